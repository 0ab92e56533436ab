import { haveOneName, type ObjectId } from '../vocabulary/ids.ts';
import { ok, type Result } from '../vocabulary/result.ts';
import { advance, advanceToDecision, type Stuck } from './advance.ts';
import { divideFor, dividingNow } from './divideFor.ts';
import { act, decisionOf, gameOf, type Line } from './line.ts';

/**
 * On to the step in which one of these creatures assigns its damage, in this turn; to the next in which damage is
 * assigned at all where there is none, so that what was said is refused there.
 */
export function toDamageStepOf(line: Line, sources: readonly ObjectId[]): Result<Line, Stuck> {
  const next = advanceToDecision(line, 'assignCombatDamage');
  if (!next.ok || sources.length === 0) return next;
  const { number } = gameOf(next.value).turn;
  const isPast = (now: Line): boolean => gameOf(now).turn.number > number;
  const reached = advance(next.value, (now) => isPast(now) || assignsOneOf(now, sources));
  return reached.ok && !isPast(reached.value) ? reached : next;
}

const assignsOneOf = (line: Line, sources: readonly ObjectId[]): boolean =>
  decisionOf(line).kind === 'assignCombatDamage' &&
  dividingNow(gameOf(line)).some((source) => sources.some((name) => haveOneName(source, name)));

/** On to the assignment of the player who divides this creature's damage; those before assign as is suggested. */
export function toAssigner(line: Line, source: ObjectId | undefined): Result<Line, Stuck> {
  const reached = toDamageStepOf(line, source === undefined ? [] : [source]);
  if (!reached.ok || source === undefined) return reached;
  let now = reached.value;
  for (;;) {
    const decision = decisionOf(now);
    if (decision.kind !== 'assignCombatDamage') return reached;
    const whole = divideFor(now, decision.player, []);
    if (whole.assignments.some((one) => haveOneName(one.source, source))) return ok(now);
    now = act(now, whole).line;
  }
}
