// What somebody does on a page, one thing after the other, while it is measured.
import type { Page } from '@playwright/test';

/** Gets all ready for something, and gives what does it, and waits until the page shows it and is at rest. */
export type Step = (page: Page) => Promise<() => Promise<unknown>>;
export type NamedSteps = Readonly<Record<string, Step>>;

/** Nothing is asked of a page while it works: it tells by itself that it is at rest. */
const AT_REST = 'the page is at rest';
const LOADED =
  'body:has([data-fit="done"], .bench:not([hidden])):not(:has([data-fit="now"], .bench[hidden]))';

export const load =
  (address: string): Step =>
  async (page) => {
    await page.goto('about:blank');
    await page.addInitScript(tellAtRest, [LOADED, AT_REST] as const);
    const isAtRest = page.waitForEvent('console', (message) => message.text() === AT_REST);
    return async () => {
      await page.goto(address);
      await isAtRest;
    };
  };

function tellAtRest([shown, told]: readonly [string, string]): void {
  const look = (): unknown =>
    document.querySelector(shown)
      ? requestAnimationFrame(() => setTimeout(() => console.info(told)))
      : setTimeout(look, 50);
  addEventListener('load', look);
}

/** What is pressed stands still in the middle of the window by then. */
export const press =
  (what: string, shown: string): Step =>
  async (page) => {
    const { x, y } = await page.locator(what).first().evaluate(middleOf);
    return doing(page, shown, () => page.mouse.click(x, y));
  };

export const scrollTo =
  (what: string, shown: string): Step =>
  async (page) => {
    const { y } = await page
      .locator(what)
      .first()
      .boundingBox()
      .then((box) => box ?? { y: 0 });
    await page.mouse.move(100, 300);
    return doing(page, shown, () => page.mouse.wheel(0, y - 300));
  };

export const read =
  (line: string, shown: string): Step =>
  async (page) => {
    await page.locator('#line-of').evaluate((one) => one.setAttribute('open', ''));
    await page.locator('[name=line]').fill(line);
    return press('.line [type=submit]', shown)(page);
  };

/** Types something where the hand is. */
export const typeIn =
  (text: string, shown: string): Step =>
  (page) =>
    doing(page, shown, () => page.keyboard.type(text));

export const add =
  (what: string, shown: string): Step =>
  async (page) => {
    await page.locator('.entry input').focus();
    return doing(page, shown, async () => {
      await page.keyboard.type(what);
      await page.keyboard.press('Enter');
    });
  };

/** The page looks out for what is to be shown from before it is done. */
async function doing(
  page: Page,
  shown: string,
  act: () => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  const isAtRest = page.evaluate(untilAtRest, shown);
  // What is asked next is heard once that has begun.
  await page.evaluate(() => {});
  return async () => {
    await act();
    await isAtRest;
  };
}

async function untilAtRest(shown: string): Promise<void> {
  while (document.querySelector(shown) === null)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function middleOf(one: Element): Promise<{ readonly x: number; readonly y: number }> {
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let still = 0; still < 3; still += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 40), y: top + height / 2 };
}
