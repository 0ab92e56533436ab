import { withPrintedRules } from '../change/making/rulesIn.ts';
import { unknownPlayer } from '../change/making/unknownPlayer.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { AssignmentVerdict, Violation } from '../log/verdict.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import { attackOf } from '../state/combatRoles.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { assignsNone, RECIPIENT_RULE } from './assignsNone.ts';
import { type DamageChoice, type DamageRole, damageChoices } from './choices.ts';
import { type DemandForOne, damageFor, missing, unmetDemands } from './demands.ts';
import {
  damagePast,
  isSameRecipient,
  isSplitThatMayNotBe,
  mayAssignNothing,
  sum,
  toDivision,
} from './division.ts';
import { lethalDamageBy } from './lethalDamage.ts';
import type { DamageStep } from './steps.ts';
import { suggestAssignment } from './suggestAssignment.ts';

/**
 * CR 510.1e: judges all that a player assigns in a combat damage step at once, with every reason why it may not be.
 * Amounts of 0 say nothing. The text of Magic 2010 assigns creature by creature (2009-07-11 510.1e), but its own example
 * of two attackers that need each other's damage is legal only as a whole, so it is judged as a whole too. Of a player
 * who is not in the game none is legal, not even the empty one.
 */
export function checkAssignment(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  assignments: readonly CombatDamageAssignment[],
): AssignmentVerdict {
  const choices = damageChoices(state, player, step);
  const said = assignments.filter(({ amount }) => amount !== 0);
  const idle = [...new Set(said.map(({ source }) => source))].filter(
    (id) => !choices.some(({ source }) => source === id),
  );
  const violations = [
    ...withPrintedRules(state, [
      ...unknownPlayer(state, player, 'damage.assign'),
      ...said.filter(({ amount }) => !isCountable(amount)).map(uncountable),
      ...idle.map((id) => assignsNone(state, player, step, id, said)),
    ]),
    ...violationsOf(state, choices, said),
  ];
  return {
    verdict: violations.length === 0 ? 'legal' : 'illegal',
    violations,
    suggestion: suggestAssignment(state, player, step),
  };
}

// CR 107.1: damage is counted in whole numbers from 0 up.
const isCountable = (amount: number): boolean => Number.isInteger(amount) && amount >= 0;

const uncountable = ({ source, amount }: CombatDamageAssignment): Violation => ({
  code: 'notAllDamageAssigned',
  objects: [source],
  counts: { found: amount, needed: 0 },
  rules: ['damage.equalToPower'],
});

/** What the parts of creatures that have damage to assign break, in whole numbers. */
export const violationsOf = (
  state: GameState,
  choices: readonly DamageChoice[],
  said: readonly CombatDamageAssignment[],
): readonly Violation[] =>
  withPrintedRules(
    state,
    choices.flatMap((choice) => violationsBy(state, choice, said)),
  );

/** What one creature's part breaks, together with what the others assign. */
function violationsBy(
  state: GameState,
  choice: DamageChoice,
  said: readonly CombatDamageAssignment[],
): readonly Violation[] {
  const own = said.filter(({ source }) => source === choice.source);
  const strangers = own.filter(
    ({ to }) => !choice.recipients.some((one) => isSameRecipient(one, to)),
  );
  const division = toDivision(choice, own);
  return [
    ...strangers.map(({ to }) => wrongRecipient(state, choice, to)),
    ...wrongTotal(choice, sum(own)),
    ...(isSplitThatMayNotBe(choice, division) ? [splitPast(choice)] : []),
    ...unmetDemands(state, choice, said).map((demand) =>
      demand.kind === 'loyalty'
        ? notItsLoyalty(state, choice, demand, said)
        : notLethal(state, choice, demand, said),
    ),
  ];
}

function wrongRecipient(state: GameState, choice: DamageChoice, to: DamageRecipient): Violation {
  // CR 702.19f: trample carries damage past the blockers, never past the permanent that is or was attacked.
  const attacked = attackOf(state, choice.source)?.target.kind ?? 'player';
  const pastPermanent =
    to.kind === 'player' && attacked !== 'player' && hasKeyword(state, choice.source, 'trample');
  return {
    code: 'wrongRecipient',
    objects: to.kind === 'object' ? [choice.source, to.object] : [choice.source],
    rules: [
      RECIPIENT_RULE[choice.role],
      ...(pastPermanent ? (['keyword.trampleNotPastPermanent'] as const) : []),
    ],
  };
}

/** CR 510.1a: a creature assigns damage equal to its power, no more and no less. */
function wrongTotal(choice: DamageChoice, found: number): readonly Violation[] {
  if (found === choice.amount || (found === 0 && mayAssignNothing(choice))) return [];
  return [
    {
      code: found < choice.amount ? 'notAllDamageAssigned' : 'tooMuchDamageAssigned',
      objects: [choice.source],
      counts: { found, needed: choice.amount },
      rules: ['damage.equalToPower', 'damage.wholeAssignmentChecked'],
    },
  ];
}

/** Assigning as though it weren't blocked is for all of the damage. */
const splitPast = ({ source, among, role }: DamageChoice): Violation => ({
  code: 'splitPastBlockers',
  objects: [source, ...among],
  rules: [RECIPIENT_RULE[role]],
});

/** CR 702.19b, 2009-07-11 510.1c-d: a creature that must be assigned lethal damage and is not. */
function notLethal(
  state: GameState,
  choice: DamageChoice,
  demand: DemandForOne,
  said: readonly CombatDamageAssignment[],
): Violation {
  const creature = demand.object;
  const assigned = damageFor(demand, said);
  const more = lethalDamageBy(state, choice.source, creature, assigned);
  const tramples = damagePast(choice, toDivision(choice, said)) > 0;
  const found = sum(assigned);
  return {
    code: tramples ? 'lethalNotAssignedBeforeTrample' : 'lethalNotAssignedInOrder',
    objects: [choice.source, creature],
    // Believed: to some creatures no damage is lethal.
    ...(Number.isFinite(more) ? { counts: { found, needed: found + more } } : {}),
    rules: [
      ...(tramples ? (['keyword.trample'] as const) : ORDER_RULES[choice.role]),
      'damage.lethal',
      ...(choice.deathtouch ? (['keyword.deathtouchDivision'] as const) : []),
      'damage.wholeAssignmentChecked',
    ],
  };
}

/** CR 702.19c: a planeswalker whose controller is assigned damage before it is assigned its loyalty. */
function notItsLoyalty(
  state: GameState,
  { source }: DamageChoice,
  demand: DemandForOne,
  said: readonly CombatDamageAssignment[],
): Violation {
  const assigned = damageFor(demand, said);
  const found = sum(assigned);
  const more = missing(state, demand, assigned);
  return {
    code: 'loyaltyNotAssignedBeforeTrample',
    objects: [source, demand.object],
    counts: { found, needed: found + more },
    rules: ['keyword.trampleOverPlaneswalkers', 'damage.wholeAssignmentChecked'],
  };
}

const ORDER_RULES: Readonly<Record<DamageRole, readonly RuleKey[]>> = {
  unblocked: [],
  blocked: ['damage.divideAmongBlockers', 'blockers.orderBlockers'],
  blocking: ['damage.divideAmongAttackers', 'blockers.orderAttackers'],
};
