import { type Answer, type AnsweredQuestion, assertNever, type Misreading } from '../../engine.ts';
import type { DrawingWords } from '../../i18n/drawingWords.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { ProofWords } from '../../i18n/proofWords.ts';
import type {
  AnswerKind,
  AnswerKindName,
  AnswerOf,
  QuestionPlace,
} from '../../questions/asking/answerKind.ts';
import { type Mistaken, mistakenBy } from '../../questions/asking/mistakenBy.ts';
import {
  markingGiven,
  type QuestionParts,
  questionParts,
} from '../../questions/asking/questionParts.ts';
import type { Control } from '../../questions/control.ts';
import { answerKind as attack } from '../../questions/kinds/attack/answer.ts';
import { answerKind as block } from '../../questions/kinds/block/answer.ts';
import { answerKind as division } from '../../questions/kinds/division/answer.ts';
import { answerKind as legality } from '../../questions/kinds/legality/answer.ts';
import { answerKind as number } from '../../questions/kinds/number/answer.ts';
import { answerKind as order } from '../../questions/kinds/order/answer.ts';
import { answerKind as pick } from '../../questions/kinds/pick/answer.ts';

/** The words that boards made here are asked with. */
export type AskingWords = DrawingWords &
  ProofWords &
  Pick<Messages, 'rules'> & { readonly terms: Pick<Messages['terms'], 'steps'> };

/** A question of a board made here, and by what mistakes mark it. */
export interface AskedAs extends QuestionParts<Control['kind']> {
  readonly mistaken: readonly Mistaken[];
}

export function askedAs(
  { answer }: AnsweredQuestion,
  misreadings: readonly Misreading[],
  place: QuestionPlace<AskingWords>,
): AskedAs {
  switch (answer.kind) {
    case 'attack':
      return asked(attack, answer, misreadings, place);
    case 'block':
      return asked(block, answer, misreadings, place);
    case 'division':
      return asked(division, answer, misreadings, place);
    case 'number':
      return asked(number, answer, misreadings, place);
    case 'pick':
      return asked(pick, answer, misreadings, place);
    case 'order':
      return asked(order, answer, misreadings, place);
    case 'legality':
      return asked(legality, answer, misreadings, place);
    case 'yesNo':
      throw new Error(`no board made here is answered by ${answer.kind}`);
    default:
      return assertNever(answer);
  }
}

function asked<K extends AnswerKindName, C extends Control['kind']>(
  kind: AnswerKind<K, C, AskingWords>,
  answer: AnswerOf<K>,
  misreadings: readonly Misreading[],
  place: QuestionPlace<AskingWords>,
): AskedAs {
  const isOfThisKind = (other: Answer): other is AnswerOf<K> => other.kind === answer.kind;
  const mistaken = mistakenBy(misreadings, (other) =>
    isOfThisKind(other) ? markingGiven(kind, answer, other, place) : undefined,
  );
  return { ...questionParts(kind, answer, place), mistaken };
}
