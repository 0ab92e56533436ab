import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Color } from '../vocabulary/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { WayToCast } from '../vocabulary/keywords.ts';
import { assertNever } from '../vocabulary/result.ts';
import { isCombatStep } from '../vocabulary/turnStructure.ts';
import { blockersOf } from './combatRoles.ts';
import type { GameState } from './gameState.ts';
import { permanentOf, playerOf } from './lookup.ts';
import { defendingPlayerFor, fitsNumber, matches, type Source } from './matches.ts';
import type { View } from './view.ts';

/** Whether a condition on an ability of `source` holds now. */
export function holds(view: View, condition: Condition, source: Source): boolean {
  switch (condition.kind) {
    case 'youControl':
      return count(view, { ...condition.filter, controller: 'you' }, source) > 0;
    case 'youControlNo':
      return count(view, { ...condition.filter, controller: 'you' }, source) === 0;
    case 'defendingPlayerControls':
      return defendingPlayerControls(view, condition.filter, source);
    case 'cardsInYourGraveyard':
      return fitsNumber(
        playerOf(view.state, source.controller)?.graveyardSize ?? 0,
        condition.count,
      );
    case 'yourLife':
      return fitsNumber(playerOf(view.state, source.controller)?.life ?? 0, condition.count);
    case 'devotion':
      return fitsNumber(devotionTo(view.state, source, condition.colors), condition.count);
    case 'during':
      return condition.when === 'combat'
        ? isCombatStep(view.state.turn.step)
        : view.state.turn.step === condition.when;
    case 'anOpponentIsMonarch': {
      const { monarch } = view.state;
      return monarch !== undefined && monarch !== source.controller;
    }
    case 'castWith':
      return waysOf(view.state, source.object).includes(condition.keyword);
    case 'source':
      return matches(view, condition.filter, source.object, source);
    case 'sourceTapped':
      return permanentOf(view.state, source.object)?.tapped === true;
    case 'sourceUntapped':
      return permanentOf(view.state, source.object)?.tapped === false;
    case 'not':
      return !holds(view, condition.condition, source);
    default:
      return assertNever(condition);
  }
}

const counted = (
  view: View,
  { filter, times = 1, beyond = 0 }: Extract<Amount, { readonly kind: 'count' }>,
  source: Source,
): number => times * Math.max(0, count(view, filter, source) - beyond);

/** How many permanents the filter speaks of. */
export const count = (view: View, filter: Filter, source: Source): number =>
  view.state.battlefield.filter((permanent) => matches(view, filter, permanent.id, source)).length;

/** The number that an amount stands for now; `powerOf` reads the source unless the effect resolves it earlier. */
export function amountOf(view: View, amount: Amount, source: Source): number {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'count':
      return counted(view, amount, source);
    case 'opponentsAttacked':
      return opponentsAttacked(view.state, source);
    case 'powerOf':
      return view.characteristics(source.object)?.power ?? 0;
    case 'toughnessOf':
      return view.characteristics(source.object)?.toughness ?? 0;
    case 'cardsInGraveyardOf':
      return playerOf(view.state, source.controller)?.graveyardSize ?? 0;
    case 'lifeOf':
      return playerOf(view.state, source.controller)?.life ?? 0;
    case 'blockersOf':
      return blockersOf(view.state, source.object).length;
    // Only a resolving effect knows these.
    case 'eventAmount':
    case 'x':
      return 0;
    default:
      return assertNever(amount);
  }
}

const waysOf = (state: GameState, id: ObjectId): readonly WayToCast[] => {
  const spell = state.stack.find((item) => item.id === id);
  return (
    permanentOf(state, id)?.castWith ??
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

/** CR 508.6: only the active player's declaration attacks, and only a player who was named in it was attacked. */
const opponentsAttacked = ({ combat, turn }: GameState, { controller }: Source): number =>
  combat.kind === 'combat' && turn.activePlayer === controller ? combat.attackedPlayers.length : 0;
