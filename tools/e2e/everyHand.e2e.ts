import { oneOfEachWay } from './support/asked.ts';
import { answerBothWays, type Moment, now, open } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { mouse } from './support/hands.ts';
import { keys } from './support/keys.ts';
import { DESK, expect, test } from './support/test.ts';

// As whoever has asked for nothing finds it: what moves moves.
test.use({ viewport: DESK, contextOptions: { reducedMotion: 'no-preference' } });

for (const [way, asked] of oneOfEachWay()) {
  test(`what is answered by ${way} is answered with the mouse, wrongly and rightly, and axe finds nothing`, async ({
    page,
  }) => {
    await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
    await expect(now(page)).toHaveId(`q-${asked.id}`);
    await answerBothWays(page, mouse, asked, async (moment: Moment) => {
      if (moment !== 'wrong' && moment !== 'right') return;
      // What fades in is read when it is there.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await violations(page), moment).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });
  });

  test(`what is answered by ${way} is answered with keys alone, wrongly and rightly`, async ({
    page,
  }) => {
    await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
    await expect(now(page)).toHaveId(`q-${asked.id}`);
    await answerBothWays(page, keys, asked);
  });
}
