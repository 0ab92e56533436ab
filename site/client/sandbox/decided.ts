// What a form on a board says, as an act on that board.
import { type Awaited, type BoardAct, paidAsSaid, type TriedAct } from '#engine/sandbox';
import { objectId, playerId } from '../../engine.ts';
import {
  attackSaid,
  BESIDES,
  besidesOf,
  blockSaid,
  paymentSaid,
} from '../../questions/kinds/declaration/said.ts';
import type { Entries } from '../../questions/rulings/material.ts';

type SaidOrder = Extract<BoardAct, { readonly kind: 'order' }>;

/** `filled`: the fields of the form, those that are empty too. */
export function decided(awaited: Awaited, filled: Entries): TriedAct | SaidOrder {
  const { answer, game } = awaited;
  const entries = filled.filter(([, value]) => value !== '');
  const isPlayer = (name: string): boolean => game.players.some(({ id }) => id === name);
  switch (answer.kind) {
    case 'attack':
      return paid(awaited, { kind: 'attack', declaration: attackSaid(entries, isPlayer) }, entries);
    case 'block':
      return paid(awaited, { kind: 'block', declaration: blockSaid(entries) }, entries);
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

type Declared = Exclude<TriedAct, { readonly kind: 'divide' }>;

/** With what its form says it is paid with, as far as that is asked for. */
function paid({ answer, game }: Awaited, act: Declared, entries: Entries): Declared {
  const said = paymentSaid(entries);
  if (said === undefined) return act;
  const payment = { manaAbilities: [], ...said };
  const whole = { ...act, payment, player: answer.player };
  const used = paidAsSaid(game, whole).payment;
  return used === undefined ? act : { ...act, payment: used };
}

/** The same act as such a form says it; what no form has a field for has a name that none has. */
export function entriesOf(act: TriedAct): Entries {
  switch (act.kind) {
    case 'attack':
      return [
        ...act.declaration.attacks.map(
          ({ attacker, target }) =>
            [attacker, target.kind === 'player' ? target.player : target.permanent] as const,
        ),
        ...besidesOf(act.declaration),
        ...paymentIn(act),
      ];
    case 'block':
      return [
        ...act.declaration.blocks.map(({ blocker, attacker }) => [blocker, attacker] as const),
        ...paymentIn(act),
      ];
    case 'divide':
      return act.assignments.map(({ to, amount }) => [
        to.kind === 'player' ? to.player : to.object,
        `${amount}`,
      ]);
  }
}

function paymentIn({ payment }: Declared): Entries {
  if (payment === undefined) return [];
  const { named, life, spend, manaAbilities } = payment;
  return [
    ...named.map((id) => [BESIDES.given, id] as const),
    ...(life === undefined ? [] : [[BESIDES.life, `${life}`] as const]),
    ...(spend === undefined && manaAbilities.length === 0 ? [] : [['+mana', ''] as const]),
  ];
}
