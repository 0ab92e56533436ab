import type { Keyword } from '../../vocabulary/keywords.ts';
import { type KeywordMeaning, SELF, whenever } from './meaning.ts';

/** Keywords that trigger while the card is in exile, and nowhere else. */
export const IN_EXILE = {
  // CR 702.35a: that it is exiled as it is discarded is no triggered ability.
  madness: {
    rules: ['keyword.madness'],
    abilities: (_, cost) => [
      whenever('discards', [{ kind: 'castFromExile', by: 'madness', cost }]),
    ],
  },

  // CR 702.62a: that it may be suspended is no triggered ability.
  suspend: {
    rules: ['keyword.suspend'],
    abilities: () => [
      whenever(
        'beginningOfStep',
        [{ kind: 'removeCounters', counter: 'time', n: 1, subject: SELF }],
        { step: 'upkeep', whose: 'you' },
      ),
      whenever('losesLastTime', [{ kind: 'castFromExile', by: 'suspend' }]),
    ],
  },
} as const satisfies { readonly [K in Keyword]?: KeywordMeaning };
