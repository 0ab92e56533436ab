// Lines and links as people and programs leave them, into the pages that take them: nothing is thrown, no page is blank,
// and none stands still for more than two seconds. `npm run fuzz -- pages 2000` tries so many, `from 7` others.
import type { Page } from '@playwright/test';
import { toFragment } from '../../engine/sandbox/link.ts';
import { randomFrom } from '../../engine/vocabulary/random.ts';
import { MAKERS } from '../fuzz/addresses.ts';
import { lineFrom, linesIn } from '../fuzz/lineFrom.ts';
import { spoiledLink } from '../fuzz/spoiledLink.ts';
import { slowness } from './support/pace.ts';
import { DESK, expect, test } from './support/test.ts';

test.use({ viewport: DESK });

const COUNT = Number(process.env.PAGES ?? 16);
const FROM = Number(process.env.PAGES_FROM ?? 0);
const SEEDS = Array.from({ length: COUNT }, (_, nth) => FROM + nth);
/** In milliseconds, as the page itself can tell. */
const LONGEST = 2000;
const written = linesIn(process.cwd(), 'en');

test.describe.configure({ timeout: 120_000 + COUNT * 4000 });

/** How long the page stood still at most since it was last asked. */
const stoodStill = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const longest = Number(document.documentElement.dataset.still ?? 0);
    document.documentElement.dataset.still = '0';
    return longest;
  });

async function watchStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      const longest = list.getEntries().map(({ duration }) => duration);
      dataset.still = `${Math.max(Number(dataset.still ?? 0), ...longest)}`;
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** What is wrong with the page once it has made something of a text. */
async function faultsOn(page: Page, main: string, slow: number): Promise<readonly string[]> {
  const still = await stoodStill(page);
  const text = await page.locator(main).first().innerText();
  return [
    ...(still > LONGEST * slow ? [`stands still: ${Math.round(still)} ms`] : []),
    ...(text.trim().length < 20 ? ['is blank'] : []),
    ...(/\[object|\bundefined\b|\bNaN\b/.exec(text)?.slice(0, 1) ?? []),
  ];
}

/** What a changed address asks for is begun once the page has been drawn with it. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** A line is read: it is in the address, or the page says why not. */
const readInSandbox = (page: Page, line: string): Promise<string> =>
  page.evaluate(
    (text) =>
      new Promise<string>((resolve) => {
        const field = document.querySelector<HTMLTextAreaElement>('[name=line]');
        const wait = document.querySelector('.wait');
        const replace = history.replaceState.bind(history);
        const done = (said: string): void => {
          history.replaceState = replace;
          clearInterval(looking);
          resolve(said);
        };
        const looking = setInterval(() => {
          if (wait?.textContent) done(wait.textContent);
        }, 20);
        history.replaceState = (...asked) => {
          replace(...asked);
          setTimeout(() => done(''));
        };
        if (field === null) return done('there is no line');
        field.value = text;
        field.form?.requestSubmit();
      }),
    line,
  );

test(`${COUNT} lines in the page of one’s own board`, async ({ page }) => {
  await watchStill(page);
  await page.goto('/sandbox/');
  await expect(page.locator('.bench')).toBeVisible();
  await page.locator('#line-of summary').click();
  const slow = await slowness(page);
  const found = [];
  for (const seed of SEEDS) {
    const line = lineFrom(seed, written).replaceAll('\0', '');
    const failed = await readInSandbox(page, line);
    const faults = [...(failed === '' ? [] : [failed]), ...(await faultsOn(page, '.bench', slow))];
    // A word that was typed is shown.
    const own = faults.filter((fault) => !line.includes(fault));
    if (own.length > 0) found.push({ seed, line, own });
  }
  expect(found).toEqual([]);
});

test(`${COUNT} links in a frame’s page`, async ({ page }) => {
  await watchStill(page);
  await page.goto('/embed/board/');
  const slow = await slowness(page);
  const found = [];
  for (const seed of SEEDS) {
    const line = lineFrom(seed, written);
    const link = spoiledLink(randomFrom(seed), `#${toFragment(line)}`).replace(/^[^#]*#?/, '#');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    const show = page.locator('[data-does=show]');
    await drawn(page);
    if (await show.isVisible()) {
      await show.click();
      await expect(page.locator('r509-own-board')).not.toHaveAttribute('aria-busy', 'true');
    }
    const faults = await faultsOn(page, 'body', slow);
    const own = faults.filter((fault) => !line.includes(fault));
    if (own.length > 0) found.push({ seed, link, own });
  }
  expect(found).toEqual([]);
});

for (const at of ['/practice/own/', '/practice/boards/', '/exam/'])
  test(`${COUNT} addresses of ${at}`, async ({ page }) => {
    await watchStill(page);
    await page.goto(at);
    const slow = await slowness(page);
    const found = [];
    for (const seed of SEEDS) {
      const random = randomFrom(seed);
      const hash = spoiledLink(
        random,
        random.pick(MAKERS)(random, ['marked-okk', 'goaded-marauder']),
      );
      await page.evaluate((text) => {
        location.hash = text;
      }, hash);
      await drawn(page);
      const faults = await faultsOn(page, 'main', slow);
      const own = faults.filter((fault) => !hash.includes(fault));
      if (own.length > 0) found.push({ seed, hash, own });
    }
    expect(found).toEqual([]);
  });
