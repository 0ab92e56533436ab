/** The solver of declarations: an abstract problem in, an exact verdict with its proof out. */

export type { Conflicts, ImplicitConstraint } from './conflicts.ts';
export { couldBe } from './couldBe.ts';
export { countLegal } from './count.ts';
export { declarationsIn, everyDeclaration } from './enumerate.ts';
export { evaluate } from './evaluate.ts';
export type { Judge, Judgement } from './judge.ts';
export { judgeBriefly, judgeDeclaration, judgeLonger, judgeWithNearest } from './judge.ts';
export { legalDeclarations, literalMaximum } from './legalDeclarations.ts';
export { paidIn } from './paid.ts';
export type {
  Affordability,
  Chooser,
  Declaration,
  DeclarationProblem,
  EligiblePair,
  Pair,
  Requirement,
  Restriction,
} from './problem.ts';
export { solve, withoutUnpaid } from './solve.ts';
