import { oneOfEachWay } from './support/asked.ts';
import { answerBothWays, now, open } from './support/asking.ts';
import { violations, violationsOfColors } from './support/axe.ts';
import { touch } from './support/hands.ts';
import { expect, PHONE, test } from './support/test.ts';

// What fades in is read when it is there.
test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

/** Beside the light look, with which a page begins. */
const OTHER_LOOKS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

for (const [way, asked] of oneOfEachWay())
  test(`axe finds nothing as what is answered by ${way} is asked, marked, helped and right`, async ({
    page,
  }) => {
    test.slow();
    const look = async (): Promise<void> => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      expect(await violations(page)).toEqual([]);
      for (const media of OTHER_LOOKS) {
        await page.emulateMedia(media);
        expect(await violationsOfColors(page)).toEqual([]);
      }
    };
    await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
    await expect(now(page)).toHaveId(`q-${asked.id}`);
    await look();
    await answerBothWays(page, touch, asked, look);
  });
