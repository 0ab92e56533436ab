import type { GameEvent, LogEntry } from '../log/gameEvent.ts';
import type { Moment } from '../log/moment.ts';
import type { Line } from '../scenario/line.ts';

type ToldChoice = Extract<GameEvent, { readonly kind: 'choiceMade' | 'choiceTaken' }>;

/** A choice that the rules asked somebody for in a game, and where it stands in what happened. */
export interface ChoiceThere {
  /** As the player had said, or else the first that is legal, which the engine took. */
  readonly event: ToldChoice;
  readonly entry: LogEntry;
  /** What was told with it, and of all moments of the game which one that is. */
  readonly moment: Moment;
  readonly nth: number;
  /** How much had happened before it, choices apart: by which it is found in a game in which more was said. */
  readonly after: number;
  /** How much had happened before its moment. */
  readonly begun: number;
}

/** Every choice that the rules asked for in what was played so far, in the order in which they did. */
export function choicesOf({ moments }: Pick<Line, 'moments'>): readonly ChoiceThere[] {
  let after = 0;
  return moments.flatMap((moment, nth) => {
    const begun = after;
    return moment.entries.flatMap((entry): readonly ChoiceThere[] => {
      const { event } = entry;
      if (isChoice(event)) return [{ event, entry, moment, nth, after, begun }];
      after += 1;
      return [];
    });
  });
}

/**
 * What happened but for who chose what, up to so much of it: as text, to be compared. How an act was to be paid for is
 * seen in what was paid.
 */
export const happened = ({ moments }: Pick<Line, 'moments'>, most?: number): string =>
  JSON.stringify(
    moments
      .flatMap(({ entries }) => entries)
      .filter(({ event }) => !isChoice(event))
      .slice(0, most),
    (key, value: unknown) => (key === 'payment' || key === 'announced' ? undefined : value),
  );

const isChoice = (event: GameEvent): event is ToldChoice =>
  event.kind === 'choiceMade' || event.kind === 'choiceTaken';
