import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Violation } from '../log/verdict.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { combatDamageOf } from './amount.ts';
import { type DamageRole, roleOf } from './choices.ts';
import { type Divider, dividerOf } from './divider.ts';
import { sum } from './division.ts';
import { type DamageStep, dealsDamageIn } from './steps.ts';

/** CR 510.1b-d: who a creature in each role assigns its damage to. */
export const RECIPIENT_RULE: Readonly<Record<DamageRole, RuleKey>> = {
  unblocked: 'damage.unblockedAssigns',
  blocked: 'damage.divideAmongBlockers',
  blocking: 'damage.divideAmongAttackers',
};

/** Why an object that is said to assign damage assigns none for this player in this step. */
export function assignsNone(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  id: ObjectId,
  said: readonly CombatDamageAssignment[],
): Violation {
  const permanent = permanentOf(state, id);
  if (permanent === undefined) return { code: 'unknownObject', objects: [id], rules: [] };
  const role = roleOf(state, id);
  const divider = dividerOf(state, id);
  if (divider.player !== player)
    return permanent.controller === player
      ? decidedBy(id, divider)
      : { code: 'notUnderYourControl', objects: [id], rules: ['damage.assign'] };
  if (role !== undefined && !dealsDamageIn(state, id, step))
    return { code: 'notYetDealing', objects: [id], rules: ['damage.secondStep'] };
  const found = sum(said.filter(({ source }) => source === id));
  return {
    code: 'tooMuchDamageAssigned',
    objects: [id],
    counts: { found, needed: 0 },
    rules: [role === undefined ? 'damage.assign' : ruleAgainst(state, id, role)],
  };
}

/** CR 702.22j-k: by banding, or because a permanent says so, the other side divides this player's creature's damage. */
const decidedBy = (id: ObjectId, { banding }: Divider): Violation => ({
  code: 'notYourDecision',
  objects: [id],
  rules: banding === undefined ? [] : [banding],
});

/** CR 510.1a: power 0 or less assigns none; CR 510.1b-d: nor does one with nothing to assign to. */
const ruleAgainst = (state: GameState, id: ObjectId, role: DamageRole): RuleKey =>
  combatDamageOf(state, id) > 0 ? RECIPIENT_RULE[role] : 'damage.equalToPower';
