import type { GameEvent } from '../../log/gameEvent.ts';
import type { GameState } from '../../state/gameState.ts';
import { chosenFor } from './chosenDeals.ts';
import { choosing, whileRedirected } from './chosenEffects.ts';
import { modified, type Underway, unprevented } from './modifyDamage.ts';
import { together, withoutUsed } from './redirect.ts';
import type { DamagePart, Prevented, SourcedDeal } from './sourcedDeal.ts';

/**
 * CR 120.4b, 614, 615: what is left of damage once all that redirects, changes and prevents it has been applied. CR 615.7:
 * of damage from several sources, a shield takes first what was chosen, then the rest as it comes.
 */
export function damageLeft(state: GameState, deals: readonly SourcedDeal[]): Prevented {
  const choices: GameEvent[] = [];
  const choose = choosing((events) => choices.push(...events));
  const begun = deals.map((deal): DamagePart => ({ deal, used: [] }));
  const redirected = inTurn(state, begun, (now, piece) =>
    modified(now, piece, whileRedirected(choose)),
  );
  const pieces = together(redirected.flatMap((one) => one.pieces));
  const after = redirected.at(-1)?.state ?? state;
  const chosen = after.preventionShields.map((shield) => chosenFor(after, shield, pieces));
  choices.push(...chosen.flatMap(({ events }) => events));
  const order = [...new Set([...chosen.flatMap(({ first }) => first), ...pieces])];
  const ended = inTurn(after, order, (now, piece) => unprevented(modified(now, piece, choose)));
  const all = [...redirected, ...ended];
  return {
    state: withoutUsed(state, ended.at(-1)?.state ?? after),
    deals: pieces.flatMap((piece) =>
      (ended[order.indexOf(piece)]?.pieces ?? []).map(({ deal }) => deal),
    ),
    events: [
      ...redirected.flatMap(({ events }) => events),
      ...once(choices),
      ...ended.flatMap(({ events }) => events),
    ],
    wards: all.flatMap(({ wards }) => wards),
  };
}

/** One piece after the other, each with the game that those before it have left. */
function inTurn(
  state: GameState,
  pieces: readonly DamagePart[],
  modify: (state: GameState, piece: DamagePart) => Underway,
): readonly Underway[] {
  let now = state;
  return pieces.map((piece) => {
    const after = modify(now, piece);
    now = after.state;
    return after;
  });
}

/** One choice counts for all damage that is dealt at once. */
const once = (choices: readonly GameEvent[]): readonly GameEvent[] => [
  ...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values(),
];
