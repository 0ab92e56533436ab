import type { PlainKeyword } from './meaning.ts';

export const menace: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.menace'],
  // CR 702.111b: not blocked except by two or more creatures.
  forbids: () => [{ restriction: 'minBlockers', n: 2 }],
  boards: { at: 'block', place: 3 },
  example: {
    ada: { attacker: '2/2 menace' },
    nil: { blocker: '2/2' },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
