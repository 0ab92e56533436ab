/**
 * What `maximise` finds, by looking at every declaration there is. As many as a page of the site asks about are looked through
 * as soon as a network is made of them, and whoever loads this in its place loads no search. Of several that are as good it
 * may find another.
 */
import { declarationsIn, everyDeclaration } from './enumerate.ts';
import type { Maximised, MaximiseOptions } from './maximise.ts';
import { mayBeChosen } from './model/eligible.ts';
import { COUNT_REQUIREMENTS, type Objective, scoreOf } from './model/objective.ts';
import type { DeclarationProblem } from './problem.ts';

/** Where there are more, it is not known what is the best. */
export const MOST_LOOKED_THROUGH = 512;

export function maximise(
  problem: DeclarationProblem,
  { objective = COUNT_REQUIREMENTS, paid, start, above }: MaximiseOptions,
): Maximised {
  const score = scoreOf(problem, objective, start) ?? 0;
  let best = { declaration: start, score: Math.max(score, above ?? score) };
  const possible = { ...problem, pairs: problem.pairs.filter(mayBeChosen(problem, paid)) };
  const steps = declarationsIn(possible);
  if (steps > MOST_LOOKED_THROUGH)
    return { best, bound: Math.max(best.score, mostOf(possible, objective)), cases: 0, steps: 0 };
  for (const declaration of everyDeclaration(possible)) {
    const reached = scoreOf(problem, objective, declaration);
    if (reached !== undefined && reached > best.score) best = { declaration, score: reached };
  }
  return { best, bound: best.score, cases: 1, steps };
}

/** No declaration scores more. */
const mostOf = (
  { requirements, pairs }: DeclarationProblem,
  { perRequirement, perPair, perFavoured }: Objective,
): number =>
  perRequirement * requirements.length + Math.max(0, perPair, perFavoured) * pairs.length;
