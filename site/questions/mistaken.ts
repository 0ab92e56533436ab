import { kebab, MISTAKES, type Misreading, type MistakeName } from '../engine.ts';
import type { AnswerKind, AnswerKindName, AnswerOf, QuestionPlace } from './answerKind.ts';
import { ANSWER_KINDS } from './answerKinds.ts';
import type { Marking, RuledMarking } from './marking.ts';

/** With what an answer is marked by somebody who makes a mistake: the parts of its marking that are another. */
export interface Mistaken {
  readonly mistake: MistakeName;
  /** Its page below `/mistakes/`. */
  readonly slug: string;
  readonly marking: Partial<Marking> | Pick<RuledMarking, 'believed' | 'aim'>;
}

/** What the mistakes mark with that tell on a question; none where an answer of theirs can't be given with its control. */
export const mistakenIn = (
  misreadings: readonly Misreading[],
  place: QuestionPlace,
): readonly Mistaken[] =>
  misreadings.flatMap(({ mistake, answer }): readonly Mistaken[] => {
    const marking = markingFor(answer.kind, answer, place);
    return marking === undefined
      ? []
      : [{ mistake, slug: kebab(mistake), marking: bent(mistake, marking) }];
  });

function markingFor<K extends AnswerKindName>(
  name: K,
  answer: AnswerOf<K>,
  place: QuestionPlace,
): Marking | undefined {
  const right = place.question.answer;
  if (right.kind !== name) return undefined;
  const kind: AnswerKind<K> = ANSWER_KINDS[name];
  const given = kind.givenAs === undefined ? answer : kind.givenAs(answer, right as AnswerOf<K>);
  return given && kind.marking(given, place);
}

/** The engine rules by the mistake itself; all else has its one answer. No words: what is marked so is not shown. */
function bent(mistake: MistakeName, marking: Marking): Mistaken['marking'] {
  switch (marking.kind) {
    case 'attack':
    case 'block':
    case 'division':
      return { believed: MISTAKES[mistake].believes, ...(marking.aim && { aim: marking.aim }) };
    case 'number':
      return { value: marking.value };
    case 'truth':
      return { value: marking.value, ...(marking.rule && { rule: marking.rule }) };
    case 'pick':
    case 'order':
      return { right: marking.right };
  }
}
