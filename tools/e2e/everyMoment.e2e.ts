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

/** What changes as a question is answered: where nothing else has, nothing else is looked at again. */
const ANSWERED = ['.q-group.now', '.q.now'];

/** In the page: all of it but those. */
function aroundOf(parts: readonly string[]): string {
  const around = document.documentElement.cloneNode(true);
  if (!(around instanceof Element)) return '';
  for (const part of around.querySelectorAll(parts.join())) part.remove();
  return around.outerHTML;
}

for (const [way, asked] of oneOfEachWay())
  test(`axe finds nothing as what is answered by ${way} is asked, marked, helped and right`, async ({
    page,
  }) => {
    test.slow();
    let seen = '';
    const look = async (moment?: Moment): Promise<void> => {
      const around = await page.evaluate(aroundOf, ANSWERED);
      const changed = around === seen ? ANSWERED : undefined;
      seen = around;
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      expect(await violations(page, changed), moment).toEqual([]);
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
