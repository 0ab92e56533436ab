import { CREATED, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const myriad: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.myriad'],
  multiple: 'keyword.myriadMultiple',
  // CR 702.116a: without another opponent no token is created, and nothing waits to exile one.
  triggers: () => [
    whenever(
      'attacks',
      [
        {
          kind: 'createCopy',
          of: 'self',
          entering: { kind: 'attackingEachOtherOpponent', tapped: true },
        },
        {
          kind: 'delayed',
          at: 'endOfCombat',
          ifCreated: true,
          effects: [{ kind: 'exile', subject: CREATED }],
        },
      ],
      { optional: true },
    ),
  ],
};
