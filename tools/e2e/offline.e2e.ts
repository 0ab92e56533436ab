import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { codeFor } from '../../site/client/codes/resultCode.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { askedOn } from './support/asked.ts';
import { isAsked, now, send } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { give } from './support/giving.ts';
import { handOn, mouse } from './support/hands.ts';
import {
  type Renewable,
  renewableSite,
  type ServedSite,
  servedSite,
} from './support/servedSite.ts';
import { DESK, expect, PHONE, quietly as test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: DESK });
// A thousand files take as long as they take: each wait is for what comes in the end.
test.describe.configure({ timeout: 360_000 });

/** A wrong block on it comes from a mistake that has a name. */
const SET = '/practice/must-beats-cant/';
const WRONGLY_BLOCKED = {
  slug: 'two-must-one-menace',
  given: { kind: 'pairs', pairs: [['guard', 'brute']] },
} as const;

const SLUG = 'menace-forced-block';

const wordsIn = (language: Language) => messagesIn(language).chrome.offline;
const state = (page: Page) => page.locator('.keeping-state');
const said = (page: Page) => page.locator('.keeping [role=status]');
const keep = (page: Page) => page.locator('[data-do=keep]');

/** Where all of it is needed. */
const WHOLE = '@whole';
/** What is many, beside what is needed here: a few hundred files less show the same, and one test fetches them all. */
const MANY = /(exercises|questions|mistakes|rules|editions|practice|scenarios)\/[\w.-]+\//;
const isOneOfFew = (path: string): boolean => !MANY.test(path) || needed().test(path);

