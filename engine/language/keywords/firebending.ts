import { whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const firebending: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.firebending'],
  // CR 702.189a: the mana stays through the steps of combat, and the effect ends with it.
  triggers: ({ n }) => [
    whenever('attacks', [{ kind: 'addMana', mana: 'R'.repeat(n), kept: 'endOfCombat' }]),
  ],
};
