import { gets, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const battleCry: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.battleCry'],
  multiple: 'keyword.battleCryMultiple',
  // CR 702.91a: those that attack as it resolves.
  triggers: () => [
    whenever('attacks', [
      gets({ kind: 'all', filter: { type: 'creature', attacking: true, other: true } }, 1, 0),
    ]),
  ],
  example: {
    ada: { hero: '2/2 battleCry', bear: '2/2', idle: '2/2' },
    nil: {},
    attacks: { hero: 'nil', bear: 'nil' },
    seenAt: 'attack',
    sees: { size: { hero: '2/2', bear: '3/2', idle: '2/2' } },
    without: { size: { hero: '2/2', bear: '2/2', idle: '2/2' } },
  },
};
