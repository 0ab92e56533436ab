import { gets, SELF, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const melee: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.melee', 'attackers.attackingOrAttackedPlayer'],
  multiple: 'keyword.meleeMultiple',
  // CR 702.121a: players only, each once, and counted as it resolves.
  triggers: () => {
    const opponents = { kind: 'opponentsAttacked' } as const;
    return [whenever('attacks', [gets(SELF, opponents, opponents)])];
  },
  example: {
    ada: { guard: '2/2 melee' },
    nil: {},
    seenAt: 'attack',
    sees: { size: { guard: '3/3' } },
    without: { size: { guard: '2/2' } },
  },
};
