// Searching all pages: by the field of every page and on the page of its own, by keys, on a phone, slowed, with an index
// that does not come, without scripts and without a network.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { addressOfPage } from '../../site/search/forms.ts';
import { violations } from './support/axe.ts';
import { atRest } from './support/keeping.ts';
import { servedSite } from './support/servedSite.ts';
import { longestTasks, MOST_AT_ONCE } from './support/tasks.ts';
import { DESK, expect, PHONE, quietly, test as watched } from './support/test.ts';

const words = messagesIn('en').chrome.search.browser;
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.locator('.found-status');
/** What stands on pages is searched as well by then. */
const isWhole = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/search/texts.json'));

watched.describe('the field of every page', () => {
  watched.use({ viewport: DESK });

  watched('opens by a key, is gone through by keys, and leads to the page', async ({ page }) => {
    await page.goto('/scenarios/menace-forced-block/');
    await page.keyboard.press('/');
    await page.keyboard.type('trample');
    await expect(options(page).first()).toContainText('Trample');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page, ['.find'])).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = options(page).nth(1);
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    const id = (await chosen.getAttribute('id')) ?? '';
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
    await page.keyboard.press('Escape');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await expect(field(page)).toHaveValue('trample');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    const href = (await options(page).first().getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/rules\/702\.19/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  });

  watched('without a choice, Enter leads to all results', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('/');
    await page.keyboard.type('509.1b');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?q=509.1b');
    await expect(page.locator('.found-page li a').first()).toHaveAttribute(
      'href',
      '/rules/509.1b/',
    );
  });

  watched('what is typed where something is typed anyway stays there', async ({ page }) => {
    await page.goto('/scenarios/');
    const rule = page.getByLabel('Rule', { exact: true });
    await rule.focus();
    await page.keyboard.type('/');
    await expect(rule).toHaveValue('/');
    await expect(page.locator('.find')).toHaveCount(0);
  });
});

watched.describe('on a phone', () => {
  watched.use({ viewport: PHONE, hasTouch: true });

  for (const language of LANGUAGES)
    watched(`it fits, and a tap leads on, in ${language}`, async ({ page }) => {
      await page.goto(addressIn(language, '/turn/'));
      await page.locator('.find-go').tap();
      await field(page).fill('702.19b');
      await expect(options(page).first()).toBeVisible();
      expect(await violations(page, ['.find'])).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(PHONE.width);
      await options(page).first().tap();
      await expect(page).toHaveURL(addressIn(language, '/rules/702.19b/'));
    });

  watched('a key takes a slowed page no more than a tenth of a second', async ({ page }) => {
    await page.goto('/search/');
    const loaded = isWhole(page);
    await page.getByRole('searchbox').fill('a');
    await loaded;
    const tasks = await longestTasks(page, async (name) => {
      for (const key of 'can I block with a tapped') {
        await name('a key');
        await page.keyboard.type(key);
      }
      await expect(page.locator('.found-page li').first()).toBeVisible();
    });
    expect(tasks.get('a key') ?? 0).toBeLessThan(MOST_AT_ONCE);
  });
});

