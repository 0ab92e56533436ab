import { SELF } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const crew: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.crew'],
  // CR 702.122a: creatures that came this turn may crew, since nothing of theirs is activated.
  activates: ({ n }) => ({
    kind: 'activated',
    keyword: 'crew',
    costs: [{ kind: 'tapPower', n }],
    targets: [],
    effects: [
      {
        kind: 'apply',
        subject: SELF,
        change: { kind: 'addTypes', types: ['artifact', 'creature'] },
        until: 'endOfTurn',
      },
    ],
  }),
};
