// Combat damage on a board of one's own: one creature's is divided after the other's.
import { assigningPlayers } from '../damage/choices.ts';
import { damageStepOf } from '../damage/steps.ts';
import { divideFor, dividingNow } from '../scenario/divideFor.ts';
import { decisionOf, gameOf, type Line } from '../scenario/line.ts';
import { meant } from '../scenario/meant.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { BoardAct } from './board.ts';

type Shares = readonly CombatDamageAssignment[];

/** Acts of which each divides the damage of one creature alone. */
export const oneByOne = (acts: readonly BoardAct[]): readonly BoardAct[] =>
  acts.flatMap((act): readonly BoardAct[] => {
    if (act.kind !== 'divide') return [act];
    const bySource = Map.groupBy(act.assignments, ({ source }) => source);
    return [...bySource.values()].map((assignments) => ({ kind: 'divide', assignments }));
  });

/** Whether damage is to be assigned now, and could be in more than one way, or is as the acts to come say. */
export const isDividing = (line: Line, acts: readonly BoardAct[]): boolean =>
  decisionOf(line).kind === 'assignCombatDamage' &&
  (openDivisions(line, []).length > 0 || divisionsNow(gameOf(line), acts).taken > 0);

/** Whose damage could be divided otherwise, and is not in these shares; by whom. */
export function openDivisions(
  line: Line,
  shares: Shares,
): readonly { readonly player: PlayerId; readonly source: ObjectId }[] {
  const game = gameOf(line);
  return assigningPlayers(game, damageStepOf(game)).flatMap((player) =>
    (divideFor(line, player, shares).left ?? []).map((source) => ({ player, source })),
  );
}

/** Of the acts to come, those that divide damage in this step, together, and how many they are. */
export function divisionsNow(
  game: GameState,
  acts: readonly BoardAct[],
): { readonly shares: Shares; readonly taken: number } {
  const now = dividingNow(game);
  const shares: CombatDamageAssignment[] = [];
  let taken = 0;
  for (const act of acts) {
    if (act.kind !== 'divide') break;
    const { assignments } = meant(game, act);
    const isNext = assignments.every(
      ({ source }) => now.includes(source) && shares.every((one) => one.source !== source),
    );
    if (!isNext) break;
    shares.push(...assignments);
    taken += 1;
  }
  return { shares, taken };
}
