import type { ToldDeed } from '#engine/boards';
import { assertNever } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import { actText } from '../../questions/asking/acts.ts';
import type { PiecesInWords } from '../../questions/made/piecesInWords.ts';
import type { DrawnBoardWords } from './wordsIn.ts';

interface Telling {
  readonly pieces: Pick<PiecesInWords, 'said' | 'abilities' | 'patterns'>;
  readonly words: DrawnBoardWords;
}

/** What happened that the board does not show, and what is going to happen, in the order in which it does. */
export const toldBefore = (
  told: readonly ToldDeed[],
  n: Naming,
  { pieces, words: m }: Telling,
): string =>
  told
    .map((deed) => {
      const { said } = pieces;
      switch (deed.kind) {
        case 'done':
          return said.told[deed.when].replace('{act}', actText(deed.act, { m, n }));
        case 'firstDamage':
        case 'anotherCombat':
        case 'toTheEnd':
          return said.told[deed.kind];
        default:
          return assertNever(deed);
      }
    })
    .join(' ');
