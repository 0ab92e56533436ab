import type { GameEvent } from '../../../log/gameEvent.ts';
import type { Violation } from '../../../log/verdict.ts';
import { attempt } from '../../../scenario/attempt.ts';
import type { Acted, Line } from '../../../scenario/line.ts';
import { violationsIn } from '../../../scenario/playAct.ts';
import type { Tryable } from '../../../scenario/scenario.ts';

export interface Ruling {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  /** That of what is legal. */
  readonly event: GameEvent | undefined;
}

/** The engine's ruling on an act at this point of a line; nothing where it has none, as past the solver's bound. */
export function rulingOn(line: Line, act: Tryable): Ruling | undefined {
  const tried = attempt(line, act);
  if (!tried.ok) return undefined;
  if (tried.value.outcome === 'done')
    return { legal: true, violations: [], event: eventOf(tried.value, act) };
  const violations = violationsIn(tried.value);
  return violations.length === 0 ? undefined : { legal: false, violations, event: undefined };
}

const eventOf = ({ moments }: Acted, act: Tryable): GameEvent | undefined =>
  moments
    .flatMap(({ entries }) => entries.map(({ event }) => event))
    .find((event) => event.kind === act.kind && event.outcome === 'done');
