/** The six printings of the Comprehensive Rules that can be shown, oldest first. */
export const EDITION_IDS = [
  '2008-10-01',
  '2009-07-11',
  '2013-02-01',
  '2024-07-30',
  '2024-11-08',
  '2026-09-25',
] as const;

export type EditionId = (typeof EDITION_IDS)[number];

/** The rules in force: what is shown where no edition is asked for. */
export const NEWEST_EDITION: EditionId = '2026-09-25';

/**
 * What a printing of the rules does differently from others. Code asks for the behaviour
 * that it needs; it never asks which edition this is, or from when.
 */
export interface Edition {
  readonly id: EditionId;
  /** The day on which this text took effect, as an ISO date. */
  readonly effective: string;

  /** `onStack`: divided freely, then put on the stack. `inOrder`: lethal damage to each creature in an announced order. */
  readonly damageAssignment: 'onStack' | 'inOrder' | 'free';
  /** Which creatures without double strike assign damage in the second combat damage step. */
  readonly secondDamageStep: 'didNotAssignInFirst' | 'hadNeitherStrikeAsFirstBegan';
  /** `beforeStateBased`: damage triggers go on the stack, then state-based actions are checked. */
  readonly damageTriggers: 'beforeStateBased' | 'withStateBased';
  readonly deathtouch: 'triggered' | 'stateBased';
  /** What deathtouch does to the division of combat damage. */
  readonly deathtouchDivision: 'none' | 'ignoresOrder' | 'oneIsLethal';
  readonly lifelink: 'triggered' | 'partOfDamage';

  readonly blocksTrigger: 'declaredOnly' | 'alsoByEffect';
  readonly blocksACreatureTrigger: 'declaredOnly' | 'alsoByEffect';
  readonly becomesBlockedTrigger: 'notYetBlockedThisCombat' | 'wasUnblocked';
  readonly becomesBlockedByACreatureTrigger: 'declaredOrByEffect' | 'alsoPutBlocking';
  /** "Attacks and isn't blocked": whether a creature that was put onto the battlefield attacking counts. */
  readonly unblockedTrigger: 'declaredOnly' | 'alsoPutAttacking';

  readonly defendingPlayer:
    | 'attackedNow'
    | 'attackedWhenItBecameAttacking'
    | 'isOrLastWasAttacking';
  /** What can be attacked. */
  readonly attackable: readonly ('player' | 'planeswalker' | 'battle')[];
  readonly optionalAttackCosts: boolean;
  /** Whether "attacks this turn if able" asks for an attack in each combat phase of the turn. */
  readonly attackIfAbleEachCombat: boolean;
  /** Whether "attacks a player alone" has a meaning. */
  readonly attacksPlayerAlone: boolean;

  /** When a creature put onto the battlefield attacking something enters without attacking. */
  readonly putAttackingGoneTarget: 'unstated' | 'gone' | 'goneOrNotDefended';
  readonly phasingOutRemovesFromCombat: boolean;
  /** What phases out goes to a zone of its own, where damage and tokens do not last, or has another status where it is. */
  readonly phasedOut: 'zone' | 'status';
  /** Whether a token that phases out ceases to exist. */
  readonly phasedOutTokens: 'cease' | 'stay';
  /** Who may band by "bands with other [quality]": those that all have that ability, or all that have the quality. */
  readonly bandsWithOther: 'sameAbility' | 'sameQuality';
  readonly protectorChangeRemoves: boolean;

  readonly manaEmpties: 'eachPhaseWithBurn' | 'eachStep';
  /**
   * Which goes first as a phase ends: emptying mana pools, or the end of durations.
   * The older texts give no order; theirs is the order in which they list the two.
   */
  readonly phaseEnd: 'manaFirst' | 'durationsFirst';

  readonly legendRule: 'allDie' | 'controllerKeepsOne';
  readonly planeswalkerUniqueness: 'allOfAType' | 'none';
  /** Which battles with no defense counters wait for their own triggered abilities. */
  readonly zeroDefense: 'none' | 'everyBattleWaits' | 'onlySiegesWait';
  /** Which battles get another protector where theirs is a player who may not be it. */
  readonly wrongProtector: 'none' | 'ofSieges' | 'ofEveryBattle';
}

