import type { Comparison } from '../language/comparison.ts';
import type { Filter } from '../language/filter.ts';
import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import { assertNever } from '../vocabulary/result.ts';
import { includesSubtype } from '../vocabulary/subtypes.ts';
import { attackOf, defendingPlayerMeant } from './combatRoles.ts';
import type { Permanent } from './gameState.ts';
import { defendingPlayers, permanentOf, playerOf } from './lookup.ts';
import { fitsCombat } from './matchesCombat.ts';
import { fitsHistory, fitsStatus } from './matchesStatus.ts';
import type { Source } from './source.ts';
import type { View } from './view.ts';

export type { Source } from './source.ts';

/** CR 508.5: the defending player that an ability of the source speaks of, if it has one. */
export function defendingPlayerFor(view: View, source: Source): PlayerId | undefined {
  if (source.defendingPlayer !== undefined) return source.defendingPlayer;
  const attack = attackOf(view.state, source.object);
  if (attack !== undefined) return defendingPlayerMeant(view.state, attack);
  // CR 506.2: for what is no attacker's, there is one only where a single player can be attacked.
  const [only, ...others] = defendingPlayers(view.state);
  return others.length === 0 ? only : undefined;
}

/** Whether the permanent `id` is one of those that the filter speaks of, as things stand in the view. */
export function matches(view: View, filter: Filter, id: ObjectId, source: Source): boolean {
  const permanent = permanentOf(view.state, id);
  const now = view.characteristics(id);
  if (permanent === undefined || now === undefined) return false;
  return (
    fitsCharacteristics(filter, now) &&
    fitsSource(view, filter, id, now, source) &&
    fitsController(view, filter, permanent, source) &&
    fitsStatus(view, filter, permanent) &&
    fitsHistory(view, filter, id, source) &&
    fitsCombat(view, filter, id, source) &&
    (filter.anyOf?.some((one) => matches(view, one, id, source)) ?? true) &&
    !(filter.noneOf?.some((one) => matches(view, one, id, source)) ?? false)
  );
}

export const hasKeywordIn = (now: Characteristics, keyword: Keyword): boolean =>
  now.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword);

const hasLandwalk = (now: Characteristics, land: string): boolean =>
  now.abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'landwalk' &&
      ability.quality?.subtype === land,
  );

export const fitsNumber = (n: number, { atLeast, atMost }: Comparison): boolean =>
  (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);

/** The part of a filter that looks at nothing but characteristics; spells have only those. */
export function fitsCharacteristics(filter: Filter, now: Characteristics): boolean {
  return (
    fitsTypes(filter, now) &&
    fitsColors(filter, now) &&
    (filter.landwalk === undefined || hasLandwalk(now, filter.landwalk)) &&
    (filter.keyword === undefined || hasKeywordIn(now, filter.keyword)) &&
    (filter.notKeyword === undefined || !hasKeywordIn(now, filter.notKeyword)) &&
    (filter.power === undefined || fitsNumber(now.power ?? 0, filter.power)) &&
    (filter.toughness === undefined || fitsNumber(now.toughness ?? 0, filter.toughness))
  );
}

function fitsTypes(filter: Filter, now: Characteristics): boolean {
  return (
    (filter.type === undefined || now.types.includes(filter.type)) &&
    (filter.notType === undefined || !now.types.includes(filter.notType)) &&
    (filter.subtype === undefined || includesSubtype(now.subtypes, filter.subtype)) &&
    (filter.notSubtype === undefined || !includesSubtype(now.subtypes, filter.notSubtype)) &&
    (filter.supertype === undefined || now.supertypes.includes(filter.supertype)) &&
    (filter.notSupertype === undefined || !now.supertypes.includes(filter.notSupertype))
  );
}

function fitsColors(filter: Filter, now: Characteristics): boolean {
  return (
    (filter.color === undefined || now.colors.includes(filter.color)) &&
    (filter.notColor === undefined || !now.colors.includes(filter.notColor)) &&
    (filter.colorless !== true || now.colors.length === 0)
  );
}

function fitsSource(
  view: View,
  filter: Filter,
  id: ObjectId,
  now: Characteristics,
  source: Source,
): boolean {
  if (filter.other === true && id === source.object) return false;
  if (filter.isSource === true && id !== source.object) return false;
  if (filter.isThat === true && id !== source.that) return false;
  const of = view.characteristics(source.object);
  if (
    filter.sharesColorWithSource === true &&
    !now.colors.some((color) => of?.colors.includes(color))
  )
    return false;
  const power = now.power ?? 0;
  const difference = power - (of?.power ?? 0);
  return (
    (filter.powerGreaterThanSource !== true || difference > 0) &&
    (filter.powerLessThanSource !== true || difference < 0) &&
    (filter.powerGreaterThanYourHand !== true ||
      power > (playerOf(view.state, source.controller)?.handSize ?? 0))
  );
}

function fitsController(view: View, filter: Filter, permanent: Permanent, source: Source): boolean {
  const wanted = filter.controller;
  if (wanted === undefined) return true;
  switch (wanted) {
    case 'you':
      return permanent.controller === source.controller;
    case 'opponent':
      return permanent.controller !== source.controller;
    case 'activePlayer':
      return permanent.controller === view.state.turn.activePlayer;
    case 'defendingPlayer':
      return permanent.controller === defendingPlayerFor(view, source);
    case 'thatPlayer':
      return permanent.controller === source.player;
    case 'enchantedPlayer':
      return permanent.controller === permanentOf(view.state, source.object)?.enchants;
    default:
      return assertNever(wanted);
  }
}
