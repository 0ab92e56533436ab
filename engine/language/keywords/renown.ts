import { SELF, whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const renown: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.renown'],
  multiple: 'keyword.renownMultiple',
  // CR 702.112a
  triggers: ({ n }) => [
    whenever(
      'dealsCombatDamage',
      [
        { kind: 'addCounters', counter: '+1/+1', n, subject: SELF },
        { kind: 'becomeMarked', mark: 'renowned', subject: SELF },
      ],
      {
        to: 'player',
        if: {
          kind: 'not',
          condition: { kind: 'source', filter: { designation: 'renowned' } },
        },
      },
    ),
  ],
  example: {
    ada: { attacker: '1/1 renown2' },
    nil: {},
    sees: { counters: { attacker: { '+1/+1': 2 } }, triggered: { attacker: 1 } },
    without: { counters: { attacker: {} }, triggered: {} },
  },
};
