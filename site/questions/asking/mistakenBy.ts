import { kebab, MISTAKES, type Misreading, type MistakeName } from '../../engine.ts';
import type { Marking, RuledMarking } from '../marking.ts';

/** With what an answer is marked by somebody who makes a mistake: the parts of its marking that are another. */
export interface Mistaken {
  readonly mistake: MistakeName;
  /** Its page below `/mistakes/`. */
  readonly slug: string;
  readonly marking: Partial<Marking> | Pick<RuledMarking, 'believed' | 'aim'>;
}

/** What the mistakes mark with; `markingOf`: the marking of an answer, where it can be given. */
export const mistakenBy = (
  misreadings: readonly Misreading[],
  markingOf: (answer: Misreading['answer']) => Marking | undefined,
): readonly Mistaken[] =>
  misreadings.flatMap(({ mistake, answer }): readonly Mistaken[] => {
    const marking = markingOf(answer);
    return marking === undefined
      ? []
      : [{ mistake, slug: kebab(mistake), marking: bent(mistake, marking) }];
  });

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
