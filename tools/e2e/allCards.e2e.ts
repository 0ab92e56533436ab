// Cards that have no file of their own come to a board in parts, as its line or a name that is typed asks for them.
import type { BrowserContext, Page } from '@playwright/test';
import { toFragment } from '../../engine/sandbox/link.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { expect, PHONE, quietly, test } from './support/test.ts';

const LINE = 'Ada: balduvian-bears, tapped + 3/3; Nil: 2/2; A2 -> Nil';
const PARTS = /\/cards\/(?:names\/)?\w+\.json$/;

const partsAsked = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (PARTS.test(request.url())) asked.push(request.url());
  });
  return asked;
};

const open = (page: Page, line: string, language: (typeof LANGUAGES)[number] = 'en') =>
  page.goto(`${addressIn(language, '/sandbox/')}#${toFragment(line)}`);
const board = (page: Page) => page.locator('.on-bench .board').first();

/** Of every card that comes, two abilities are not read. */
const halfRead = async (context: BrowserContext): Promise<void> => {
  await context.route(/\/cards\/[0-9a-f]{2}\.json$/, async (route) => {
    const response = await route.fetch();
    const part = await response.json();
    await route.fulfill({
      response,
      json: { ...part, unread: Array.from({ length: part.cards }, () => '2').join('\n') },
    });
  });
};

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ viewport: PHONE });
    const { sandbox } = messagesIn(language).chrome;

    test('a card of whose text not all is read says so, and is ruled on once somebody says that the rest does not matter', async ({
      page,
      context,
    }) => {
      await halfRead(context);
      await open(page, 'Ada: balduvian-bears; Nil: 2/2; A1 -> Nil; no block', language);
      const top = page.locator('.withheld');
      await expect(top).toContainText(sandbox.withheld.half(2));
      await expect(board(page)).toContainText(sandbox.unplayed(2));
      await expect(page.locator('.outcome')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: sandbox.withheld.asRead }).first().click();
      await expect(top).toHaveCount(0);
      await expect(page.locator('.outcome')).toBeVisible();
      await expect(page.locator('.left-out')).toHaveCount(1);
      expect(new URL(page.url()).hash).toContain('as_read');
      expect(await violations(page)).toEqual([]);
    });

    test('a card is found by a later word of its name', async ({ page }) => {
      await page.goto(addressIn(language, '/sandbox/'));
      await expect(page.locator('.entry')).toBeVisible();
      await page.locator('.entry input').fill('tusker kalon');
      const found = page.locator('.found li', { hasText: /kalonia/i }).first();
      await found.locator('button').click();
      await expect(page.locator('.put .c')).toContainText(/kalonia/i);
    });
  });

test('nothing of all cards is fetched before a name or a line asks for it', async ({ page }) => {
  const asked = partsAsked(page);
  await open(page, 'Ada: 2/2 flying + grizzly-bears; Nil: 4x 1/1 red goblin, tapped');
  await expect(board(page)).toBeVisible();
  await page.locator('[data-stage=setup]').click();
  await page.locator('.entry input').fill('3/3 trample');
  await page.locator('.entry button').first().click();
  await expect(page.locator('.on-bench .board').first().locator('.c')).toHaveCount(7);
  expect(asked).toEqual([]);
  await open(page, LINE);
  await expect(board(page)).toContainText('Balduvian Bears');
  expect(asked.filter((url) => !url.includes('/names/'))).toHaveLength(1);
});

quietly(
  'a part that does not come is told, loses nothing, and is asked for again',
  async ({ page, context }) => {
    const { sandbox } = messagesIn('en').chrome;
    await context.route(PARTS, (route) => route.abort());
    await open(page, LINE);
    await expect(page.locator('.wait')).toHaveText(sandbox.cardsFailed);
    await expect(page.locator('.withheld')).toContainText('balduvian-bears');
    await page.locator('.entry input').fill('Kalonian Tusker');
    await page.locator('.entry input').press('Enter');
    await expect(page.locator('.entry .slips')).toContainText('Kalonian Tusker');
    await expect(page.locator('.entry input')).toHaveValue('Kalonian Tusker');
    await context.unroute(PARTS);
    await page.locator('[data-does=retry]').click();
    await expect(page.locator('.on-bench')).toContainText('Kalonian Tusker');
    await expect(page.locator('.withheld')).toHaveCount(0);
    await expect(page.locator('.wait')).toBeEmpty();
    await expect(page.locator('[name=line]')).toHaveValue(/balduvian-bears, tapped/);
  },
);
