import type { Page } from '@playwright/test';
import { toFragment } from '../../engine/sandbox/link.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { now } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const words = messagesIn('en').chrome.sandbox;
const { verdicts } = messagesIn('en').chrome.sheet;

const bench = (page: Page) => page.locator('.bench');
const tiles = (page: Page) => page.locator('.on-bench .field .c .nm');
const press = (page: Page, name: string) => bench(page).getByRole('button', { name, exact: true });
const verdict = (page: Page) => now(page).locator('.q-result .v');
/** Once the board can be touched. */
async function touch(page: Page, tag: string): Promise<void> {
  await expect(page.locator('.asking form[data-laid]')).toBeVisible();
  await page
    .locator('.asking .c', { has: page.locator('.tag', { hasText: tag }) })
    .first()
    .click();
}

async function putIn(page: Page, side: string, ...things: readonly string[]): Promise<void> {
  await page.getByLabel(words.side).selectOption(side);
  for (const thing of things) {
    const before = await tiles(page).count();
    await page.getByLabel(words.what).fill(thing);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words.what)).toHaveValue('');
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(before);
  }
}

async function begin(page: Page, hash = '', root = '/'): Promise<void> {
  await page.goto(`${root}sandbox/${hash}`);
  await expect(bench(page)).toBeVisible();
}

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a board is put in, ruled on, and played to the end', async ({ page }) => {
      await begin(page);
      await putIn(page, 'Ada', 'bruto boggart');
      await putIn(page, 'Nil', '2/2 must block', 'Runeclaw Bear', '2x 1/1 spirit flying');
      await expect(tiles(page)).toHaveCount(5);
      expect(await violations(page)).toEqual([]);
      await press(page, words.toAttack).click();
      await expect(verdict(page)).toHaveText(verdicts.legal);
      await touch(page, 'A1');
      await expect(page.locator('[name=line]')).toHaveValue(/; A1 -> Nil\?$/);
      await expect(verdict(page)).toHaveText(verdicts.legal);
      await press(page, words.goOn).click();
      await expect(page.locator('.asking')).toContainText('Nil declares blockers');
      await touch(page, 'N1');
      await expect(verdict(page)).toHaveText(verdicts.illegal);
      await expect(now(page).locator('.q-result')).toContainText('702.111b');
      await expect(page.locator('.on-bench .board')).toContainText('702.111b');
      await expect(press(page, words.goOn)).toBeHidden();
      expect(await violations(page)).toEqual([]);
      await press(page, words.take).click();
      await expect(verdict(page)).toHaveText(verdicts.legal);
      await expect(page.locator('[name=line]')).toHaveValue(/; N1 N2 -\| A1\?$/);
      expect(await violations(page)).toEqual([]);
      await press(page, words.goOn).click();
      await press(page, words.leave).click();
      await expect(page.locator('.outcome')).toContainText('20 life');
      await expect(page.locator('.sheet > li').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('an ability is given to a card for the turn, and taken off it', async ({ page }) => {
      await begin(page);
      await putIn(page, 'Nil', 'Grizzly Bears');
      const tile = page.locator('.on-bench .field .c');
      await tile.click();
      await page.getByLabel(words.gains).fill('flying, first strike');
      await page.keyboard.press('Tab');
      await expect(tile).toContainText('Flying');
      await expect(page.locator('textarea[name=line]')).toHaveValue(
        /grizzly-bears, gains flying, gains/,
      );
      await page.getByLabel(words.gains).fill('');
      await page.keyboard.press('Tab');
      await expect(tile).not.toContainText('Flying');
    });

    test('what stands on the table is changed where it lies, undone, and done again', async ({
      page,
    }) => {
      await begin(page);
      await putIn(page, 'Nil', '2/2');
      await page.locator('.on-bench .field .c').click();
      await page.getByLabel(words.tapped).check();
      await expect(page.locator('.on-bench .field .c')).toContainText('tapped');
      await page.getByLabel(words.plus).fill('3');
      await page.getByLabel(words.plus).press('Tab');
      await expect(page.locator('.on-bench .pt')).toHaveText('5/5');
      await press(page, words.undo).click();
      await expect(page.locator('.on-bench .pt')).toHaveText('2/2');
      await press(page, words.redo).click();
      await expect(page.locator('.on-bench .pt')).toHaveText('5/5');
      await press(page, words.copyOf).click();
      await expect(tiles(page)).toHaveCount(2);
      await page.getByLabel(words.what).fill('artifact equipment');
      await page.keyboard.press('Enter');
      await page.locator('.below summary', { hasText: 'N3' }).click();
      await page.getByLabel(words.attached).selectOption({ label: 'N2 5/5 creature' });
      await expect(page.getByLabel(words.attached).locator('option:checked')).toHaveText(/^N2 /);
      await press(page, words.undo).click();
      await press(page, words.undo).click();
      await page.locator('.below summary', { hasText: 'N2' }).click();
      await press(page, words.remove).first().click();
      await expect(tiles(page)).toHaveCount(1);
    });

    test('what is not understood is said, and stays', async ({ page }) => {
      await begin(page);
      await page.getByLabel(words.what).fill('3/3 menase');
      await page.keyboard.press('Enter');
      await expect(page.locator('.entry .slips')).toContainText('menase');
      await expect(page.locator('.entry .slips')).toContainText('“menace”');
      await expect(page.getByLabel(words.what)).toHaveValue('3/3 menase');
      await expect(tiles(page)).toHaveCount(0);
    });
  });

