import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { Comparison, Filter } from '../vocabulary/filters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import { includesSubtype } from '../vocabulary/subtypes.ts';
import { attackOf, attacksOf, blockOf, blocksOf, defendingPlayerOf } from './combatRoles.ts';
import type { Permanent } from './gameState.ts';
import { defendingPlayers, permanentOf } from './lookup.ts';
import type { View } from './view.ts';

/** What "you", "other" and "than this" refer to: the object that the ability is on, and its controller. */
export interface Source {
  readonly object: ObjectId;
  readonly controller: PlayerId;
  /** Whom "defending player" means while an attack is only being thought of; otherwise read off the combat. */
  readonly defendingPlayer?: PlayerId;
}

/** CR 508.5: the defending player that an ability of the source speaks of, if it has one. */
export function defendingPlayerFor(view: View, source: Source): PlayerId | undefined {
  if (source.defendingPlayer !== undefined) return source.defendingPlayer;
  const attack = attackOf(view.state, source.object);
  if (attack !== undefined) return defendingPlayerOf(attack.target);
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
    fitsStatus(filter, permanent) &&
    fitsCombat(view, filter, id, source) &&
    (filter.anyOf === undefined || filter.anyOf.some((one) => matches(view, one, id, source)))
  );
}

export const hasKeywordIn = (now: Characteristics, keyword: Keyword): boolean =>
  now.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword);

export const fitsNumber = (n: number, { atLeast, atMost }: Comparison): boolean =>
  (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);

/** The part of a filter that looks at nothing but characteristics; spells have only those. */
export function fitsCharacteristics(filter: Filter, now: Characteristics): boolean {
  return (
    (filter.type === undefined || now.types.includes(filter.type)) &&
    (filter.notType === undefined || !now.types.includes(filter.notType)) &&
    (filter.subtype === undefined || includesSubtype(now.subtypes, filter.subtype)) &&
    (filter.notSubtype === undefined || !includesSubtype(now.subtypes, filter.notSubtype)) &&
    (filter.supertype === undefined || now.supertypes.includes(filter.supertype)) &&
    (filter.notSupertype === undefined || !now.supertypes.includes(filter.notSupertype)) &&
    (filter.color === undefined || now.colors.includes(filter.color)) &&
    (filter.notColor === undefined || !now.colors.includes(filter.notColor)) &&
    (filter.keyword === undefined || hasKeywordIn(now, filter.keyword)) &&
    (filter.notKeyword === undefined || !hasKeywordIn(now, filter.notKeyword)) &&
    (filter.power === undefined || fitsNumber(now.power ?? 0, filter.power)) &&
    (filter.toughness === undefined || fitsNumber(now.toughness ?? 0, filter.toughness))
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
  const of = view.characteristics(source.object);
  if (
    filter.sharesColorWithSource === true &&
    !now.colors.some((color) => of?.colors.includes(color))
  )
    return false;
  const difference = (now.power ?? 0) - (of?.power ?? 0);
  return (
    (filter.powerGreaterThanSource !== true || difference > 0) &&
    (filter.powerLessThanSource !== true || difference < 0)
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
  }
}

function fitsStatus(filter: Filter, permanent: Permanent): boolean {
  return (
    (filter.tapped === undefined || permanent.tapped === filter.tapped) &&
    (filter.token === undefined || permanent.token === filter.token)
  );
}

function fitsCombat(view: View, filter: Filter, id: ObjectId, source: Source): boolean {
  const attack = attackOf(view.state, id);
  if (filter.attacking !== undefined && attack === undefined) return false;
  if (
    filter.attacking === 'you' &&
    attack !== undefined &&
    (attack.target.kind === 'nothing' || defendingPlayerOf(attack.target) !== source.controller)
  )
    return false;
  if (filter.blocking !== undefined && !isBlocking(view, filter.blocking, id, source)) return false;
  if (filter.hadToAttack === true && !hadToAttack(view, id)) return false;
  // CR 506.5: alone as things stand now, whoever was declared.
  if (filter.attackingAlone === true && (attack === undefined || attacksOf(view.state).length > 1))
    return false;
  if (filter.blockingAlone === true && !isBlockingAlone(view, id)) return false;
  // CR 509.1h: before blockers are declared, an attacking creature is neither blocked nor unblocked.
  const status = filter.blocked === true ? 'blocked' : 'unblocked';
  return filter.blocked === undefined || attack?.status === status;
}

function isBlocking(
  { state }: View,
  what: NonNullable<Filter['blocking']>,
  id: ObjectId,
  source: Source,
): boolean {
  const block = blockOf(state, id);
  return block !== undefined && (what === true || block.attackers.includes(source.object));
}

/** CR 506.7 */
const hadToAttack = ({ state: { combat } }: View, id: ObjectId): boolean =>
  combat.kind === 'combat' && combat.hadToAttack?.includes(id) === true;

const isBlockingAlone = ({ state }: View, id: ObjectId): boolean =>
  blockOf(state, id) !== undefined && blocksOf(state).length === 1;
