import { gets, SELF, whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const bushido: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.bushido'],
  multiple: 'keyword.bushidoMultiple',
  // CR 702.45a: once, by however many it is blocked and however many it blocks.
  triggers: ({ n }) => [
    whenever('blocks', [gets(SELF, n, n)]),
    whenever('becomesBlocked', [gets(SELF, n, n)]),
  ],
  boards: 'play',
  example: {
    ada: { attacker: '2/2 bushido2' },
    nil: { blocker: '1/4' },
    blocks: { blocker: 'attacker' },
    seenAt: 'block',
    sees: { size: { attacker: '4/4', blocker: '1/4' } },
    without: { size: { attacker: '2/2', blocker: '1/4' } },
  },
};
