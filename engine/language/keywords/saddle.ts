import { SELF } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const saddle: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.saddle'],
  // CR 702.171a: nothing of the creatures that saddle it is activated, so that they may have come this turn.
  activates: ({ n }) => ({
    kind: 'activated',
    keyword: 'saddle',
    costs: [{ kind: 'tapPower', n }],
    timing: { kind: 'sorcery' },
    targets: [],
    effects: [{ kind: 'becomeMarked', mark: 'saddled', subject: SELF }],
  }),
};
