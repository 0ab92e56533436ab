import type { QualifiedKeyword } from './meaning.ts';

export const landwalk: QualifiedKeyword = {
  shape: 'qualified',
  rules: ['keyword.landwalk'],
  // CR 702.14c: can't be blocked while the defending player controls such a land.
  forbids: ({ quality }) => [
    {
      restriction: 'cannotBeBlocked',
      if: { kind: 'defendingPlayerControls', filter: { ...quality, type: 'land' } },
      setAsideBy: { permission: 'ignoreLandwalk', about: quality },
    },
  ],
  // No piece has such a land beside it.
  boards: 'none',
  example: {
    ada: {
      attacker: {
        is: '2/2',
        abilities: [{ kind: 'keyword', keyword: 'landwalk', quality: { subtype: 'island' } }],
      },
    },
    nil: { blocker: '2/2', island: { types: ['land'], subtypes: ['island'] } },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
