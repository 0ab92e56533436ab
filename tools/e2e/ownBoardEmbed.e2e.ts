import { gzipSync } from 'node:zlib';
import type { Frame, Page } from '@playwright/test';
import { NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { toFragment } from '../../engine/sandbox/link.ts';
import { date } from '../../site/i18n/grammar.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { articleWith } from './support/article.ts';
import { violations } from './support/axe.ts';
import { closedSite } from './support/closedSite.ts';
import { fits, frameAt, inSandbox, ORIGINLESS } from './support/frames.ts';
import { DESK, expect, PHONE, quietly as test } from './support/test.ts';

const LINE = 'Ada: boggart-brute; Nil, 13 life: 2/2 blocks if able + runeclaw-bear; A1 -> Nil';
const FRAGMENT = `#${toFragment(LINE)}`;
const { sandbox, sheet } = messagesIn('en').chrome;

/** What the page of one's own board gives to be copied into an article. */
async function codeOn(page: Page, language: Language): Promise<string> {
  await page.goto(`${addressIn(language, '/sandbox/')}${FRAGMENT}`);
  // A board that comes moves what is below it.
  await expect(page.locator('.on-bench .board')).toBeVisible();
  await page.locator('[popovertarget=hand-on]').click();
  await page.locator('[data-as=embed]').click();
  return (await page.locator('.copied code').textContent()) ?? '';
}

const show = (frame: Frame) => frame.locator('[data-does=show]').click();
const verdict = (frame: Frame) => frame.locator('.q.now .q-result .v');

async function touch(frame: Frame, tag: string): Promise<void> {
  await expect(frame.locator('form[data-laid]')).toHaveCount(1);
  await frame
    .locator('.asking .c', { has: frame.locator('.tag', { hasText: tag }) })
    .first()
    .click();
}

/** Wrong, told with its rule on the board, taken back, right, and on to the end of combat. */
async function played(frame: Frame): Promise<void> {
  await show(frame);
  await touch(frame, 'N1');
  await frame.locator('.q.now .go').click();
  await expect(verdict(frame)).toHaveText(sheet.verdicts.illegal);
  await expect(frame.locator('.on-bench .board')).toContainText('702.111b');
  await expect(frame.getByRole('button', { name: sandbox.goOn, exact: true })).toBeHidden();
  await fits(frame);
  await frame.locator('.q.now .go').click();
  await touch(frame, 'N2');
  await frame.locator('.q.now .go').click();
  await expect(verdict(frame)).toHaveText(sheet.verdicts.legal);
  await fits(frame);
  await frame.locator('#ruling > summary').click();
  await expect(frame.locator('#ruling .fold')).toBeVisible();
  await fits(frame);
  await frame.getByRole('button', { name: sandbox.goOn, exact: true }).click();
  await expect(frame.locator('.on-bench')).not.toContainText('Nil declares blockers');
  await fits(frame);
}

for (const [viewport, hasTouch] of [
  [PHONE, true],
  [DESK, false],
] as const)
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, hasTouch });

    test('in somebody else’s article a board of one’s own is answered in place', async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const code = await codeOn(page, 'en');
      const dark = code.replaceAll('/embed/board/', '/embed/board/?theme=dark');
      const { address, close } = await articleWith([
        code,
        inSandbox(dark, 'sandbox="allow-scripts allow-same-origin"'),
      ]);
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).host));
      await page.goto(address);
      for (const place of [0, 1]) {
        const frame = await frameAt(page, place);
        await fits(frame);
        expect(await violations(frame), 'as it comes').toEqual([]);
        await expect(frame.locator('.outline')).toContainText('Boggart brute');
        await played(frame);
        expect(await violations(frame), 'played').toEqual([]);
        const open = frame.locator('.from > a[data-hash]');
        await expect(open).toHaveAttribute('href', /\/sandbox\/#b1:/);
        await expect(open).toHaveAttribute('target', '_blank');
      }
      const first = await frameAt(page, 0);
      const kept = await first.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => key.startsWith('answer'))).toEqual([]);
      expect([...asked].toSorted()).toEqual(
        [new URL(address).host, new URL(baseURL ?? '').host].toSorted(),
      );
      close();
    });
  });

for (const language of LANGUAGES)
  test(`a board is shown in ${language}, and opened where all of it is`, async ({ page }) => {
    await page.goto(`${addressIn(language, '/embed/board/')}${FRAGMENT}`);
    await page.locator('[data-does=show]').click();
    await expect(page.locator('.asking .c').first()).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page.locator('.from > a[data-hash]').click();
    const other = await opened;
    await expect(other).toHaveURL(new RegExp(`${addressIn(language, '/sandbox/')}#b1:`));
    await expect(other.locator('[name=line]')).toHaveValue(LINE);
  });

test('a frame without an origin is answered where its host allows it scripts', async ({ page }) => {
  test.slow();
  const code = await codeOn(page, 'en');
  const { address, close } = await articleWith([inSandbox(code, ORIGINLESS)]);
  await page.goto(address);
  await stillAt(page).locator('svg').waitFor();
  await stillAt(page).getByRole('link', { name: sandbox.frame.answer }).click();
  await played(await frameAt(page, 0));
  close();
});

/** A frame as it is before its page takes the place of what its code has brought. */
const stillAt = (page: Page) => page.frameLocator('iframe').first();

