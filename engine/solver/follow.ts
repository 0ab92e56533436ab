import { comingAlong, followIn } from './evaluate.ts';
import type { Declaration, DeclarationProblem } from './problem.ts';

/**
 * The declaration with everybody whom it should bring along and who is able to come (CR 508.1d), and whom those bring.
 * It breaks and costs no more than before, and obeys no less.
 */
export function broughtAlong(problem: DeclarationProblem, declaration: Declaration): Declaration {
  const missing = followIn(problem, declaration).unfollowed[0];
  const following = missing === undefined ? undefined : problem.followings?.[missing];
  const more = following && comingAlong(problem, declaration, following.chooser);
  return more === undefined ? declaration : broughtAlong(problem, more);
}
