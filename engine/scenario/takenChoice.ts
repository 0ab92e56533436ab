import type { ChoiceEvent } from '../log/choiceEvents.ts';
import type { Moment } from '../log/moment.ts';
import type { Place } from './place.ts';
import type { PlayProblem } from './problem.ts';
import type { ScenarioAsking } from './scenario.ts';

/** A choice that a player had and the script did not make, so that the first that is legal was taken. */
export interface TakenChoice {
  readonly branch: string;
  /** The entry that was being played. */
  readonly at: Place;
  readonly choice: Extract<ChoiceEvent, { readonly kind: 'choiceTaken' }>;
}

/** `choices: taken` in a file whose scripts, in whatever edition they are played, leave no choice open. */
export const unusedTaken = (
  { choicesTaken: at }: ScenarioAsking,
  played: readonly { readonly taken: readonly TakenChoice[] }[],
): readonly PlayProblem[] =>
  at === undefined || played.some(({ taken }) => taken.length > 0)
    ? []
    : [{ branch: 'main', at, trouble: { kind: 'noChoiceLeft' } }];

/** Choices taken in these moments, which are those of one entry. */
export const choicesTaken = (
  moments: readonly Moment[],
  branch: string,
  at: Place,
): readonly TakenChoice[] =>
  moments.flatMap(({ entries }) =>
    entries.flatMap(({ event: choice }) =>
      choice.kind === 'choiceTaken' ? [{ branch, at, choice }] : [],
    ),
  );
