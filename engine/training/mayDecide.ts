import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Expectation, Tryable } from '../scenario/scenario.ts';
import type { Measure } from './kinds/number/measure.ts';

/** Rules by what they are about: one, or with `*` all whose key begins so. */
export type RulePattern = RuleKey | `${string}*`;

/** Whether one of these concepts is what the rule is about. */
export const isAbout = (concepts: readonly RulePattern[], rule: RuleKey): boolean =>
  concepts.some((concept) =>
    concept.endsWith('*') ? rule.startsWith(concept.slice(0, -1)) : rule === concept,
  );

const ASSIGNING = [
  'damage.assign',
  'damage.equalToPower',
  'damage.unblockedAssigns',
  'damage.divideAmongAttackers',
  'damage.divideAmongBlockers',
  'damage.secondStep',
  'damage.dealtSimultaneously',
  'damage.dealtThoughCreatureLeft',
  'damage.onTheStack',
  'keyword.*',
  'blockers.staysBlocked',
  'blockers.putBlocking',
  'blockers.orderBlockers',
  'blockers.orderAttackers',
  'blockers.blockerRemovedFromOrder',
  'blockers.attackerRemovedFromOrder',
  'combat.attacksAlone',
  'combat.attackedPermanentLeaves',
  'combat.creaturePlaneswalkerStaysInCombat',
  'combat.removedFromCombat',
  'combat.tappingDoesNotRemove',
  'action.regenerate',
] as const satisfies readonly RulePattern[];

const PREVENTING = ['prevention.*', 'replacement.*'] as const satisfies readonly RulePattern[];

const LIFE = [
  'life.*',
  'damage.toPlayer*',
  'damage.byLifelink',
  'damage.byToxic',
  'damage.processed',
  'damage.unblockedAssigns',
  'damage.divideAmongBlockers',
  'keyword.*',
  'counter.poison',
  'blockers.staysBlocked',
  'blockers.putBlocking*',
  'attackers.defendingPlayer*',
  'attackers.putAttacking',
  'stateBased.checkedBeforePriority',
  'stateBased.zeroLife',
  'resolving.information',
  'triggers.*',
  'turn.mana*',
  ...PREVENTING,
] as const;

const POISON = [
  'counter.poison',
  'damage.toPlayerByInfect',
  'damage.byToxic',
  'keyword.*',
  'triggers.*',
  ...PREVENTING,
] as const;

const SIZE = [
  'layers.*',
  'counter.*',
  'damage.toCreatureByWitherOrInfect',
  'keyword.*',
  'cleanup.damageAndEffectsEnd',
  'turn.untilEndOf*',
  'effect.*',
] as const;

const IN_COMBAT = [
  'attackers.*',
  'blockers.*',
  'combat.*',
  'action.regenerate',
  'replacement.regeneration',
  'keyword.*',
] as const;

export const TRIGGERING = [
  'triggers.*',
  'attackers.putAttacking',
  'keyword.*',
  'endStep.*',
  'endOfCombat.triggers',
  'turn.atTheBeginningOf',
  'turn.skipped',
  'replacement.skip*',
  'combat.attacksAlone',
  'combat.putBlockingOutsideOwnDefence',
  'damage.equalToPower',
  'blockers.staysBlocked',
  'illegalAction.rewind',
] as const;

const ATTACKING = [
  'attackers.*',
  'combat.*',
  'keyword.*',
  'creature.summoningSickness',
  'action.goaded',
  'multiplayer.*',
  'battle.*',
  'stateBased.battleWrongProtector',
] as const;

const BLOCKING = [
  'blockers.*',
  'combat.*',
  'keyword.*',
  'multiplayer.*',
  'battle.*',
  'stateBased.battleWrongProtector',
] as const;

const CARDS = ['draw.*', 'resolving.*', 'triggers.*', 'endOfCombat.triggers', 'keyword.*'] as const;

const COURSE = [
  'turn.*',
  'priority.*',
  'mainPhase.extraArePostcombat',
  'cleanup.*',
  'combat.steps',
  'stack.*',
] as const;

/** What a number can rest on, by what is measured. */
export const OF_MEASURE: { readonly [K in Measure['kind']]: readonly RulePattern[] } = {
  legalAttacks: ATTACKING,
  legalBlocks: BLOCKING,
  mostAttackRequirements: ['attackers.requirement*', 'attackers.costNotForced', 'action.goaded'],
  mostBlockRequirements: ['blockers.requirement*', 'blockers.costNotForced'],
  attackers: IN_COMBAT,
  blockers: IN_COMBAT,
  life: LIFE,
  lifeLost: LIFE,
  lifeGained: LIFE,
  poison: POISON,
  hand: CARDS,
  drawn: CARDS,
  discarded: ['cleanup.discard', 'action.discard', 'resolving.*', 'triggers.*'],
  mana: ['turn.mana*', 'mana.*', 'manaAbility.*'],
  damage: [...ASSIGNING, ...PREVENTING, 'damage.marked', 'cleanup.damageAndEffectsEnd'],
  dealtBy: [...ASSIGNING, ...PREVENTING],
  dealtTo: [...ASSIGNING, ...PREVENTING, 'damage.toPla*', 'planeswalker.damage'],
  power: SIZE,
  toughness: SIZE,
  counters: ['counter.*', 'damage.to*', 'planeswalker.*', 'battle.*', 'keyword.*', 'action.*'],
  triggered: TRIGGERING,
  times: COURSE,
};

