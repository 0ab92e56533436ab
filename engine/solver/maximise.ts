/** One search: the model of a problem, a start, and the best declaration for an objective. */
import { conditionsOf } from './evaluate.ts';
import { guess } from './guess.ts';
import type { Limits } from './limits.ts';
import { modelOf } from './model/model.ts';
import type { Objective } from './model/objective.ts';
import { COUNT_REQUIREMENTS, scoreOf } from './model/objective.ts';
import { areOutOfReach } from './outOfReach.ts';
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

/** What obeys everything that can be obeyed by itself needs no search: the start, or a first guess. */
function obeysAll(
  problem: DeclarationProblem,
  { start, paid, above = 0 }: MaximiseOptions,
): Pick<Maximised, 'best' | 'bound'> | undefined {
  const all = problem.requirements.length;
  const found = obeyedBy(problem, start);
  const { declaration, obeyed } =
    found.obeyed.size === all ? found : obeyedBy(problem, guess(problem, paid));
  const left = problem.requirements.filter((_, position) => !obeyed.has(position));
  if (!areOutOfReach(problem, paid, left)) return undefined;
  const score = Math.max(obeyed.size, above);
  return { best: { declaration, score }, bound: score };
}

/** By what breaks something, nothing. */
function obeyedBy(
  problem: DeclarationProblem,
  declaration: Declaration,
): { readonly declaration: Declaration; readonly obeyed: ReadonlySet<number> } {
  const { broken, obeyed } = conditionsOf(problem, declaration);
  return broken.length > 0
    ? { declaration: [], obeyed: new Set() }
    : { declaration, obeyed: new Set(obeyed) };
}
