import { gzipSync } from 'node:zlib';
import type { Browser, Frame, Page } from '@playwright/test';
import { NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, type Language } from '../../site/i18n/languages.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { type Article, articleWith } from './support/article.ts';
import { askedOn } from './support/asked.ts';
import { send } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { closedSite } from './support/closedSite.ts';
import { fits, frameAt, inSandbox, ORIGINLESS } from './support/frames.ts';
import { give } from './support/giving.ts';
import { type Gesture, handOn, mouse, touch } from './support/hands.ts';
import { DESK, expect, PHONE, quietly as test } from './support/test.ts';

const SLUG = 'menace-forced-block';
const { chrome } = messagesIn('en');

/** What a scenario’s page gives to be copied: the frame of its question, and of the step that it shows. */
async function codesOn(
  page: Page,
  language: Language,
  by: 'fixed' | 'ofDay' = 'ofDay',
): Promise<readonly [string, string]> {
  await page.goto(addressIn(language, `/scenarios/${SLUG}/#step-5`));
  await expect(page.locator('.share-step b')).toHaveText('5');
  const codeFrom = async (opener: string): Promise<string> => {
    await page.locator(opener).click();
    await page.locator(`#share [value=${by}]`).check();
    await page.locator('#share [data-as=embed]').click();
    const code = await page.locator('#share code').textContent();
    await page.keyboard.press('Escape');
    return code ?? '';
  };
  return [await codeFrom('.share-go'), await codeFrom('.share-step')];
}

/** An article with three frames: plain; in a sandbox, in Italian and dark; in one without an origin, at a step. */
async function article(page: Page): Promise<Article> {
  const [question, step] = await codesOn(page, 'en');
  const [italian] = await codesOn(page, 'it');
  return articleWith([
    question,
    inSandbox(
      italian.replace(`/${SLUG}/`, `/${SLUG}/?theme=dark`),
      'sandbox="allow-scripts allow-same-origin"',
    ),
    inSandbox(step, ORIGINLESS),
  ]);
}

const hosts = (page: Page): ReadonlySet<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  return asked;
};

const ground = (frame: Frame) =>
  frame.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function answered(page: Page, frame: Frame, gesture: Gesture): Promise<void> {
  const [asked] = askedOn(SLUG);
  if (asked === undefined) throw new Error(`${SLUG} asks nothing`);
  const hand = handOn(page, gesture, frame.locator('.q-group.now'));
  await expect(frame.locator('form[data-laid]')).toHaveCount(1);
  const [wrong] = wrongAnswers(asked);
  if (wrong === undefined) throw new Error(`nothing is wrong on ${SLUG}`);
  await give(hand, asked.control, wrong.given);
  await send(hand, wrong.given);
  await expect(frame.locator('.q-result .v')).toHaveClass(/no/);
  await expect(frame.locator('.q-stage .fault, .q-stage .cite').first()).toBeVisible();
  await fits(frame);
  await hand.press('button', chrome.answering.takeBack);
  const right = rightAnswer(asked);
  await give(hand, asked.control, right);
  await send(hand, right);
  await expect(frame.locator('.q-result .v')).toHaveText(chrome.answering.right);
  await expect(frame.locator('.q-answer')).toHaveAttribute('open');
  await fits(frame);
  await gesture.press(frame.locator('#ruling > summary'), page);
  await expect(frame.locator('#ruling .stage .now')).toBeVisible();
  await fits(frame);
}

for (const [by, gesture, viewport, hasTouch] of [
  ['touch', touch, PHONE, true],
  ['the mouse', mouse, DESK, false],
] as const)
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, hasTouch });

    test(`in somebody else’s article a board is answered in place by ${by}`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const { address, close } = await article(page);
      const asked = hosts(page);
      await page.goto(address);
      const [plain, italian, step] = [
        await frameAt(page, 0),
        await frameAt(page, 1),
        await frameAt(page, 2),
      ];
      for (const [place, frame] of [plain, italian, step].entries()) {
        await frameAt(page, place);
        await fits(frame);
        expect(await violations(frame), frame.url()).toEqual([]);
      }
      await expect(italian.locator('html')).toHaveAttribute('lang', 'it');
      expect(await ground(italian)).not.toBe(await ground(plain));
      await frameAt(page, 0);
      await answered(page, plain, gesture);
      expect(await violations(plain), 'answered').toEqual([]);
      expect(await plain.evaluate(() => localStorage.length), 'nothing is kept').toBe(0);
      const at = plain.url();
      const opened = page.waitForEvent('popup');
      await gesture.press(plain.locator('.q-result .r, .q-answer .r').first(), page);
      await expect(await opened).toHaveURL(/\/rules\//);
      expect(plain.url()).toBe(at);
      expect([...asked].toSorted()).toEqual(
        [new URL(address).host, new URL(baseURL ?? '').host].toSorted(),
      );
      close();
    });
  });

