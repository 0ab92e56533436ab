import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { violations, violationsOfColors } from './support/axe.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

/** What only a question with that control has in it. */
const CONTROLS = {
  declaration: '.q-declare',
  division: '.q-divide',
  legality: '.q-rules',
  number: 'input[name=number]',
  pick: '.q-pick',
  order: '.q-order',
} as const;

/** The same in the text of a page. */
const MARKS: { readonly [C in keyof typeof CONTROLS]: RegExp } = {
  declaration: /q-declare/,
  division: /q-divide/,
  legality: /q-rules/,
  number: /name="number"/,
  pick: /q-pick/,
  order: /class="q-order"/,
};

const built = readdirSync('dist/scenarios', { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name)
  // A second page of the list lies there, too.
  .filter((name) => existsSync(`dist/scenarios/${name}/index.html`))
  .toSorted()
  .map(
    (slug) =>
      [`/scenarios/${slug}/`, readFileSync(`dist/scenarios/${slug}/index.html`, 'utf8')] as const,
  );

for (const control of Object.keys(CONTROLS) as (keyof typeof CONTROLS)[])
  test(`nothing is in the way in the middle of a question, in any language: ${control}`, async ({
    page,
  }) => {
    test.slow();
    const address = built.find(([, html]) => MARKS[control].test(html))?.[0] ?? '';
    expect(address, 'a page that asks this').not.toBe('');
    for (const language of LANGUAGES) {
      await page.setViewportSize(PHONE);
      await page.goto(addressIn(language, address));
      const asked = page
        .locator('.q')
        .filter({ has: page.locator(CONTROLS[control]) })
        .first();
      const id = await asked.getAttribute('id');
      await page.goto(`${addressIn(language, address)}#${id}`);
      await answerAnything(asked);
      await expect(asked.locator('.q-result')).not.toBeEmpty();
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: 'light' });
        const at = `${language}, ${viewport.width} wide`;
        expect.soft(await violations(page), `${at}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await violationsOfColors(page), `${at}, dark`).toEqual([]);
      }
    }
  });

async function answerAnything(asked: ReturnType<Page['locator']>): Promise<void> {
  const number = asked.locator('input[name=number]');
  if ((await number.count()) > 0) await number.fill('99');
  const truth = asked.locator('input[name=truth]');
  if ((await truth.count()) > 0) await truth.last().press('Space');
  const rule = asked.locator('.q-rules:not([hidden]) input');
  if ((await rule.count()) > 0) await rule.first().press('Space');
  const option = asked.locator('input[name=pick]');
  if ((await option.count()) > 0) await option.first().press('Space');
  await asked.locator('button[type=submit]').click();
}
