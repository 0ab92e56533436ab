import type { Filter } from '../language/filter.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Attack } from './combat.ts';
import { attackOf, attacksOf, blockOf, blocksOf, defendingPlayerOf } from './combatRoles.ts';
import type { Source } from './source.ts';
import type { View } from './view.ts';

/** The part of a filter that looks at combat as it stands. */
export function fitsCombat(view: View, filter: Filter, id: ObjectId, source: Source): boolean {
  const attack = attackOf(view.state, id);
  if (filter.attacking !== undefined && !isAttacking(attack, filter.attacking, source))
    return false;
  if (filter.blocking !== undefined && !isBlocking(view, filter.blocking, id, source)) return false;
  if (filter.blockedBySource === true && !isBlockedBySource(view, id, source)) return false;
  if (filter.hadToAttack === true && !hadToAttack(view, id)) return false;
  // CR 506.5: alone as things stand now, whoever was declared.
  if (filter.attackingAlone === true && (attack === undefined || attacksOf(view.state).length > 1))
    return false;
  if (filter.blockingAlone === true && !isBlockingAlone(view, id)) return false;
  // CR 509.1h: before blockers are declared, an attacking creature is neither blocked nor unblocked.
  const status = filter.blocked === true ? 'blocked' : 'unblocked';
  return filter.blocked === undefined || attack?.status === status;
}

function isAttacking(
  attack: Attack | undefined,
  what: NonNullable<Filter['attacking']>,
  source: Source,
): boolean {
  if (attack === undefined) return false;
  const { target } = attack;
  switch (what) {
    case true:
      return true;
    case 'you':
      return target.kind === 'player' && target.player === source.controller;
    case 'youOrYours':
      return target.kind !== 'nothing' && defendingPlayerOf(target) === source.controller;
  }
}

const isBlockedBySource = ({ state }: View, id: ObjectId, { object }: Source): boolean =>
  blockOf(state, object)?.attackers.includes(id) === true;

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
