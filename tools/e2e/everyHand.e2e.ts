import { oneOfEachWay } from './support/asked.ts';
import { answerBothWays, now, open } from './support/asking.ts';
import { mouse } from './support/hands.ts';
import { keys } from './support/keys.ts';
import { DESK, expect, test } from './support/test.ts';

// As whoever has asked for nothing finds it: what moves moves.
test.use({ viewport: DESK, contextOptions: { reducedMotion: 'no-preference' } });

for (const [way, asked] of oneOfEachWay())
  test(`what is answered by ${way} is answered with the mouse, then with keys alone, wrongly and rightly`, async ({
    page,
  }) => {
    for (const gesture of [mouse, keys]) {
      await page.goto('about:blank');
      await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
      await expect(now(page)).toHaveId(`q-${asked.id}`);
      await answerBothWays(page, gesture, asked);
    }
  });