/** The boards of the set, and what else is opened without a server. */
function needed(): RegExp {
  const html = readFileSync(`dist${SET}index.html`, 'utf8');
  const [, boards = ''] = /data-boards="([^"]*)"/.exec(html) ?? [];
  const slugs = [...boards.matchAll(/([\w-]+)\/#/g)].map(([, slug]) => slug);
  const others = ['must-beats-cant', 'boards', '508\\.1d', SLUG];
  return new RegExp(`/(${[...slugs, ...others].join('|')})/`);
}

let site: ServedSite;
test.beforeEach(async () => {
  const isWhole = test.info().tags.includes(WHOLE);
  site = await servedSite('dist', isWhole ? undefined : isOneOfFew);
});
test.afterEach(() => site.close());

/** The page of practice, until all that rounds need is kept. */
async function visit(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto(site.at(addressIn(language, '/practice/')));
  await expect(state(page)).toHaveText(wordsIn(language).keeping.setsKept, { timeout: 150_000 });
}

async function keepAll(page: Page, language: Language): Promise<void> {
  await keep(page).click();
  await expect(state(page)).toHaveText(wordsIn(language).keeping.allKept, { timeout: 150_000 });
}

const isMarked = (page: Page, as: RegExp) =>
  expect(now(page).locator('.q-result .v')).toHaveClass(as);
const check = (page: Page) => now(page).locator('.go');

for (const language of LANGUAGES)
  test(`after one visit a round goes on without a server: ${language}`, async ({ page }) => {
    test.slow();
    await visit(page, language);
    await site.close();
    await page.goto(site.at(addressIn(language, SET)));
    const at = page.locator('r509-round .asking');
    await expect(at).toHaveAttribute('data-at', /./);
    for (let seen = ''; !seen.includes(WRONGLY_BLOCKED.slug); ) {
      await isAsked(page);
      seen = (await at.getAttribute('data-at')) ?? '';
      if (seen.includes(WRONGLY_BLOCKED.slug)) break;
      await page.keyboard.press('n');
      await expect(at).not.toHaveAttribute('data-at', seen);
    }
    const [asked] = askedOn(WRONGLY_BLOCKED.slug, language);
    if (asked === undefined) throw new Error('it asks nothing');
    const hand = handOn(page, mouse);
    await give(hand, asked.control, WRONGLY_BLOCKED.given);
    await check(page).click();
    await isMarked(page, /no/);
    await expect(now(page).locator('.q-help a[href*="/mistakes/"]').first()).toBeAttached();
    await check(page).click();
    await give(hand, asked.control, rightAnswer(asked));
    await check(page).click();
    await isMarked(page, /ok/);
    const { another } = messagesIn(language).chrome.boards;
    await page.getByRole('button', { name: another }).click();
    await expect(at).toHaveAttribute('data-at', /\/practice\/boards\/#q-2-must-beats-cant-s\d+$/);
    await isAsked(page);
  });

test('a board of one’s own is put in and ruled on without a server, once its page was open', async ({
  page,
}) => {
  test.slow();
  const { sandbox } = messagesIn('en').chrome;
  await visit(page);
  await page.goto(site.at('/sandbox/'));
  await expect(page.locator('.bench')).toBeVisible();
  await site.close();
  await page.reload();
  await expect(page.locator('.bench')).toBeVisible();
  await page.getByLabel(sandbox.what).fill('boggart brute');
  await page.keyboard.press('Enter');
  await expect(page.locator('.on-bench .field .c')).toHaveCount(1);
  await page.getByRole('button', { name: sandbox.toAttack }).click();
  await expect(page.locator('.asking')).toContainText('Ada declares attackers');
});

test('after one visit so do an exam, a set by link and codes', { tag: WHOLE }, async ({ page }) => {
  test.slow();
  const { chrome } = messagesIn('en');
  await visit(page);
  await site.close();
  await page.goto(site.at('/exam/'));
  await page.getByRole('button', { name: chrome.exam.start }).click();
  await isAsked(page);
  await page.goto(site.at('/practice/own/#v=1&t=Train&b=marked-okk,boards:1-menace-s3'));
  await isAsked(page);
  await expect(page.locator('.round-marks i')).toHaveCount(2);
  const code = await codeFor({
    name: 'Ada',
    day: '2026-11-25',
    set: 'Train',
    answers: [{ item: 'marked-okk', written: 'nothing' }],
  });
  await page.goto(site.at('/practice/codes/'));
  await page.getByLabel(chrome.codes.paste).fill(code);
  await page.getByRole('button', { name: chrome.codes.check }).click();
  await expect(page.locator('.codes-table')).toContainText(/Ada.*[01]\/1/);
  await page.goto(site.at('/progress/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chrome.memory.title);
});

test('a page that was visited is there, with what answers on it; one that was not says so', async ({
  page,
  context,
}) => {
  await visit(page);
  await page.goto(site.at('/rules/509.1c/'));
  await context.setOffline(true);
  await page.goto(site.at('/rules/509.1c/?from=somewhere'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('509.1c');
  await page.goto(site.at('/rules/508.1d/'));
  const words = wordsIn('en').page;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await page.getByText(/^Rules \(1\)$/).click();
  await page.locator('.kept-here a[href="/rules/509.1c/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('509.1c');
  await page.goto(site.at('/it/rules/508.1d/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('it').page.title);
  await expect(page.locator('.kept-here .none')).toBeVisible();
});

test('an answer is marked on a scenario that was the only page ever visited', async ({ page }) => {
  const [asked] = askedOn(SLUG);
  if (asked === undefined) throw new Error('it asks nothing');
  await page.goto(site.at(`/scenarios/${asked.slug}/`));
  await isHere(page, `/scenarios/${asked.slug}/`);
  await site.close();
  await page.reload();
  const hand = handOn(page, mouse);
  await isAsked(page);
  const [wrong] = wrongAnswers(asked);
  await give(hand, asked.control, wrong.given);
  await send(hand, wrong.given);
  await expect(now(page).locator('.q-result .v')).toHaveClass(/no/);
});

/** By then a page has been kept, by the worker that it registered. */
const isHere = (page: Page, path: string) =>
  expect
    .poll(
      () => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path),
      { timeout: 150_000 },
    )
    .toBe(true);

test('all of a language is fetched ahead, and removed again', { tag: WHOLE }, async ({ page }) => {
  test.slow();
  await visit(page, 'it');
  await expect(keep(page)).toHaveText(/\(\d+,\d\sMB\)/);
  await keepAll(page, 'it');
  await expect(keep(page)).toBeHidden();
  await site.close();
  for (const path of [
    '/it/rules/508.1d/',
    '/it/turn/',
    '/it/scenarios/menace-forced-block/2009-07-11/',
  ]) {
    await page.goto(site.at(path));
    await expect(page.locator('main')).not.toContainText(wordsIn('it').page.title);
    await expect(page.locator('h1')).toHaveCSS('font-family', /R509/);
  }
  await page.goto(site.at('/it/practice/'));
  await page.locator('[data-do=remove]').click();
  await expect(said(page)).toHaveText(wordsIn('it').keeping.removed);
  await expect(state(page)).toHaveText(wordsIn('it').keeping.setsKept);
  await page.goto(site.at('/it/rules/508.1d/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('it').page.title);
});

for (const language of LANGUAGES)
  test(`an interrupted download says so, and goes on from there: ${language}`, async ({ page }) => {
    test.slow();
    const { keeping } = wordsIn(language);
    site.stopAfter(30);
    await page.goto(site.at(addressIn(language, '/practice/')));
    await expect(said(page)).toHaveText(keeping.interrupted, { timeout: 150_000 });
    await expect(state(page)).toHaveText(filled(keeping.setsPartly));
    if (language !== 'en') return;
    const before = Number(/\d+/.exec((await state(page).textContent()) ?? '')?.[0]);
    expect(before).toBeGreaterThan(5);
    site.goOn();
    const asked = site.asked.length;
    await keepAll(page, language);
    // What had come is not asked for again.
    const again = site.asked.slice(asked);
    expect(new Set(again).size).toBe(again.length);
    expect(again).not.toContain(addressIn(language, '/practice/boards/'));
  });

const filled = (text: string): RegExp =>
  new RegExp(text.replace('.', '\\.').replace(/\{\w\}/g, '\\d+'));

test('stopping keeps what has come', async ({ page }) => {
  await visit(page);
  site.hold();
  await keep(page).click();
  await expect(page.locator('.keeping progress')).toBeVisible();
  await page.locator('[data-do=stop]').click();
  await expect(keep(page)).toBeVisible();
  await expect(state(page)).toHaveText(wordsIn('en').keeping.setsKept);
  site.goOn();
});

test('a full store is told, and keeps what is there', { tag: WHOLE }, async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await page.goto(site.at('/practice/'));
  await expect(page.locator('.keeping')).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(site.at('/')).origin,
    quotaSize: 6_000_000,
  });
  await keep(page).click();
  await expect(said(page)).toHaveText(wordsIn('en').keeping.full, { timeout: 150_000 });
  await site.close();
  await page.goto(site.at('/practice/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    messagesIn('en').chrome.practice.title,
  );
});

test.describe('an update', () => {
  let renewable: Renewable;
  test.beforeEach(async () => {
    renewable = await renewableSite();
    await site.close();
    site = renewable;
  });

  test('breaks no open page, and none that was kept before', async ({ page, context }) => {
    test.slow();
    const slug = SLUG;
    await page.goto(site.at(`/scenarios/${slug}/`));
    await visit(page);
    const open = await context.newPage();
    await open.goto(site.at(`/scenarios/${slug}/`));
    // Every script and style has another name now, and the old ones are gone.
    await renewable.renew();
    const gone = await page.request.get(await styleOf(open));
    expect(gone.status()).toBe(404);
    await page.goto(site.at('/'));
    await expect(page.locator('.newer')).toContainText(wordsIn('en').newer.text);
    const asked = askedOn(slug)[0];
    if (asked === undefined) throw new Error('it asks nothing');
    const hand = handOn(open, mouse);
    await isAsked(open);
    const right = rightAnswer(asked);
    await give(hand, asked.control, right);
    await send(hand, right);
    await expect(now(open).locator('.q-result .v')).toHaveClass(/ok/);
    // A browser changes workers once the old one has nothing left to do.
    for (const one of [page, open]) await one.waitForLoadState('networkidle');
    await page.getByRole('button', { name: wordsIn('en').newer.reload }).click();
    await expect(page.locator('.newer')).toHaveCount(0, { timeout: 150_000 });
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting),
      )
      .toBeNull();
    // Without the server, what was kept of the old version has its styles and scripts still.
    await site.close();
    await open.reload();
    await isAsked(open);
    await expect(open.locator('h1')).toHaveCSS('font-family', /R509/);
  });

  test('is not offered in a round', async ({ page }) => {
    await visit(page);
    await renewable.renew();
    // Of documents there are no exercises, and this site has none.
    await page.goto(site.at('/practice/document-s0/'));
    await isAsked(page);
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null,
        ),
      )
      .toBe(true);
    await expect(page.locator('.newer')).toHaveCount(0);
  });
});

const styleOf = async (page: Page): Promise<string> =>
  page
    .locator('link[rel=stylesheet]')
    .first()
    .evaluate((link: HTMLLinkElement) => link.href);

test('the worker answers for the whole site, and no more of its host', async ({ page }) => {
  await page.goto(site.at('/practice/'));
  await isHere(page, '/practice/');
  const { scope, active } = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { scope: registration?.scope, active: registration?.active?.scriptURL };
  });
  expect(scope).toBe(site.at('/'));
  expect(active).toBe(site.at('/sw.js'));
});

for (const language of LANGUAGES)
  test(`it can be installed: ${language}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rule-509-'));
    const { launchOptions } = test.info().project.use;
    const context = await chromium.launchPersistentContext(folder, launchOptions);
    try {
      const page = await context.newPage();
      await page.goto(site.at(addressIn(language, '/turn/')));
      await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
      const session = await context.newCDPSession(page);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      const { data, errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data ?? '{}');
      expect(manifest).toMatchObject({
        lang: language,
        start_url: addressIn(language, '/practice/'),
      });
      for (const { src, sizes, type } of manifest.icons) {
        const icon = await page.request.get(site.at(src));
        expect(icon.headers()['content-type']).toBe(type);
        if (type === 'image/png')
          expect(
            `${(await icon.body()).readUInt32BE(16)}x${(await icon.body()).readUInt32BE(20)}`,
          ).toBe(sizes);
      }
    } finally {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

for (const language of LANGUAGES)
  for (const viewport of [language === 'it' ? PHONE : DESK])
    test(`axe finds nothing at ${viewport.width}: ${language}`, async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, language);
      expect(await violations(page)).toEqual([]);
      await context.setOffline(true);
      await page.goto(site.at(addressIn(language, '/rules/508.1d/')));
      await expect(page.locator('.kept-here')).toBeVisible();
      await page.locator('.kept-here summary').first().click();
      expect(await violations(page)).toEqual([]);
    });
