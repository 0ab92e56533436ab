import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { LogEntry } from '../../log/gameEvent.ts';
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

// CR 502.4, 514.3: nobody gets priority there.
export const NO_PRIORITY: { readonly [S in Step]?: readonly RuleKey[] } = {
  untap: ['untap.noPriority'],
  cleanup: ['cleanup.noPriority'],
};
