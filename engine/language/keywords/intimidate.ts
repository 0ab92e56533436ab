import type { PlainKeyword } from './meaning.ts';

export const intimidate: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.intimidate'],
  // CR 702.13b: only artifact creatures and creatures that share a color with it can block it.
  forbids: () => [
    {
      restriction: 'cannotBeBlockedExceptBy',
      filter: { anyOf: [{ type: 'artifact' }, { sharesColorWithSource: true }] },
    },
  ],
  boards: { at: 'block', place: 5 },
  example: {
    ada: { attacker: { is: '2/2 intimidate', colors: ['red'] } },
    nil: { blocker: { is: '2/2', colors: ['green'] } },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