test('cards are found by the first letters of a word, in any language', async ({ page }) => {
  await begin(page);
  await page.getByLabel(words.what).pressSequentially('oso clawrun');
  await page.getByLabel(words.what).fill('runeclaw');
  await page.locator('.found button').first().click();
  await expect(tiles(page)).toHaveText(['Runeclaw Bear']);
});

const LINE = 'Ada: boggart-brute; Nil: 2/2 blocks if able + runeclaw-bear; A1 -> Nil';

test('a line is read, and a board is handed on by its address', async ({ page, context }) => {
  await begin(page);
  await page.locator('#line-of summary').click();
  await page.locator('[name=line]').fill(LINE);
  await press(page, words.read).click();
  await expect(page.locator('.asking')).toContainText('Nil declares blockers');
  const address = page.url();
  expect(address.length).toBeLessThan(300);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.locator('.asking')).toContainText('Nil declares blockers');
  await expect(other.locator('[name=line]')).toHaveValue(LINE);
  await other.getByRole('link', { name: 'Italiano' }).click();
  await expect(other.locator('.asking')).toContainText('Nil dichiara le creature bloccanti');
});

test('an illegal declaration in a line is told with its rule, and asked for again', async ({
  page,
}) => {
  await begin(page);
  await page.locator('#line-of summary').click();
  await page.locator('[name=line]').fill(`${LINE}; N1 -| A1`);
  await press(page, words.read).click();
  await expect(verdict(page)).toHaveText(verdicts.illegal);
  await expect(now(page).locator('.q-result')).toContainText('702.111b');
  await expect(page.locator('.asking')).toContainText('Nil declares blockers');
});

test('what is tried is there again for whoever opens its link, takes it back, or comes back', async ({
  page,
  context,
}) => {
  await begin(page, `#${toFragment(LINE)}`);
  await touch(page, 'N1');
  await expect(verdict(page)).toHaveText(verdicts.illegal);
  await expect(page.locator('[name=line]')).toHaveValue(`${LINE}; N1 -| A1?`);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(verdict(other)).toHaveText(verdicts.illegal);
  await expect(other.locator('[name=line]')).toHaveValue(`${LINE}; N1 -| A1?`);
  await touch(page, 'N2');
  await expect(verdict(page)).toHaveText(verdicts.legal);
  await expect(page.locator('[name=line]')).toHaveValue(`${LINE}; N1 N2 -| A1?`);
  await press(page, words.undo).click();
  await expect(verdict(page)).toHaveText(verdicts.illegal);
  await press(page, words.redo).click();
  await expect(verdict(page)).toHaveText(verdicts.legal);
  await page.goto('/');
  await begin(page);
  await expect(verdict(page)).toHaveText(verdicts.legal);
  await expect(page.locator('[name=line]')).toHaveValue(`${LINE}; N1 N2 -| A1?`);
});

