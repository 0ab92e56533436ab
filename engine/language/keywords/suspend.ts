import { SELF, whenever } from './abilityParts.ts';
import type { NumberedAndCostedKeyword } from './meaning.ts';

export const suspend: NumberedAndCostedKeyword = {
  shape: 'numberedAndCosted',
  rules: ['keyword.suspend'],
  // CR 702.62a: a time counter each upkeep, and cast as the last one goes.
  triggers: () => [
    whenever(
      'beginningOfStep',
      [{ kind: 'removeCounters', counter: 'time', n: 1, subject: SELF }],
      { step: 'upkeep', whose: 'you' },
    ),
    whenever('losesLastTime', [{ kind: 'castFromExile', by: 'suspend' }]),
  ],
  triggersIn: 'exile',
  // CR 702.62a: that it may be suspended.
  carriedOutIn: ['effects'],
};
