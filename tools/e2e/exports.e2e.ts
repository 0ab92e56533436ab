import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'gift-pegjs';
import type { SetFile } from '../../site/exports/formats/json.ts';
import { setFileForm } from '../../site/exports/setFileForm.ts';
import type { ExportFormat } from '../../site/i18n/exportWords.ts';
import { date } from '../../site/i18n/grammar.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { type Asked, askedOn } from './support/asked.ts';
import { violations, violationsOfColors } from './support/axe.ts';
import { expect, PHONE, test } from './support/test.ts';

/** Of several kinds of answers, and small. */
const SET = '/practice/since-2024-11-08/';

const row = (page: Page) => page.locator('r509-exports');
const status = (page: Page) => row(page).getByRole('status');

async function open(page: Page, set: string, language: Language = 'en'): Promise<void> {
  await page.goto(addressIn(language, set));
  await row(page).locator('summary').click();
}

const boardsOf = async (page: Page): Promise<readonly string[]> =>
  JSON.parse(
    (await page.locator('[data-boards]').first().getAttribute('data-boards')) ?? '[]',
  ) as readonly string[];

async function taken(page: Page, format: ExportFormat): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  await row(page).locator(`[data-as=${format}]`).click();
  return readFile(await (await arriving).path());
}

async function takenAsJson(page: Page): Promise<SetFile> {
  return setFileForm.parse(JSON.parse(`${await taken(page, 'json')}`));
}

/** How many there are of each of these, by the browser's own reader of XML; `undefined` where it finds a fault. */
const countedIn = (page: Page, xml: string, ...names: readonly string[]) =>
  page.evaluate(
    ([text, sought]) => {
      const read = new DOMParser().parseFromString(text, 'application/xml');
      if (read.querySelector('parsererror')) return undefined;
      return sought.map((name) => read.getElementsByTagName(name).length);
    },
    [xml, names] as const,
  );

for (const language of LANGUAGES)
  test(`in ${language} a set comes away in every format with all its questions, pictures, rules and dates`, async ({
    page,
  }) => {
    await open(page, SET, language);
    const n = (await boardsOf(page)).length;
    const holds = messagesIn(language).chrome.site.holds(date(language, '2026-09-25'));

    const { questions } = await takenAsJson(page);
    expect(questions.map(({ link }) => new URL(link).pathname + new URL(link).hash)).toEqual(
      await boardsOf(page),
    );
    for (const { picture, answer, holds: said, asked } of questions) {
      expect(await countedIn(page, picture, 'title', 'desc')).toEqual([1, 1]);
      expect([...answer.rules, ...answer.reasons.flatMap(({ rules }) => rules)]).not.toEqual([]);
      expect(said).toEqual({ edition: '2026-09-25', text: holds });
      if (asked.kind === 'one') expect(asked.options.some(({ isRight }) => isRight)).toBe(true);
    }

    const read = parse(`${await taken(page, 'gift')}\n`).slice(1);
    expect(read).toHaveLength(n);
    for (const one of read)
      expect('globalFeedback' in one && one.globalFeedback?.text).toContain(holds);

    const moodle = `${await taken(page, 'moodle')}`;
    expect(await countedIn(page, moodle, 'question', 'file', 'generalfeedback')).toEqual([
      n + 1,
      n,
      n,
    ]);

    const files = Object.entries(unzipSync(await taken(page, 'qti')));
    expect(files.filter(([name]) => /^item-\d+\.xml$/.test(name))).toHaveLength(n);
    for (const [name, bytes] of files.filter(([file]) => !file.endsWith('.txt')))
      expect(await countedIn(page, strFromU8(bytes), 'img'), name).toEqual([
        name.startsWith('item') ? 1 : 0,
      ]);

    const notes = `${await taken(page, 'anki')}`
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(notes).toHaveLength(n);
    for (const note of notes) {
      expect(note).toContain('src=""data:image/svg+xml;base64,');
      expect(note).toContain(holds);
      expect(note).toMatch(/\d{3}\.\d+\w?/);
    }
  });

for (const set of [SET, '/practice/lethal-from-scratch/', '/practice/priority/'])
  test(`what comes away of ${set} is what the engine asks, shows and answers`, async ({ page }) => {
    await open(page, set);
    const { questions } = await takenAsJson(page);
    for (const question of questions) {
      const [slug = '', id] = question.id.split('/');
      const asked = askedOn(slug).find((one) => one.id === id);
      if (asked === undefined) throw new Error(`${question.id} is asked nowhere`);
      expect(shown(question), question.id).toEqual(boardOf(asked));
      expect(answered(question.asked), question.id).toEqual(answerTo(asked));
    }
  });