test('what is typed while something is put in stays', async ({ page }) => {
  await begin(page);
  const field = page.getByLabel(words.what);
  await field.pressSequentially('2/2');
  await field.press('Enter');
  await field.fill('3/3 fly');
  await expect(tiles(page)).toHaveCount(1);
  await expect(field).toHaveValue('3/3 fly');
});

test('a link that was cut says so, and the draft is what it was', async ({ page }) => {
  await begin(page);
  await putIn(page, 'Ada', '4/4 trample');
  for (const come of [() => page.goto('/sandbox/#b1:Ada:boggart-bru'), () => page.reload()]) {
    await come();
    await expect(tiles(page)).toHaveCount(1);
  }
  await page.goto('/');
  await page.goto('/sandbox/#b1:Ada:boggart-bru');
  await expect(page.locator('.line .slips')).toContainText(words.links.cut);
  await expect(tiles(page)).toHaveCount(1);
});

test('a draft waits for whoever comes back', async ({ page }) => {
  await begin(page);
  await putIn(page, 'Ada', '4/4 trample');
  await page.goto('/');
  await begin(page);
  await expect(tiles(page)).toHaveCount(1);
});

for (const language of LANGUAGES)
  test(`from a scenario to a board that is changed (${language})`, async ({ page }) => {
    const { sandbox } = messagesIn(language).chrome;
    const root = language === 'en' ? '/' : `/${language}/`;
    await page.goto(`${root}scenarios/menace-forced-block/`);
    await page.locator('.asking').getByRole('link', { name: sandbox.change }).click();
    await expect(page).toHaveTitle(new RegExp(sandbox.title));
    await expect(page.locator('.asking .c')).toHaveCount(3);
    await page.getByRole('button', { name: sandbox.stages.setup }).click();
    await expect(page.locator('.put .c')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
  });

const TRICK =
  'Ada: benalish-hero + 2/2; Nil: nomads-en-kor + 2/2; Nil hand: giant-growth; A1 A2 -> Nil';

async function read(page: Page, line: string): Promise<void> {
  await page.locator('#line-of').evaluate((one) => one.setAttribute('open', ''));
  await page.locator('[name=line]').fill(line);
  await page.locator('.line [type=submit]').click();
  await expect(page.locator('[name=line]')).toHaveValue(line);
  await expect(page.locator('#deeds')).toBeVisible();
}

for (const language of LANGUAGES)
  for (const forcedColors of ['none', 'active'] as const)
    test(`what can be done and said besides is read by everybody (${language}, forced colors ${forcedColors})`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors, colorScheme: 'dark' });
      await begin(page, '', language === 'en' ? '/' : `/${language}/`);
      await read(page, TRICK);
      await page.locator('#deeds > summary').click();
      await expect(page.locator('#deeds form').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.locator('.stages [data-stage=attack]').click();
      await expect(page.locator('.q-besides')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

test('a band is declared in its stage by keys, mended at once, handed on and found again on the way back', async ({
  page,
}) => {
  const line = 'Ada: benalish-hero + 4/4 + 3/3; Nil: 5/5; A1 A2 A3 -> Nil';
  await begin(page, `#${toFragment(`${line}?`)}`);
  const band = page.locator('.q-besides fieldset').first();
  const member = (tag: string) => band.getByRole('checkbox', { name: new RegExp(`^${tag} `) });
  await expect(verdict(page)).toHaveText(verdicts.legal);
  for (const tag of ['A2', 'A3']) {
    await member(tag).focus();
    await page.keyboard.press('Space');
  }
  // Neither has banding.
  await expect(verdict(page)).toHaveText(verdicts.illegal);
  await expect(page.locator('[name=line]')).toHaveValue(`${line}; band A2 A3?`);
  await press(page, words.take).press('Enter');
  await expect(verdict(page)).toHaveText(verdicts.legal);
  await expect(member('A2')).not.toBeChecked();
  for (const tag of ['A1', 'A2']) await member(tag).check({ force: true });
  await expect(page.locator('[name=line]')).toHaveValue(`${line}; band A1 A2?`);
  // Whoever opens the link has the same before them.
  await page.goto('about:blank');
  await begin(page, `#${toFragment(`${line}; band A1 A2?`)}`);
  await expect(verdict(page)).toHaveText(verdicts.legal);
  await expect(member('A1')).toBeChecked();
  await expect(member('A3')).not.toBeChecked();
  await press(page, words.goOn).click();
  await expect(page.locator('[name=line]')).toHaveValue(`${line}; band A1 A2`);
  await expect(page.locator('.asking')).toContainText('Nil declares blockers');
  await page.locator('.stages [data-stage=attack]').click();
  await expect(page.locator('[name=line]')).toHaveValue(`${line}; band A1 A2?`);
  await expect(member('A2')).toBeChecked();
});

for (const language of LANGUAGES)
  test(`a land in a hand is played in the main phase before the attack (${language})`, async ({
    page,
  }) => {
    const line = 'Ada: 2/2; Ada hand: forest; Nil: 1/1';
    await begin(page, '', language === 'en' ? '/' : `/${language}/`);
    await page.locator('#line-of').evaluate((one) => one.setAttribute('open', ''));
    await page.locator('[name=line]').fill(line);
    await page.locator('.line [type=submit]').click();
    const { toAttack, undo } = messagesIn(language).chrome.sandbox;
    await press(page, toAttack).click();
    await page.locator('#deeds > summary').click();
    await page.locator('#deeds form').getByRole('button').click();
    await expect(page.locator('[name=line]')).toHaveValue(`${line}; main phase; Ada plays forest`);
    // What is asked for is the attack, still.
    await expect(page.locator('.asking')).toBeVisible();
    await expect(page.locator('#deeds')).toBeHidden();
    await press(page, undo).click();
    await expect(page.locator('[name=line]')).toHaveValue(line);
  });

test('a spell is cast with the keys alone', async ({ page }) => {
  await begin(page);
  await read(page, TRICK);
  await page.locator('#deeds > summary').focus();
  await page.keyboard.press('Enter');
  const cast = page.locator('#deeds form').first().getByRole('button');
  await page.keyboard.press('Tab');
  await expect(page.locator('#deeds select').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cast).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=line]')).toHaveValue(/Nil casts giant-growth on/);
  await press(page, words.undo).press('Enter');
  await expect(page.locator('[name=line]')).toHaveValue(TRICK);
});

test('a hand, a third player and their leaving are put in and undone', async ({ page }) => {
  await begin(page);
  await putIn(page, 'Ada', '2/2');
  await press(page, words.join).click();
  await expect(page.locator('[name=line]')).toHaveValue('Ada: 2/2; Nil:; Olga:');
  await page.getByLabel(words.side).selectOption({ label: words.zones.hand('Olga') });
  await page.getByLabel(words.what).fill('giant growth');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=line]')).toHaveValue(/Olga hand: giant-growth/);
  await press(page, words.takeOut('Olga')).click();
  await expect(page.locator('[name=line]')).toHaveValue('Ada: 2/2; Nil:');
  await press(page, words.undo).click();
  await expect(page.locator('[name=line]')).toHaveValue(/Olga hand: giant-growth/);
});

