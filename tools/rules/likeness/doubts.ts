import type { Doubt } from './fate.ts';

/** Why something is in doubt, in words. */
export const WHY_IN_DOUBT: Readonly<Record<Doubt, string>> = {
  notThere: 'the old text has no rule of this number',
  unlike: 'nothing is like enough',
  twoAlike: 'two rules are about as like',
  split: 'its text stands in several rules now',
  partLost: 'a part of its text is gone, and several rules are cited under its number',
  absorbed: 'its text seems to stand in a rule that is another one’s',
};
