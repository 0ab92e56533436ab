import type { CombatDamageAssignment, DamageRecipient } from '../../state/damageAssignment.ts';
import type { GameState } from '../../state/gameState.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';

/** By source, how much it assigns to each: `{ wurm: { wall: 3, nil: 2 } }`. */
export type AssignmentTable = {
  readonly [source: string]: { readonly [recipient: string]: number };
};

/** The assignments that a table tells; a recipient is a player where a player has that name. */
export const assignments = (
  state: GameState,
  table: AssignmentTable,
): readonly CombatDamageAssignment[] =>
  Object.entries(table).flatMap(([source, amounts]) =>
    Object.entries(amounts).map(([to, amount]) => ({
      source: objectId(source),
      to: recipient(state, to),
      amount,
    })),
  );

/** The table that tells these assignments: what `assignments` was given. */
export function tableOf(all: readonly CombatDamageAssignment[]): AssignmentTable {
  const table: Record<string, Record<string, number>> = {};
  for (const { source, to, amount } of all)
    table[source] = { ...table[source], [nameOf(to)]: amount };
  return table;
}

const recipient = (state: GameState, name: string): DamageRecipient =>
  state.players.some(({ id }) => id === name)
    ? { kind: 'player', player: playerId(name) }
    : { kind: 'object', object: objectId(name) };

export const nameOf = (to: DamageRecipient): string =>
  to.kind === 'object' ? to.object : to.player;
