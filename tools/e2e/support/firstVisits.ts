// What comes by itself, for when there is no network, as a browser opens a page of the site for the first time.
import { expect, type Page } from '@playwright/test';
import { atRest, isHere } from './keeping.ts';
import type { AskedFile, ServedSite } from './servedSite.ts';

/** Of each kind of page one, and which of them asks for more than that before anybody has touched it. */
export const FIRST_VISITS: readonly string[] = [
  '/',
  '/it/practice/',
  '/practice/must-beats-cant/',
  '/it/practice/level-3/',
  '/es/scenarios/menace-forced-block/',
  '/rules/509.1c/',
  '/exam/',
  '/sandbox/',
];

/** All that comes of the first visit to a page of a site of which nothing else is asked, and how much of it. */
export async function broughtByItself(
  page: Page,
  site: ServedSite,
  path: string,
): Promise<readonly AskedFile[]> {
  await page.goto(site.at(path));
  await atRest(page);
  await isHere(page, path);
  const begin = site.asked.findIndex((one) => /\/offline\.[\w-]+\.js$/.test(one.path));
  expect(begin).toBeGreaterThan(3);
  if (path !== '/sandbox/') return site.asked;
  return site.asked.slice(begin).filter((one) => !OF_ENGINE.test(one.path));
}

/** What one's own board is ruled on with: its page asks for it as it begins, and it comes while the page is at rest. */
const OF_ENGINE = /\/(worker|words)\.[\w-]+\.js$|\/cards\.json$/;
