import type { PlainKeyword } from './meaning.ts';

export const indestructible: PlainKeyword = {
  shape: 'plain',
  // CR 702.12b: nothing destroys it.
  rules: ['keyword.indestructible'],
  carriedOutIn: ['change', 'stateBased'],
  bearsOn: ['divide other'],
  boards: 'play',
  example: {
    ada: { attacker: '4/4' },
    nil: { blocker: '2/2 indestructible' },
    blocks: { blocker: 'attacker' },
    sees: { died: [] },
    without: { died: ['blocker'] },
  },
};
