// An exam of a class from its teacher to its students and back: made of a set, sat on a phone, also without a network, and
// read together with forty others.
import type { BrowserContext, Page } from '@playwright/test';
import { toFragment } from '#engine/sandbox';
import { type ClassExam, examHash, readExam } from '../../site/client/classExam/examLink.ts';
import { dealtTo, variantOf } from '../../site/client/classExam/variant.ts';
import { codesIn } from '../../site/client/codes/pasted.ts';
import { codeFor, readCode, type SentResult } from '../../site/client/codes/resultCode.ts';
import { tableIn } from '../../site/client/codes/testing/tableIn.ts';
import { linkedItem } from '../../site/client/deal/deal.ts';
import { hashFor, itemText } from '../../site/client/deal/setLink.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import type { CatalogueItem } from '../../site/view/catalogueItem.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { type Asked, askedOn } from './support/asked.ts';
import { isAsked } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { give } from './support/giving.ts';
import { type Hand, handOn, touch } from './support/hands.ts';
import { library } from './support/telling.ts';
import { DESK, expect, PHONE, quietly, test } from './support/test.ts';
import { writtenDown } from './support/written.ts';

const { classExam, codes, exam } = messagesIn('en').chrome;
const { sit, make } = classExam;
const ONE_BOARD: ClassExam = {
  set: { title: '', order: { kind: 'asListed' }, items: [{ slug: 'goaded-marauder' }] },
  key: 'k3x',
  minutes: 10,
  variants: 1,
  marks: 'never',
};
const bar = (page: Page) => page.locator('.exam-bar p');
const code = (page: Page) => page.locator('.class-send textarea');

/** Two exercises for each way of answering that a code can be written for by hand. */
function pool(): readonly Asked[] {
  const found = new Map<string, Asked[]>();
  for (const { slug } of library.exercises)
    for (const asked of askedOn(slug)) {
      const same = found.get(asked.control.kind) ?? [];
      if (same.length < 2 && asked.control.kind !== 'order' && wrongAnswers(asked).length > 0)
        found.set(asked.control.kind, [...same, asked]);
    }
  return [...found.values()].flat();
}

