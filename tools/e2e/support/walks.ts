// Somebody who goes through an exam or a round while things fail.
import { test as base, type Page } from '@playwright/test';
import { rightAnswer, wrongAnswers } from './answers.ts';
import { type Asked, askedOn } from './asked.ts';
import { isAsked } from './asking.ts';
import { type FailingSite, failingSite } from './failingSite.ts';
import { give } from './giving.ts';
import { handOn, mouse } from './hands.ts';
import type { Walk } from './mishaps.ts';
import { expect } from './test.ts';

/** What fails is told in the console, and is no fault of a page. */
export const walkTest = base.extend<{ walk: Walk; site: FailingSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read off its pattern.
  site: async ({}, use) => {
    const site = await failingSite();
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.address),
  walk: async ({ context, site }, use) => {
    await use({ context, site, page: await context.newPage() });
  },
});

/** What is asked on this stage. */
async function askedAt(page: Page): Promise<Asked> {
  await isAsked(page);
  const at = await page.locator('.asking[data-at]').getAttribute('data-at');
  const [, slug = '', question] = /([^/]+)\/#q-(.+)$/.exec(at ?? '') ?? [];
  const asked = askedOn(slug).find(({ id }) => id === question);
  if (asked === undefined) throw new Error(`${at} asks nothing`);
  return asked;
}

export async function fillIn(page: Page, way: 'right' | 'wrong'): Promise<void> {
  const asked = await askedAt(page);
  const given = way === 'right' ? rightAnswer(asked) : wrongAnswers(asked)[0].given;
  await give(handOn(page, mouse), asked.control, given);
}

/** Presses the first of these that can be seen, if there is one. */
export const press = async (page: Page, part: string): Promise<void> => {
  const button = page.locator(part).filter({ visible: true }).first();
  // By then it may be gone, or in the way of nobody.
  if ((await button.count()) > 0) await button.click({ timeout: 1000 }).catch(() => {});
};

/** Until it is so, everything is pressed that offers to try again or to go on. */
export const untilSo = (page: () => Page, parts: readonly string[], isSo: () => Promise<void>) =>
  expect(async () => {
    for (const part of parts) await press(page(), part);
    await isSo();
  }).toPass({ timeout: 60_000, intervals: [100] });
