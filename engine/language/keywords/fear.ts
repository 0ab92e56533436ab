import type { PlainKeyword } from './meaning.ts';

export const fear: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.fear'],
  // CR 702.36b: only artifact creatures and black creatures can block it.
  forbids: () => [
    {
      restriction: 'cannotBeBlockedExceptBy',
      filter: { anyOf: [{ type: 'artifact' }, { color: 'black' }] },
    },
  ],
  boards: { at: 'block', place: 4 },
  example: {
    ada: { attacker: '2/2 fear' },
    nil: { blocker: { is: '2/2', colors: ['green'] } },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
