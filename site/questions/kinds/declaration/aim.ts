// What a browser is given to tell whether a legal declaration has as many creatures as are asked for.
import type { ProofLine } from '../../../view/proof.ts';
import type { AnswerPair } from '../../wanted.ts';

/** So many creatures and no other number; `way`: one of those that do it. */
export interface CreaturesAim {
  readonly kind: 'creatures';
  readonly n: number;
  readonly missed: ProofLine;
  readonly way: readonly AnswerPair[];
}

/** What is said of a legal declaration with so many creatures that are not as many as are aimed at. */
export const declarationLines = (
  aim: CreaturesAim | undefined,
  creatures: readonly string[],
): readonly ProofLine[] =>
  aim !== undefined && new Set(creatures).size !== aim.n ? [aim.missed] : [];
