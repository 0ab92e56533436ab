import { knownObject } from '../change/making/lastKnown.ts';
import type { Amount, Counted } from '../language/amount.ts';
import type { Reference } from '../language/reference.ts';
import type { OfKind } from '../language/table.ts';
import { amountOf, cardsInGraveyard } from '../state/amounts.ts';
import { characteristicsOf, viewOf } from '../state/characteristicsOf.ts';
import { blockersOf } from '../state/combatRoles.ts';
import type { GameState, Player } from '../state/gameState.ts';
import { permanentLastKnown } from '../state/lastKnown.ts';
import { thePlayer } from '../state/lookup.ts';
import { entryOf } from '../vocabulary/entries.ts';
import { referred, sourceOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** The number that an amount stands for as the effect is carried out (CR 608.2h). */
export const amountIn = (state: GameState, amount: Amount, resolution: Resolution): number =>
  typeof amount === 'number' ? amount : countedIn(state, amount, resolution);

/** Whether it is the size of an object that has left the battlefield. */
export function isOfDeparted(state: GameState, amount: Amount, resolution: Resolution): boolean {
  if (typeof amount === 'number') return false;
  if (amount.kind !== 'powerOf' && amount.kind !== 'toughnessOf') return false;
  const [first] = referred(state, amount.of, resolution);
  return first?.kind === 'object' && characteristicsOf(state, first.object) === undefined;
}

function countedIn(state: GameState, amount: Counted, resolution: Resolution): number {
  const count: (state: GameState, amount: Counted, resolution: Resolution) => number = entryOf(
    COUNTS,
    amount.kind,
  );
  return count(state, amount, resolution);
}

type CountIn<K extends Counted['kind']> = (
  state: GameState,
  amount: OfKind<Counted, K>,
  resolution: Resolution,
) => number;

const countedNow = (state: GameState, amount: Amount, resolution: Resolution): number =>
  amountOf(viewOf(state), amount, sourceOf(state, resolution));

const COUNTS: { readonly [K in Counted['kind']]: CountIn<K> } = {
  count: countedNow,
  opponentsAttacked: countedNow,
  opponents: countedNow,
  basicLandTypes: countedNow,
  powerOf: (state, { of }, resolution) => sizeOf(state, of, resolution)?.power ?? 0,
  toughnessOf: (state, { of }, resolution) => sizeOf(state, of, resolution)?.toughness ?? 0,
  cardsInGraveyardOf: (state, { of }, resolution) =>
    firstPlayer(state, of, resolution)?.graveyardSize ?? 0,
  cardsInHandOf: (state, { of }, resolution) => firstPlayer(state, of, resolution)?.handSize ?? 0,
  namedCardsInGraveyard: (state, { filter, of }, resolution) => {
    const player = firstPlayer(state, of, resolution);
    return player === undefined ? 0 : cardsInGraveyard(state, filter, player.id);
  },
  greatestPower: countedNow,
  lifeOf: (state, { of }, resolution) => firstPlayer(state, of, resolution)?.life ?? 0,
  blockersOf: (state, { of }, resolution) => {
    const [attacker] = referred(state, of, resolution);
    return attacker?.kind === 'object' ? blockersOf(state, attacker.object).length : 0;
  },
  countersOn: (state, { counter, of }, resolution) => {
    const [on] = referred(state, of, resolution);
    return on?.kind === 'object'
      ? (permanentLastKnown(state, on.object)?.counters[counter] ?? 0)
      : 0;
  },
  eventAmount: (_, __, { context }) => context.eventAmount ?? 0,
  x: (_, __, { x = 0 }) => x,
};

function firstPlayer(state: GameState, of: Reference, resolution: Resolution): Player | undefined {
  const [first] = referred(state, of, resolution);
  return first?.kind === 'player' ? thePlayer(state, first.player) : undefined;
}

/** CR 608.2h: an object that has left is looked at as it last was. */
function sizeOf(state: GameState, of: Reference, resolution: Resolution) {
  const [first] = referred(state, of, resolution);
  if (first?.kind !== 'object') return undefined;
  return (
    characteristicsOf(state, first.object) ?? knownObject(state, first.object)?.characteristics
  );
}