watched.describe('its page', () => {
  watched.use({ viewport: DESK });

  watched('has what is asked in its address, and answers in place', async ({ page }) => {
    await page.goto('/it/search/?q=lifelink');
    const links = page.locator('.found-page li a');
    await expect(links.first()).toContainText('Legame vitale');
    await page.getByRole('searchbox').fill('prigione spettrale');
    await expect(links.first()).toContainText('Prigione Spettrale');
    await expect(page).toHaveURL('/it/search/?q=prigione+spettrale');
    expect(await violations(page)).toEqual([]);
  });

  watched('says of an old number what it is today', async ({ page }) => {
    await page.goto('/search/?q=502.9b');
    const first = page.locator('.found-page li a').first();
    await expect(first).toContainText('502.9b in the rules of 1 October 2008; 702.19b today');
    await expect(first).toHaveAttribute('href', '/rules/702.19b/');
  });

  watched('a card that no board has leads to a board with it', async ({ page }) => {
    await page.goto('/search/?q=tarmogoyf');
    const card = page.locator('.found-page li a').first();
    await expect(card).toContainText('Tarmogoyf');
    await expect(card).toContainText(words.onOwnBoard);
    await card.click();
    await expect(page).toHaveURL(/\/sandbox\/#b1:/);
    await expect(page.locator('r509-sandbox .board')).toContainText('Tarmogoyf');
  });

  watched('answers calmly whatever is typed', async ({ page }) => {
    await page.goto('/search/');
    const box = page.getByRole('searchbox');
    await expect(status(page)).toHaveText(words.begin);
    const markup = '<img src=x onerror=alert(1)>';
    for (const strange of ['🐻🐻', 'x'.repeat(10_000), '   ', markup, 'qqqq zzzz']) {
      await box.fill(strange);
      await expect(box).toHaveValue(strange);
      await expect(status(page)).not.toBeEmpty();
    }
    await expect(status(page)).toHaveText(words.none.replace('{text}', 'qqqq zzzz'));
    await box.fill('menace');
    await expect(page.locator('.found-page li a').first()).toContainText('Menace');
  });

  for (const language of LANGUAGES)
    watched(`every page that it can find is there, in ${language}`, async () => {
      const read = (part: string) =>
        JSON.parse(readFileSync(`dist${addressIn(language, '/search/')}${part}.json`, 'utf8'));
      const addresses: readonly string[] = [...read('first').pages, ...read('texts').pages].map(
        addressOfPage,
      );
      const missing = addresses.filter((address) => {
        const [path = '', anchor] = address.split('#');
        const html = htmlAt(addressIn(language, path));
        return html === undefined || (anchor !== undefined && !html.includes(`id="${anchor}"`));
      });
      expect(addresses.length).toBeGreaterThan(1000);
      expect(missing).toEqual([]);
    });
});

const pagesRead = new Map<string, string | undefined>();
function htmlAt(address: string): string | undefined {
  if (!pagesRead.has(address)) {
    try {
      pagesRead.set(address, readFileSync(`dist${address}index.html`, 'utf8'));
    } catch {
      pagesRead.set(address, undefined);
    }
  }
  return pagesRead.get(address);
}

quietly.describe('an index that', () => {
  quietly.use({ viewport: DESK });
  const troubles = [
    { what: 'does not come', part: 'first', body: undefined, said: words.failed.missing },
    { what: 'is cut', part: 'first', body: '{"form":1,"ver', said: words.failed.cut },
    { what: 'is newer', part: 'first', body: '{"form":99}', said: words.failed.version },
    { what: 'comes by half', part: 'texts', body: undefined, said: words.namesOnly },
  ] as const;
  for (const { what, part, body, said } of troubles)
    quietly(`${what} is told, and is asked for again`, async ({ page }) => {
      const address = `**/search/${part}.json`;
      await page.route(address, (route) =>
        body === undefined
          ? route.abort()
          : route.fulfill({ contentType: 'application/json', body }),
      );
      await page.goto('/search/?q=trample');
      await expect(status(page)).toContainText(said);
      await page.unroute(address);
      await page.getByRole('button', { name: words.again }).click();
      await expect(status(page)).toHaveText(/^\d+ results$/);
      await expect(page.locator('.found-page li a').first()).toContainText('Trample');
    });
});

watched.describe('without scripts', () => {
  watched.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const language of LANGUAGES)
    watched(
      `its link leads to a page that says what it needs, in ${language}`,
      async ({ page }) => {
        await page.goto(addressIn(language, '/turn/'));
        await page.locator('.find-go').click();
        await expect(page).toHaveURL(addressIn(language, '/search/'));
        const { noScript } = messagesIn(language).chrome.search;
        await expect(page.locator('.found-page noscript p')).toHaveText(noScript);
        await expect(page.locator('.found-page noscript a').first()).toBeVisible();
      },
    );
});

quietly.describe('without a network', () => {
  quietly.use({ serviceWorkers: 'allow', viewport: DESK });

  quietly('whoever has searched once searches on, on whatever page is kept', async ({ page }) => {
    const site = await servedSite();
    await page.goto(site.at('/es/turn/'));
    await page.keyboard.press('/');
    await page.keyboard.type('arrollar');
    await expect(options(page).first()).toContainText('Arrollar');
    await atRest(page);
    const kept = (name: string) =>
      page.evaluate(async (at) => (await caches.match(at)) !== undefined, `/es/search/${name}`);
    for (const name of ['', 'first.json', 'texts.json'])
      await expect.poll(() => kept(name)).toBe(true);
    await site.close();
    await page.reload();
    await page.keyboard.press('/');
    await page.keyboard.type('¿puede bloquear una criatura girada?');
    await expect(options(page).first()).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ resultados$/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.found-page li a').first()).toBeVisible();
  });
});
