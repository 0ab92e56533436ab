import { DEFENDING_PLAYER, whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const afflict: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.afflict'],
  multiple: 'keyword.afflictMultiple',
  // CR 702.130a: life lost, not damage.
  triggers: ({ n }) => [
    whenever('becomesBlocked', [{ kind: 'loseLife', n, subject: DEFENDING_PLAYER }]),
  ],
  example: {
    ada: { attacker: '2/2 afflict3' },
    nil: { b1: '1/4', b2: '1/4' },
    blocks: { b1: 'attacker', b2: 'attacker' },
    seenAt: 'block',
    sees: { life: { ada: 20, nil: 17 } },
    without: { life: { ada: 20, nil: 20 } },
  },
};