test('before damage is divided it is told who can be killed together, and the most that gets through', async ({
  page,
}) => {
  await begin(page);
  await page.locator('#line-of').evaluate((one) => one.setAttribute('open', ''));
  await page
    .locator('[name=line]')
    .fill('Ada: 4/4 trample; Nil: 2/2 + 1/1; A1 -> Nil; N1 N2 -| A1');
  await page.locator('.line [type=submit]').click();
  await press(page, words.prospects.ask).click();
  await expect(page.locator('.prospects li')).toHaveCount(2);
  await expect(page.locator('.prospects')).toContainText(words.prospects.most(1));
  expect(await violations(page)).toEqual([]);
});

test('who can block what, and why not, is told on a tap', async ({ page }) => {
  await begin(page);
  await page.locator('#line-of').evaluate((one) => one.setAttribute('open', ''));
  const line = 'Ada: 2/2 flying + 3/3 menace; Nil: 2/2 + 1/1 reach + 4/4, tapped; A1 A2 -> Nil';
  await page.locator('[name=line]').fill(line);
  await page.locator('.line [type=submit]').click();
  const { ask, alone, withOthers, never } = words.declarables.block;
  await press(page, ask).click();
  const rows = page.locator('.prospects li');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(`${never} A1`);
  await expect(rows.nth(0).getByRole('link', { name: '702.9b' })).toHaveCount(1);
  await expect(rows.nth(1)).toContainText(`${alone} A1`);
  await expect(rows.nth(1)).toContainText(`${withOthers} A2`);
  await expect(rows.nth(2)).toContainText(`${never} A1, A2`);
  expect(await violations(page)).toEqual([]);
});

