import type { Amount, Counted } from '../language/amount.ts';
import type { CardFilter } from '../language/cardFilter.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { Filter } from '../language/filter.ts';
import type { Reference } from '../language/reference.ts';
import type { OfKind } from '../language/table.ts';
import { entryOf } from '../vocabulary/entries.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { blockersOf } from './combatRoles.ts';
import type { GameState, Player } from './gameState.ts';
import { permanentLastKnown } from './lastKnown.ts';
import { playerOf } from './lookup.ts';
import { matches, type Source } from './matches.ts';
import { fitsCharacteristics } from './matchesCharacteristics.ts';
import { objectStanding, playerStanding } from './standing.ts';
import type { View } from './view.ts';

/** The number that an amount stands for now, for an ability of the source that need not resolve. */
export const amountOf = (view: View, amount: Amount, source: Source): number =>
  typeof amount === 'number' ? amount : counted(view, amount, source);

function counted(view: View, amount: Counted, source: Source): number {
  const count: (view: View, amount: Counted, source: Source) => number = entryOf(
    COUNTS,
    amount.kind,
  );
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
  opponents: ({ state }, _, { controller }) =>
    state.players.filter(({ id, status }) => id !== controller && status === 'playing').length,
  basicLandTypes: (view, _, source) =>
    BASIC_LAND_TYPES.filter(
      (subtype) => count(view, { type: 'land', subtype, controller: 'you' }, source) > 0,
    ).length,
  powerOf: (view, { of }, source) => sizeOf(view, of, source)?.power ?? 0,
  toughnessOf: (view, { of }, source) => sizeOf(view, of, source)?.toughness ?? 0,
  cardsInGraveyardOf: (view, { of }, source) => playerMeant(view, of, source)?.graveyardSize ?? 0,
  cardsInHandOf: (view, { of }, source) => playerMeant(view, of, source)?.handSize ?? 0,
  namedCardsInGraveyard: (view, { filter, of }, source) => {
    const player = playerMeant(view, of, source);
    return player === undefined ? 0 : cardsInGraveyard(view.state, filter, player.id);
  },
  greatestPower: (view, { filter }, source) => greatestPower(view, filter, source),
  lifeOf: (view, { of }, source) => playerMeant(view, of, source)?.life ?? 0,
  blockersOf: (view, { of }, source) => {
    const attacker = objectStanding(view, of, source);
    return attacker === undefined ? 0 : blockersOf(view.state, attacker).length;
  },
  countersOn: (view, { counter, of }, source) => {
    const id = objectStanding(view, of, source);
    return id === undefined ? 0 : (permanentLastKnown(view.state, id)?.counters[counter] ?? 0);
  },
  // Only a resolving effect knows these.
  eventAmount: () => 0,
  x: () => 0,
};

/** CR 305.6 */
const BASIC_LAND_TYPES = ['plains', 'island', 'swamp', 'mountain', 'forest'];

const sizeOf = (view: View, of: Reference, source: Source): Characteristics | undefined => {
  const id = objectStanding(view, of, source);
  return id === undefined ? undefined : view.characteristics(id);
};

const playerMeant = (view: View, of: Reference, source: Source): Player | undefined => {
  const id = playerStanding(view, of, source);
  return id === undefined ? undefined : playerOf(view.state, id);
};

/** How many of the cards that are known in a player's graveyard fit. */
export const cardsInGraveyard = (state: GameState, filter: CardFilter, player: PlayerId): number =>
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
