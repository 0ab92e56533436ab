import { DEFENDING_PLAYER, whenever } from './abilityParts.ts';
import type { NumberedKeyword } from './meaning.ts';

export const annihilator: NumberedKeyword = {
  shape: 'numbered',
  rules: ['keyword.annihilator'],
  multiple: 'keyword.annihilatorMultiple',
  // CR 702.86a
  triggers: ({ n }) => [
    whenever('attacks', [{ kind: 'sacrificeChosen', n, filter: {}, subject: DEFENDING_PLAYER }]),
  ],
  example: {
    ada: { titan: '9/9 annihilator2' },
    nil: { bear: '2/2', land: { types: ['land'] }, ape: '3/3' },
    seenAt: 'attack',
    sees: { permanents: ['titan', 'ape'] },
    without: { permanents: ['titan', 'bear', 'land', 'ape'] },
  },
};