/** What can be asked of creatures. */
export const CREATURE_PICKS = [
  'mayAttack',
  'mayBlock',
  'becomeTapped',
  'dealCombatDamage',
  'dealFirstStrikeDamage',
  'areDealtCombatDamage',
  'haveDamage',
  'die',
  'leaveTheBattlefield',
  'trigger',
  'areRemovedFromCombat',
  'areAttacking',
  'areBlocking',
  'areBlocked',
] as const;
export type CreaturePick = (typeof CREATURE_PICKS)[number];

const STRIKING = ['damage.secondStep', 'keyword.firstStrike', 'keyword.doubleStrike'] as const;

const DEALING = [
  'keyword.trampleNoBlockers',
  ...STRIKING,
  'damage.unblockedAssigns',
  'damage.divideAmongBlockers',
  'damage.divideAmongAttackers',
  'damage.equalToPower',
  'blockers.staysBlocked',
  'damage.onTheStack',
  'damage.dealtThoughCreatureLeft',
  'combat.tappingDoesNotRemove',
  'combat.laterCantAttackDoesNotRemove',
  'combat.creaturePlaneswalkerStaysInCombat',
  'combat.removedFromCombat',
  'combat.put*',
  'keyword.*',
] as const;

export const OF_PICK: { readonly [P in CreaturePick]: readonly RulePattern[] } = {
  mayAttack: ATTACKING,
  mayBlock: BLOCKING,
  becomeTapped: ['attackers.tap', 'keyword.vigilance', 'action.tap'],
  dealCombatDamage: DEALING,
  dealFirstStrikeDamage: STRIKING,
  areDealtCombatDamage: DEALING,
  haveDamage: [
    'damage.marked',
    'damage.toCreature*',
    'keyword.*',
    'cleanup.damageAndEffectsEnd',
    ...PREVENTING,
  ],
  die: [
    'stateBased.*',
    'action.*',
    'damage.onTheStack',
    'damage.dealt*',
    'cleanup.damageAndEffectsEnd',
    'combat.laterCantAttackDoesNotRemove',
    'triggers.attackersCharacteristics',
    'blockers.putBlocking*',
    'keyword.*',
    ...PREVENTING,
  ],
  leaveTheBattlefield: [
    'stateBased.*',
    'action.*',
    'endStep.*',
    'endOfCombat.triggers',
    'triggers.*',
    'keyword.*',
    ...PREVENTING,
  ],
  trigger: TRIGGERING,
  areRemovedFromCombat: IN_COMBAT,
  areAttacking: IN_COMBAT,
  areBlocking: IN_COMBAT,
  areBlocked: IN_COMBAT,
};

/** What can be asked of players. */
export const PLAYER_PICKS = ['loseLife', 'loseTheGame'] as const;
export type PlayerPick = (typeof PLAYER_PICKS)[number];

export const OF_PLAYER_PICK: { readonly [P in PlayerPick]: readonly RulePattern[] } = {
  loseLife: LIFE,
  loseTheGame: ['stateBased.*', 'game.*', ...LIFE],
};

const TAPPING = ['action.tap', 'action.untap', 'untap.*', 'attackers.tap', 'keyword.*'] as const;

/** What it can rest on that something is so. */
export const OF_EXPECTATION: { readonly [K in keyof Expectation]-?: readonly RulePattern[] } = {
  died: [...OF_PICK.die, 'combat.tappingDoesNotRemove'],
  lost: ['stateBased.*', 'game.*', ...LIFE],
  won: ['stateBased.*', 'game.*', ...LIFE],
  drawn: ['game.*'],
  life: LIFE,
  poison: POISON,
  damage: OF_MEASURE.damage,
  size: SIZE,
  triggered: TRIGGERING,
  hand: CARDS,
  mana: OF_MEASURE.mana,
  counters: OF_MEASURE.counters,
  loyalty: OF_MEASURE.counters,
  tapped: TAPPING,
  untapped: TAPPING,
  attacking: IN_COMBAT,
  blocking: IN_COMBAT,
  attacks: IN_COMBAT,
  battlefield: OF_PICK.leaveTheBattlefield,
  graveyard: CARDS,
  zones: CARDS,
  stack: [...TRIGGERING, 'casting.*'],
  step: COURSE,
  turn: COURSE,
  priority: COURSE,
  legalAttacks: ATTACKING,
  legalBlocks: BLOCKING,
  legalDivisions: ASSIGNING,
  cites: [],
  citesNot: [],
};

const CASTING = [
  'casting.*',
  'targets.*',
  'priority.*',
  'combat.castOnly*',
  'combat.activateOnlyAtPoint',
  'keyword.*',
  'cost.*',
  'life.pay',
  'game.cantBeatsCan',
] as const;

/** What a ruling on an act can rest on. */
export const OF_ACT: { readonly [K in Tryable['kind']]: readonly RulePattern[] } = {
  attack: ATTACKING,
  block: BLOCKING,
  order: ['blockers.order*', 'turnBased.order*'],
  divide: [...ASSIGNING, 'damage.lethal', 'damage.wholeAssignmentChecked'],
  cast: [...CASTING, 'land.played'],
  activate: [
    ...CASTING,
    'activating.*',
    'planeswalker.*',
    'manaAbility.*',
    'blockers.becomeBlocked*',
  ],
  play: ['land.*', 'mainPhase.playLand', 'priority.*'],
  suspend: [...CASTING, 'keyword.suspend'],
  turnUp: [...CASTING, 'keyword.morph*', 'faceDown.*'],
};
