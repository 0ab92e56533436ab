import type { AvoidedTerms } from '../avoidedTerms.ts';

/** Words that the rules don’t use; each with theirs. */
export const avoidedTerms: AvoidedTerms = {
  'damage phase': 'combat damage step',
  '(attack|block) phase': 'declare attackers step, declare blockers step',
  'fizzle[sd]?': 'doesn’t resolve',
  'in play': 'on the battlefield',
  'state-based effects?': 'state-based action',
};
