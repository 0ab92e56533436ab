import { answeringDeclaration } from '../../training/kinds/declare/answeringDeclaration.ts';
import { answeringDivision } from '../../training/kinds/divide/answeringDivision.ts';
import { answeringLegality } from '../../training/kinds/legality/answeringLegality.ts';
import { answeringNumber } from '../../training/kinds/number/answeringNumber.ts';
import { answeringCreatures } from '../../training/kinds/pickCreatures/answeringCreatures.ts';
import type { Answering } from '../../training/questionKind.ts';
import type { Answer } from '../../training/questionKinds.ts';
import { assertNever } from '../../vocabulary/result.ts';
import type { AskOfLesson } from './askOf.ts';

/** What is done with a question and its kind, whichever that is. */
export type KindVisit<R> = <A extends AskOfLesson, N extends Answer>(
  kind: Answering<A, N>,
  ask: A,
) => R;

/** The same as `QUESTION_KINDS` has it, without how files write a question: a browser loads no forms. */
export function byKind<R>(ask: AskOfLesson, does: KindVisit<R>): R {
  switch (ask.kind) {
    case 'declare':
      return does(answeringDeclaration, ask);
    case 'divide':
      return does(answeringDivision, ask);
    case 'legality':
      return does(answeringLegality, ask);
    case 'number':
      return does(answeringNumber, ask);
    case 'pickCreatures':
      return does(answeringCreatures, ask);
    default:
      return assertNever(ask);
  }
}