const addressOf = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path}`;

async function askedNow(page: Page): Promise<Asked> {
  await isAsked(page);
  const href = await page.locator('r509-exam .asking').getAttribute('data-at');
  const [, slug = '', question] = /([^/]+)\/#q-(.+)$/.exec(href ?? '') ?? [];
  const asked = askedOn(slug).find(({ id }) => id === question);
  if (asked === undefined) throw new Error(`${href} asks nothing`);
  return asked;
}

async function answer(page: Page, hand: Hand, way: 'rightly' | 'wrongly'): Promise<void> {
  const asked = await askedNow(page);
  const given = way === 'rightly' ? rightAnswer(asked) : wrongAnswers(asked)[0].given;
  const before = await bar(page).textContent();
  await give(hand, asked.control, given);
  await touch.press(page.locator('.q.now .go'), page);
  await expect(bar(page)).not.toHaveText(before ?? '');
}

async function catalogueOf(context: BrowserContext): Promise<readonly CatalogueItem[]> {
  const response = await context.request.get('/practice/items.json');
  return (await response.json()) as readonly CatalogueItem[];
}

/** The teacher’s page of an exam of these boards; the link for students, and the one for codes. */
async function madeExam(page: Page, boards: readonly Asked[], questions: number) {
  const items = boards.map(({ slug }) => ({ slug }));
  await page.goto(
    `/practice/make/${hashFor({ title: 'Tuesday, 2 & 3', order: { kind: 'asListed' }, items })}`,
  );
  await page.getByRole('link', { name: messagesIn('en').chrome.make.asExam }).click();
  await page.getByLabel(make.minutes).fill('30');
  await page.getByLabel(make.questions).fill(`${questions}`);
  expect(await violations(page)).toEqual([]);
  const link = (await page.locator('.class-form code').textContent()) ?? '';
  const checking = (await page.getByRole('link', { name: make.codes }).getAttribute('href')) ?? '';
  // Whoever comes back by the address has the same exam.
  await page.reload();
  await expect(page.locator('.class-form code')).toHaveText(link);
  return { link, checking };
}

quietly.describe('an exam of a class', () => {
  quietly.use({ viewport: PHONE, hasTouch: true });

  quietly(
    'is sat on a phone, left, handed in without a network, and read with forty others',
    async ({ page, context, browser }) => {
      quietly.slow();
      const boards = pool();
      const { link, checking } = await madeExam(page, boards, 6);
      const read = readExam(new URL(link).hash);
      if (read.kind !== 'exam') throw new Error(read.kind);
      const catalogue = await catalogueOf(context);

      // A student, on a phone of their own.
      const phone = await browser.newContext({ viewport: PHONE, hasTouch: true });
      const student = await phone.newPage();
      await student.goto(link);
      await expect(student.getByRole('heading', { level: 1 })).toHaveText('Tuesday, 2 & 3');
      await expect(student.locator('.class-rules')).toContainText('6 questions, 30 minutes');
      await student.getByRole('button', { name: sit.begin }).tap();
      await expect(student.locator('.exam-says')).toHaveText(sit.browser.nameFirst);
      await student.getByLabel(sit.name).fill('Ada 李 🐉');
      expect(await violations(student)).toEqual([]);
      await student.getByRole('button', { name: sit.begin }).tap();
      const hand = handOn(student, touch);
      for (const way of ['rightly', 'wrongly'] as const) await answer(student, hand, way);
      await isAsked(student);
      // Until the end nothing tells, and who leaves comes back to it.
      await expect(student.locator('.q-result')).toBeEmpty();
      expect(await violations(student)).toEqual([]);
      await student.goto('about:blank');
      await student.goto(link);
      await student.locator('.exam-kept button').tap();
      await expect(bar(student)).toContainText('Question 3 of 6');
      await isAsked(student);
      await expect(student.locator('.exam-time')).toContainText(/^(29|30):\d\d/);
      await expect
        .poll(() =>
          student.evaluate(
            () =>
              performance
                .getEntriesByType('resource')
                .filter(({ name }) => name.includes('/exercises/')).length,
          ),
        )
        .toBe(6);
      await phone.setOffline(true);
      await student.locator('.exam-back').tap();
      await answer(student, hand, 'rightly');
      await student.locator('.exam-finish').tap();
      await expect(student.locator('.exam-finish')).toHaveText(
        sit.browser.handInAnyway.replace('{n}', '4'),
      );
      await student.locator('.exam-finish').tap();
      await expect(student.locator('.class-done h2')).toBeFocused();
      await expect(student.locator('.class-done h2')).toHaveText(
        sit.browser.handedIn.title.handedIn,
      );
      await expect(student.locator('.class-marks')).toBeHidden();
      const sent = await code(student).inputValue();
      expect(await violations(student)).toEqual([]);
      await phone.setOffline(false);
      // The same name gets the same exam again, handed in.
      await student.reload();
      await student.locator('.class-name').fill(' ada 李 🐉');
      await student.locator('.class-name').press('Enter');
      await expect(code(student)).toHaveValue(sent);
      await phone.close();
      const ofAda = await readCode(sent);
      if (ofAda.kind !== 'sent') throw new Error(ofAda.kind);
      expect(ofAda.sent).toMatchObject({
        name: 'Ada 李 🐉',
        set: 'Tuesday, 2 & 3',
        exam: { mark: read.mark, variant: variantOf(read.exam, 'Ada 李 🐉'), end: 'handedIn' },
      });

      // Forty others: each has the first `nth % 5` of their questions wrong, and every eighth leaves out the last.
      const began = ofAda.sent.exam?.began ?? 0;
      const others = Array.from({ length: 40 }, (_, nth): SentResult => {
        const name = `Student ${nth}`;
        const variant = variantOf(read.exam, name);
        const answers = dealtTo(read.exam, variant, catalogue).items.map((item, place) => {
          const linked = linkedItem(item);
          const asked = boards.find(({ slug }) => slug === linked.slug);
          if (asked === undefined) throw new Error(`${linked.slug} is not in the set`);
          const given = place < nth % 5 ? wrongAnswers(asked)[0].given : rightAnswer(asked);
          const isLeft = place === 5 && nth % 8 === 0;
          return { item: itemText(linked), written: isLeft ? '' : writtenDown(given) };
        });
        return {
          name,
          day: '2026-11-30',
          set: 'Tuesday, 2 & 3',
          answers,
          exam: {
            mark: read.mark,
            variant,
            began,
            ended: began + 60 * (10 + (nth % 20)),
            minutes: 30,
            end: 'handedIn',
          },
        };
      });
      const wrongOf = (nth: number): number => (nth % 5) + (nth % 8 === 0 ? 1 : 0);
      const all = [sent, ...(await Promise.all(others.map(codeFor)))];
      const [, second = '', third = '', fourth = ''] = all;
      const [Student3] = others.slice(3);
      if (Student3 === undefined) throw new Error('there is no such student');
      const again = await codeFor({
        ...Student3,
        answers: Student3.answers.map((one) => ({ ...one, written: '' })),
        exam: {
          mark: read.mark,
          variant: Student3.exam?.variant ?? 1,
          began,
          ended: began + 1700,
          minutes: 30,
          end: 'timeUp',
        },
      });
      const foreign = await codeFor({
        name: 'Zed',
        day: '2026-11-30',
        set: 'Another',
        answers: [{ item: 'never-was~1a2b3c', written: 'truth=true' }],
      });
      const log = [
        ...all.map((one, nth) => `[10:${10 + (nth % 40)}, 30/11/2026] Student: ${one}`),
        `Carl wrote:\n> ${second.slice(0, 90)}`,
        `spoiled ${third.slice(0, 60)}${third[60] === 'A' ? 'B' : 'A'}${third.slice(61)}`,
        fourth,
        again,
        foreign,
      ].join('\n');
      expect(
        (await codesIn(log)).map(({ kind }) => kind).filter((kind) => kind !== 'sent'),
      ).toEqual(['cut', 'broken', 'twice']);

      await page.goto('about:blank');
      await page.goto(checking);
      await expect(page.locator('.codes-exam')).toContainText('Tuesday, 2 & 3');
      await page.getByLabel(codes.paste).fill(log);
      await page.getByRole('button', { name: codes.check }).tap();
      const says = page.locator('r509-codes > [role=status]');
      await expect(says).toHaveText(
        [
          codes.browser.done.replace('{n}', '43'),
          codes.browser.unread.replace('{n}', '2'),
          codes.browser.twice.replace('{n}', '1'),
        ].join(' '),
        { timeout: 90_000 },
      );
      await expect(page.locator('.codes-unread li')).toHaveText([
        /^Line 43, after “Carl wrote:”: the end of this code is missing/,
        /^Line 44, after “spoiled”: this code was changed/,
        /^Line 45: the same code as in line 4\./,
      ]);
      const rows = page.locator('.codes-table > .codes-frame').first().locator('tbody tr');
      await expect(rows).toHaveCount(43);
      const shares = await rows.locator('td:nth-child(2)').allTextContents();
      expect(shares).toEqual([
        '2/6',
        ...others.map((_, nth) => `${6 - wrongOf(nth)}/6`),
        '0/6',
        '0/0',
      ]);
      const notes = await rows.locator('td:nth-child(4)').allTextContents();
      expect(notes.filter((note) => note !== '')).toEqual([
        codes.browser.notes.otherAnswers.replace('{lines}', '46'),
        `${codes.browser.notes.otherAnswers.replace('{lines}', '5')}; ${codes.browser.notes.timeUp}`,
        `${codes.browser.notes.otherExam.replace('{set}', 'Another')}; ${codes.browser.notes.gone.replace('{n}', '1')}`,
      ]);
      // What the class has wrong together is what its students have, counted once each.
      const together = page.locator('.codes-together');
      await expect(together.locator('h2')).toHaveText(
        codes.browser.together.title.replace('{n}', '41'),
      );
      const counts = await together.locator('b').allTextContents();
      const total = counts.reduce((sum, text) => sum + Number(/^\d+/.exec(text)?.[0]), 0);
      expect(total).toBe(4 + others.reduce((sum, _, nth) => sum + wrongOf(nth), 0));
      await expect(together.locator('a[href*="/mistakes/"]').first()).toBeVisible();
      await rows.nth(1).locator('summary').tap();
      await expect(rows.nth(1).locator('li')).toHaveCount(6);
      expect(await violations(page)).toEqual([]);

      const downloading = page.waitForEvent('download');
      await page.getByText(codes.download).tap();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('tuesday-2-3.csv');
      const stream = await file.createReadStream();
      const [head = [], ...lines] = tableIn((await stream.toArray()).join(''), ',');
      const { columns } = codes.browser;
      expect(lines).toHaveLength(46);
      for (const line of lines) expect(line).toHaveLength(head.length);
      const cells = (column: string) => lines.map((line) => line[head.indexOf(column)]);
      expect(cells(columns.name)[0]).toBe('Ada 李 🐉');
      expect(cells(columns.right).slice(1, 41)).toEqual(
        others.map((_, nth) => `${6 - wrongOf(nth)}`),
      );
      expect(
        head.filter((title) => title.startsWith(`${columns.mistake}: `)).length,
      ).toBeGreaterThan(0);

      // On paper: the tables with every answer, and nothing to fill in.
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(page.getByLabel(codes.paste)).toBeHidden();
      await expect(page.locator('.codes-answers ol')).toHaveCount(43);
      await expect(page.locator('.codes-answers li').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    },
  );
});

test.describe('an exam with boards of the teacher’s own', () => {
  test.use({ viewport: DESK });

  /** On each, no block and both blocks are legal, and one block is not. */
  const LINES = ['2/2 menace; Nil: 1/1, 1/1', '3/3 menace; Nil: 2/2, 2/2'].map(
    (line) => `Ada: ${line}; A1 -> Nil`,
  );
  const own = LINES.map(toFragment);
  const items = own.map((fragment) => ({ slug: 'own', question: fragment.slice(-4) }));
  const words = codes.browser;

  test('keeps how it is sat while its set is changed, is not handed in by a double click, and is marked from its codes', async ({
    page,
  }) => {
    const set = hashFor({
      title: '',
      order: { kind: 'asListed' },
      items: [...items, { slug: 'goaded-marauder' }],
      own,
    });
    await page.goto(`/practice/class/${set}`);
    await page.getByLabel(make.minutes).fill('17');
    await page.locator('[name=variants]').selectOption('4');
    await page.getByLabel(make.after).check();
    await page.getByRole('link', { name: make.change }).click();
    await expect(page.locator('.make-chosen li')).toHaveCount(3);
    await page.locator('.make-chosen [data-do=remove]').last().click();
    await page.reload();
    await expect(page.locator('.make-chosen li')).toHaveCount(2);
    await page.getByRole('link', { name: messagesIn('en').chrome.make.asExam }).click();
    await expect(page.getByLabel(make.minutes)).toHaveValue('17');
    await expect(page.locator('[name=variants]')).toHaveValue('4');
    await expect(page.getByLabel(make.after)).toBeChecked();
    await expect(page.locator('[name=questions]')).toHaveValue('2');
    const link = (await page.locator('.class-form code').textContent()) ?? '';
    const checking = await page.getByRole('link', { name: make.codes }).getAttribute('href');

    await page.goto(link);
    await page.getByLabel(sit.name).fill('Ada');
    await page.getByRole('button', { name: sit.begin }).click();
    await isAsked(page);
    const finish = page.locator('.exam-finish');
    await finish.dblclick();
    await expect(finish).toHaveText(sit.browser.handInAnyway.replace('{n}', '2'));
    await expect(page.locator('.class-done')).toHaveCount(0);
    const blocks = await page
      .locator('.q.now form input:not([value=""])')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ name, value }) => [name, value]));
    expect(blocks).toHaveLength(2);
    await page.locator('.q.now .go').click();
    await expect(bar(page)).toContainText('Question 2 of 2');
    await isAsked(page);
    await finish.focus();
    await page.keyboard.press('Enter');
    await expect(finish).toHaveText(sit.browser.handInAnyway.replace('{n}', '1'));
    await page.keyboard.press('Enter');
    await expect(page.locator('.exam-score')).toHaveText(
      sit.browser.score.replace('{k}', '1').replace('{n}', '2'),
    );
    const read = await readCode(await code(page).inputValue());
    if (read.kind !== 'sent') throw new Error(read.kind);
    const [first] = read.sent.answers;
    expect(first?.written).toBe('nothing');
    const others = [blocks, blocks.slice(0, 1), blocks.slice(1)].map(
      (pairs, nth): SentResult => ({
        ...read.sent,
        name: `Student ${nth}`,
        answers: [{ item: first?.item ?? '', written: `${new URLSearchParams(pairs)}` }],
      }),
    );
    const sent = [await code(page).inputValue(), ...(await Promise.all(others.map(codeFor)))];

    await page.goto(checking ?? '');
    await expect(page.locator('.codes-exam')).toHaveText(words.examUntitled);
    await page.getByLabel(codes.paste).fill(sent.join('\n'));
    await page.getByRole('button', { name: codes.check }).click();
    const rows = page.locator('.codes-table > .codes-frame').first().locator('tbody tr');
    await expect(rows).toHaveCount(sent.length);
    // Ada's is as she was told.
    await expect(rows.locator('td:nth-child(2)')).toHaveText(['1/2', '1/1', '0/1', '0/1']);
    await expect(page.locator('.codes-table')).not.toContainText('own:');
    await rows.nth(0).locator('summary').click();
    await expect(rows.nth(0).locator('li')).toHaveText([/^\d\/\d .*: /, /^\d\/\d .*: /]);
    // What is the same for all stands over them once.
    await expect(page.locator('.codes-table caption').first()).toContainText(words.nameless);
    expect(await violations(page)).toEqual([]);

    // Where no link brings the boards, it is said what is needed.
    for (const language of LANGUAGES) {
      const there = messagesIn(language).chrome.codes;
      await page.goto(addressOf(language, '/practice/codes/'));
      await page.getByLabel(there.paste).fill(sent[0] ?? '');
      await page.getByRole('button', { name: there.check }).click();
      await expect(rows).toContainText([there.browser.notes.elsewhere.replace('{n}', '2')]);
      await expect(rows.locator('td:nth-child(2)')).toHaveText('0/0');
    }
  });
});

test.describe('the clock of an exam of a class', () => {
  test.use({ viewport: DESK });

  for (const language of LANGUAGES)
    test(`goes on while the page is away, hands in, and shows the marks where that was chosen (${language})`, async ({
      page,
    }) => {
      const words = messagesIn(language).chrome.classExam.sit;
      await page.clock.install({ time: new Date('2026-11-25T10:00:00Z') });
      const [board] = pool().filter(({ control }) => control.kind === 'truth');
      if (board === undefined) throw new Error('nothing asks whether something is so');
      const hash = examHash({
        set: {
          title: 'Il martedì',
          order: { kind: 'asListed' },
          items: [{ slug: board.slug }, { slug: 'never-was' }],
        },
        key: 'k3x',
        minutes: 10,
        variants: 1,
        marks: 'after',
      });
      await page.goto(addressOf(language, `/practice/sit/${hash}`));
      await expect(page.locator('.exam-says')).toHaveText(
        words.browser.gone.replace('{list}', 'never-was'),
      );
      await page.getByLabel(words.name).fill('Nil');
      await page.getByRole('button', { name: words.begin }).click();
      await isAsked(page);
      await page.clock.runFor(60_000);
      await expect(page.locator('.exam-time')).toContainText('9:00');
      // What is chosen and not sent is handed in as well.
      const given = rightAnswer(board);
      const truth = given.kind === 'truth' && given.truth;
      await page.locator(`.q.now [name=truth][value=${truth}]`).check();
      if (given.kind === 'truth' && given.rule !== undefined)
        await page.locator(`.q.now [name=rule][value="${given.rule}"]`).check();
      const address = page.url();
      await page.goto('about:blank');
      await page.clock.setSystemTime(new Date('2026-11-25T10:30:00Z'));
      await page.goto(address);
      await page.locator('.exam-kept button').click();
      await expect(page.locator('.class-done h2')).toHaveText(words.browser.handedIn.title.timeUp);
      await expect(page.locator('.exam-score')).toHaveText(
        words.browser.score.replace('{k}', '1').replace('{n}', '1'),
      );
      const read = await readCode(await code(page).inputValue());
      const sat = read.kind === 'sent' ? read.sent.exam : undefined;
      expect(sat).toMatchObject({ end: 'timeUp', minutes: 10 });
      expect((sat?.ended ?? 0) - (sat?.began ?? 0)).toBe(600);
      // The board is looked at again with what was answered.
      await page.locator('.class-marks .exam-list button').click();
      await expect(page.locator('.round-ruling #ruling')).toBeVisible();
      await page
        .getByRole('button', { name: messagesIn(language).chrome.exam.browser.backToResults })
        .click();
      await expect(code(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

  test('and what is no exam is told', async ({ page }) => {
    const { refused } = sit.browser;
    for (const [hash, said] of [
      ['', refused.empty],
      ['#v=1&b=goaded-marauder', refused.link],
      ['#v=1&b=goaded-marauder&e=k3x&m=40', refused.mangled],
      ['#v=2&b=goaded-marauder', refused.version.replace('{version}', '2')],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`/practice/sit/${hash}`);
      await expect(page.locator('.exam-says')).toHaveText(said);
      await expect(page.getByRole('button', { name: sit.begin })).toBeHidden();
    }
    // The way past the menu takes no exam from the address.
    await page.goto('about:blank');
    await page.goto(`/practice/sit/${examHash(ONE_BOARD)}`);
    await expect(page.locator('.class-rules li')).not.toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#v=1.*&z=\w{7}$/);
    await page.goto('/practice/class/');
    await expect(page.locator('.class-says')).toHaveText(make.browser.empty);
    expect(exam.browser.finish).not.toBe(sit.handIn);
  });

  test('a variant is printed with its number and the student’s name', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto('/practice/class/#v=1&t=Tuesday&b=goaded-marauder,marked-okk');
    await page.getByLabel(make.forName).fill('Zoë');
    await page.getByRole('button', { name: make.print }).click();
    const paper = page.locator('body > .paper');
    await expect(paper).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(paper.locator('.paper-cover h1')).toHaveText(/^Zoë: Tuesday, variant \d+$/);
    await expect(paper.locator('.paper-asked > li')).toHaveCount(2);
    await expect(paper.locator('.paper-key')).toBeVisible();
  });
});
