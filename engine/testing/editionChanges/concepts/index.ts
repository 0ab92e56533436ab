import type { Concept } from './concept.ts';
import { DAMAGE_AND_ENDING } from './damageAndEnding.ts';
import { DECLARATIONS } from './declarations.ts';
import { KEYWORDS_AND_GROUPS } from './keywordsAndGroups.ts';
import { TURN_AND_COMBAT } from './turnAndCombat.ts';

export { type Concept, LOOKED_UP, numbersOfConcept } from './concept.ts';

/** What was looked up in all six texts, by hand and independently of the rule table. */
export const CONCEPTS: readonly Concept[] = [
  ...TURN_AND_COMBAT,
  ...DECLARATIONS,
  ...DAMAGE_AND_ENDING,
  ...KEYWORDS_AND_GROUPS,
];
