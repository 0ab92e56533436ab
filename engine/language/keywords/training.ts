import { plusOneCounterOn, SELF, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const training: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.training'],
  multiple: 'keyword.trainingMultiple',
  // CR 702.149a: a stronger creature is declared beside it; no power is compared later.
  triggers: () => [
    whenever('attacksWithAtLeast', [plusOneCounterOn(SELF)], {
      n: 1,
      filter: { powerGreaterThanSource: true },
    }),
  ],
  example: {
    ada: { novice: '1/2 training', bear: '2/2' },
    nil: {},
    seenAt: 'attack',
    sees: { size: { novice: '2/3', bear: '2/2' } },
    without: { size: { novice: '1/2', bear: '2/2' } },
  },
};
