// What an update leaves of what was kept for when there is no network.
import type { Page } from '@playwright/test';
import { rightAnswer } from './support/answers.ts';
import { askedOn } from './support/asked.ts';
import { isAsked, now, send } from './support/asking.ts';
import { give } from './support/giving.ts';
import { handOn, mouse } from './support/hands.ts';
import { atRest, bundlesKept, connected, keepingWords } from './support/keeping.ts';
import { type Renewable, renewableSite, servedSite } from './support/servedSite.ts';
import { DESK, expect, quietly as test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: DESK });

const SLUG = 'menace-forced-block';
/** Pages on which an update is tried: a small site, made anew in a second. */
const NEEDED =
  /^(_astro|fonts)\/|^(favicon\.svg|index\.html|(offline|sandbox|turn)\/index\.html)$|^practice\/(index\.html|[\w]+\.json|document-s0\/index\.html|boards\/)|^(scenarios|questions)\/(menace-forced-block|who-may-attack|index\.html)/;

test.describe('an update', () => {
  let site: Renewable;
  test.beforeEach(async () => {
    site = await renewableSite((path) => NEEDED.test(path) && !/\d{4}-.*html$/.test(path));
  });
  test.afterEach(() => site.close());

  test('breaks no open page, and loses nothing that was kept', async ({ page, context }) => {
    await page.goto(site.at('/practice/'));
    await atRest(page);
    await page.locator('[data-part=sets] [data-do=keep]').click();
    await expect(page.locator('[data-part=sets] [data-do=remove]')).toBeVisible();
    const kept = await bundlesKept(page);
    const open = await context.newPage();
    await open.goto(site.at(`/scenarios/${SLUG}/`));
    await atRest(open);
    // Every script and style has another name now, and the old ones are gone.
    await site.renew();
    // Before the bundles of the new version have come, those of the old one stay.
    site.treat((path) => (/offline.*\.bin$/.test(path) ? 'refused' : 'sent'));
    const gone = await page.request.get(await styleOf(open));
    expect(gone.status()).toBe(404);
    // A new version is not offered in a round. Of documents there are no exercises, and this site has none.
    await page.goto(site.at('/practice/document-s0/'));
    await isAsked(page);
    await expect.poll(() => isWaiting(page)).toBe(true);
    await expect(page.locator('.newer')).toHaveCount(0);
    await page.goto(site.at('/turn/'));
    await expect(page.locator('.newer')).toContainText(keepingWords('en').newer.text);
    const [asked] = askedOn(SLUG);
    if (asked === undefined) throw new Error('it asks nothing');
    const hand = handOn(open, mouse);
    await isAsked(open);
    const right = rightAnswer(asked);
    await give(hand, asked.control, right);
    await send(hand, right);
    await expect(now(open).locator('.q-result .v')).toHaveClass(/ok/);
    // A browser changes workers once the old one has nothing left to do.
    for (const one of [page, open]) await one.waitForLoadState('networkidle');
    await page.getByRole('button', { name: keepingWords('en').newer.reload }).click();
    await expect(page.locator('.newer')).toHaveCount(0);
    await expect.poll(() => isWaiting(page)).toBe(false);
    await atRest(page);
    expect(await bundlesKept(page)).toEqual(kept);
    site.treat(() => 'refused');
    // Of the old version: one that is open, and one that was never opened, each with its styles and scripts.
    await open.reload();
    await isAsked(open);
    await expect(open.locator('h1')).toHaveCSS('font-family', /R509/);
    await page.goto(site.at('/scenarios/'));
    await expect(page.locator('h1')).toHaveCSS('font-family', /R509/);
    expect(await styleOf(page)).not.toContain('2.css');
    // With the network again, all of it is there as it is now.
    site.treat(() => 'sent');
    await page.goto(site.at('/'));
    await atRest(page);
    const renewed = await bundlesKept(page);
    expect(renewed.filter((path) => kept.includes(path))).toEqual([]);
    expect(renewed.length).toBeGreaterThan(0);
    site.treat(() => 'refused');
    await page.goto(site.at('/scenarios/'));
    expect(await styleOf(page)).toContain('2.css');
  });
});

test('what a version before bundles has kept is there, and is taken over', async ({ page }) => {
  const site = await servedSite();
  try {
    const html =
      '<!doctype html><a class="brand" href="/">Rule 509</a><h1>As it was</h1><script src="/_astro/old.js"></script>';
    await page.goto(site.at('/favicon.svg'));
    await page.evaluate(asBefore, html);
    await connected(page, { saveData: true, effectiveType: '4g' });
    await page.goto(site.at('/'));
    await atRest(page);
    site.treat(() => 'refused');
    for (const path of ['/exercises/as-it-was/', '/it/rules/as-it-was/']) {
      await page.goto(site.at(path));
      await expect(page.locator('h1')).toHaveText('As it was');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isOld'))).toBe(true);
    }
    // All scripts were kept before, in each language.
    await page.goto(site.at('/it/nowhere/'));
    await expect(page.locator('h1')).toHaveText(keepingWords('it').page.title);
    await page.getByText('As it was').waitFor({ state: 'attached' });
    site.treat(() => 'sent');
    await connected(page, { saveData: false, effectiveType: '4g' });
    // While a worker of such a version answers still, what it answers from stays.
    const ofItsWorker = `workbox-precache-v2-${site.at('/')}`;
    await page.evaluate((name) => caches.open(name), ofItsWorker);
    await page.goto(site.at('/'));
    await atRest(page);
    expect(await page.evaluate(() => caches.has('r509 rest /'))).toBe(true);
    await page.evaluate((name) => caches.delete(name), ofItsWorker);
    await page.goto(site.at('/'));
    await atRest(page);
    const names = await page.evaluate(() => caches.keys());
    expect(names.toSorted()).toEqual(['r509 assets /', 'r509 kept /', 'r509 visited /']);
    site.treat(() => 'refused');
    await page.goto(site.at('/it/rules/508.1d/'));
    await expect(page.locator('h1')).toContainText('508.1d');
  } finally {
    await site.close();
  }
});

/** Run in the page: caches as versions before bundles filled them. */
async function asBefore(html: string): Promise<void> {
  const page = () => new Response(html, { headers: { 'content-type': 'text/html' } });
  const script = new Response('globalThis.isOld = true;', {
    headers: { 'content-type': 'text/javascript' },
  });
  const assets = await caches.open('r509 assets /');
  await assets.put('/_astro/old.js', script);
  await assets.put('/offline/versions', Response.json([['_astro/old.js']]));
  for (const [name, path] of [
    ['r509 sets /', 'exercises/as-it-was/'],
    ['r509 rest /', 'it/rules/as-it-was/'],
  ] as const) {
    const cache = await caches.open(name);
    await cache.put(`/${path}`, page());
    await cache.put('/offline/record', Response.json({ [path]: ['12345678', 'As it was'] }));
  }
  const shell = await caches.open(`workbox-precache-v2-${location.origin}/`);
  await shell.put('/offline/', page());
}

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

const styleOf = (page: Page): Promise<string> =>
  page
    .locator('link[rel=stylesheet]')
    .first()
    .evaluate((link: HTMLLinkElement) => link.href);
