import { oneOfEachWay } from './support/asked.ts';
import { answerBothWays, type Moment, now, open } from './support/asking.ts';
import { violations, violationsOfColors } from './support/axe.ts';
import { touch } from './support/hands.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** Beside the light look, with which a page begins. */
const OTHER_LOOKS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** All that changes between these moments and the one before, at which the page was looked at as a whole. */
const CHANGED: { readonly [M in Moment]?: readonly string[] } = {
  given: ['.q-group.now', '.q.now'],
  'in part helped': ['.q-group.now', '.q.now'],
  'taken back': ['.q-group.now', '.q.now'],
};

for (const [way, asked] of oneOfEachWay())
  test(`axe finds nothing as what is answered by ${way} is asked, marked, helped and right`, async ({
    page,
  }) => {
    test.slow();
    const look = async (moment?: Moment): Promise<void> => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      expect(await violations(page, moment && CHANGED[moment]), moment).toEqual([]);
      for (const media of OTHER_LOOKS) {
        await page.emulateMedia(media);
        expect(await violationsOfColors(page), moment).toEqual([]);
      }
    };
    await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
    await expect(now(page)).toHaveId(`q-${asked.id}`);
    await look();
    await answerBothWays(page, touch, asked, look);
  });