type Question = SetFile['questions'][number];

const shown = ({ board: { near, away, lines } }: Question) => ({
  creatures: [...near.creatures, ...away.creatures].map(
    ({ tag, size, stands }) => `${tag} ${size} ${stands}`,
  ),
  blocks: lines.flatMap((line) =>
    line.kind === 'block' ? [`${line.blocker} blocks ${line.attacker}`] : [],
  ),
});

function boardOf({ question: { board } }: Asked): ReturnType<typeof shown> {
  const creatures = board.permanents.filter(({ types }) => types.includes('creature'));
  const first = board.players[0]?.id;
  const tagOf = (id: string) => creatures.find((one) => one.id === id)?.tag;
  const near = creatures.filter(({ controller }) => controller === first);
  const away = creatures.filter(({ controller }) => controller !== first);
  return {
    creatures: [...near, ...away].map(
      ({ tag, power, toughness, tapped }) =>
        `${tag} ${power}/${toughness} ${tapped ? 'tapped' : 'untapped'}`,
    ),
    blocks: near.flatMap(({ id }) =>
      away.flatMap((blocker) =>
        board.blocks.some((block) => block.attacker === id && block.blocker === blocker.id)
          ? [`${blocker.tag} blocks ${tagOf(id)}`]
          : [],
      ),
    ),
  };
}

/** What of a question is right, as its file has it. */
function answered(asked: Question['asked']): unknown {
  switch (asked.kind) {
    case 'number':
      return asked.value;
    case 'one':
      return asked.options[0]?.isRight;
    case 'several':
      return asked.options.map(({ isRight }) => isRight);
    case 'declaration':
      return asked.rows.length;
    case 'division':
      return asked.amount;
    case 'order':
      return asked.items.length;
  }
}

/** The same, as the engine has it. */
function answerTo({ question: { answer }, control }: Asked): unknown {
  switch (answer.kind) {
    case 'number':
      return answer.value;
    case 'yesNo':
      return answer.value;
    case 'legality':
      return answer.legal;
    case 'pick':
      return answer.options.map(({ right }) => right);
    case 'division':
      return answer.choice.amount;
    case 'order':
      return answer.items.length;
    case 'attack':
    case 'block':
      return 'rows' in control && control.rows?.length;
  }
}

