import type { EditionId } from '../citation/editions.ts';
import type { Frame } from '../explanation/frame.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { advanceToDecision, type Stuck } from '../scenario/advance.ts';
import type { Line } from '../scenario/line.ts';
import { playFirst } from '../scenario/play.ts';
import type { Question } from '../scenario/question.ts';
import type { ScriptEntry, Tryable } from '../scenario/scenario.ts';
import type { ScriptToPlay } from '../scenario/scriptToPlay.ts';
import { toBlocks } from '../scenario/toBlocks.ts';
import { ACTS } from '../turn/acts.ts';
import { ok, type Result } from '../vocabulary/result.ts';

/** Where a question is asked, and what comes after it. */
export interface Position {
  /** As far as it has been played. */
  readonly line: Line;
  /** The same played to its end, and from which of its moments on that comes after the question. */
  readonly end: Line;
  readonly from: number;
  /** Those of the whole replay. */
  readonly frames: readonly Frame[];
}

/** What happens after the question. */
export const eventsAfter = ({ end, from }: Position): readonly GameEvent[] =>
  end.moments.slice(from).flatMap(({ entries }) => entries.map(({ event }) => event));

/** What has to be known of a kind of question to come to where it is asked. */
interface Approach<A> {
  readonly askedBefore: (ask: A) => Tryable['kind'] | undefined;
  readonly goTo?: (ask: A, line: Line) => Result<Line, Stuck>;
}

/** Where a question is asked, or how far the game comes and why no further. */
export interface Reached {
  readonly line: Line;
  readonly stuck: Stuck | undefined;
  /** How many entries of the script were played. */
  readonly played: number;
}

/** The line played as far as a question needs, and on to the decision that it is about. */
export function lineAsAsked<A>(
  kind: Approach<A>,
  { ask, after }: Question<A>,
  script: ScriptToPlay,
  edition: EditionId,
): Reached {
  const played = after ?? entriesNeeded(kind.askedBefore(ask), script.entries);
  const line = playFirst(script, played, { edition });
  const reached = approached(kind, ask, line);
  return reached.ok
    ? { line: reached.value, stuck: undefined, played }
    : { line, stuck: reached.error, played };
}

/** On from what has been played to where a question is asked. */
export const approached = <A>(kind: Approach<A>, ask: A, line: Line): Result<Line, Stuck> =>
  kind.goTo?.(ask, line) ?? goToDecisionOn(kind.askedBefore(ask), line);

/** As few as show nothing of the answer: those before the first that does what the question asks for. */
function entriesNeeded(act: Tryable['kind'] | undefined, entries: readonly ScriptEntry[]): number {
  if (act === undefined) return 0;
  const first = entries.findIndex((entry) => speaksOf(entry, act));
  return first < 0 ? entries.length : first;
}

const speaksOf = (entry: ScriptEntry, kind: Tryable['kind']): boolean => {
  if (entry.kind === 'refused') return entry.tries.some(({ act }) => act.kind === kind);
  if (entry.kind === 'act') return entry.act.kind === kind;
  if (entry.kind !== 'expect') return false;
  const { legalAttacks, legalBlocks, legalDivisions } = entry.expectation;
  return (
    (kind === 'attack' && legalAttacks !== undefined) ||
    (kind === 'block' && legalBlocks !== undefined) ||
    (kind === 'divide' && legalDivisions !== undefined)
  );
};

/** On to the decision that such an act belongs to; no further where it belongs to none. */
export function goToDecisionOn(act: Tryable['kind'] | undefined, line: Line): Result<Line, Stuck> {
  if (act === 'block') return toBlocks(line);
  const at = act === undefined ? 'any' : ACTS[act].at;
  return at === 'any' || at === 'priority' ? ok(line) : advanceToDecision(line, at);
}
