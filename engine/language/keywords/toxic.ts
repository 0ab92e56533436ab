import type { NumberedKeyword } from './meaning.ts';

export const toxic: NumberedKeyword = {
  shape: 'numbered',
  // CR 702.164c: poison counters beside the life lost.
  rules: ['keyword.toxic', 'keyword.totalToxicValue'],
  // CR 120.3g
  elsewhere: ['damage.byToxic'],
  carriedOutIn: ['change'],
  example: {
    ada: { attacker: '1/1 toxic2' },
    nil: {},
    sees: { life: { ada: 20, nil: 19 }, poison: { ada: 0, nil: 2 } },
    without: { life: { ada: 20, nil: 19 }, poison: { ada: 0, nil: 0 } },
  },
};
