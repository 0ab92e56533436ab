import { SELF, whenever } from './abilityParts.ts';
import type { CostedKeyword } from './meaning.ts';

export const cumulativeUpkeep: CostedKeyword = {
  shape: 'costed',
  rules: ['keyword.cumulativeUpkeep'],
  // CR 702.24a: once for each age counter, or all of it goes.
  triggers: ({ cost: mana }) => [
    whenever(
      'beginningOfStep',
      [
        { kind: 'addCounters', counter: 'age', n: 1, subject: SELF },
        {
          kind: 'mayPay',
          cost: { kind: 'mana', mana },
          perCounter: 'age',
          effects: [],
          otherwise: [{ kind: 'sacrifice', subject: SELF }],
        },
      ],
      { step: 'upkeep', whose: 'you' },
    ),
  ],
};
