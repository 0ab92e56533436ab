import type { PlainKeyword } from './meaning.ts';

export const horsemanship: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.horsemanship'],
  // CR 702.31b: only creatures with horsemanship can block it.
  forbids: () => [{ restriction: 'cannotBeBlockedExceptBy', filter: { keyword: 'horsemanship' } }],
  boards: { at: 'block', place: 8 },
  example: {
    ada: { attacker: '2/2 horsemanship' },
    nil: { blocker: '2/2' },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
