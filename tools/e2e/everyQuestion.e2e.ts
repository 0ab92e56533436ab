import { byTopic } from './support/asked.ts';
import { answerAll } from './support/asking.ts';
import { tapInPage } from './support/hands.ts';
import { PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

for (const [topic, slugs] of byTopic())
  test(`every question of ${topic} is answered by touch, wrongly and rightly`, async ({ page }) => {
    test.setTimeout(slugs.length * 120_000);
    for (const slug of slugs)
      await test.step(slug, async () => {
        await answerAll(page, tapInPage, slug);
      });
  });