/** Code as it was copied before it brought anything: the frame alone. */
const bare = (code: string): string => code.replace(/ srcdoc="[^"]*"/, '').replace(/<p>.*$/, '');

test('a frame whose scripts are refused says what it is, with a link to the board', async ({
  page,
}) => {
  const code = await codeOn(page, 'en');
  const site = await closedSite();
  const { address, close } = await articleWith([inSandbox(site.framed(bare(code)), ORIGINLESS)]);
  await page.goto(address);
  const frame = await frameAt(page, 0);
  await expect(frame.locator('.told').first()).toHaveText(sandbox.frame.noScript);
  await expect(frame.locator('.told a')).toHaveText(sandbox.frame.opens);
  for (const link of await frame.locator('a[data-hash]').all())
    await expect(link).toHaveAttribute('href', /\/sandbox\/#b1:/);
  await fits(frame);
  close();
  site.close();
});

test('without a script a frame says what it is, with a link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`/embed/board/${FRAGMENT}`);
  await expect(page.locator('.told').first()).toHaveText(sandbox.frame.noScript);
  await expect(page.locator('.told a')).toHaveAttribute('href', '/sandbox/');
  await expect(page.locator('[data-does=show]')).toBeHidden();
  await context.close();
});

for (const [state, sandboxed, javaScriptEnabled] of [
  ['no script runs', '', false],
  ['a frame may do nothing', 'sandbox=""', true],
  ['a frame has no origin, and its host allows others no scripts', ORIGINLESS, true],
] as const)
  test(`where ${state}, the board is there as it was copied`, async ({ page, browser }) => {
    const code = await codeOn(page, 'it');
    const site = await closedSite();
    const { address, close } = await articleWith([
      inSandbox(site.framed(code), sandboxed),
      // As where frames and scripts are taken out.
      code.replace(/^.*<\/script>/, ''),
    ]);
    const context = await browser.newContext({ javaScriptEnabled, serviceWorkers: 'block' });
    const reader = await context.newPage();
    await reader.goto(address);
    const words = messagesIn('it').chrome.sandbox;
    const still = stillAt(reader);
    await expect(still.locator('svg')).toContainText('Bruto Boggart');
    await expect(still.locator('body')).toContainText(words.frame.still);
    await expect(still.locator('body')).toContainText(date('it', NEWEST_EDITION));
    await expect(still.getByRole('link')).toHaveAttribute('href', /\/it\/embed\/board\/#b1:rules_/);
    const below = reader.locator('article > p', { hasText: 'boggart-brute' });
    await expect(below).toHaveCount(2);
    for (const one of await below.all())
      await expect(one.getByRole('link')).toHaveAttribute('href', /\/it\/sandbox\/#b1:rules_/);
    await context.close();
    close();
    site.close();
  });

for (const [what, fragment, says] of [
  ['no board', '', sandbox.frame.missing],
  ['a link that was cut', FRAGMENT.slice(0, -9), sandbox.links.cut],
  ['a link of a newer version', FRAGMENT.replace('#b1', '#b9'), sandbox.links.version],
  ['something else', '#step-3', sandbox.links.none],
  [
    'rules that there are not',
    `#${toFragment(`rules 2031-01-01; ${LINE}`)}`,
    sandbox.slips.unknownEdition('2031-01-01'),
  ],
] as const)
  test(`a frame with ${what} in its address says so`, async ({ page }) => {
    await page.goto(`/embed/board/${fragment}`);
    await expect(page.locator('.wait')).toHaveText(says);
    await expect(page.locator('[data-does=show]')).toBeHidden();
  });

test('a link that was encoded once more on its way is read by page and frame', async ({ page }) => {
  const encoded = `#${encodeURIComponent(FRAGMENT.slice(1))}`;
  await page.goto(`/embed/board/${encoded}`);
  await expect(page.locator('.outline')).toContainText('Boggart brute');
  await page.goto(`/sandbox/${encoded}`);
  await expect(page.locator('[name=line]')).toHaveValue(LINE);
});

test('a frame brings at most 40 KB before it is touched', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) =>
    sizes.push(response.body().then((body) => gzipSync(body).length)),
  );
  await page.goto(`/embed/board/${FRAGMENT}`);
  await expect(page.locator('.outline .tag').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024);
});

test('in a frame a spell is cast, an order is changed and announced, and what can come of it is told', async ({
  page,
}) => {
  const line =
    'rules 2013-02-01; Ada: 4/4; Ada hand: giant-growth; Nil: 2/2 + 3/3; A1 -> Nil; N1 N2 -| A1';
  await page.goto(`/embed/board/#${toFragment(line)}`);
  await page.locator('[data-does=show]').click();
  const places = page.locator('.order select');
  await places.first().selectOption({ label: 'N2 3/3 creature' });
  await expect(places.nth(1)).toHaveValue('creature-2');
  await page.getByRole('button', { name: sandbox.goOn, exact: true }).click();
  await expect(page.locator('.on-bench')).toContainText('assigns 4 combat damage');
  await page.getByRole('button', { name: sandbox.prospects.ask }).click();
  await expect(page.locator('.prospects li').first()).toBeVisible();
  await page.locator('#deeds > summary').click();
  await page.locator('#deeds form').first().getByRole('button').click();
  await expect(page.locator('.on-bench')).toContainText('assigns 7 combat damage');
  expect(new URL(page.url()).search).toBe('');
  expect(await violations(page)).toEqual([]);
});
