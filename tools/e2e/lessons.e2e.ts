import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readScenario } from '#engine';
import { fromFragment, lessonIn, toFragment } from '#engine/sandbox';
import { projectCards } from '../../engine/testing/boards/cards.ts';
import { setFileForm } from '../../site/exports/setFileForm.ts';
import { lesson as en } from '../../site/i18n/en/chrome/lesson.ts';
import { lesson as es } from '../../site/i18n/es/chrome/lesson.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { lesson as it } from '../../site/i18n/it/chrome/lesson.ts';
import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { isAsked, now } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { expect, PHONE, test } from './support/test.ts';

const WORDS = { en, it, es };
const under = (language: Language, page: string) =>
  language === 'en' ? page : `/${language}${page}`;
const choices = (page: Page) => page.locator('.lesson-asks input');
const answer = (page: Page) => page.locator('.lesson-answer');

async function makeExercise(page: Page, language: Language, line: string): Promise<void> {
  const { sandbox } = messagesIn(language).chrome;
  await page.goto(under(language, `/sandbox/#${toFragment(line)}`));
  await page.getByRole('button', { name: sandbox.handOn, exact: true }).click();
  await page.getByRole('button', { name: sandbox.toLesson, exact: true }).click();
  await expect(page.locator('.lesson').first()).toBeVisible();
}

for (const language of LANGUAGES)
  test.describe(`a board that was ruled on becomes an exercise (${language})`, () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('with its answer and its reason at once, in a set that asks just that', async ({
      page,
    }) => {
      const words = WORDS[language];
      const { questions, chrome } = messagesIn(language);
      await makeExercise(
        page,
        language,
        'Ada: 3/2 menace + 2/2; Nil: 2/2 + 2/2; A1 A2 -> Nil; N1 -| A1?',
      );
      // What was tried is what is asked first, and has its rule.
      await expect(choices(page).first()).toBeChecked();
      await expect(choices(page).first()).toBeFocused();
      await expect(answer(page)).toContainText(questions.legality.illegal);
      await expect(answer(page).locator('.q-why li').first()).toContainText('702.111b');
      expect(await violations(page)).toEqual([]);
      // Another answer moves nothing.
      const before = await page.getByRole('button', { name: words.toSet }).boundingBox();
      await choices(page).last().tap();
      await expect(answer(page).locator('b').first()).toHaveText(/^\d+$/);
      expect(await page.getByRole('button', { name: words.toSet }).boundingBox()).toEqual(before);
      const counted = await answer(page).locator('b').first().textContent();
      const asked = await page.locator('.lesson-asks label').last().textContent();
      await page.getByRole('button', { name: words.toSet, exact: true }).tap();
      await expect(page.locator('.make-chosen li')).toHaveCount(1);
      await page.locator('.make-open').tap();
      await isAsked(page);
      await expect(now(page).locator('.q-text')).toHaveText(asked?.trim() ?? '');
      await now(page)
        .locator('input')
        .first()
        .fill(counted ?? '');
      await now(page).locator('button.go').tap();
      await expect(now(page).locator('.q-result .v')).toHaveText(chrome.answering.right);
    });
  });

test('by keys alone it becomes a file that the library reads, with the line for its day', async ({
  page,
}) => {
  await makeExercise(page, 'en', 'Ada: 5/5 trample; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1');
  await expect(choices(page)).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(choices(page).nth(1)).toBeChecked();
  await expect(answer(page)).toContainText('702.19b');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en.toFile, exact: true })).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  const text = readFileSync(await download.path(), 'utf8');
  const slug = download.suggestedFilename().replace(/\.yaml$/, '');
  const path = `scenarios/exercises/trample/${slug}.yaml`;
  const read = readScenario(text, path, projectCards, { kind: 'exercise' });
  expect(read).toMatchObject({
    ok: true,
    value: { questions: [{ ask: { kind: 'divide', aim: { kind: 'mostToPlayer' } } }] },
  });
  const added = page.locator('.lesson-added');
  await expect(added.locator('p')).toHaveText(en.place(path));
  await expect(added.locator('code')).toHaveText(`- ${slug}`);
  await expect(added.locator('code')).toBeFocused();
});

test('a board on which nothing is to be asked says so', async ({ page }) => {
  await makeExercise(page, 'en', 'Ada: 2/2; Nil: 2/2; no attack');
  await expect(page.locator('.lesson')).toHaveText(en.nothing);
  await expect(page.getByRole('button', { name: en.toSet })).toHaveCount(0);
});

test('what a set asks is a part of its link, where a typed line said it; an older link asks as before', async ({
  page,
}) => {
  const { make } = messagesIn('en').chrome;
  const board = 'Ada: 3/2 menace; Nil: 2x 2/2; A1 -> Nil';
  await page.goto('/practice/make/');
  await openOwn(page);
  await page.getByLabel(make.own.label).fill(`${board}; asks most creatures\n${board}`);
  await page.getByRole('button', { name: make.own.add, exact: true }).click();
  await expect(page.locator('.make-chosen li')).toHaveCount(2);
  await page.locator('.make-open').click();
  const at = page.locator('r509-round .asking');
  await isAsked(page);
  const { block } = messagesIn('en').questions;
  const declares = block.declares('Nil', '');
  await expect(now(page).locator('.q-text')).toHaveText(block.asks(declares, 'most'));
  const linked = fromFragment((await at.getAttribute('data-at'))?.replace(/^.*#/, '') ?? '');
  expect(linked.ok && lessonIn(linked.value)).toEqual({ line: board, asks: 'most creatures' });
  await page.locator('.round-next').click();
  await isAsked(page);
  await expect(now(page).locator('.q-text')).toHaveText(block.asks(declares, 'legal'));
});

test('what a set asks of one’s own boards is taken away with its answers, whatever it is', async ({
  page,
}) => {
  const { make } = messagesIn('en').chrome;
  const blocks = 'Ada: 3/2 menace; Nil: 2/2 + 2/2 must block; A1 -> Nil';
  const fight = 'Ada: 5/5 trample; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1';
  const lines = [
    `${blocks}; N1 -| A1?; asks legality`,
    `${blocks}; asks how many`,
    `${blocks}; asks declaration`,
    `${fight}; asks most damage`,
    `Ada: 5/5; Nil: 2/2; A1 -> Nil; N1 -| A1; asks who dies`,
  ];
  await page.goto('/practice/make/');
  await openOwn(page);
  await page.getByLabel(make.own.label).fill(lines.join('\n'));
  await page.getByRole('button', { name: make.own.add, exact: true }).click();
  await expect(page.locator('.make-chosen li')).toHaveCount(lines.length);
  await page.getByLabel(make.name).fill('Lesson');
  await page.locator('r509-exports summary').click();
  const downloading = page.waitForEvent('download');
  await page.locator('r509-exports [data-as=json]').click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  const { questions } = setFileForm.parse(JSON.parse(text));
  expect(questions.map(({ asked }) => asked)).toMatchObject([
    { kind: 'one' },
    { kind: 'number', value: 1 },
    { kind: 'declaration', right: [expect.anything()] },
    { kind: 'division', right: [expect.anything()] },
    { kind: 'several', options: [{ isRight: false }, { isRight: true }] },
  ]);
  for (const { answer } of questions)
    expect([...answer.rules, ...answer.reasons].length).toBeGreaterThan(0);
});

/** Below what is found, which comes first. */
async function openOwn(page: Page): Promise<void> {
  await expect(page.locator('.make-results li').first()).toBeVisible();
  await page.locator('.make-of-own summary').click();
}
