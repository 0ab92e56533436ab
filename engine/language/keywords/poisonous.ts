import { EVENT_PLAYER, whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const poisonous: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.poisonous'],
  multiple: 'keyword.poisonousMultiple',
  // CR 702.70a
  triggers: ({ n }) => [
    whenever('dealsCombatDamage', [{ kind: 'givePoison', n, subject: EVENT_PLAYER }], {
      to: 'player',
    }),
  ],
  example: {
    ada: { attacker: '1/1 poisonous2' },
    nil: {},
    sees: { poison: { ada: 0, nil: 2 }, triggered: { attacker: 1 } },
    without: { poison: { ada: 0, nil: 0 }, triggered: {} },
  },
};
