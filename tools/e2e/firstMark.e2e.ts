import type { Page } from '@playwright/test';
import { type GivenAnswer, rightAnswer, wrongAnswers } from './support/answers.ts';
import { type Asked, fullestOfEachWay } from './support/asked.ts';
import { now, open, words } from './support/asking.ts';
import { give } from './support/giving.ts';
import { handOn, touch } from './support/hands.ts';
import { ownTimeUntilStop } from './support/ownTime.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** What it takes from the touch of the button until the frame that shows the mark has been drawn. */
interface MarkTaken {
  /** Of the page's own thread, in times of a fixed piece of work. */
  readonly work: number;
  /** How many frames begin before the mark is there. */
  readonly frames: number;
}

/** On a processor that is four times slower that is an eighth of a second. Whatever is waited for takes more frames. */
const MOST: MarkTaken = { work: 2.5, frames: 1 };
/** What lies in the processor's caches is the machine's affair: it takes what the best of these takes. */
const TRIES = 5;

for (const [way, asked] of fullestOfEachWay())
  test(`what is answered by ${way} is marked at once, whether the first answer is wrong or right`, async ({
    page,
  }) => {
    for (const given of [wrongAnswers(asked)[0].given, rightAnswer(asked)]) {
      const taken: MarkTaken[] = [];
      while (taken.length < TRIES && !taken.some(isAtOnce))
        taken.push(await firstMark(page, asked, given));
      expect(taken.some(isAtOnce), JSON.stringify(taken)).toBe(true);
    }
  });

const isAtOnce = ({ work, frames }: MarkTaken): boolean =>
  work <= MOST.work && frames <= MOST.frames;

/** Opens the page anew, answers, and sends that in once all that has begun to load is there. */
async function firstMark(page: Page, asked: Asked, given: GivenAnswer): Promise<MarkTaken> {
  await page.goto('about:blank');
  await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
  await expect(now(page)).toHaveId(`q-${asked.id}`);
  const hand = handOn(page, touch);
  await give(hand, asked.control, given);
  // That nothing is picked is sent twice.
  if (given.kind === 'picked' && given.picked.length === 0) await hand.press('button', words.check);
  await page.waitForLoadState('networkidle');
  // Found before, so that the search for it is not in its time.
  const { x, y } = await page.evaluate(watch);
  const work = await ownTimeUntilStop(page, () => page.touchscreen.tap(x, y));
  const frames = await page.evaluate(() => Number(document.documentElement.dataset.frames));
  return { work, frames };
}

/** In the page: where the button is. It stops in the frame after the one that shows the mark. */
function watch(): { readonly x: number; readonly y: number } {
  const question = document.querySelector('.q.now');
  const result = question?.querySelector('.q-result');
  const button = question?.querySelector('.go');
  if (!result || !button) throw new Error('nothing is asked');
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  let frames = 0;
  let isMarked = false;
  const count = (): void => {
    if (isMarked) return;
    frames += 1;
    requestAnimationFrame(count);
  };
  const once = { once: true, capture: true };
  button.addEventListener('click', () => requestAnimationFrame(count), once);
  const stop = (): void => {
    document.documentElement.dataset.frames = `${frames}`;
    // biome-ignore lint/suspicious/noDebugger: its time is read while it is stopped.
    debugger;
  };
  const seen = new MutationObserver(() => {
    seen.disconnect();
    isMarked = true;
    // The frame after the one that shows it begins when that has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(stop));
  });
  seen.observe(result, { childList: true });
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
