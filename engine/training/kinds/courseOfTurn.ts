import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { LogEntry } from '../../log/gameEvent.ts';
import { advance } from '../../scenario/advance.ts';
import { gameOf } from '../../scenario/line.ts';
import type { Step } from '../../vocabulary/turnStructure.ts';
import type { Position } from '../position.ts';

/** What is told of the turn in which it is asked, after the question. */
export const entriesOfTheTurn = ({ line, end, from }: Position): readonly LogEntry[] =>
  end.moments
    .slice(from)
    .flatMap(({ entries }) => entries)
    .filter(({ turn }) => turn === gameOf(line).turn.number);

/** The step in which it is asked, and those that begin after it in the same turn. */
export const stepsOfTheTurn = (position: Position): readonly Step[] => [
  gameOf(position.line).turn.step,
  ...entriesOfTheTurn(position).flatMap(({ event }) =>
    event.kind === 'stepBegan' ? [event.step] : [],
  ),
];

/** The same, with the turn in which it is asked played to its end where the script stops before; as far as that goes. */
export function throughTheTurn(position: Position): Position {
  const { number } = gameOf(position.line).turn;
  const played = advance(position.end, (now) => gameOf(now).turn.number > number);
  return played.ok ? { ...position, end: played.value } : position;
}

// CR 502.4, 514.3: nobody gets priority there.
export const NO_PRIORITY: { readonly [S in Step]?: readonly RuleKey[] } = {
  untap: ['untap.noPriority'],
  cleanup: ['cleanup.noPriority'],
};
