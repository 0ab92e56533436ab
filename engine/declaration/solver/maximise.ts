/** One search: the model of a problem, a start, and the best declaration for an objective. */
import type { Limits } from './limits.ts';
import type { Model } from './model/model.ts';
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
  readonly model: Model;
}

export function maximise(problem: DeclarationProblem, options: MaximiseOptions): Maximised {
  const objective = options.objective ?? COUNT_REQUIREMENTS;
  const model = modelOf(problem, options.paid, objective);
  const score = scoreOf(problem, objective, options.start) ?? 0;
  const start = {
    declaration: options.start,
    score: Math.max(score, options.above ?? score),
  };
  const search = new Search(model, options.limits.steps, start);
  return { ...search.run(), steps: search.steps, model };
}
