import { toFragment } from '#engine/sandbox';
import { randomFrom } from '../../engine/vocabulary/random.ts';
import { MAKERS } from './addresses.ts';
import { lineFrom, linesIn } from './lineFrom.ts';
import { listFrom } from './listFrom.ts';
import { spoiledLink } from './spoiledLink.ts';

/** Where pages take a text. */
export const PLACE_NAMES = ['line', 'list', 'frame', 'own', 'boards', 'exam'] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** What may come in at each place: the same seed gives the same text. */
export function placeTexts(root: string): { readonly [N in PlaceName]: (seed: number) => string } {
  const written = linesIn(root, 'en');
  const items = written.flatMap((line) => line.split(/; | \+ |: /));
  const address = (seed: number): string => {
    const random = randomFrom(seed);
    return spoiledLink(random, random.pick(MAKERS)(random, ['marked-okk', 'goaded-marauder']));
  };
  return {
    line: (seed) => lineFrom(seed, written),
    list: (seed) => listFrom(randomFrom(seed), items, items),
    frame: (seed) =>
      spoiledLink(randomFrom(seed), `#${toFragment(lineFrom(seed, written))}`).replace(
        /^[^#]*#?/,
        '#',
      ),
    own: address,
    boards: address,
    exam: address,
  };
}
