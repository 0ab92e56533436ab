import { test as base, type Page } from '@playwright/test';
import { toFragment } from '#engine/sandbox';
import { codeFor, readCode } from '../../site/client/codes/resultCode.ts';
import { setFileForm } from '../../site/exports/setFileForm.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { CONTROLS } from '../../site/questions/script/controls.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { type Asked, askedOn } from './support/asked.ts';
import { isAsked, now, send } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { give } from './support/giving.ts';
import { handOn, touch } from './support/hands.ts';
import { library } from './support/telling.ts';
import { expect, PHONE, test } from './support/test.ts';

const under = (language: Language, page: string) =>
  language === 'en' ? page : `/${language}${page}`;
const at = (page: Page) => page.locator('r509-round .asking');
const notes = (page: Page) => page.locator('.dealt-notes p');

async function askedNow(page: Page): Promise<Asked> {
  await isAsked(page);
  const href = await at(page).getAttribute('data-at');
  const [, slug = '', question] = /([^/]+)\/#q-(.+)$/.exec(href ?? '') ?? [];
  const asked = askedOn(slug).find(({ id }) => id === question);
  if (asked === undefined) throw new Error(`${href} asks nothing`);
  return asked;
}

test.use({ viewport: PHONE, hasTouch: true });

for (const language of LANGUAGES)
  test(`a set is made by touch, and opened from its link (${language})`, async ({ page }) => {
    const words = messagesIn(language).chrome.make;
    await page.goto(under(language, '/practice/make/'));
    await page.getByLabel(words.find).fill('509.1c');
    const results = page.locator('.make-results li');
    const now = page.locator('.make-now');
    await expect(now).toBeHidden();
    for (const nth of [0, 2, 1]) await results.nth(nth).getByRole('button').tap();
    // How many there are is in sight beside what is found, and leads to where they are named.
    await expect(now).toBeInViewport({ ratio: 1 });
    await expect(now).toContainText(words.browser.count.replace('{n}', '3'));
    const field = page.getByLabel(words.name);
    await expect(field).not.toBeInViewport();
    const address = page.url();
    await now.getByRole('link').tap();
    await expect(field).toBeInViewport({ ratio: 1 });
    expect(page.url()).toBe(address);
    const [room, line] = [
      await field.boundingBox(),
      await page.locator('.make-link').boundingBox(),
    ];
    expect(room?.width).toBe(line?.width);
    await page.locator('.make-chosen [data-do=up]').nth(2).tap();
    const chosen = await page.locator('.make-chosen span').allTextContents();
    expect(chosen).toHaveLength(3);
    await page.getByLabel(words.name).fill('Martedì, 2 & 3');
    expect(await violations(page)).toEqual([]);
    // The page printed as it stands is the list of what is chosen.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.make-chosen li:visible')).toHaveCount(3);
    await expect(page.locator('.made :is(button, select, .make-results):visible')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    const link = (await page.locator('.make-link code').textContent()) ?? '';
    // Whoever comes back to it goes on making it.
    await page.reload();
    await expect(page.locator('.make-chosen span')).toHaveText(chosen);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Martedì, 2 & 3');
    await isAsked(page);
    await expect(page.locator('.round-marks i')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await expect(notes(page)).toHaveCount(0);
  });

for (const language of LANGUAGES)
  test(`a set takes boards of one’s own, is printed and taken away where it is made, and asks them (${language})`, async ({
    page,
  }) => {
    const { make, exports } = messagesIn(language).chrome;
    const line = 'Ada: 2/2 menace; Nil: 2x 1/1; A1 -> Nil';
    const link = `https://elsewhere.example/sandbox/#${toFragment(line)}`;
    await page.goto(under(language, '/practice/make/'));
    await page.getByLabel(make.kind).selectOption('divide');
    await page.locator('.make-results li').first().getByRole('button').tap();
    await page.locator('.make-of-own summary').tap();
    const add = async (text: string) => {
      await page.getByLabel(make.own.label).fill(text);
      await page.getByRole('button', { name: make.own.add, exact: true }).tap();
    };
    const told = page.locator('.make-own-status p');
    await add('https://elsewhere.example/sandbox/');
    await expect(told).toHaveText([make.browser.ownNone]);
    await add(`${link}\n${link.slice(0, -9)}`);
    // What is cut is said and stays in its field; what is whole is added.
    await expect(told).toHaveCount(2);
    await expect(page.locator('.make-chosen li')).toHaveCount(2);
    // The same board by its line is the same.
    await add(line);
    await expect(told).toHaveText([make.browser.ownAdded.replace('{n}', '1')]);
    await expect(page.locator('.make-chosen li')).toHaveCount(2);
    await expect(page.locator('.make-covers')).toContainText(make.browser.time.replace('{n}', '2'));
    // Each is drawn as it comes into view.
    for (const line of await page.locator('.make-chosen li').all())
      await line.locator('figure').scrollIntoViewIfNeeded();
    await expect(page.locator('.make-chosen svg[role=img]')).toHaveCount(2);
    await page.getByLabel(make.name).fill('Martedì');
    expect(await violations(page)).toEqual([]);
    await page.locator('r509-exports summary').tap();
    const downloading = page.waitForEvent('download');
    await page.locator('r509-exports [data-as=json]').tap();
    const stream = await (await downloading).createReadStream();
    const file = setFileForm.parse(JSON.parse((await stream.toArray()).join('')));
    const { title, questions } = file;
    expect(title).toBe('Martedì');
    // Students are led to what is asked, and not to where it is made.
    expect(file.link).toBe(await page.locator('.make-link code').textContent());
    expect(new URL(file.link).pathname).toBe(under(language, '/practice/own/'));
    expect(questions.map(({ asked }) => 'right' in asked && asked.right?.length)).toEqual([
      expect.any(Number),
      2,
    ]);
    await expect(page.locator('r509-exports [role=status]')).toHaveText(
      exports.inBrowser.made.replace('{n}', '2').replace('{file}', 'martedi.json'),
    );
    await page.locator('.make-open').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Martedì');
    await isAsked(page);
    await page.locator('.round-next').tap();
    await expect(at(page)).toHaveAttribute('data-at', /\/sandbox\/#b1:/);
    await isAsked(page);
  });

for (const language of LANGUAGES)
  test(`a board of one’s own is put in a set from its page (${language})`, async ({ page }) => {
    const { make, sandbox } = messagesIn(language).chrome;
    const board = `#${toFragment('Ada: 2/2 menace; Nil: 2x 1/1; A1 -> Nil')}`;
    await page.goto(under(language, `/sandbox/${board}`));
    await page.getByRole('button', { name: sandbox.handOn, exact: true }).tap();
    await page.getByRole('button', { name: sandbox.toSet, exact: true }).tap();
    await expect(page).toHaveTitle(new RegExp(make.title));
    await expect(page.locator('.make-chosen li')).toHaveCount(1);
    // Its link is the set's by then, to be gone on with.
    await expect(page).toHaveURL(/\/practice\/make\/#v=1/);
    await expect(page.locator('.make-now')).toBeInViewport({ ratio: 1 });
  });

test.describe('of a link, it is said what is wrong with it, and the rest is asked', () => {
  for (const language of LANGUAGES)
    test(language, async ({ page }) => {
      const { deal } = messagesIn(language).chrome;
      const open = async (hash: string) => {
        await page.goto('about:blank');
        await page.goto(under(language, `/practice/own/${hash}`));
      };
      await open('#v=2&b=goaded-marauder');
      await expect(notes(page)).toHaveText([deal.notes.version.replace('{version}', '2')]);
      await open('#v=1%%%&b=');
      await expect(notes(page)).toHaveText([deal.notes.mangled]);
      await open('');
      await expect(page.locator('.dealt-empty')).toContainText(deal.own.empty);
      await open('#v=1&b=never-was,Two!,goaded-marauder~000000');
      await expect(notes(page)).toHaveCount(3);
      await expect(notes(page).nth(1)).toHaveText(deal.notes.gone.replace('{list}', 'never-was'));
      await isAsked(page);
      await expect(page.locator('.round-marks i')).toHaveCount(1);
    });
});

// What can’t be loaded is told in the console too.
base('where the list of boards can’t be loaded, that is said', async ({ page }) => {
  await page.route('**/items.json', (route) => route.abort());
  await page.goto('/it/practice/own/#v=1&b=goaded-marauder');
  await expect(notes(page)).toHaveText([messagesIn('it').chrome.deal.notes.failed]);
});

test('a seed gives everyone the same order, and shuffling each another', async ({ browser }) => {
  const slugs = ['goaded-marauder', 'wall-of-junk-blaze', 'two-must-one-menace', 'marked-okk'];
  const orderOf = async (order: string): Promise<string | null> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`/practice/own/#v=1&o=${order}&b=${slugs}`);
    const boards = await page.locator('r509-round').getAttribute('data-boards');
    await context.close();
    return boards;
  };
  const seeded = await orderOf('seeded&s=7');
  expect(await orderOf('seeded&s=7')).toBe(seeded);
  const shuffled = new Set<string | null>();
  for (let nth = 0; nth < 5; nth += 1) shuffled.add(await orderOf('shuffled'));
  expect(shuffled.size).toBeGreaterThan(1);
});

test('the five of the day are the same for everyone, and others tomorrow', async ({ browser }) => {
  const fiveOn = async (day: string, language: (typeof LANGUAGES)[number]) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.goto(under(language, '/practice/daily/'));
    const boards = await page.locator('r509-round').getAttribute('data-boards');
    await context.close();
    return (JSON.parse(boards ?? '[]') as readonly string[]).map((href) =>
      href.replace(/^\/(it|es)/, ''),
    );
  };
  const today = await fiveOn('2026-11-25', 'en');
  expect(today).toHaveLength(5);
  expect(await fiveOn('2026-11-25', 'it')).toEqual(today);
  expect(await fiveOn('2026-11-26', 'es')).not.toEqual(today);
});

test('a student’s code is made, and forty are marked again by a teacher', async ({ page }) => {
  test.slow();
  const { codes } = messagesIn('en').chrome;
  const slugs = ['two-must-one-menace', 'goaded-marauder', 'marked-okk'];
  await page.goto(`/practice/own/#v=1&t=Tuesday&b=${slugs}`);
  const hand = handOn(page, touch);
  for (const way of ['rightly', 'wrongly', 'not at all'] as const) {
    const asked = await askedNow(page);
    const given = way === 'wrongly' ? wrongAnswers(asked)[0]?.given : rightAnswer(asked);
    if (given === undefined) throw new Error(`nothing is wrong in ${asked.id}`);
    if (way !== 'not at all') {
      await give(hand, asked.control, given);
      await send(hand, given);
      await expect(now(page).locator('.q-result .v')).toBeVisible();
    }
    await page.locator('.round-next').tap();
  }
  await page.getByText(codes.send.title).tap();
  await page.getByLabel(codes.send.name).fill('Ada');
  await page.getByRole('button', { name: codes.send.make }).tap();
  const field = page.locator('.round-send textarea');
  await expect(field).toHaveValue(/^R509-2-/);
  const code = await field.inputValue();
  const read = await readCode(code);
  if (read.kind !== 'sent') throw new Error(read.kind);
  const class_ = await Promise.all(
    Array.from({ length: 39 }, (_, at) => codeFor({ ...read.sent, name: `Student ${at}` })),
  );
  const spoiled = `${code.slice(0, 30)}${code[30] === 'A' ? 'B' : 'A'}${code.slice(31)}`;
  await page.goto('/practice/codes/');
  await page.getByLabel(codes.paste).fill([code, ...class_, spoiled, code].join('\n'));
  await page.getByRole('button', { name: codes.check }).tap();
  const rows = page.locator('.codes-frame').first().locator('tbody tr');
  await expect(rows).toHaveCount(40);
  for (const nth of [0, 20, 39]) await expect(rows.nth(nth)).toContainText('1/3');
  const unread = page.locator('.codes-unread li');
  const { problems } = codes.browser;
  await expect(unread.nth(0)).toHaveText(problems.broken.replace('{place}', 'Line 41'));
  await expect(unread.nth(1)).toHaveText(
    problems.twice.replace('{place}', 'Line 42').replace('{first}', '1'),
  );
  await rows.nth(0).locator('summary').tap();
  await expect(rows.nth(0).locator('li')).toHaveText([
    new RegExp(`${codes.browser.marks.right}$`),
    new RegExp(`${codes.browser.marks.wrong}$`),
    new RegExp(`${codes.browser.marks.unanswered}$`),
  ]);
  expect(await violations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByText(codes.download).tap();
  const stream = await (await downloading).createReadStream();
  const csv = (await stream.toArray()).join('');
  expect(csv.trim().split('\r\n')).toHaveLength(43);
  expect(csv).toContain('"Student 7"');
});

/** For each control that answers are given with, a question of which a wrong answer is known. */
function oneOfEachControl(): readonly Asked[] {
  const { scenarios, exercises } = library;
  const found = new Map<string, Asked>();
  for (const { slug } of [...exercises, ...scenarios])
    for (const asked of askedOn(slug))
      if (!found.has(asked.control.kind) && wrongAnswers(asked).length > 0)
        found.set(asked.control.kind, asked);
  return [...found.values()];
}

test('an answer of each kind comes through a code as it was given, right or wrong', async ({
  page,
}) => {
  test.slow();
  const { codes } = messagesIn('en').chrome;
  const all = oneOfEachControl();
  expect(new Set(all.map(({ control }) => control.kind)).size).toBe(Object.keys(CONTROLS).length);
  const hand = handOn(page, touch);
  for (const way of ['rightly', 'wrongly'] as const) {
    await page.goto('about:blank');
    // Another name, another round.
    const listed = all.map(({ slug, id }) => `${slug}:${id}`);
    await page.goto(`/practice/own/#v=1&t=${way}&b=${listed}`);
    for (const _ of all) {
      const asked = await askedNow(page);
      const given = way === 'rightly' ? rightAnswer(asked) : wrongAnswers(asked)[0]?.given;
      if (given === undefined) throw new Error(`nothing is wrong in ${asked.id}`);
      await give(hand, asked.control, given);
      await send(hand, given);
      await expect(now(page).locator('.q-result .v')).toBeVisible();
      await page.locator('.round-next').tap();
    }
    await page.getByText(codes.send.title).tap();
    await page.getByRole('button', { name: codes.send.make }).tap();
    const field = page.locator('.round-send textarea');
    await expect(field).toHaveValue(/^R509-2-/);
    const code = await field.inputValue();
    await page.goto('/practice/codes/');
    await page.getByLabel(codes.paste).fill(code);
    await page.getByRole('button', { name: codes.check }).tap();
    const mark = codes.browser.marks[way === 'rightly' ? 'right' : 'wrong'];
    await page.locator('.codes-table summary').tap();
    await expect(page.locator('.codes-table details li')).toHaveText(
      all.map(() => new RegExp(`: ${mark}$`)),
    );
  }
});
