import { EVENT_CREATURE, gets, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const exalted: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.exalted', 'keyword.exaltedAlone'],
  // CR 702.83a: any creature of yours, and that creature grows, whether or not it has exalted.
  triggers: () => [
    whenever('attacksAlone', [gets(EVENT_CREATURE, 1, 1)], {
      of: { kind: 'all', filter: { type: 'creature', controller: 'you' } },
    }),
  ],
  example: {
    ada: { noble: '1/1 exalted', bear: '2/2' },
    nil: {},
    attacks: { bear: 'nil' },
    seenAt: 'attack',
    sees: { size: { noble: '1/1', bear: '3/3' }, triggered: { noble: 1 } },
    without: { size: { noble: '1/1', bear: '2/2' }, triggered: {} },
  },
};
