import type { Keyword, Violation, ViolationCode } from '../../engine.ts';
import type { ViolationWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { keywordEntries } from './keywords/index.ts';
import { first, found, here, needed, restrictions, second } from './reasons.ts';

const keywordReason = (keyword: Keyword, v: Violation, n: Naming): string =>
  keywordEntries[keyword].refused?.(v, n) ?? `The reason is ${keywordEntries[keyword].name}.`;

export const violations: ViolationWords = {
  unknownObject: () => 'There is no such object.',
  unknownPlayer: () => 'There is no such player.',
  declaredTwice: (v, n) => `${first(v, n)} is declared twice.`,
  notYourDecision: () => 'Somebody else decides this.',
  notACreature: (v, n) => `${first(v, n)} is not a creature.`,
  notUnderYourControl: (v, n) => `${first(v, n)} is under another player’s control.`,
  tapped: (v, n) => `${first(v, n)} is tapped.`,
  summoningSick: (v, n) =>
    `${first(v, n)} has not been under its controller’s control since the turn began, and has no haste.`,
  isABattle: (v, n) => `${first(v, n)} is a battle.`,
  cannotBeAttacked: (v, n) => `${first(v, n)} can’t attack that.`,
  notAttacking: (v, n) => `${first(v, n)} is not attacking.`,
  attacksSomeoneElse: (v, n) => `${first(v, n)} attacks another player.`,
  cannotBand: ({ objects }, n) => `${n.objects(objects)} can’t attack as one band.`,
  bandAttacksSeveral: (v, n) =>
    `${first(v, n)} attacks something other than the rest of its band does.`,
  cannotExert: (v, n) => `${first(v, n)} can’t be exerted as it attacks.`,
  cannotEnlist: (v, n) => `${first(v, n)} can’t enlist ${second(v, n)}.`,
  blocksTooMany: (v, n) => `${first(v, n)} can block ${needed(v)} at most. ${here(v)}`,
  restrictionDisobeyed: (v, n) => {
    if (v.by === undefined) return 'A restriction is disobeyed.';
    return v.by.what.kind === 'restriction'
      ? restrictions[v.by.what.restriction](v, n)
      : keywordReason(v.by.what.keyword, v, n);
  },
  fewerRequirementsThanPossible: (v) => `It obeys ${found(v)} where ${needed(v)} can be obeyed.`,
  costNotPaid: () => 'The total cost is not paid in full.',
  notYetDealing: (v, n) => `${first(v, n)} deals no damage in this step.`,
  notAllDamageAssigned: (v, n) => `${first(v, n)} must assign all ${needed(v)}. ${here(v)}`,
  tooMuchDamageAssigned: (v, n) => `${first(v, n)} has only ${needed(v)} to assign. ${here(v)}`,
  wrongRecipient: (v, n) => `${first(v, n)} can’t assign damage there.`,
  splitPastBlockers: (v, n) =>
    `${first(v, n)} assigns either all of its damage as though it weren’t blocked, or none of it.`,
  lethalNotAssignedInOrder: (v, n) =>
    `${second(v, n)} comes earlier in the damage order and must be assigned lethal damage, ${needed(v)}, first. It is assigned ${found(v)}.`,
  lethalNotAssignedBeforeTrample: (v, n) =>
    `Each blocker of ${first(v, n)} needs lethal damage before anything tramples over.`,
  loyaltyNotAssignedBeforeTrample: (v, n) =>
    `${second(v, n)} needs ${needed(v)}, its loyalty, before its controller is assigned any. ${here(v)}`,
  orderIncomplete: (v, n) => `The order for ${first(v, n)} must name each creature once.`,
  noPriority: () => 'This player does not have priority.',
  wrongTime: () => 'Not at this point of the turn.',
  illegalTarget: () => 'The target is not a legal one.',
  cannotPay: () => 'The cost cannot be paid.',
  noSuchAbility: (v, n) => `${first(v, n)} has no such ability.`,
  wrongModes: () => 'These are not as many different modes as must be chosen.',
  wrongWays: () => 'It can’t be cast in these ways.',
  notASpell: (v, n) => `${first(v, n)} is a land: it is played, not cast.`,
  spellsForbidden: (v, n) => `${first(v, n)} can’t be cast now.`,
  landAlreadyPlayed: () => 'This player has already played a land this turn.',
};

/** The same in two or three words. */
export const labels: { readonly [C in ViolationCode]: string } = {
  unknownObject: 'unknown',
  unknownPlayer: 'unknown',
  declaredTwice: 'declared twice',
  notYourDecision: 'not yours to decide',
  notACreature: 'not a creature',
  notUnderYourControl: 'not yours',
  tapped: 'tapped',
  summoningSick: 'summoning sick',
  isABattle: 'a battle',
  cannotBeAttacked: 'cannot be attacked',
  notAttacking: 'not attacking',
  attacksSomeoneElse: 'attacks another player',
  cannotBand: 'not in this band',
  bandAttacksSeveral: 'band attacks one',
  cannotExert: 'no exerting',
  cannotEnlist: 'no enlisting',
  blocksTooMany: 'blocks too many',
  restrictionDisobeyed: 'restriction',
  fewerRequirementsThanPossible: 'requirement',
  costNotPaid: 'cost not paid',
  notYetDealing: 'not in this step',
  notAllDamageAssigned: 'damage left over',
  tooMuchDamageAssigned: 'too much damage',
  wrongRecipient: 'wrong recipient',
  splitPastBlockers: 'all or nothing',
  lethalNotAssignedInOrder: 'out of order',
  lethalNotAssignedBeforeTrample: 'no lethal damage first',
  loyaltyNotAssignedBeforeTrample: 'loyalty first',
  orderIncomplete: 'order incomplete',
  noPriority: 'no priority',
  wrongTime: 'wrong time',
  illegalTarget: 'illegal target',
  cannotPay: 'cannot pay',
  noSuchAbility: 'no such ability',
  wrongModes: 'wrong modes',
  wrongWays: 'wrong way to cast',
  notASpell: 'a land',
  spellsForbidden: 'no spells',
  landAlreadyPlayed: 'one land a turn',
};
