import { type Answer, type AnsweredQuestion, assertNever, type Misreading } from '../../engine.ts';
import type { DrawingWords } from '../../i18n/drawingWords.ts';
import type { Messages } from '../../i18n/messages.ts';
import type {
  AnswerKind,
  AnswerKindName,
  AnswerOf,
  AnswerWords,
  QuestionPlace,
} from '../../questions/answerKind.ts';
import type { Control } from '../../questions/control.ts';
import { answerKind as attack } from '../../questions/kinds/attack.ts';
import { answerKind as block } from '../../questions/kinds/block.ts';
import { answerKind as division } from '../../questions/kinds/division.ts';
import { answerKind as number } from '../../questions/kinds/number.ts';
import { answerKind as pick } from '../../questions/kinds/pick.ts';
import type { Marking } from '../../questions/marking.ts';
import { type Mistaken, mistakenBy } from '../../questions/mistakenBy.ts';

/** The words that boards made here are asked with. */
export type AskingWords = DrawingWords &
  Pick<Messages, 'verdict'> & { readonly terms: Pick<Messages['terms'], 'steps'> };

/** How a question of a board made here is asked, answered and marked, and by what mistakes mark it. */
export interface AskedAs {
  readonly asks: string;
  readonly control: Control;
  readonly marking: Marking;
  readonly answer: AnswerWords;
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
    case 'yesNo':
    case 'order':
    case 'legality':
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
  const markingOf = (other: Answer): Marking | undefined => {
    if (!isOfThisKind(other)) return undefined;
    const given = kind.givenAs === undefined ? other : kind.givenAs(other, answer);
    return given && kind.marking(given, place);
  };
  return {
    asks: kind.asks?.(answer, place) ?? '',
    control: kind.control(answer, place),
    marking: kind.marking(answer, place),
    answer: kind.words(answer, place.telling),
    mistaken: mistakenBy(misreadings, markingOf),
  };
}
