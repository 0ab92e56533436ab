/** The solver of declarations: an abstract problem in, an exact verdict with its proof out. */

export type { Conflict, ConflictOptions, Conflicts, ImplicitConstraint } from './conflicts.ts';
export { conflicts } from './conflicts.ts';
export { countLegal } from './count.ts';
export { everyDeclaration, legalDeclarations, literalMaximum } from './enumerate.ts';
export type { Evaluation, Malformed } from './evaluate.ts';
export { evaluate } from './evaluate.ts';
export type { Judge, Judgement, MaximumRange } from './judge.ts';
export { judgeBriefly, judgeDeclaration, paidIn, rule } from './judge.ts';
export type { Limits } from './limits.ts';
export { DEFAULT_LIMITS } from './limits.ts';
export type { Nearest } from './nearest.ts';
export { changesBetween, nearestLegal } from './nearest.ts';
export type {
  Chooser,
  Declaration,
  DeclarationProblem,
  EligiblePair,
  Pair,
  Requirement,
  Restriction,
} from './problem.ts';
export type { Proof, Solution, SolveOptions } from './solve.ts';
export { solve } from './solve.ts';