test('a step of what happened that is touched leaves the board in the address', async ({
  page,
}) => {
  await begin(page);
  await page.locator('#line-of').evaluate((one) => one.setAttribute('open', ''));
  const over = 'Ada: 2/2; Nil:; A1 -> Nil';
  await page.locator('[name=line]').fill(over);
  await page.locator('.line [type=submit]').click();
  await expect(page.locator('.outcome')).toBeVisible();
  await page.locator('#log .sheet a[href^="#"]').first().click();
  await expect(page).toHaveURL(/#b1:/);
  await page.reload();
  await expect(page.locator('[name=line]')).toHaveValue(over);
});

test('a damage assignment order is changed, and stands in the line', async ({ page }) => {
  await begin(page);
  const line = 'rules 2013-02-01; Ada: 4/4; Nil: 2/2 + 3/3; A1 -> Nil; N1 N2 -| A1';
  await page.locator('#line-of').evaluate((one) => one.setAttribute('open', ''));
  await page.locator('[name=line]').fill(line);
  await page.locator('.line [type=submit]').click();
  const places = page.locator('.order select');
  await places.first().selectOption({ label: 'N2 3/3 creature' });
  await expect(places.nth(1).locator('option:checked')).toHaveText('N1 2/2 creature');
  await press(page, words.goOn).click();
  await expect(page.locator('[name=line]')).toHaveValue(`${line}; A1 orders N2, N1`);
});

test('a question that is gone before the page is at rest asks for nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const idle: IdleRequestCallback[] = [];
    const letGo = (): void => {
      for (const act of idle.splice(0)) act({ didTimeout: true, timeRemaining: () => 50 });
    };
    Object.assign(window, {
      letGo,
      requestIdleCallback: (act: IdleRequestCallback) => idle.push(act),
    });
  });
  await begin(page, `#${toFragment('Ada: 2/2; Nil: 1/1')}`);
  await touch(page, 'A1');
  await expect(verdict(page)).toHaveText(verdicts.legal);
  await press(page, words.goOn).click();
  await expect(page.locator('.asking')).toContainText('Nil declares blockers');
  await page.evaluate('letGo()');
  await page.waitForLoadState('networkidle');
});
