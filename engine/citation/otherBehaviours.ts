import { keysOf } from '../vocabulary/entries.ts';
import { EDITION_IDS, type EditionId, editionOf } from './editions.ts';
import type { Behaviour } from './overlay.ts';
import type { RuleKey } from './ruleIndex.ts';

export type BehaviourName = keyof Behaviour;

/** One thing that another printing of the rules does otherwise, and on which side of which edition. */
export interface OtherBehaviour {
  readonly name: BehaviourName;
  /** `before`: it was so until `edition` came; `since`: it is so from `edition` on. */
  readonly side: 'before' | 'since';
  readonly edition: EditionId;
  readonly behaviour: Partial<Behaviour>;
}

/** All that older and newer printings do otherwise than this one, of each thing what is nearest to it in time. */
export const otherBehaviours = (edition: EditionId): readonly OtherBehaviour[] =>
  NAMES.flatMap((name) => [...lastBefore(edition, name), ...firstSince(edition, name)]);

function lastBefore(edition: EditionId, name: BehaviourName): readonly OtherBehaviour[] {
  const older = EDITION_IDS.filter((id) => id <= edition);
  const last = older.findLastIndex((id) => !isAlike(id, edition, name));
  const [other, next] = [older[last], older[last + 1]];
  if (other === undefined || next === undefined) return [];
  return [{ name, side: 'before', edition: next, behaviour: onlyThat(other, name) }];
}

function firstSince(edition: EditionId, name: BehaviourName): readonly OtherBehaviour[] {
  const other = EDITION_IDS.find((id) => id > edition && !isAlike(id, edition, name));
  if (other === undefined) return [];
  return [{ name, side: 'since', edition: other, behaviour: onlyThat(other, name) }];
}

const isAlike = (one: EditionId, other: EditionId, name: BehaviourName): boolean =>
  JSON.stringify(editionOf(one)[name]) === JSON.stringify(editionOf(other)[name]);

const onlyThat = (edition: EditionId, name: BehaviourName): Partial<Behaviour> => ({
  [name]: editionOf(edition)[name],
});

/** The rules that say each of it, in whatever printing has them, the one first that says most of it. */
export const RULES_OF_BEHAVIOUR: { readonly [B in BehaviourName]: readonly RuleKey[] } = {
  damageAssignment: ['damage.onTheStack', 'damage.divideAmongBlockers'],
  secondDamageStep: ['damage.secondStep', 'keyword.firstStrike'],
  damageTriggers: ['damage.triggersPutOnStack'],
  deathtouch: ['stateBased.deathtouch', 'keyword.deathtouch'],
  deathtouchDivision: ['keyword.deathtouchDivision', 'damage.divideAmongBlockers'],
  lifelink: ['keyword.lifelink'],
  blocksTrigger: ['triggers.blocks'],
  blocksACreatureTrigger: ['triggers.blocksACreature'],
  becomesBlockedTrigger: ['triggers.becomesBlocked', 'triggers.becomesBlockedOncePerCombat'],
  becomesBlockedByACreatureTrigger: ['triggers.becomesBlockedByACreature'],
  unblockedTrigger: ['triggers.attacksAndIsntBlocked'],
  defendingPlayer: ['attackers.defendingPlayerOf'],
  attackable: ['attackers.announceWhatIsAttacked'],
  optionalAttackCosts: ['attackers.optionalCosts', 'attackers.totalCost'],
  attackIfAbleEachCombat: ['attackers.requirementEachCombat', 'attackers.requirements'],
  attacksPlayerAlone: ['combat.attacksPlayerAlone', 'combat.attacksAlone'],
  putAttackingGoneTarget: ['attackers.putAttackingGone', 'attackers.putAttacking'],
  phasingOutRemovesFromCombat: ['combat.removedFromCombat'],
  phasedOut: ['keyword.phasedOut', 'keyword.phasing'],
  phasedOutTokens: ['keyword.phasedOutTokens', 'keyword.phasing'],
  bandsWithOther: ['keyword.bandsWithOther'],
  protectorChangeRemoves: ['combat.removedFromCombat'],
  manaEmpties: ['turn.manaEmpties', 'turn.manaBurn'],
  phaseEnd: ['turn.effectsExpireAsStepEnds', 'turn.manaEmpties'],
  legendRule: ['stateBased.legendRule'],
  creatureAuras: ['stateBased.attachedCreature', 'stateBased.illegalAura'],
  // CR 704.5j: planeswalkers are legendary by now, so the legend rule speaks of them.
  planeswalkerUniqueness: ['stateBased.planeswalkerUniqueness', 'stateBased.legendRule'],
  zeroDefense: ['stateBased.battleZeroDefense'],
  wrongProtector: ['battle.chooseProtector'],
};

const NAMES = keysOf(RULES_OF_BEHAVIOUR);
