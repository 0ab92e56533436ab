import { advance } from '../../../scenario/advance.ts';
import { attempt } from '../../../scenario/attempt.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { outcomeOf } from '../../../scenario/outcome.ts';
import type { CombatDamageAssignment } from '../../../state/damageAssignment.ts';
import type { ObjectId } from '../../../vocabulary/ids.ts';

type Shares = readonly CombatDamageAssignment[];

/** A legal division played on, with what came of it. */
export interface DivisionPlayed {
  readonly assignments: Shares;
  /** Of those that it could be assigned to. */
  readonly died: readonly ObjectId[];
  readonly toPlayers: number;
}

/** Each of these legal divisions played on to the end of combat, with all else as the engine suggests. */
export const playedOn = (
  line: Line,
  among: readonly ObjectId[],
  divisions: readonly Shares[],
): readonly DivisionPlayed[] =>
  divisions.map((assignments) => ({
    assignments,
    died: diedAfter(line, assignments).filter((id) => among.includes(id)),
    toPlayers: sumToPlayers(assignments),
  }));

const sumToPlayers = (assignments: Shares): number =>
  assignments.reduce((sum, { to, amount }) => sum + (to.kind === 'player' ? amount : 0), 0);

function diedAfter(line: Line, assignments: Shares): readonly ObjectId[] {
  const divided = attempt(line, { kind: 'divide', assignments });
  if (!divided.ok) return [];
  const isOver = (now: Line): boolean =>
    gameOf(now).turn.step === 'endOfCombat' || decisionOf(now).kind === 'gameOver';
  const end = advance(divided.value.line, isOver);
  const before = outcomeOf(line).died;
  return end.ok ? outcomeOf(end.value).died.filter((id) => !before.includes(id)) : [];
}
