import { plusOneCounterOn, SELF, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const dethrone: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.dethrone'],
  multiple: 'keyword.dethroneMultiple',
  // CR 702.105a: the player with the most life must be attacked, not a planeswalker of theirs.
  triggers: () => [whenever('attacks', [plusOneCounterOn(SELF)], { to: 'playerWithMostLife' })],
  example: {
    ada: { rogue: '1/1 dethrone' },
    nil: {},
    seenAt: 'attack',
    sees: { size: { rogue: '2/2' } },
    without: { size: { rogue: '1/1' } },
  },
};
