// What works without a network: what was opened, by itself; what was asked for; and what an update leaves of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { SHARES } from '../../site/offline/offlineFiles.ts';
import { wrongAnswers } from './support/answers.ts';
import { askedOn } from './support/asked.ts';
import { isAsked, now, send } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { broughtByItself, FIRST_VISITS } from './support/firstVisits.ts';
import { give } from './support/giving.ts';
import { handOn, mouse } from './support/hands.ts';
import {
  areKept,
  atRest,
  bundlePaths,
  bundlesKept,
  connected,
  isHere,
  keepingWords,
  partOf,
} from './support/keeping.ts';
import { type ServedSite, servedSite } from './support/servedSite.ts';
import { DESK, expect, PHONE, quietly as test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: DESK });

const SET = 'must-beats-cant';
const SLUG = 'menace-forced-block';
/** A wrong block on it comes from a mistake that has a name. */
const WRONGLY_BLOCKED = {
  slug: 'two-must-one-menace',
  given: { kind: 'pairs', pairs: [['guard', 'brute']] },
} as const;

const said = (page: Page) => page.locator('.keeping [role=status]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const isMarked = (page: Page, as: RegExp) =>
  expect(now(page).locator('.q-result .v')).toHaveClass(as);

let site: ServedSite;
test.beforeEach(async () => {
  site = await servedSite();
});
test.afterEach(() => site.close());

/** In kilobytes: the page of one's own boards is kept with all that can be made of them. */
const mostKept = (path: string): number => (path === '/sandbox/' ? 350 : 300);

test.describe('by itself', () => {
  for (const path of FIRST_VISITS)
    test(`a first visit to ${path} keeps at most ${mostKept(path)} KB in 30 files`, async ({
      page,
    }) => {
      const files = await broughtByItself(page, site, path);
      expect(files.length).toBeLessThanOrEqual(30);
      expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(
        mostKept(path) * 1000,
      );
      // The background is told of; nothing in another language comes.
      expect(files.map((one) => one.path)).toContain('/sw.js');
      const [, own = 'en'] = /^\/(it|es)\//.exec(path) ?? [];
      const others = LANGUAGES.filter((one) => one !== own && one !== 'en');
      for (const other of others)
        expect(files.filter((one) => one.path.includes(`/${other}/`))).toEqual([]);
    });

  test('nothing more comes where each byte is paid, and on a slow line only what was begun', async ({
    browser,
  }) => {
    const connections = [
      { saveData: true, effectiveType: '4g', atRest: false, begun: false },
      { saveData: false, effectiveType: '3g', atRest: false, begun: true },
      { saveData: false, effectiveType: '4g', atRest: true, begun: true },
    ];
    for (const { atRest: isAtRest, begun, ...connection } of connections) {
      const page = await browser.newPage({ serviceWorkers: 'allow' });
      await connected(page, connection);
      await page.goto(site.at(`/practice/${SET}/`));
      await atRest(page);
      expect((await bundlesKept(page)).length > 0).toBe(isAtRest);
      await isAsked(page);
      await page.keyboard.press('n');
      if (begun) await areKept(page, bundlePaths('en', 'rounds', `sets/${SET}`));
      else await isAsked(page);
      const asked = site.asked.filter(({ path }) => /offline.*\.bin$/.test(path));
      if (!begun) expect(asked).toEqual([]);
      await page.close();
    }
  });

  test('what is installed keeps all of its language, and what is taken away stays away', async ({
    page,
  }) => {
    await page.goto(site.at('/es/turn/'));
    await atRest(page);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await areKept(page, bundlePaths('es', ...SHARES));
    // From now on it is opened in a window of its own.
    await page.addInitScript(() => {
      const ask = matchMedia;
      window.matchMedia = (query) =>
        query.includes('standalone') ? ask('(min-width: 0)') : ask.call(window, query);
    });
    await page.goto(site.at('/es/practice/'));
    await atRest(page);
    await partOf(page, 'rest').remove.click();
    await expect(said(page)).toHaveText(keepingWords('es').keeping.removed);
    await page.goto(site.at('/es/turn/'));
    await atRest(page);
    const left = bundlePaths('es', 'rounds', 'sets', 'own');
    expect(new Set(await bundlesKept(page))).toEqual(new Set(left));
  });
});

test.describe('what was opened', () => {
  test('a round that was begun is finished without a server', async ({ page }) => {
    const { another } = messagesIn('it').chrome.boards;
    const set = addressIn('it', `/practice/${SET}/`);
    const at = page.locator('r509-round .asking');
    await page.goto(site.at(set));
    await atRest(page);
    await isAsked(page);
    await page.keyboard.press('n');
    await areKept(page, bundlePaths('it', 'rounds', `sets/${SET}`));
    await site.close();
    await page.reload();
    for (let seen = ''; !seen.includes(WRONGLY_BLOCKED.slug); ) {
      await isAsked(page);
      seen = (await at.getAttribute('data-at')) ?? '';
      if (seen.includes(WRONGLY_BLOCKED.slug)) break;
      await page.keyboard.press('n');
      await expect(at).not.toHaveAttribute('data-at', seen);
    }
    const [asked] = askedOn(WRONGLY_BLOCKED.slug, 'it');
    if (asked === undefined) throw new Error('it asks nothing');
    await give(handOn(page, mouse), asked.control, WRONGLY_BLOCKED.given);
    await now(page).locator('.go').click();
    await isMarked(page, /no/);
    const mistake = now(page).locator('.q-help a[href*="/mistakes/"]').first();
    await expect(mistake).toBeAttached();
    const explained = (await mistake.getAttribute('href')) ?? '';
    await page.getByRole('button', { name: another }).click();
    await expect(at).toHaveAttribute('data-at', /\/practice\/boards\/#q-/);
    for (let left = 40; left > 0 && (await page.locator('.round-done').count()) === 0; left -= 1) {
      await isAsked(page);
      const seen = (await at.getAttribute('data-at')) ?? '';
      await page.locator('.round-next').click();
      await expect(at).not.toHaveAttribute('data-at', seen);
    }
    await expect(page.locator('.round-done h2')).toBeVisible();
    // Where the mistake is explained was never opened: it belongs to every round.
    await page.goto(site.at(new URL(explained, site.at(set)).pathname));
    await expect(title(page)).not.toHaveText(keepingWords('it').page.title);
  });

  test('an exam that was begun is finished without a server', async ({ page }) => {
    const { exam } = messagesIn('es').chrome;
    await page.goto(site.at('/es/exam/'));
    await atRest(page);
    await page.getByRole('button', { name: exam.start }).click();
    await isAsked(page);
    const asked: readonly string[] = JSON.parse(
      (await page.locator('r509-exam').getAttribute('data-begun')) ?? '[]',
    );
    expect(asked).toHaveLength(25);
    for (const href of asked) await isHere(page, href.replace(/#.*/, ''));
    await areKept(page, bundlePaths('es', 'rounds'));
    await site.close();
    await page.reload();
    await page.getByRole('button', { name: exam.goOn }).click();
    await isAsked(page);
    await page.locator('.exam-back, .exam-skip').last().click();
    await isAsked(page);
    await page.locator('.exam-finish').click();
    await page.locator('.exam-finish').click();
    await expect(page.locator('.exam-list li')).toHaveCount(25);
  });

  test('a board of one’s own is put in and ruled on', async ({ page }) => {
    const { sandbox } = messagesIn('en').chrome;
    await page.goto(site.at('/sandbox/'));
    await atRest(page);
    await site.close();
    await page.reload();
    await page.getByLabel(sandbox.what).fill('boggart brute');
    await page.keyboard.press('Enter');
    await expect(page.locator('.on-bench .field .c')).toHaveCount(1);
    await page.getByRole('button', { name: sandbox.toAttack }).click();
    await expect(page.locator('.asking')).toContainText('Ada declares attackers');
  });

  test('a board of one’s own keeps the cards that came to it in parts', async ({ page }) => {
    const { sandbox } = messagesIn('en').chrome;
    await page.goto(site.at('/sandbox/'));
    await atRest(page);
    await page.getByLabel(sandbox.what).fill('Balduvian Bears');
    await page.keyboard.press('Enter');
    await expect(page.locator('.on-bench .field .c')).toContainText('Balduvian Bears');
    await site.close();
    await page.reload();
    await expect(page.locator('.on-bench .field .c')).toContainText('Balduvian Bears');
    await page.getByLabel(sandbox.what).fill('Kalonian Tusker');
    await page.keyboard.press('Enter');
    await expect(page.locator('.wait')).toHaveText(sandbox.cardsFailed);
    await expect(page.getByLabel(sandbox.what)).toHaveValue('Kalonian Tusker');
  });

  test('an answer is marked on the only page ever visited; others say that they are not here', async ({
    page,
  }) => {
    const [asked] = askedOn(SLUG);
    if (asked === undefined) throw new Error('it asks nothing');
    await page.goto(site.at(`/scenarios/${SLUG}/`));
    await atRest(page);
    await site.close();
    await page.goto(site.at(`/scenarios/${SLUG}/?from=somewhere`));
    const hand = handOn(page, mouse);
    await isAsked(page);
    const [wrong] = wrongAnswers(asked);
    await give(hand, asked.control, wrong.given);
    await send(hand, wrong.given);
    await isMarked(page, /no/);
    await page.goto(site.at('/rules/508.1d/'));
    await expect(title(page)).toHaveText(keepingWords('en').page.title);
    await expect(title(page)).toHaveCSS('font-family', /R509/);
    await page.locator('.kept-here summary').first().click();
    expect(await violations(page)).toEqual([]);
    await page.locator(`.kept-here a[href="/scenarios/${SLUG}/"]`).click();
    await isAsked(page);
    // Of a language that was never read there is no such page either.
    await page.goto(site.at('/it/rules/508.1d/'));
    await expect(title(page)).toHaveText(keepingWords('en').page.title);
  });
});

test.describe('what is asked for', () => {
  test('comes with its size, goes on where it was cut, and is taken away again', async ({
    page,
  }) => {
    const { keeping, page: words } = keepingWords('it');
    await page.setViewportSize(PHONE);
    await page.goto(site.at('/it/practice/'));
    await atRest(page);
    expect(await violations(page)).toEqual([]);
    const { row, size, keep, remove } = partOf(page, 'rest');
    await expect(keep).toHaveText(filled(keeping.keep));
    await expect(size).toBeEmpty();
    // One bundle is half of itself, which shows in nothing but what is in it; one is something else; one is not to be had.
    const rest = bundlePaths('it', 'rest');
    const [cut, replaced, refused] = rest.slice(-3);
    site.treat((path) => {
      if (path === cut) return 'cut';
      if (path === replaced) return 'replaced';
      return path === refused ? 'refused' : 'sent';
    });
    await keep.click();
    await expect(said(page)).toHaveText(keeping.interrupted);
    const come = await bundlesKept(page);
    expect(come.length).toBeGreaterThan(2);
    expect(come).not.toContain(cut);
    expect(come).not.toContain(replaced);
    await expect(size).toHaveText(filled(keeping.partly));
    const before = site.asked.length;
    site.treat((path) => (path === refused ? 'held' : 'sent'));
    await keep.click();
    await expect(page.locator('.keeping progress')).toBeVisible();
    await expect(page.locator('.keeping-state')).toHaveText(filled(keeping.underWay));
    site.treat(() => 'sent');
    await expect(size).toHaveText(filled(keeping.whole));
    const again = site.asked.slice(before).map(({ path }) => path);
    expect(again.filter((path) => come.includes(path))).toEqual([]);
    expect(again.filter((path) => path === cut)).toHaveLength(1);
    await site.close();
    for (const path of ['/it/rules/508.1d/', '/it/turn/', `/it/scenarios/${SLUG}/2009-07-11/`]) {
      await page.goto(site.at(path));
      await expect(title(page)).not.toHaveText(words.title);
      await expect(title(page)).toHaveCSS('font-family', /R509/);
    }
    await expect(page.locator('#ruling .sheet > li')).not.toHaveCount(0);
    await page.goto(site.at('/it/practice/'));
    await remove.click();
    await expect(said(page)).toHaveText(keeping.removed);
    await expect(row.locator('button:focus')).toHaveText(filled(keeping.keep));
    await page.goto(site.at('/it/rules/508.1d/'));
    await expect(title(page)).toHaveText(words.title);
  });

  test('is stopped, and keeps what has come; another page that asks for it waits for its turn', async ({
    page,
    context,
  }) => {
    const sets = bundlePaths('en', 'sets');
    const late = sets.slice(8);
    await page.goto(site.at('/practice/'));
    await atRest(page);
    site.treat((path) => (late.includes(path) ? 'held' : 'sent'));
    await partOf(page, 'sets').keep.click();
    await areKept(page, sets.slice(0, 8));
    await page.locator('[data-do=stop]').click();
    await expect(partOf(page, 'sets').keep).toBeVisible();
    site.treat(() => 'sent');
    const before = site.asked.length;
    const other = await context.newPage();
    await other.goto(site.at('/practice/'));
    await other.locator('.keeping.shown').waitFor();
    await Promise.all([page, other].map((one) => partOf(one, 'sets').keep.click()));
    for (const one of [page, other])
      await expect(partOf(one, 'sets').size).toHaveText(filled(keepingWords('en').keeping.whole));
    const asked = site.asked.slice(before).map(({ path }) => path);
    const bundles = asked.filter((path) => sets.includes(path));
    expect(bundles.toSorted()).toEqual(late.toSorted());
    await site.close();
    await other.goto(site.at('/exercises/bait-that-flies/'));
    await isAsked(other);
  });

  test('says how much room there is where that is too little, and leaves what is kept', async ({
    page,
    context,
  }) => {
    const { keeping } = keepingWords('en');
    await page.goto(site.at(`/practice/${SET}/`));
    await isAsked(page);
    await page.keyboard.press('n');
    await areKept(page, bundlePaths('en', 'rounds', `sets/${SET}`));
    await page.goto(site.at('/practice/'));
    await atRest(page);
    const kept = await bundlesKept(page);
    const { keep, remove } = partOf(page, 'sets');
    await expect(partOf(page, 'used').size).toHaveText(filled(keeping.whole));
    const [needed = ''] = /\d[.\d]*/.exec((await keep.textContent()) ?? '') ?? [];
    const full = keeping.full.replace('{mb}', needed);
    await page.evaluate(() => {
      StorageManager.prototype.estimate = async () => ({ quota: 10_300_000, usage: 10_000_000 });
    });
    const before = site.asked.length;
    await keep.click();
    await expect(said(page)).toHaveText(full.replace('{left}', '0.3'));
    // A browser may look for a newer worker at any time.
    const asked = site.asked.slice(before).filter(({ path }) => path !== '/sw.js');
    expect(asked).toEqual([]);
    // Many a browser says that there is room where there is none.
    await page.reload();
    await atRest(page);
    const session = await context.newCDPSession(page);
    const origin = site.at('');
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 200_000 });
    await keep.click();
    await expect(said(page)).toHaveText(filled(keeping.full));
    await expect(remove).toBeVisible();
    expect(new Set(await bundlesKept(page))).toEqual(new Set(kept));
    await areKept(page, bundlePaths('en', `sets/${SET}`));
    await site.close();
    await page.goto(site.at(`/practice/${SET}/`));
    await isAsked(page);
  });

  const filled = (text: string): RegExp =>
    new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '\\d+[.,]\\d')}$`);
});

test('the worker answers for the whole site and no more of its host, and the site can be installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rule-509-'));
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, launchOptions);
  try {
    const page = await context.newPage();
    await page.goto(site.at('/it/turn/'));
    await atRest(page);
    const worker = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.scope, registration?.active?.scriptURL];
    });
    expect(worker).toEqual([site.at('/'), site.at('/sw.js')]);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    for (const language of LANGUAGES) {
      const sent = await page.request.get(site.at(addressIn(language, '/manifest.webmanifest')));
      const manifest = await sent.json();
      const start = addressIn(language, '/practice/');
      expect(manifest).toMatchObject({ lang: language, start_url: start });
      for (const { src, sizes, type } of manifest.icons) {
        const icon = await page.request.get(site.at(src));
        expect(icon.headers()['content-type']).toBe(type);
        const bytes = await icon.body();
        if (type === 'image/png')
          expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
      }
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
