/**
 * What a printing of the rules does where printings differ. Code asks for the behaviour
 * that it needs; it never asks which edition this is, or from when.
 */
export interface Behaviour {
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
  /** What becomes of an attached Aura that is a creature: into the graveyard, or first off what it is on. */
  readonly creatureAuras: 'goAtOnce' | 'comeOffFirst';
  readonly planeswalkerUniqueness: 'allOfAType' | 'none';
  /** Which battles with no defense counters wait for their own triggered abilities. */
  readonly zeroDefense: 'none' | 'everyBattleWaits' | 'onlySiegesWait';
  /** Which battles get another protector where theirs is a player who may not be it. */
  readonly wrongProtector: 'none' | 'ofSieges' | 'ofEveryBattle';
}

/** What an edition changes in the one before it. A file of `editions/` holds one, as data. */
export interface Overlay {
  /** The day on which the text took effect, as an ISO date: the edition's id. */
  readonly effective: string;
  readonly behaviour: Partial<Behaviour>;
  /** Rules that no edition before it had, or that we had no name for: key to number. */
  readonly added: Numbers;
  /** Rules whose number is another one now: key to number, or null where the rule is gone. */
  readonly moved: Numbers<string | null>;
}

/** The oldest edition: there is nothing before it to change. */
export interface FirstOverlay extends Overlay {
  readonly behaviour: Behaviour;
  readonly moved: Numbers<never>;
}

type Numbers<N = string> = Readonly<Record<string, N>>;
