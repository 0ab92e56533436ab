import type { PlainKeyword } from './meaning.ts';

export const flying: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.flying'],
  // CR 702.9b: only creatures with flying or reach can block it.
  forbids: () => [
    {
      restriction: 'cannotBeBlockedExceptBy',
      filter: { anyOf: [{ keyword: 'flying' }, { keyword: 'reach' }] },
    },
  ],
  boards: { at: 'block', place: 1, active: [['flying']], other: [] },
  example: {
    ada: { attacker: '2/2 flying' },
    nil: { blocker: '2/2' },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
