import { expect, type Locator, type Page } from '@playwright/test';

/** Until nothing has scrolled the window for a third of a second: no glide of a key is under way. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let before = scrollY;
    for (let still = 0; still < 20; ) {
      await new Promise(requestAnimationFrame);
      still = scrollY === before ? still + 1 : 0;
      before = scrollY;
    }
  });

/** Has the head of what is given so many pixels below the head of the window, and it stays there. */
export async function putWindow(target: Locator, below: number): Promise<void> {
  const page = target.page();
  await untilStill(page);
  await target.evaluate((element, to) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - to, behavior: 'instant' });
  }, below);
  await untilStill(page);
  const top = await target.evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(top - below)).toBeLessThanOrEqual(1);
}
