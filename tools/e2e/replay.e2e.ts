import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { putWindow, untilStill } from './support/stillWindow.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

// A link to a step opens the ruling that the replay stands in.
const opened = '/scenarios/menace-forced-block/#step-1';

const address = '/scenarios/menace-forced-block/';
const { sheet } = messagesIn('en').chrome;

const replay = (page: Page) => page.locator('r509-replay').first();
const steps = (page: Page) => replay(page).locator('.sheet > li');
const shown = (page: Page) => replay(page).locator('.sheet > li.now');
const where = (page: Page) => replay(page).locator('.where');
const boards = (page: Page) => replay(page).locator('.stage .board:visible');
const button = (page: Page, name: string) => replay(page).getByRole('button', { name });

/** Goes to the page and opens the ruling, where the address has not. */
async function read(page: Page, fragment = ''): Promise<void> {
  await page.goto(address + fragment);
  const isOpen = await page.locator('#ruling[open]').count();
  if (isOpen === 0) await page.locator('#ruling > summary').click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const top = (page: Page) => putWindow(page.locator('html'), 0);

/** In the page: presses a key of the replay as soon as the window glides. */
async function stepInGlide(): Promise<void> {
  await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  const pressed = { key: 'ArrowRight', bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
}

test.describe('at a desk', () => {
  test.use({ viewport: DESK, contextOptions: { reducedMotion: 'no-preference' } });

  test('the buttons step on and back, one board at a time, and stop at both ends', async ({
    page,
  }) => {
    await page.goto(opened);
    const count = await steps(page).count();
    await expect(shown(page)).toHaveId('step-1');
    for (let k = 2; k <= count; k += 1) {
      await button(page, sheet.next).click();
      await expect(shown(page)).toHaveId(`step-${k}`);
      await expect(boards(page)).toHaveCount(1);
    }
    await expect(button(page, sheet.next)).toHaveAttribute('aria-disabled', 'true');
    await button(page, sheet.next).click({ force: true });
    await expect(shown(page)).toHaveId(`step-${count}`);
    await button(page, sheet.previous).click();
    await expect(shown(page)).toHaveId(`step-${count - 1}`);
    await expect(button(page, sheet.next)).toHaveAttribute('aria-disabled', 'false');
  });

  test('two quick clicks are two steps', async ({ page }) => {
    await page.goto(opened);
    await button(page, sheet.next).dblclick();
    await expect(shown(page)).toHaveId('step-3');
  });

  test('the keys step as well, and say so when asked', async ({ page }) => {
    await page.goto(opened);
    const last = `step-${await steps(page).count()}`;
    const presses: readonly (readonly [key: string, id: string])[] = [
      ['ArrowRight', 'step-2'],
      ['Space', 'step-3'],
      ['ArrowLeft', 'step-2'],
      ['End', last],
      ['ArrowRight', last],
      ['Home', 'step-1'],
      ['ArrowLeft', 'step-1'],
    ];
    for (const [key, id] of presses) {
      await page.keyboard.press(key);
      await expect(shown(page)).toHaveId(id);
    }
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: sheet.keys });
    await expect(keys).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveId('step-1');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });

  test('where the reader is not in the replay, keys are the browser\u2019s', async ({ page }) => {
    await page.goto(opened);
    await page.locator('.brand').focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveId('step-1');
    await page.goto(address);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => location.hash)).toBe('');
  });

  test('keys step only while the replay fills the window or has the focus', async ({ page }) => {
    await page.goto(opened);
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveId('step-2');
    for (const key of ['ArrowRight', 'Home', 'End', 'Space']) {
      await top(page);
      await page.keyboard.press(key);
    }
    await expect(shown(page)).toHaveId('step-2');
    await putWindow(replay(page), 60);
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveId('step-3');
    await button(page, sheet.next).focus();
    await top(page);
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveId('step-4');
    await expect(boards(page)).toBeInViewport({ ratio: 1 });
  });

  test('a key in the middle of a glide has the replay in view when that is over', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(opened);
    await button(page, sheet.next).focus();
    await top(page);
    const stepped = page.evaluate(stepInGlide);
    await page.keyboard.press('PageDown');
    await stepped;
    await untilStill(page);
    await expect(shown(page)).toHaveId('step-2');
    await expect(boards(page)).toBeInViewport({ ratio: 1 });
    await expect(shown(page)).toBeInViewport({ ratio: 1 });
  });

  test('the stepper comes first of what a keyboard reaches in the frame', async ({ page }) => {
    await page.goto(opened);
    const isInside = () => replay(page).evaluate((frame) => frame.contains(document.activeElement));
    await button(page, sheet.previous).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(false);
    await page.keyboard.press('Tab');
    await expect(button(page, sheet.previous)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, sheet.next)).toBeFocused();
  });

  test('where one stands is told, on the button that shares it and in the address', async ({
    page,
  }) => {
    await page.goto(opened);
    const count = await steps(page).count();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${address}#step-2`);
    const place = sheet.stepOf.replace('{k}', '2').replace('{n}', `${count}`);
    await expect(where(page)).toContainText(place);
    await expect(page.locator('.share-step b')).toHaveText('2');
    await expect(shown(page).locator('[aria-current=step]')).toHaveCount(1);
  });

  test('what happened in the step is told before its number', async ({ page }) => {
    await page.goto(opened);
    await page.keyboard.press('ArrowRight');
    const sentence = (await shown(page).locator('.sentence').textContent()) ?? '';
    const told = (await where(page).textContent()) ?? '';
    expect(told.startsWith(sentence.trim())).toBe(true);
    expect(told).toContain(sheet.verdicts.illegal);
    expect(told).toContain(`${sheet.restriction} ${sheet.isBroken}: menace`);
    await expect(where(page)).toHaveAttribute('aria-live', 'polite');
    await expect(where(page)).toHaveAttribute('aria-atomic', 'true');
    expect(told.trimEnd().endsWith(sheet.stepOf.replace('{k}', '2').replace('{n}', '7'))).toBe(
      true,
    );
  });

  test('a word that is crossed on the board is heard as broken', async ({ page }) => {
    await page.goto(`${address}#step-2`);
    await expect(boards(page).locator('.bad:has([href="#i-no"])')).toContainText('menace');
    const heard = await boards(page).ariaSnapshot();
    expect(heard).toMatch(new RegExp(`menace ?, ${sheet.isBroken}`));
    expect(await shown(page).ariaSnapshot()).toContain(`${sheet.restriction} ${sheet.isBroken}`);
  });

  test('a link to a step shows that step, at once and with its frame in view', async ({ page }) => {
    await page.goto(`${address}#step-4`);
    await expect(shown(page)).toHaveId('step-4');
    await expect(boards(page)).toBeInViewport({ ratio: 1 });
    await expect(shown(page)).toBeInViewport({ ratio: 1 });
  });

  test('a link within the page to a step arrives without a glide', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${address}#step-2`);
    const places = await page.evaluate(async () => {
      const link = document.createElement('a');
      link.href = '#step-5';
      document.querySelector('main')?.prepend(link);
      scrollTo({ top: 0, behavior: 'instant' });
      link.click();
      const frames = Array.from({ length: 20 }, () => 0);
      for (const at of frames.keys()) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames[at] = Math.round(scrollY);
      }
      return frames;
    });
    expect(new Set(places).size).toBe(1);
    expect(places[0]).toBeGreaterThan(0);
    await expect(shown(page)).toHaveId('step-5');
    await expect(boards(page)).toBeInViewport({ ratio: 1 });
  });

  test('a link to a step that is not there opens the nearest, and says so', async ({ page }) => {
    await page.goto(`${address}#step-99`);
    await expect(shown(page)).toHaveId('step-7');
    const said = replay(page).locator('.no-step[role=status]');
    await expect(said).toHaveText(sheet.noSuchStep.replace('{k}', '99'));
    await page.keyboard.press('ArrowLeft');
    await expect(said).toHaveText('');
  });

  test('a link to a step that only another edition has opens the nearest, and says so', async ({
    page,
  }) => {
    const said = replay(page).locator('.no-step[role=status]');
    await page.goto(`${address}2024-07-30/#step-8`);
    await expect(shown(page)).toHaveId('step-8');
    await expect(said).toHaveText('');
    await page.goto(`${address}#step-8`);
    await expect(shown(page)).toHaveId('step-7');
    await expect(said).toHaveText(sheet.noSuchStep.replace('{k}', '8'));
    await expect(boards(page)).toBeInViewport({ ratio: 1 });
  });

  test('a link to a step that a branch has not opens its nearest, and says so', async ({
    page,
  }) => {
    await page.goto(address);
    const id = await page.locator('[id^=branch-]').first().getAttribute('id');
    const name = id?.replace('branch-', '');
    await page.goto('/');
    await page.goto(`${address}#${name}-step-99`);
    const branch = page.locator('.rows r509-replay').first();
    const last = await branch.locator('.sheet > li').last().getAttribute('id');
    await expect(branch.locator('.sheet > .now')).toHaveId(last ?? '');
    await expect(branch.locator('.no-step')).toHaveText(sheet.noSuchStep.replace('{k}', '99'));
  });

  test('the strip marks one place, though there are two main phases', async ({ page }) => {
    await page.goto('/scenarios/turn-walkthrough/#step-1');
    const places = page.locator('.strip [aria-current]');
    for (let k = 1; k <= 25; k += 1) {
      await expect(places).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
    }
  });

  test('another edition opens at what happens in the step', async ({ page }) => {
    await page.goto(`${address}#step-3`);
    const before = await shown(page).locator('.sentence').textContent();
    await page.locator('.ed a:not([aria-current])').last().click();
    await expect(page).not.toHaveURL(new RegExp(`${address}#`));
    await expect(shown(page).locator('.sentence')).toHaveText(before ?? '');
  });

  test('back and forward go over the steps whose links were followed', async ({ page }) => {
    await read(page);
    await steps(page).nth(2).locator('h3 a').click();
    await expect(shown(page)).toHaveId('step-3');
    await steps(page).nth(4).locator('h3 a').click();
    await expect(shown(page)).toHaveId('step-5');
    await page.goBack();
    await expect(shown(page)).toHaveId('step-3');
    await page.goBack();
    await expect(shown(page)).toHaveId('step-1');
    await page.goForward();
    await expect(shown(page)).toHaveId('step-3');
  });

  test('stepping adds nothing to go back through', async ({ page }) => {
    await page.goto('/scenarios/');
    await page.goto(opened);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.goBack();
    await expect(page).toHaveURL('/scenarios/');
  });

  for (const mangled of ['#nonsense', '#step-', '#%E0%A4%A', '#"><b>']) {
    test(`the mangled fragment ${mangled} is met with the first step`, async ({ page }) => {
      await read(page, mangled);
      await expect(shown(page)).toHaveId('step-1');
      await button(page, sheet.next).click();
      await expect(shown(page)).toHaveId('step-2');
    });
  }

  test('a branch has steps of its own, which the same keys reach', async ({ page }) => {
    await read(page);
    const branch = page.locator('.rows r509-replay').first();
    await page.locator('[id^=branch-] > summary').first().click();
    await branch.getByRole('button', { name: sheet.next }).click();
    const second = await branch.locator('.sheet > li').nth(1).getAttribute('id');
    await expect(branch.locator('.sheet > .now')).toHaveId(second ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(branch.locator('.sheet > .now')).not.toHaveId(second ?? '');
    await expect(shown(page)).toHaveId('step-1');
  });

  test('a link to a step of a branch opens the branch', async ({ page }) => {
    await page.goto(address);
    const branch = page.locator('.rows r509-replay').first();
    await page.locator('[id^=branch-] > summary').first().click();
    const second = await branch.locator('.sheet > li').nth(1).getAttribute('id');
    await page.goto('/');
    await page.goto(`${address}#${second}`);
    await expect(branch.locator('.stage .now .board')).toBeInViewport({ ratio: 1 });
    await expect(branch.locator('.sheet > .now')).toHaveId(second ?? '');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('two quick taps are two steps, and no zoom', async ({ page }) => {
    await page.goto(opened);
    await button(page, sheet.next).tap();
    await button(page, sheet.next).tap();
    await expect(shown(page)).toHaveId('step-3');
    await expect(replay(page).locator('.stepper')).toHaveCSS('touch-action', 'manipulation');
  });

  test('a touch on a tile of a dense board tells all its words', async ({ page }) => {
    await page.goto('/scenarios/removed-from-combat/#step-2');
    const tile = page.locator('.stage .now .c').first();
    await tile.click();
    const name = (await tile.locator('.nm').textContent()) ?? '';
    await expect(page.locator('.tray')).toContainText(name);
    await tile.click();
    await expect(page.locator('.tray')).toHaveCount(0);
  });

  test('the buttons bring each step into view, below the board', async ({ page }) => {
    await page.goto(opened);
    await button(page, sheet.next).click();
    // But for a part of a pixel.
    await expect(steps(page).nth(1)).toBeInViewport({ ratio: 0.99 });
    await expect(boards(page)).toBeInViewport({ ratio: 0.99 });
    await expect(where(page)).toContainText('2');
  });
});
