import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Violation, ViolationCode } from '../log/verdict.ts';
import { isThoughtDefendedByAnother } from '../state/beliefs/battles.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import { attackOf, attacksOf, defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { PERMITTED } from '../state/permissions.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { drawnTo, reachOf } from './beliefs/lureReaches.ts';
import { isTooNew } from './beliefs/newBlockers.ts';

/** The creatures that a defending player may choose to block with, before any restriction is asked (CR 509.1a). */
export const eligibleBlockers = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  state.battlefield
    .map(({ id }) => id)
    .filter((id) => blockerProblems(state, player, id).length === 0);

/** Why this object can't be chosen as a blocker; empty when it can. */
export function blockerProblems(
  state: GameState,
  player: PlayerId,
  id: ObjectId,
): readonly Violation[] {
  const permanent = permanentOf(state, id);
  if (permanent === undefined) return [violation('unknownObject', id)];
  const { types } = theCharacteristics(state, id);
  const problems: Violation[] = [];
  if (permanent.controller !== player) problems.push(violation('notUnderYourControl', id));
  if (!types.includes('creature'))
    problems.push({
      ...violation('notACreature', id),
      rules: ['combat.whatCanAttackOrBeAttacked', 'blockers.choose'],
    });
  if (types.includes('battle')) problems.push(violation('isABattle', id));
  // CR 509.1a: chosen creatures must be untapped.
  if (permanent.tapped && drawnTo(state, id).length === 0) problems.push(violation('tapped', id));
  if (isTooNew(state, permanent))
    problems.push({
      ...violation('summoningSick', id),
      rules: ['blockers.choose', 'creature.summoningSickness'],
    });
  return problems;
}

/** CR 509.1a: the attackers that this player's creatures may block: those that attack them or what is theirs. */
export const blockableAttackers = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  attacksOf(state)
    .filter(
      ({ target }) =>
        defendingPlayerOf(target) === player &&
        !(
          target.kind === 'permanent' && isThoughtDefendedByAnother(state, target.permanent, player)
        ),
    )
    .map(({ attacker }) => attacker);

/** Why `attacker` can't be blocked by anyone of this player; empty when it can. */
export function blockedProblems(
  state: GameState,
  player: PlayerId,
  blocker: ObjectId,
  attacker: ObjectId,
): readonly Violation[] {
  if (permanentOf(state, attacker) === undefined) return [violation('unknownObject', attacker)];
  if (attackOf(state, attacker) === undefined)
    return [violation('notAttacking', attacker, blocker)];
  if (!blockableAttackers(state, player).includes(attacker))
    return [violation('attacksSomeoneElse', attacker, blocker)];
  return reachOf(state, blocker)(attacker) ? [] : [violation('tapped', blocker)];
}

/** CR 509.1a: one attacker each, and as many more as effects allow. */
export function blockCapacities(state: GameState): (id: ObjectId) => number {
  const additional = PERMITTED.blockAdditional(state);
  return (id) => 1 + additional(id);
}

const violation = (code: ViolationCode, ...objects: readonly ObjectId[]): Violation => ({
  code,
  objects,
  rules: ['blockers.choose'] satisfies readonly RuleKey[],
});
