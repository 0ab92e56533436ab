/** One search: the model of a problem, a start, and the best declaration for an objective. */
import { guess } from './guess.ts';
import type { Limits } from './limits.ts';
import { modelOf } from './model/model.ts';
import type { Objective } from './model/objective.ts';
import { COUNT_REQUIREMENTS, scoreOf } from './model/objective.ts';
import type { Declaration, DeclarationProblem, Pair } from './problem.ts';
import type { SearchResult } from './search/search.ts';
import { Search } from './search/search.ts';

export interface MaximiseOptions {
  readonly objective?: Objective;
  readonly paid: readonly Pair[];
  readonly limits: Limits;
  /** Fits, breaks nothing and pays for nothing else. */
  readonly start: Declaration;
  /** Only a declaration that scores more than this is looked for; `bound` is no lower. */
  readonly above?: number;
}

export interface Maximised extends SearchResult {
  readonly steps: number;
}

export function maximise(problem: DeclarationProblem, options: MaximiseOptions): Maximised {
  const objective = options.objective ?? COUNT_REQUIREMENTS;
  const score = scoreOf(problem, objective, options.start) ?? 0;
  const start = {
    declaration: options.start,
    score: Math.max(score, options.above ?? score),
  };
  const enough = objective === COUNT_REQUIREMENTS ? obeysAll(problem, options) : undefined;
  if (enough !== undefined) return { ...enough, cases: 1, steps: 0 };
  const search = new Search(modelOf(problem, options.paid, objective), options.limits.steps, start);
  return { ...search.run(), steps: search.steps };
}

/** What obeys everything needs no search: the start, or a first guess. */
function obeysAll(
  problem: DeclarationProblem,
  { start, paid }: MaximiseOptions,
): Pick<Maximised, 'best' | 'bound'> | undefined {
  const bound = problem.requirements.length;
  const isEnough = (declaration: Declaration): boolean =>
    scoreOf(problem, COUNT_REQUIREMENTS, declaration) === bound;
  const declaration = isEnough(start) ? start : guess(problem, paid);
  if (declaration !== start && !isEnough(declaration)) return undefined;
  return { best: { declaration, score: bound }, bound };
}
