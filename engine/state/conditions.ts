import type { Condition, Happened } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { WayToCast } from '../language/keywords/lists.ts';
import type { OfKind } from '../language/table.ts';
import type { Color } from '../vocabulary/characteristics.ts';
import { entryOf } from '../vocabulary/entries.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { isCombatStep } from '../vocabulary/turnStructure.ts';
import { amountOf, count } from './amounts.ts';
import type { GameState } from './gameState.ts';
import { permanentLastKnown } from './lastKnown.ts';
import { playerOf } from './lookup.ts';
import { matches, type Source } from './matches.ts';
import { fitsNumber } from './matchesCharacteristics.ts';
import { defendingPlayerFor } from './matchesSource.ts';
import type { View } from './view.ts';

/** Whether a condition on an ability of `source` holds now. */
export function holds(view: View, condition: Condition, source: Source): boolean {
  const kindHolds: (view: View, condition: Condition, source: Source) => boolean = entryOf(
    HOLDS,
    condition.kind,
  );
  return kindHolds(view, condition, source);
}

type Holds<K extends Condition['kind']> = (
  view: View,
  condition: OfKind<Condition, K>,
  source: Source,
) => boolean;

const HOLDS: { readonly [K in Condition['kind']]: Holds<K> } = {
  youControl: (view, { filter }, source) =>
    count(view, { ...filter, controller: 'you' }, source) > 0,
  youControlNo: (view, { filter }, source) =>
    count(view, { ...filter, controller: 'you' }, source) === 0,
  defendingPlayerControls: (view, { filter }, source) =>
    defendingPlayerControls(view, filter, source),
  amount: (view, { amount, atLeast, atMost }, source) => {
    const n = amountOf(view, amount, source);
    return (
      (atLeast === undefined || n >= amountOf(view, atLeast, source)) &&
      (atMost === undefined || n <= amountOf(view, atMost, source))
    );
  },
  cardsInYourGraveyard: ({ state }, { count: bounds }, { controller }) =>
    fitsNumber(playerOf(state, controller)?.graveyardSize ?? 0, bounds),
  yourLife: ({ state }, { count: bounds }, { controller }) =>
    fitsNumber(playerOf(state, controller)?.life ?? 0, bounds),
  devotion: ({ state }, { colors, count: bounds }, source) =>
    fitsNumber(devotionTo(state, source, colors), bounds),
  during: ({ state: { turn } }, { when }) =>
    when === 'combat' ? isCombatStep(turn.step) : turn.step === when,
  yourTurn: ({ state: { turn } }, _, { controller }) => turn.activePlayer === controller,
  anOpponentIsMonarch: ({ state: { monarch } }, _, { controller }) =>
    monarch !== undefined && monarch !== controller,
  thisTurn: ({ state }, { what }, source) => HAS_HAPPENED[what](state, source),
  castWith: ({ state }, { keyword }, { object }) => waysOf(state, object).includes(keyword),
  source: (view, { filter }, source) => matches(view, filter, source.object, source),
  sourceTapped: ({ state }, _, { object }) => permanentLastKnown(state, object)?.tapped === true,
  sourceUntapped: ({ state }, _, { object }) => permanentLastKnown(state, object)?.tapped === false,
  all: (view, { conditions }, source) => conditions.every((one) => holds(view, one, source)),
  not: (view, { condition }, source) => !holds(view, condition, source),
};

const HAS_HAPPENED: {
  readonly [H in Happened]: (state: GameState, source: Source) => boolean;
} = {
  // CR 508.6: whoever has declared an attacker, which only the active player does.
  youAttacked: ({ turn }, { controller }) =>
    turn.activePlayer === controller &&
    [...(turn.history?.attacked ?? []), ...(turn.attackedEarlier ?? [])].length > 0,
  creatureDied: ({ turn: { history } }) => history?.creatureDied === true,
  youGainedLife: ({ turn: { history } }, { controller }) =>
    history?.gainedLife?.includes(controller) === true,
  opponentLostLife: ({ turn: { history } }, { controller }) =>
    history?.lostLife?.some((player) => player !== controller) === true,
  permanentOfYoursLeft: ({ turn: { departed = [] } }, { controller }) =>
    departed.some((one) => one.controller === controller),
};

const waysOf = (state: GameState, id: ObjectId): readonly WayToCast[] => {
  const spell = state.stack.find((item) => item.id === id);
  return (
    permanentLastKnown(state, id)?.castWith ??
    (spell?.kind === 'spell' ? spell.announced?.ways : undefined) ??
    []
  );
};

const SYMBOLS: Readonly<Record<Color, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

/** CR 700.5: a symbol of two of the colors counts once. */
const devotionTo = (
  { battlefield }: GameState,
  { controller }: Source,
  colors: readonly Color[],
): number =>
  battlefield
    .filter((permanent) => permanent.controller === controller)
    .flatMap(({ printed }) => [...(printed.manaCost ?? '').matchAll(/\{[^}]*\}/g)])
    .filter(([symbol]) => colors.some((color) => symbol.includes(SYMBOLS[color]))).length;

function defendingPlayerControls(view: View, filter: Filter, source: Source): boolean {
  const defendingPlayer = defendingPlayerFor(view, source);
  return view.state.battlefield.some(
    (permanent) =>
      permanent.controller === defendingPlayer && matches(view, filter, permanent.id, source),
  );
}
