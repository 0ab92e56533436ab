import { gets, SELF, whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const rampage: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.rampage'],
  multiple: 'keyword.rampageMultiple',
  // CR 702.23a-b: the blockers there are as it resolves, counted once.
  triggers: ({ n }) => {
    const bonus = {
      kind: 'count',
      filter: { type: 'creature', blocking: 'source' },
      times: n,
      beyond: 1,
    } as const;
    return [whenever('becomesBlocked', [gets(SELF, bonus, bonus)])];
  },
  example: {
    ada: { attacker: '4/4 rampage2' },
    nil: { b1: '1/1', b2: '1/1', b3: '1/1' },
    blocks: { b1: 'attacker', b2: 'attacker', b3: 'attacker' },
    seenAt: 'block',
    sees: { size: { attacker: '8/8', b1: '1/1', b2: '1/1', b3: '1/1' } },
    without: { size: { attacker: '4/4', b1: '1/1', b2: '1/1', b3: '1/1' } },
  },
};
