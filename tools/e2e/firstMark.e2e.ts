import { type Given, rightAnswer, wrongAnswers } from './support/answers.ts';
import { type Asked, fullestOfEachWay } from './support/asked.ts';
import { now, open, send } from './support/asking.ts';
import { slowDown, slowness, timeToMark } from './support/firstMark.ts';
import { give } from './support/giving.ts';
import { handOn, touch } from './support/hands.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** From the touch of the button to the frame that shows the mark, on a processor slowed four times. */
const LIMIT = 150;
/** Others on the machine can only make it slower: it takes what the quickest of these takes. */
const TRIES = 5;

for (const [way, asked] of fullestOfEachWay())
  for (const [which, given] of [
    ['wrong', wrongAnswers(asked)[0].given],
    ['right', rightAnswer(asked)],
  ] as const)
    test(`what is answered by ${way} is marked at once, the first answer being ${which}`, {
      tag: '@timed',
    }, async ({ page }) => {
      test.slow();
      const times: number[] = [];
      while (times.length < TRIES && !times.some((time) => time <= LIMIT))
        times.push(await firstMark(page, asked, given));
      expect(Math.min(...times)).toBeLessThanOrEqual(LIMIT);
    });

type Opened = Parameters<typeof open>[0];

/** Opens the page anew, answers, and sends that in once all that has begun to load is there. */
async function firstMark(page: Opened, asked: Asked, given: Given): Promise<number> {
  await page.goto('about:blank');
  await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
  await expect(now(page)).toHaveId(`q-${asked.id}`);
  const hand = handOn(page, touch);
  await give(hand, asked.control, given);
  await page.waitForLoadState('networkidle');
  const slowed = await slowDown(page);
  const others = await slowness(page);
  const time = await timeToMark(page, () => send(hand, given));
  await slowed.detach();
  return time / others;
}
