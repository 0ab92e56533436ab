import type { Step } from '../vocabulary/turnStructure.ts';
import type { RuleKey } from './ruleIndex.ts';

/** Rules of which the text says in which steps they hold, or that they are a part of what a step begins with. */
interface Limited {
  readonly to: readonly Step[];
  /** Whole families by a `*` at the end. */
  readonly rules: readonly (RuleKey | `${string}*`)[];
  /** Those of a family that speak of other steps too. */
  readonly but?: readonly (RuleKey | `${string}*`)[];
}

const DAMAGE = ['firstStrikeDamage', 'combatDamage'] as const;

/**
 * Where rules hold, in all editions that have them. CR 509.2a and 509.3a of 2009 to 2024 open with the step that they
 * are for; what a step is for is said by being a rule of it: CR 502, 503, 504, 505, 507, 508.1-508.2, 509.1-509.2, 510,
 * 511.1-511.2, 513.1, 514.
 */
const LIMITED: readonly Limited[] = [
  { to: ['untap'], rules: ['untap.*', 'turnBased.untap', 'turnBased.phasing'] },
  { to: ['upkeep'], rules: ['upkeep.*'] },
  { to: ['draw'], rules: ['draw.*', 'turnBased.draw'] },
  {
    to: ['precombatMain', 'postcombatMain'],
    rules: ['mainPhase.*'],
    // CR 505.6a-b: what refuses it everywhere else.
    but: ['mainPhase.castSpells', 'mainPhase.playLand'],
  },
  { to: ['beginningOfCombat'], rules: ['beginningOfCombat.*', 'turnBased.chooseDefendingPlayer'] },
  {
    to: ['declareAttackers'],
    rules: ['attackers.*', 'turnBased.declareAttackers'],
    // CR 508.4-508.8: what comes to attack later, whom it attacks, and the steps that are then missing.
    but: [
      'attackers.putAttacking*',
      'attackers.statedAttackingGone',
      'attackers.defendingPlayer*',
      'attackers.reselect*',
      'attackers.none',
    ],
  },
  {
    to: ['declareBlockers'],
    rules: ['blockers.*', 'turnBased.declareBlockers', 'turnBased.order*'],
    // CR 509.1h, 509.4: blocked for the rest of combat; 2009-07-11 509.2-509.3 speak of the combat damage step too, and
    // 509.6-509.7 of what blocks later.
    but: [
      'blockers.becomeBlockedOrUnblocked',
      'blockers.becomeBlocking',
      'blockers.staysBlocked',
      'blockers.putBlocking*',
      'blockers.newBlockerInOrder',
      'blockers.orderBlockers',
      'blockers.orderAttackers',
    ],
  },
  {
    to: ['declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endOfCombat'],
    rules: ['combat.putAttackingLate', 'attackers.putAttackingLateIsUnblocked'],
  },
  {
    to: DAMAGE,
    rules: [
      'damage.assign',
      'damage.equalToPower',
      'damage.unblockedAssigns',
      'damage.divideAmong*',
      'damage.oneCreatureAfterAnother',
      'damage.wholeAssignmentChecked',
      'damage.dealtSimultaneously',
      'damage.secondStep',
      'damage.onTheStack*',
      'damage.priority',
      'damage.triggersPutOnStack',
      'turnBased.assignCombatDamage',
      'turnBased.dealCombatDamage',
    ],
  },
  { to: ['endOfCombat'], rules: ['endOfCombat.priority', 'endOfCombat.triggers'] },
  { to: ['endStep'], rules: ['endStep.*'] },
  {
    to: ['cleanup'],
    rules: ['cleanup.*', 'turnBased.discardToHandSize', 'turnBased.damageAndEffectsEnd'],
  },
];

/** Whether a rule may be cited for what happens in a step. */
export const holdsIn = (step: Step, rule: RuleKey): boolean =>
  LIMITED.every(
    ({ to, rules, but = [] }) => to.includes(step) || !fits(rules, rule) || fits(but, rule),
  );

const fits = (names: readonly string[], rule: RuleKey): boolean =>
  names.some((name) => (name.endsWith('*') ? rule.startsWith(name.slice(0, -1)) : rule === name));
