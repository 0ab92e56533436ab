import { gets, SELF, whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const frenzy: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.frenzy'],
  multiple: 'keyword.frenzyMultiple',
  // CR 702.68a
  triggers: ({ n }) => [whenever('attacksUnblocked', [gets(SELF, n, 0)])],
  example: {
    ada: { attacker: '2/2 frenzy3' },
    nil: {},
    seenAt: 'block',
    sees: { size: { attacker: '5/2' } },
    without: { size: { attacker: '2/2' } },
  },
};
