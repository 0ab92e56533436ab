import type { PlainKeyword } from './meaning.ts';

export const skulk: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.skulk'],
  // CR 702.118b: creatures with greater power can't block it.
  forbids: () => [{ restriction: 'cannotBeBlockedBy', filter: { powerGreaterThanSource: true } }],
  boards: { at: 'block', place: 6, active: [['skulk']], other: [] },
  example: {
    ada: { attacker: '2/2 skulk' },
    nil: { blocker: '3/2' },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
