// Links that keep their meaning, and what becomes of them on their way.
import type { Page } from '@playwright/test';
import { NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { fromFragment, toFragment } from '../../engine/sandbox/link.ts';
import moved from '../../scenarios/moved.json' with { type: 'json' };
import { date } from '../../site/i18n/grammar.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { DESK, expect, PHONE, quietly, test } from './support/test.ts';

const SLUG = 'menace-forced-block';
const EXERCISE = 'cleric-and-sentry';
const OLDER = '2013-02-01';
const panel = (page: Page) => page.locator('#share');
const code = (page: Page) => panel(page).locator('code');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [viewport, hasTouch] of [
  [PHONE, true],
  [DESK, false],
] as const)
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, hasTouch, permissions: ['clipboard-read', 'clipboard-write'] });

    for (const language of LANGUAGES)
      test(`in ${language} a ruling is copied for a forum in two touches, with the date of its rules`, async ({
        page,
        baseURL,
      }) => {
        const { sharing } = messagesIn(language).chrome.scenario;
        const fixed = `${baseURL}${addressIn(language, `/scenarios/${SLUG}/${NEWEST_EDITION}/`)}`;
        await page.goto(addressIn(language, `/scenarios/${SLUG}/`));
        const title = (await page.locator('h1').textContent()) ?? '';
        await expect(panel(page)).toBeHidden();
        await page.getByRole('button', { name: sharing.title, exact: true }).click();
        await page.getByRole('button', { name: sharing.as.forum, exact: true }).click();
        const says = sharing.cites.fixed(title, date(language, NEWEST_EDITION));
        await expect(code(page)).toHaveText(`[url=${fixed}]${says}[/url]`);
        await expect(panel(page).locator('.copied')).toContainText(sharing.copied);
        expect(await copied(page)).toBe(await code(page).textContent());
        await expect(panel(page)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          viewport.width,
        );
        expect(await violations(page)).toEqual([]);
        await panel(page).locator('[value=ofDay]').check();
        await page.getByRole('button', { name: sharing.as.text, exact: true }).click();
        await expect(code(page)).toHaveText(
          `${sharing.cites.ofDay(title)}: ${baseURL}${addressIn(language, `/scenarios/${SLUG}/`)}`,
        );
      });
  });

test('a step is shared as the step that it is, by rules that are older by those alone', async ({
  page,
  baseURL,
}) => {
  const { sharing } = messagesIn('en').chrome.scenario;
  await page.goto(`/scenarios/${SLUG}/${OLDER}/#step-3`);
  await page.getByRole('button', { name: sharing.ofStep('3') }).click();
  await expect(panel(page).locator('h2')).toHaveText(sharing.ofStep('3'));
  await expect(panel(page).getByRole('radio')).toHaveCount(1);
  await panel(page).locator('[data-as=markdown]').click();
  await expect(code(page)).toContainText(`step 3, rules of ${date('en', OLDER)}`);
  await expect(code(page)).toContainText(`(${baseURL}/scenarios/${SLUG}/${OLDER}/#step-3)`);
});

test('an exercise is shared by its rules, and its board in an article names them', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/exercises/${EXERCISE}/`);
  const asked = await page.locator('.q-text').first().textContent();
  await page.locator('.share-go').click();
  await panel(page).locator('[data-as=html]').click();
  const fixed = `/exercises/${EXERCISE}/${NEWEST_EDITION}/`;
  await expect(code(page)).toContainText(`<a href="${baseURL}${fixed}">`);
  await page.goto(fixed);
  await expect(page.locator('.q-text').first()).toHaveText(asked ?? '');
  await expect(page).toHaveTitle(new RegExp(date('en', NEWEST_EDITION)));
});

test('where no script runs, the addresses are there as links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`/exercises/${EXERCISE}/`);
  await page.locator('.share-go').click();
  await expect(panel(page).getByRole('link')).toHaveCount(2);
  await expect(panel(page).getByRole('link').first()).toHaveAttribute(
    'href',
    `/exercises/${EXERCISE}/${NEWEST_EDITION}/`,
  );
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

const LINE = 'Ada: 3/2 menace; Nil: 2/2; A1 -> Nil';
const named = (fragment: string) => fromFragment(new URL(fragment, 'https://a.example').hash);

test('a board of one’s own is shared by the rules of a date or of the day, and stays with what its link names', async ({
  page,
}) => {
  await page.goto(`/sandbox/#${toFragment(LINE)}`);
  await expect(page.locator('.on-bench .board')).toBeVisible();
  await page.locator('[popovertarget=hand-on]').click();
  const link = async (): Promise<string> => {
    await page.locator('[data-as=link]').click();
    return (await page.locator('.copied code').textContent()) ?? '';
  };
  const fixed = await link();
  expect(named(fixed)).toEqual({ ok: true, value: `rules ${NEWEST_EDITION}; ${LINE}` });
  await page.locator('.hand-on [value=ofDay]').check();
  await expect.poll(async () => named(await link())).toEqual({ ok: true, value: LINE });
  await page.goto(`/exercises/${EXERCISE}/`);
  await page.goto(fixed);
  await expect(page.locator('[name=line]')).toHaveValue(`rules ${NEWEST_EDITION}; ${LINE}`);
  await expect(page.locator('[name=edition]')).toHaveValue(NEWEST_EDITION);
  expect(named(page.url())).toEqual({ ok: true, value: `rules ${NEWEST_EDITION}; ${LINE}` });
});

test.describe('on its way', () => {
  quietly('a link is followed by the end of a sentence', async ({ page }) => {
    await page.goto(`/scenarios/${SLUG}/${OLDER}).#step-3`);
    await expect(page).toHaveURL(`/scenarios/${SLUG}/${OLDER}/#step-3`);
    await page.goto(`/scenarios/${SLUG}/#step-5).`);
    await expect(page.locator('#ruling .stage .now')).toBeVisible();
    await expect(page.locator('.sheet > .now').first()).toHaveId('step-5');
  });

  quietly('rules by which there is no such page lead to the page of the day', async ({ page }) => {
    await page.goto(`/es/scenarios/${SLUG}/2031-01-01/`);
    const { lost } = messagesIn('es').chrome.pages;
    await expect(page.locator('.went:visible')).toContainText(lost.noEdition('2031-01-01'));
    await page.locator('.went:visible a').click();
    await expect(page).toHaveURL(`/es/scenarios/${SLUG}/`);
  });

  quietly('a page that has another address now leads there', async ({ page }) => {
    const [[was, is] = ['', '']] = Object.entries(moved.exercises);
    await page.goto(`/it/exercises/${was}/#ruling`);
    const { lost } = messagesIn('it').chrome.pages;
    await expect(page.locator('.went:visible')).toContainText(lost.moved);
    await page.locator('.went:visible a').click();
    await expect(page).toHaveURL(`/it/exercises/${is}/#ruling`);
  });

  quietly('what never was anywhere leads nowhere', async ({ page }) => {
    const looked = page.waitForResponse(/\/exercises\/nothing\/$/);
    await page.goto('/exercises/nothing/2031-01-01');
    await looked;
    await expect(page.locator('.went:visible')).toHaveCount(0);
  });
});
