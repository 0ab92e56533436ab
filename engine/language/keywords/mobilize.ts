import { CREATED, whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const mobilize: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.mobilize'],
  // CR 702.181a
  triggers: ({ n }) => [
    whenever('attacks', [
      {
        kind: 'createToken',
        token: { colors: ['red'], subtypes: ['warrior'], power: 1, toughness: 1, abilities: [] },
        n,
        entering: { kind: 'attacking', tapped: true },
      },
      { kind: 'delayed', at: 'endStep', effects: [{ kind: 'sacrifice', subject: CREATED }] },
    ]),
  ],
  example: {
    ada: { horde: '2/2 mobilize2' },
    nil: {},
    sees: { life: { ada: 20, nil: 16 } },
    without: { life: { ada: 20, nil: 18 } },
  },
};
