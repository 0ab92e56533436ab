import { byTopic } from './support/asked.ts';
import { library } from './support/telling.ts';
import { expect, PHONE, test } from './support/test.ts';
import { walkReplays } from './support/walkReplays.ts';

/** On a phone and a small desk each is walked; on the others one in five, since what they change is the page and not the board. */
const USUAL = [PHONE, { width: 1280, height: 800 }];
const OTHERS = [
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const slugs = library.scenarios.map(({ slug }) => slug);

for (const [topic, ofTopic] of byTopic())
  test(`board, step and stepper keep their place all through ${topic}`, async ({ page }) => {
    test.setTimeout(ofTopic.length * 120_000);
    for (const slug of ofTopic) {
      await page.setViewportSize(PHONE);
      await page.goto(`/scenarios/${slug}/`);
      for (const size of slugs.indexOf(slug) % 5 === 0 ? [...USUAL, ...OTHERS] : USUAL) {
        await page.setViewportSize(size);
        expect(await walkReplays(page), slug).toEqual([]);
      }
    }
  });
