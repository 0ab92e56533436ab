/**
 * What a search maximises: so much per requirement obeyed, and so much per pair declared. The rules count requirements
 * only; the pairs come in when, among the declarations that obey the most, the one nearest to a given one is wanted.
 * All amounts are whole numbers.
 */
import { conditionsOf } from '../evaluate.ts';
import type { Declaration, DeclarationProblem } from '../problem.ts';

export interface Objective {
  readonly perRequirement: number;
  /** For each pair declared that is not among the favoured. */
  readonly perPair: number;
  readonly perFavoured: number;
  readonly favoured: Declaration;
}

export const COUNT_REQUIREMENTS: Objective = {
  perRequirement: 1,
  perPair: 0,
  perFavoured: 0,
  favoured: [],
};

/** The score of a declaration, or undefined when it breaks a restriction. */
export function scoreOf(
  problem: DeclarationProblem,
  objective: Objective,
  declaration: Declaration,
): number | undefined {
  const { broken, obeyed } = conditionsOf(problem, declaration);
  if (broken.length > 0) return undefined;
  return objective.perRequirement * obeyed.length + pairsScore(objective, declaration);
}

function pairsScore(objective: Objective, declaration: Declaration): number {
  const favoured = new Set(objective.favoured.map((pair) => pair.join()));
  return declaration.reduce(
    (sum, pair) => sum + (favoured.has(pair.join()) ? objective.perFavoured : objective.perPair),
    0,
  );
}
