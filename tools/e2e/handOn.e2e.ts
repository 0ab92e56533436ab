import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { toFragment } from '../../engine/sandbox/link.ts';
import { date } from '../../site/i18n/grammar.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { expect, test } from './support/test.ts';

const LINE =
  'rules 2024-07-30; Ada: boggart-brute + 3/3 trample, tapped; Nil: 2/2 blocks if able; A1 -> Nil';
const FRAGMENT = toFragment(LINE);

async function begun(page: Page, root = '/sandbox/'): Promise<void> {
  await page.goto(`${root}#${FRAGMENT}`);
  await expect(page.locator('.on-bench .board')).toBeVisible();
  await page.locator('[popovertarget=hand-on]').click();
  await expect(page.locator('.hand-on')).toBeVisible();
}

for (const language of LANGUAGES)
  test(`a citation in ${language} has the line, the date of the rules in words, and the link`, async ({
    page,
    baseURL,
  }) => {
    const root = addressIn(language, '/sandbox/');
    await begun(page, root);
    await page.locator('[data-as=citation]').click();
    const said = messagesIn(language).chrome.sandbox.citation(date(language, '2024-07-30'));
    await expect(page.locator('.copied code')).toHaveText(
      `${LINE}\n${said}: ${baseURL}${root}#${FRAGMENT}`,
    );
  });

async function savedAs(page: Page, as: string): Promise<Download> {
  const saved = page.waitForEvent('download');
  await page.locator(`[data-as=${as}]`).click();
  return saved;
}

test('a board is saved as a picture of lines and as one of dots, twice as large', async ({
  page,
}) => {
  await begun(page);
  const svg = await savedAs(page, 'picture');
  expect(svg.suggestedFilename()).toBe('board.svg');
  const drawn = await readFile(await svg.path(), 'utf8');
  const png = await savedAs(page, 'png');
  expect(png.suggestedFilename()).toBe('board.png');
  const bytes = await readFile(await png.path());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawn) ?? [];
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
    2 * Number(width),
    2 * Number(height),
  ]);
});
