import type { PlainKeyword } from './meaning.ts';

export const shadow: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.shadow'],
  // CR 702.28b: only creatures with shadow can block it, and it can block only creatures with shadow.
  forbids: () => [
    {
      restriction: 'cannotBeBlockedExceptBy',
      filter: { keyword: 'shadow' },
      setAsideBy: { permission: 'blockAsThoughShadow' },
    },
    { restriction: 'canBlockOnly', filter: { keyword: 'shadow' } },
  ],
  boards: { at: 'block', place: 7 },
  example: {
    ada: { attacker: '2/2 shadow' },
    nil: { blocker: '2/2' },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
