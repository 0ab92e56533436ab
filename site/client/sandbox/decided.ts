// What a form on a board says, as an act on that board.
import type { Awaited, BoardAct, TriedAct } from '#engine/sandbox';
import { objectId, playerId } from '../../engine.ts';
import type { Entries } from '../../questions/rulings/material.ts';

type SaidOrder = Extract<BoardAct, { readonly kind: 'order' }>;

/** `filled`: the fields of the form, those that are empty too. */
export function decided({ answer, game }: Awaited, filled: Entries): TriedAct | SaidOrder {
  const entries = filled.filter(([, value]) => value !== '');
  const isPlayer = (name: string): boolean => game.players.some(({ id }) => id === name);
  switch (answer.kind) {
    case 'attack':
      return {
        kind: 'attack',
        declaration: {
          attacks: entries.map(([attacker, to]) => ({
            attacker: objectId(attacker),
            target: isPlayer(to)
              ? { kind: 'player', player: playerId(to) }
              : { kind: 'permanent', permanent: objectId(to) },
          })),
        },
      };
    case 'block':
      return {
        kind: 'block',
        declaration: {
          blocks: entries.map(([blocker, attacker]) => ({
            blocker: objectId(blocker),
            attacker: objectId(attacker),
          })),
        },
      };
    case 'order':
      return { kind: 'order', of: answer.of, over: entries.map(([, value]) => objectId(value)) };
    case 'division':
      return {
        kind: 'divide',
        assignments: entries
          .map(([to, amount]) => ({ to, amount: Math.max(0, Math.trunc(Number(amount)) || 0) }))
          .filter(({ amount }) => amount > 0)
          .map(({ to, amount }) => ({
            source: answer.choice.source,
            to: isPlayer(to)
              ? ({ kind: 'player', player: playerId(to) } as const)
              : ({ kind: 'object', object: objectId(to) } as const),
            amount,
          })),
      };
  }
}

/** The same act as such a form says it. */
export function entriesOf(act: TriedAct): Entries {
  switch (act.kind) {
    case 'attack':
      return act.declaration.attacks.map(({ attacker, target }) => [
        attacker,
        target.kind === 'player' ? target.player : target.permanent,
      ]);
    case 'block':
      return act.declaration.blocks.map(({ blocker, attacker }) => [blocker, attacker]);
    case 'divide':
      return act.assignments.map(({ to, amount }) => [
        to.kind === 'player' ? to.player : to.object,
        `${amount}`,
      ]);
  }
}
