import type { PlainKeyword } from './meaning.ts';

export const defender: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.defender'],
  // CR 702.3b: it can't attack.
  forbids: () => [
    { restriction: 'cannotAttack', setAsideBy: { permission: 'attackDespiteDefender' } },
  ],
  boards: { at: 'attack', place: 10 },
  example: {
    ada: { wall: '3/3 defender' },
    nil: {},
    sees: { refused: ['restrictionDisobeyed'], life: { ada: 20, nil: 20 } },
    without: { refused: [], life: { ada: 20, nil: 17 } },
  },
};
