import { oneOfEachWay } from './support/asked.ts';
import { answerBothWays, now, open } from './support/asking.ts';
import { mouse } from './support/hands.ts';
import { keys } from './support/keys.ts';
import { DESK, expect, test } from './support/test.ts';

test.use({ viewport: DESK });

for (const [by, gesture] of [
  ['the mouse', mouse],
  ['keys alone', keys],
] as const)
  for (const [way, asked] of oneOfEachWay())
    test(`what is answered by ${way} is answered with ${by}, wrongly and rightly`, async ({
      page,
    }) => {
      await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
      await expect(now(page)).toHaveId(`q-${asked.id}`);
      await answerBothWays(page, gesture, asked);
    });
