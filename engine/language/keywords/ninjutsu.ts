import type { ActivatedKeyword } from './meaning.ts';

export const ninjutsu: ActivatedKeyword = {
  shape: 'activated',
  rules: ['keyword.ninjutsu'],
  // CR 702.49a: for an unblocked attacker of yours, from the hand.
  activates: ({ cost: mana }) => ({
    kind: 'activated',
    keyword: 'ninjutsu',
    from: 'hand',
    costs: [
      { kind: 'mana', mana },
      {
        kind: 'returnToHand',
        filter: { type: 'creature', controller: 'you', attacking: true, blocked: false },
      },
    ],
    targets: [],
    effects: [{ kind: 'enterInItsPlace' }],
  }),
};
