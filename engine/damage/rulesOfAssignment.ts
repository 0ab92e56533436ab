import type { Ranked } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import { attackOf, attacksOf, blocksOf } from '../state/combatRoles.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { combatDamageOf } from './amount.ts';
import { RECIPIENT_RULE } from './assignsNone.ts';
import { type DamageChoice, damageChoices, roleOf } from './choices.ts';
import { damagePast, toDivision } from './division.ts';
import { isBlocked } from './isBlocked.ts';
import { type DamageStep, dealsDamageIn } from './steps.ts';

/**
 * The rules by which a player's whole assignment is as it is (CR 510.1, 510.4). What decides is what keywords make of
 * it, then by what each creature deals damage now, and to whom.
 */
export function rulesOfAssignment(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  assignments: readonly CombatDamageAssignment[],
): Ranked {
  const choices = damageChoices(state, player, step);
  return {
    decides: [
      ...choices.flatMap((choice) => keywordRules(state, choice, assignments)),
      ...stepRules(state, step),
      ...assignments.flatMap(({ source }) => strikeRules(state, source, step)),
      ...assignments.flatMap(({ source }) => recipientRule(state, source)),
      'damage.equalToPower',
    ],
    applies: [
      ...choices.flatMap((choice) => lethalRules(choice, assignments)),
      'damage.assign',
      'damage.wholeAssignmentChecked',
      'damage.oneCreatureAfterAnother',
      ...(state.players.length > 2 ? (['multiplayer.damageInApnapOrder'] as const) : []),
      'turnBased.assignCombatDamage',
    ],
  };
}

/** Why nobody deals combat damage in the step: no power, or nothing to assign it to. */
export const rulesOfNoDamage = (state: GameState, step: DamageStep): readonly RuleKey[] => {
  const idle = [
    ...attacksOf(state).map(({ attacker }) => attacker),
    ...blocksOf(state).map(({ blocker }) => blocker),
  ].filter((id) => dealsDamageIn(state, id, step) && combatDamageOf(state, id) > 0);
  return [...new Set(idle.flatMap((id) => recipientRule(state, id))), 'damage.equalToPower'];
};

// CR 510.4: where there are two combat damage steps.
const stepRules = ({ combat }: GameState, step: DamageStep): readonly RuleKey[] =>
  step === 'firstStrikeDamage' ||
  (combat.kind === 'combat' && combat.firstStrike.kind === 'firstStepBegan')
    ? ['damage.secondStep']
    : [];

// CR 702.7b-c, 702.4b: why the creature has damage in this of two steps.
function strikeRules(state: GameState, id: ObjectId, step: DamageStep): readonly RuleKey[] {
  const { combat } = state;
  if (hasKeyword(state, id, 'doubleStrike')) return ['keyword.doubleStrike'];
  if (!hasKeyword(state, id, 'firstStrike')) return [];
  if (step === 'firstStrikeDamage') return ['keyword.firstStrike'];
  return combat.kind === 'combat' && combat.firstStrike.kind === 'firstStepBegan'
    ? ['keyword.firstStrikeBetweenSteps']
    : [];
}

// CR 510.1b-d: by what each creature is doing.
function recipientRule(state: GameState, id: ObjectId): readonly RuleKey[] {
  const role = roleOf(state, id);
  return role === undefined ? [] : [RECIPIENT_RULE[role]];
}

function keywordRules(
  state: GameState,
  choice: DamageChoice,
  assignments: readonly CombatDamageAssignment[],
): readonly RuleKey[] {
  const division = toDivision(choice, assignments);
  const past = damagePast(choice, division);
  const further = division[choice.among.length + 1] ?? 0;
  const throughBlockers = past > 0 && choice.among.length > 0;
  return [
    ...(choice.banding === undefined ? [] : [choice.banding]),
    ...(further > 0 ? (['keyword.trampleOverPlaneswalkers'] as const) : []),
    ...(past > 0 ? trampleRules(state, choice) : []),
    // CR 702.2c: what is lethal by it, where somebody is assigned damage past the blockers.
    ...(choice.deathtouch &&
    (throughBlockers || (choice.order !== 'none' && choice.among.length > 1))
      ? (['keyword.deathtouchDivision'] as const)
      : []),
  ];
}

function trampleRules(state: GameState, { source, among }: DamageChoice): readonly RuleKey[] {
  const attack = attackOf(state, source);
  const over = hasKeyword(state, source, 'trampleOverPlaneswalkers');
  if (
    attack === undefined ||
    !isBlocked(state, source) ||
    !(over || hasKeyword(state, source, 'trample'))
  )
    return over && attack?.target.kind === 'nothing' ? ['keyword.trampleOverPlaneswalkerGone'] : [];
  return [
    ...(attack.target.kind === 'nothing' ? (['keyword.trampleOverPlaneswalkerGone'] as const) : []),
    among.length > 0 ? 'keyword.trample' : 'keyword.trampleNoBlockers',
  ];
}

/** What is lethal is asked where damage goes past blockers. */
const lethalRules = (
  choice: DamageChoice,
  assignments: readonly CombatDamageAssignment[],
): readonly RuleKey[] =>
  choice.among.length > 0 && damagePast(choice, toDivision(choice, assignments)) > 0
    ? ['damage.lethal']
    : [];
