import type { PlainKeyword } from './meaning.ts';

export const infect: PlainKeyword = {
  shape: 'plain',
  // CR 702.90b-c: poison counters for players, -1/-1 counters for creatures.
  rules: ['keyword.infectPlayer', 'keyword.infectCreature'],
  // CR 120.3b, 120.3d
  elsewhere: ['damage.toPlayerByInfect', 'damage.toCreatureByWitherOrInfect'],
  carriedOutIn: ['change'],
  example: {
    ada: { attacker: '3/3 infect' },
    nil: {},
    sees: { life: { ada: 20, nil: 20 }, poison: { ada: 0, nil: 3 } },
    without: { life: { ada: 20, nil: 17 }, poison: { ada: 0, nil: 0 } },
  },
};