test.describe('on paper', () => {
  /** Lays the set out, and leaves it so. */
  async function lay(page: Page, set = SET): Promise<void> {
    await open(page, set);
    await page.evaluate(() => {
      Object.assign(window, { print: () => {} });
      addEventListener('afterprint', (event) => event.stopImmediatePropagation());
    });
    await row(page).locator('[data-as=paper]').click();
    await expect(page.locator('body > .paper')).toBeAttached();
  }

  /** In points, as near as browsers come. */
  const SIZES = { A4: [595, 842], Letter: [612, 792] } as const;

  async function printed(page: Page, format: 'A4' | 'Letter') {
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    const [, , , width, height] = /\/MediaBox \[(\S+) (\S+) (\S+) (\S+)\]/.exec(pdf) ?? [];
    return {
      pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
      size: [Number(width), Number(height)],
    };
  }

  /** As if the set had no such part. */
  const hide = (page: Page, selector: string) =>
    page.locator(selector).evaluate((part: HTMLElement) => {
      part.hidden = true;
    });

  const show = (page: Page, selector: string) =>
    page.locator(selector).evaluate((part: HTMLElement) => {
      part.hidden = false;
    });

  for (const format of ['A4', 'Letter'] as const)
    test(`the key of a set has pages of its own behind the questions, on ${format}`, async ({
      page,
    }) => {
      await lay(page);
      const whole = await printed(page, format);
      for (const [side, points] of SIZES[format].entries())
        expect(Math.abs((whole.size[side] ?? 0) - points)).toBeLessThan(2);
      await hide(page, '.paper-key');
      const questions = await printed(page, format);
      await show(page, '.paper-key');
      await hide(page, '.paper-asked');
      const key = await printed(page, format);
      // The cover is on a page of its own then.
      expect(whole.pages).toBe(questions.pages + key.pages - 1);
      expect(whole.pages).toBeGreaterThan(questions.pages);
    });

  test('every question is there with its board, its number and room for an answer, and its answer with rules', async ({
    page,
  }) => {
    await lay(page);
    await page.emulateMedia({ media: 'print' });
    const n = (await boardsOf(page)).length;
    await expect(page.locator('.paper-asked > li:visible')).toHaveCount(n);
    await expect(page.locator('.paper-asked > li svg[role=img]:visible')).toHaveCount(n);
    await expect(page.locator('.paper-form:visible')).toHaveCount(n);
    const answers = page.locator('.paper-key > ol > li:visible');
    await expect(answers).toHaveCount(n);
    for (const answer of await answers.all()) await expect(answer).toContainText(/\d{3}\.\d/);
    await expect(page.locator('main')).toBeHidden();
  });

  test('afterwards the page is as it was', async ({ page }) => {
    await open(page, SET);
    const main = page.locator('main');
    // The round has come, with all that it offers: it comes by script, like what is laid.
    await expect(main.locator('form:visible').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = await main.ariaSnapshot();
    await page.evaluate(() => {
      Object.assign(window, { print: () => dispatchEvent(new Event('afterprint')) });
    });
    await row(page).locator('[data-as=paper]').click();
    const said = messagesIn('en').chrome.exports.inBrowser.laid;
    await expect(status(page)).toHaveText(said.replace('{n}', `${(await boardsOf(page)).length}`));
    await expect(page.locator('body > .paper')).toHaveCount(0);
    await status(page).evaluate((place) => place.replaceChildren());
    expect(await main.ariaSnapshot()).toBe(before);
  });
});

test('a board that can’t be had is named and left out, and the others come', async ({ page }) => {
  await open(page, SET);
  const boards = await boardsOf(page);
  const [first = ''] = boards;
  const { pathname } = new URL(first, 'http://site');
  await page.route(`**${pathname}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Nothing is asked here.</p>' }),
  );
  // What the round has read already is not read again.
  await open(page, SET);
  const { questions } = await takenAsJson(page);
  const there = boards.filter((href) => !href.startsWith(pathname));
  expect(questions.map(({ link }) => new URL(link).pathname + new URL(link).hash)).toEqual(there);
  await expect(status(page)).toContainText(messagesIn('en').chrome.exports.inBrowser.missing);
  const named = status(page).locator('a');
  await expect(named).toHaveCount(boards.length - there.length);
  await expect(named.first()).toHaveAttribute('href', first);
  await expect(named.first()).not.toHaveText(first);
});

test('what another part of the page asks by then is what comes away, where the row is told to look there', async ({
  page,
}) => {
  await open(page, SET);
  const [first = ''] = await boardsOf(page);
  await row(page).evaluate((element, href) => {
    element.setAttribute('data-from', 'r509-round');
    document.querySelector('r509-round')?.setAttribute('data-boards', JSON.stringify([href]));
  }, first);
  const { questions } = await takenAsJson(page);
  expect(questions.map(({ link }) => link.endsWith(first))).toEqual([true]);
});

test('where no board can be had, that is said, and nothing is made', async ({ page }) => {
  await page.route(/\/(exercises|scenarios)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Nothing is asked here.</p>' }),
  );
  await open(page, SET);
  await row(page).locator('[data-as=json]').click();
  await expect(status(page)).toHaveText(messagesIn('en').chrome.exports.inBrowser.nothing);
});

test('a large set tells how far it is, and leaves the page to its reader meanwhile', async ({
  page,
}) => {
  test.slow();
  await open(page, '/practice/declare-attackers/');
  await status(page).evaluate((place: HTMLElement) => {
    const told = new Set<string>();
    new MutationObserver(() => {
      told.add(place.textContent ?? '');
      place.dataset.told = `${told.size}`;
    }).observe(place, { childList: true });
  });
  const { questions } = await takenAsJson(page);
  expect(questions).toHaveLength((await boardsOf(page)).length);
  const told = Number(await status(page).getAttribute('data-told'));
  expect(told).toBeGreaterThan(questions.length / 10);
});

test.describe('the row', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('has nothing for axe to find when it is open', async ({ page }) => {
    await open(page, SET);
    await taken(page, 'json');
    expect(await violations(page)).toEqual([]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({
        colorScheme,
        forcedColors: colorScheme === 'dark' ? 'none' : 'active',
      });
      expect(await violationsOfColors(page)).toEqual([]);
    }
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered that would do nothing', async ({ page }) => {
    await page.goto(SET);
    await expect(row(page)).toBeHidden();
  });
});
