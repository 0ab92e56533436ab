import type { Amount, Counted } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import type { OfKind } from '../language/table.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { blockersOf } from './combatRoles.ts';
import type { GameState } from './gameState.ts';
import { permanentLastKnown } from './lastKnown.ts';
import { playerOf } from './lookup.ts';
import { matches, type Source } from './matches.ts';
import { fitsCharacteristics } from './matchesCharacteristics.ts';
import type { View } from './view.ts';

/** The number that an amount stands for now; `powerOf` reads the source unless the effect resolves it earlier. */
export const amountOf = (view: View, amount: Amount, source: Source): number =>
  typeof amount === 'number' ? amount : counted(view, amount, source);

function counted<K extends Counted['kind']>(
  view: View,
  amount: OfKind<Counted, K>,
  source: Source,
): number {
  // The entry is the one of the amount's own kind.
  const count: Count<K> = COUNTS[amount.kind as K];
  return count(view, amount, source);
}

type Count<K extends Counted['kind']> = (
  view: View,
  amount: OfKind<Counted, K>,
  source: Source,
) => number;

const COUNTS: { readonly [K in Counted['kind']]: Count<K> } = {
  count: (view, { filter, times = 1, beyond = 0 }, source) =>
    times * Math.max(0, count(view, filter, source) - beyond),
  opponentsAttacked: ({ state }, _, source) => opponentsAttacked(state, source),
  powerOf: (view, _, source) => view.characteristics(source.object)?.power ?? 0,
  toughnessOf: (view, _, source) => view.characteristics(source.object)?.toughness ?? 0,
  cardsInGraveyardOf: ({ state }, _, { controller }) =>
    playerOf(state, controller)?.graveyardSize ?? 0,
  cardsInHandOf: ({ state }, _, { controller }) => playerOf(state, controller)?.handSize ?? 0,
  namedCardsInGraveyard: ({ state }, { filter }, { controller }) =>
    cardsInGraveyard(state, filter, controller),
  greatestPower: (view, { filter }, source) => greatestPower(view, filter, source),
  lifeOf: ({ state }, _, { controller }) => playerOf(state, controller)?.life ?? 0,
  blockersOf: ({ state }, _, { object }) => blockersOf(state, object).length,
  countersOn: ({ state }, { counter }, { object }) =>
    permanentLastKnown(state, object)?.counters[counter] ?? 0,
  // Only a resolving effect knows these.
  eventAmount: () => 0,
  x: () => 0,
};

/** How many of the cards that are known in a player's graveyard fit. */
export const cardsInGraveyard = (state: GameState, filter: Filter, player: PlayerId): number =>
  state.cards.filter(
    ({ zone, owner, printed }) =>
      zone === 'graveyard' && owner === player && fitsCharacteristics(filter, printed),
  ).length;

/** 0 where no creature fits: nothing has less than that to give (CR 107.1b). */
const greatestPower = (view: View, filter: Filter, source: Source): number =>
  Math.max(
    0,
    ...view.state.battlefield
      .filter(({ id }) => matches(view, { ...filter, type: 'creature' }, id, source))
      .map(({ id }) => view.characteristics(id)?.power ?? 0),
  );

/** How many permanents the filter speaks of. */
export const count = (view: View, filter: Filter, source: Source): number =>
  view.state.battlefield.filter((permanent) => matches(view, filter, permanent.id, source)).length;

/** CR 508.6: only the active player's declaration attacks, and only a player who was named in it was attacked. */
const opponentsAttacked = ({ combat, turn }: GameState, { controller }: Source): number =>
  combat.kind === 'combat' && turn.activePlayer === controller ? combat.attackedPlayers.length : 0;