test('a frame without an origin is read where its host allows others no scripts', async ({
  page,
}) => {
  const [, code] = await codesOn(page, 'en');
  const site = await closedSite();
  const { address, close } = await articleWith([inSandbox(site.framed(code), ORIGINLESS)]);
  await page.goto(address);
  const step = await frameAt(page, 0);
  await expect(step.locator('#step-5 .sentence')).toBeVisible();
  await expect(step.locator('#step-5 .board')).toBeVisible();
  for (const other of ['.asking', '#step-4']) await expect(step.locator(other)).not.toBeVisible();
  close();
  site.close();
});

test('a frame without an origin is answered where its host allows it scripts', async ({ page }) => {
  const [question] = await codesOn(page, 'en');
  const { address, close } = await articleWith([inSandbox(question, ORIGINLESS)]);
  await page.goto(address);
  await answered(page, await frameAt(page, 0), mouse);
  close();
});

test('a step takes the place of the question, and from there the replay goes on', async ({
  page,
}) => {
  const [, code] = await codesOn(page, 'es');
  const { address, close } = await articleWith([code]);
  await page.goto(address);
  const step = await frameAt(page, 0);
  await fits(step);
  await expect(step.locator('html')).toHaveAttribute('lang', 'es');
  await expect(step.locator('a[aria-current="step"]')).toHaveAttribute('href', '#step-5');
  await expect(step.locator('.asking')).not.toBeVisible();
  await step.locator('[data-go="on"]').click();
  await expect(step.locator('a[aria-current="step"]')).toHaveAttribute('href', '#step-6');
  await fits(step);
  close();
});

test('a frame that keeps to its rules is answered, and read in words where no script runs', async ({
  page,
  browser,
}) => {
  const [question, step] = await codesOn(page, 'en', 'fixed');
  expect(question).toContain(`/embed/${SLUG}/${NEWEST_EDITION}/"`);
  expect(step).toContain(`/embed/${SLUG}/${NEWEST_EDITION}/#step-5"`);
  const { address, close } = await articleWith([question, step]);
  await page.goto(address);
  await answered(page, await frameAt(page, 0), mouse);
  const reader = await withoutScripts(browser);
  await reader.goto(address);
  const words = await frameAt(reader, 1);
  await expect(words.locator('#step-5')).toContainText(chrome.sheet.verdicts.legal);
  await expect(words.locator('[data-holds]')).toContainText('2026');
  await reader.context().close();
  close();
});

test('a frame brings at most 40 KB before it is touched', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) =>
    sizes.push(response.body().then((body) => gzipSync(body).length)),
  );
  await page.goto(`/embed/${SLUG}/`);
  await expect(page.locator('form[data-laid]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  expect(all.length).toBeGreaterThan(4);
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024);
});

test('without a script question, board and ruling are read in every frame', async ({
  page,
  browser,
}) => {
  const { address, close } = await article(page);
  const still = await withoutScripts(browser);
  await still.goto(address);
  for (const [place, language] of (['en', 'it'] as const).entries()) {
    const frame = await frameAt(still, place);
    const words = messagesIn(language).chrome.scenario;
    await expect(frame.locator('.q-text, .q-stage .board')).toHaveCount(2);
    for (const part of await frame.locator('.q-text, .q-stage .board').all())
      await expect(part).toBeVisible();
    await frame.locator('#ruling > summary').click();
    await expect(frame.locator('.ruling')).toBeVisible();
    await expect(frame.locator('#step-1 .board')).toBeVisible();
    await expect(frame.getByRole('link', { name: words.embed.open })).toHaveAttribute(
      'target',
      '_blank',
    );
  }
  await expect((await frameAt(still, 2)).locator('#step-5 .board')).toBeVisible();
  await still.context().close();
  close();
});

const withoutScripts = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' })).newPage();
