import { isThoughtSettled } from '../change/beliefs/newcomers.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import type { Violation, ViolationCode } from '../log/verdict.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { attackable } from '../state/attackable.ts';
import { hasKeyword, theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf, playerOf } from '../state/lookup.ts';
import { protectorOf } from '../state/protector.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** The creatures that may be chosen to attack at all, before any restriction is asked (CR 508.1a). */
export const eligibleAttackers = (state: GameState): readonly ObjectId[] =>
  state.battlefield.map(({ id }) => id).filter((id) => attackerProblems(state, id).length === 0);

/** Why this object can't be chosen as an attacker; empty when it can. */
export function attackerProblems(state: GameState, id: ObjectId): readonly Violation[] {
  const permanent = permanentOf(state, id);
  if (permanent === undefined) return [violation('unknownObject', id, ['attackers.choose'])];
  const problems: Violation[] = [];
  const { types } = theCharacteristics(state, id);
  if (permanent.controller !== state.turn.activePlayer)
    problems.push(violation('notUnderYourControl', id, ['attackers.choose']));
  if (!types.includes('creature'))
    problems.push(
      violation('notACreature', id, ['combat.whatCanAttackOrBeAttacked', 'attackers.choose']),
    );
  if (types.includes('battle')) problems.push(violation('isABattle', id, ['attackers.choose']));
  // CR 508.1a: chosen creatures must be untapped.
  if (permanent.tapped) problems.push(violation('tapped', id, ['attackers.choose']));
  // CR 302.6, 702.10b: under control since the turn began, unless it has haste.
  if (permanent.sick && !hasKeyword(state, id, 'haste') && !isThoughtSettled(state, permanent))
    problems.push(
      violation('summoningSick', id, ['attackers.choose', 'creature.summoningSickness']),
    );
  return problems;
}

export const sameAttacked = (a: AttackedChoice, b: AttackedChoice): boolean =>
  a.kind === 'player'
    ? b.kind === 'player' && a.player === b.player
    : b.kind === 'permanent' && a.permanent === b.permanent;

/** Why this can't be attacked; empty when it can. */
export function attackedProblems(
  state: GameState,
  attacker: ObjectId,
  target: AttackedChoice,
): readonly Violation[] {
  if (attackable(state).some((one) => sameAttacked(one, target))) return [];
  const known =
    target.kind === 'player'
      ? playerOf(state, target.player) !== undefined
      : permanentOf(state, target.permanent) !== undefined;
  // CR 310.9b: by whomever its protector defends against, even by its own controller, and never by its protector.
  if (target.kind === 'permanent' && isOwnProtector(state, target.permanent))
    return [
      violation('protectsBattle', attacker, [
        'battle.protectorCantAttack',
        'attackers.announceWhatIsAttacked',
      ]),
    ];
  if (known)
    return [
      violation('cannotBeAttacked', attacker, [
        'combat.whatCanAttackOrBeAttacked',
        'attackers.announceWhatIsAttacked',
      ]),
    ];
  const code = target.kind === 'player' ? 'unknownPlayer' : 'unknownObject';
  return [violation(code, attacker, ['attackers.announceWhatIsAttacked'])];
}

const isOwnProtector = (state: GameState, battle: ObjectId): boolean =>
  rulesOf(state).attackable.includes('battle') &&
  protectorOf(state, battle) === state.turn.activePlayer;

const violation = (code: ViolationCode, id: ObjectId, rules: readonly RuleKey[]): Violation => ({
  code,
  objects: [id],
  rules,
});