const SHARDS_OF_ALARA: Edition = {
  id: '2008-10-01',
  effective: '2008-10-01',
  damageAssignment: 'onStack',
  secondDamageStep: 'didNotAssignInFirst',
  damageTriggers: 'withStateBased',
  deathtouch: 'triggered',
  deathtouchDivision: 'none',
  lifelink: 'triggered',
  blocksTrigger: 'declaredOnly',
  blocksACreatureTrigger: 'declaredOnly',
  becomesBlockedTrigger: 'notYetBlockedThisCombat',
  becomesBlockedByACreatureTrigger: 'declaredOrByEffect',
  unblockedTrigger: 'declaredOnly',
  defendingPlayer: 'attackedNow',
  attackable: ['player', 'planeswalker'],
  optionalAttackCosts: false,
  attackIfAbleEachCombat: false,
  attacksPlayerAlone: false,
  putAttackingGoneTarget: 'unstated',
  // A creature that phases out leaves play here, and so leaves combat.
  phasingOutRemovesFromCombat: true,
  phasedOut: 'zone',
  phasedOutTokens: 'cease',
  bandsWithOther: 'sameAbility',
  protectorChangeRemoves: false,
  manaEmpties: 'eachPhaseWithBurn',
  phaseEnd: 'manaFirst',
  legendRule: 'allDie',
  planeswalkerUniqueness: 'allOfAType',
  zeroDefense: 'none',
  wrongProtector: 'none',
};

const MAGIC_2010: Edition = {
  ...SHARDS_OF_ALARA,
  id: '2009-07-11',
  effective: '2009-07-11',
  damageAssignment: 'inOrder',
  // This text tests for first strike alone, yet its own double strike rules stop a creature
  // that lost double strike from dealing damage twice; the next printing says so in both.
  secondDamageStep: 'hadNeitherStrikeAsFirstBegan',
  damageTriggers: 'beforeStateBased',
  deathtouch: 'stateBased',
  deathtouchDivision: 'ignoresOrder',
  lifelink: 'partOfDamage',
  blocksTrigger: 'alsoByEffect',
  becomesBlockedTrigger: 'wasUnblocked',
  phasingOutRemovesFromCombat: false,
  phasedOut: 'status',
  bandsWithOther: 'sameQuality',
  manaEmpties: 'eachStep',
};

const GATECRASH: Edition = {
  ...MAGIC_2010,
  id: '2013-02-01',
  effective: '2013-02-01',
  deathtouchDivision: 'oneIsLethal',
  blocksACreatureTrigger: 'alsoByEffect',
  becomesBlockedByACreatureTrigger: 'alsoPutBlocking',
  defendingPlayer: 'attackedWhenItBecameAttacking',
  putAttackingGoneTarget: 'gone',
  phasingOutRemovesFromCombat: true,
};

const BLOOMBURROW: Edition = {
  ...GATECRASH,
  id: '2024-07-30',
  effective: '2024-07-30',
  damageTriggers: 'withStateBased',
  unblockedTrigger: 'alsoPutAttacking',
  defendingPlayer: 'isOrLastWasAttacking',
  attackable: ['player', 'planeswalker', 'battle'],
  optionalAttackCosts: true,
  attackIfAbleEachCombat: true,
  phasedOutTokens: 'stay',
  legendRule: 'controllerKeepsOne',
  planeswalkerUniqueness: 'none',
  zeroDefense: 'everyBattleWaits',
  wrongProtector: 'ofSieges',
};

const FOUNDATIONS: Edition = {
  ...BLOOMBURROW,
  id: '2024-11-08',
  effective: '2024-11-08',
  damageAssignment: 'free',
  putAttackingGoneTarget: 'goneOrNotDefended',
};

const SEPTEMBER_2026: Edition = {
  ...FOUNDATIONS,
  id: '2026-09-25',
  effective: '2026-09-25',
  attacksPlayerAlone: true,
  protectorChangeRemoves: true,
  phaseEnd: 'durationsFirst',
  zeroDefense: 'onlySiegesWait',
  wrongProtector: 'ofEveryBattle',
};

const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  '2008-10-01': SHARDS_OF_ALARA,
  '2009-07-11': MAGIC_2010,
  '2013-02-01': GATECRASH,
  '2024-07-30': BLOOMBURROW,
  '2024-11-08': FOUNDATIONS,
  '2026-09-25': SEPTEMBER_2026,
};

export function editionOf(id: EditionId): Edition {
  return EDITIONS[id];
}

export function isEditionId(text: string): text is EditionId {
  return EDITION_IDS.some((id) => id === text);
}
