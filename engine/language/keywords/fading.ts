import { SELF, whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const fading: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.fading'],
  // CR 702.32a: each upkeep a counter goes, and where there is none the permanent does.
  triggers: () => [
    whenever(
      'beginningOfStep',
      [
        {
          kind: 'removeCounters',
          counter: 'fade',
          n: 1,
          subject: SELF,
          otherwise: [{ kind: 'sacrifice', subject: SELF }],
        },
      ],
      { step: 'upkeep', whose: 'you' },
    ),
  ],
  entersWith: 'fade',
};
