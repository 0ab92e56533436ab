import type { Locator, Page } from '@playwright/test';
import type { Gesture } from './hands.ts';

/** As many stops as no way between two controls of a page has. */
const FARTHEST = 150;

/** Goes from stop to stop, the way in which the target lies, until it has the focus. */
async function reach(target: Locator, page: Page): Promise<void> {
  const key = await target.evaluate((one) => {
    const now = document.activeElement;
    const isBehind =
      now !== null &&
      now !== document.body &&
      (one.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return isBehind ? 'Shift+Tab' : 'Tab';
  });
  for (let stop = 0; stop < FARTHEST; stop += 1) {
    const reached = await target.evaluate(isReached);
    if (reached === 'itself') return;
    // A group of radio buttons is one stop; arrows go through it, and choose.
    await page.keyboard.press(reached === 'its group' ? 'ArrowDown' : key);
  }
  throw new Error(`no way leads to ${target}`);
}

/** In the page. */
function isReached(target: Element): 'itself' | 'its group' | 'not yet' {
  const now = document.activeElement;
  if (now === target) return 'itself';
  const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
  const isOne = now instanceof HTMLInputElement && now.type === 'radio';
  return isRadio && isOne && now.name === target.name && now.form === target.form
    ? 'its group'
    : 'not yet';
}

export const keys: Gesture & { readonly reach: typeof reach } = {
  reach,
  press: async (target, page) => {
    await reach(target, page);
    // What an arrow has come to is chosen already.
    const isChosen = await target.evaluate(
      (one) => one instanceof HTMLInputElement && one.type === 'radio' && one.checked,
    );
    if (!isChosen) await page.keyboard.press('Space');
  },
  write: async (field, text, page) => {
    await reach(field, page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  // Each press puts it one place further.
  choose: async (list, value, page) => {
    const by = Number(value) - Number(await list.inputValue());
    await reach(list, page);
    for (let step = 0; step < Math.abs(by); step += 1)
      await page.keyboard.press(by > 0 ? 'ArrowDown' : 'ArrowUp');
  },
  counts: 'by writing',
};
