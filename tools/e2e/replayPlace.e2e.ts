import { byTopic } from './support/asked.ts';
import { library } from './support/telling.ts';
import { expect, PHONE, test } from './support/test.ts';
import { walkReplays } from './support/walkReplays.ts';

/**
 * On a phone and a small desk each is walked: there room is least. On the others those on whose boards most lies, since what
 * these windows change is the page around a board, which has room there if it has any on the fullest.
 */
const USUAL = [PHONE, { width: 1280, height: 800 }];
const OTHERS = [
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const MOST_TO_KEEP_IN_MIND = 5;
const fullest = new Set(
  library.scenarios
    .filter(({ courses: [first] }) => first?.bookkeeping === MOST_TO_KEEP_IN_MIND)
    .map(({ slug }) => slug),
);

test('there are full boards to walk on every window', () => {
  expect(fullest.size).toBeGreaterThan(3);
});

for (const [topic, ofTopic] of byTopic())
  test(`board, step and stepper keep their place all through ${topic}`, async ({ page }) => {
    test.setTimeout(ofTopic.length * 120_000);
    for (const slug of ofTopic) {
      await page.setViewportSize(PHONE);
      await page.goto(`/scenarios/${slug}/`);
      for (const size of fullest.has(slug) ? [...USUAL, ...OTHERS] : USUAL) {
        await page.setViewportSize(size);
        expect(await walkReplays(page), slug).toEqual([]);
      }
    }
  });
