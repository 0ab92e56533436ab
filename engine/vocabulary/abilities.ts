import type { CardType, Color } from './characteristics.ts';
import type { CounterKind } from './counters.ts';
import type { Amount, Condition, Filter, Reference, Subject } from './filters.ts';
import type { CastFromExile, Keyword } from './keywords.ts';
import type { Step } from './turnStructure.ts';

/** Abilities are data: the engine plays them, the site words them, and neither can differ from the other. */
export type Ability =
  | KeywordAbility
  | RestrictionAbility
  | RequirementAbility
  | CombatCostAbility
  | PermissionAbility
  | SpellCostAbility
  | SpellKeywordAbility
  | AbilityCostAbility
  | CostReductionAbility
  | EntersWithAbility
  | StaticAbility
  | TriggeredAbility
  | ActivatedAbility
  | SpellAbility;

export interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: Keyword;
  /** Landwalk: the land; protection: what from. */
  readonly quality?: Filter;
  /** Bushido 1, toxic 2: the number. */
  readonly n?: number;
  /** Evoke {5}{W}: the mana cost. */
  readonly cost?: string;
}

/** CR 508.1c, 509.1b: what no declaration may disobey. `subject` is what is restricted, by default the source. */
export interface RestrictionAbility {
  readonly kind: 'restriction';
  readonly restriction: RestrictionCode;
  readonly subject: Subject;
  /** The other creatures it speaks of: blockers of the subject, attackers that the subject would block, companions. */
  readonly filter?: Filter;
  readonly n?: number;
  /** `cannotAttack`: only what is named may not be attacked. */
  readonly attacked?: Attacked;
  readonly if?: Condition;
  readonly unless?: Condition;
}

/** What an ability says about being attacked: its controller; they or a planeswalker of theirs; the source itself. */
export const ATTACKED = ['you', 'youOrYours', 'source', 'thatPlayer'] as const;
export type Attacked = (typeof ATTACKED)[number];

export const RESTRICTIONS = [
  'cannotAttack',
  'cannotBlock',
  'canBlockOnly',
  'cannotAttackAlone',
  'cannotBlockAlone',
  'canOnlyAttackAlone',
  'maxAttackers',
  'maxAttackersOnYou',
  'maxBlockers',
  'cannotBeBlocked',
  'cannotBeBlockedBy',
  'cannotBeBlockedExceptBy',
  'minBlockers',
  'maxBlockersOn',
  'allOrNoneBlockers',
  'cannotAttackUnlessWith',
  'cannotBlockUnlessWith',
] as const;
export type RestrictionCode = (typeof RESTRICTIONS)[number];

/** CR 508.1d, 509.1c: what is obeyed as often as the restrictions allow. */
export interface RequirementAbility {
  readonly kind: 'requirement';
  readonly requirement: RequirementCode;
  readonly subject: Subject;
  /**
   * `blocksIfAble`: the attackers meant; `mustBeBlockedByAll`: the blockers meant; `attacksIfAnotherAttacks`: the others.
   */
  readonly filter?: Filter;
  readonly n?: number;
  /** `attacksIfAble`: whom or what; left out, anything. */
  readonly attacked?: Attacked;
  readonly if?: Condition;
}

export const REQUIREMENTS = [
  'attacksIfAble',
  'goaded',
  'attacksIfAnotherAttacks',
  'blocksIfAble',
  'blocksEachIfAble',
  'mustBeBlocked',
  'mustBeBlockedByExactlyOne',
  'mustBeBlockedByAll',
] as const;
export type RequirementCode = (typeof REQUIREMENTS)[number];

/** CR 508.1h, 509.1d: what attacking or blocking costs; nobody is ever forced to pay it. */
export interface CombatCostAbility {
  readonly kind: 'combatCost';
  readonly to: 'attack' | 'block';
  readonly subject: Subject;
  readonly pay: Cost;
  /** Due only for attacking these (Propaganda); left out, for attacking anything. */
  readonly attacked?: Attacked;
  /** Blocking: due only for blocking these. */
  readonly filter?: Filter;
  /** Due once for each such counter on the source. */
  readonly perCounter?: CounterKind;
  readonly if?: Condition;
}

export type Cost =
  /** CR 107.3a: each {X} in it stands for the number that was announced. */
  | { readonly kind: 'mana'; readonly mana: string }
  | { readonly kind: 'tapSelf' }
  | { readonly kind: 'sacrificeSelf' }
  | { readonly kind: 'sacrifice'; readonly filter: Filter; readonly n: number }
  | { readonly kind: 'payLife'; readonly n: number }
  /** CR 107.4f: a Phyrexian mana symbol. */
  | { readonly kind: 'manaOrLife'; readonly mana: string; readonly life: number }
  | { readonly kind: 'tapCreatures'; readonly filter: Filter; readonly n: number }
  /** CR 702.122a: any number of other creatures, with so much power together. */
  | { readonly kind: 'tapPower'; readonly n: number }
  | { readonly kind: 'returnToHand'; readonly filter: Filter }
  /** Off the source, or off one permanent of yours that fits. */
  | {
      readonly kind: 'removeCounters';
      readonly counter: CounterKind;
      readonly n: number;
      readonly from?: Filter;
    }
  /** CR 606.1: so many loyalty counters are put on the source, or, for less than 0, removed; `-x`: X of them. */
  | { readonly kind: 'loyalty'; readonly n: number | '-x' };

export interface PermissionAbility {
  readonly kind: 'permission';
  readonly permission: PermissionCode;
  readonly subject: Subject;
  /** `blockAdditional`: how many more; left out means any number. */
  readonly n?: number;
  /** `ignoreLandwalk`: of which lands. */
  readonly filter?: Filter;
  readonly if?: Condition;
}

export const PERMISSIONS = [
  'blockAdditional',
  'attackDespiteDefender',
  'divideDamageOfAttackersOnYou',
  'chooseAttackers',
  'chooseBlockers',
  'attackingPlayerChoosesBlockers',
  'blockAsThoughShadow',
  'assignAsThoughUnblocked',
  'ignoreLandwalk',
  'exertAsItAttacks',
] as const;
export type PermissionCode = (typeof PERMISSIONS)[number];

/** CR 601.2f: spells that fit the filter, whoever casts them, cost this much more (Lodestone Golem). */
export interface SpellCostAbility {
  readonly kind: 'spellCost';
  readonly spells: Filter;
  /** A mana cost such as `{1}`. */
  readonly more: string;
}

/** CR 113.10: spells that fit the filter, cast by its controller, have the keyword. */
export interface SpellKeywordAbility {
  readonly kind: 'spellKeyword';
  readonly spells: Filter;
  readonly keyword: 'convoke';
}

/** CR 602.2b: activated abilities of these permanents cost this much more. */
export interface AbilityCostAbility {
  readonly kind: 'abilityCost';
  readonly subject: Subject;
  readonly more: string;
}

/** CR 601.2f: this card costs less to cast, in generic mana. */
export interface CostReductionAbility {
  readonly kind: 'costReduction';
  readonly less: number;
  readonly if?: Condition;
  /** Once for each other spell cast this turn. */
  readonly perSpellCast?: true;
}

/** CR 614.1c: how its source enters the battlefield. */
export interface EntersWithAbility {
  readonly kind: 'entersWith';
  readonly tapped?: true;
  /** CR 614.12: a player is chosen, for the source to remember. */
  readonly choosePlayer?: true;
  readonly counters?: { readonly counter: CounterKind; readonly n: Amount };
}

/** A static ability that changes characteristics for as long as its source is there (CR 604, 611.3, 613). */
export interface StaticAbility {
  readonly kind: 'static';
  readonly subject: Subject;
  readonly change: Change;
  readonly if?: Condition;
}

/** One change to an object's characteristics; each belongs to one layer of CR 613. */
export type Change =
  | {
      readonly kind: 'addTypes';
      readonly types: readonly CardType[];
      readonly subtypes?: readonly string[];
    }
  | { readonly kind: 'addEveryCreatureType' }
  /** CR 205.1a: these creature types and no others; other subtypes stay. */
  | { readonly kind: 'setCreatureTypes'; readonly subtypes: readonly string[] }
  | { readonly kind: 'removeTypes'; readonly types: readonly CardType[] }
  | { readonly kind: 'setColors'; readonly colors: readonly Color[] }
  | { readonly kind: 'grant'; readonly ability: Ability }
  | { readonly kind: 'loseKeyword'; readonly keyword: Keyword }
  | { readonly kind: 'loseAllAbilities' }
  | { readonly kind: 'definePowerToughness'; readonly power: Amount; readonly toughness: Amount }
  | { readonly kind: 'setPowerToughness'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'modifyPowerToughness'; readonly power: Amount; readonly toughness: Amount }
  // What follows touches no characteristics; it lasts and affects in the same way.
  /** CR 613.1b: whoever controls the effect controls the permanent. */
  | { readonly kind: 'gainControl' }
  /** CR 701.19a: used up by the next destruction that it replaces. */
  | { readonly kind: 'regenerationShield' }
  /** CR 615.1: all damage, or all combat damage, that it is dealt, that it deals, or (`everything`) that anything deals. */
  | {
      readonly kind: 'preventDamage';
      readonly damage: 'combat' | 'any';
      readonly which: 'dealtTo' | 'dealtBy' | 'everything';
      /** Each time, one such counter is removed from what is protected. */
      readonly removing?: CounterKind;
    }
  /** CR 614.9: damage to its controller, or also to what else they control, is dealt to this instead. */
  | {
      readonly kind: 'takesDamageFor';
      readonly whom: 'you' | 'youAndYours';
      readonly damage: 'combat' | 'any';
      /** Only from these sources. */
      readonly from?: Filter;
    }
  /** CR 614.1a: whatever deals damage deals twice as much. */
  | { readonly kind: 'doublesDamage' }
  /** CR 614.1a: it would go to a graveyard, and is shuffled into its owner's library instead. */
  | { readonly kind: 'shuffledInsteadOfGraveyard' }
  /** CR 502.3 */
  | { readonly kind: 'doesNotUntap' }
  /** CR 510.1a: its toughness counts where its power would, or it assigns none at all. */
  | { readonly kind: 'assignsByToughness' }
  | { readonly kind: 'assignsNoCombatDamage' }
  /** CR 510.1c: it assigns its combat damage as though it weren't blocked, and has no choice. */
  | { readonly kind: 'assignsAsThoughUnblocked' }
  /** CR 101.2, 607.2a: opponents of its controller can't cast cards named like those exiled with it. */
  | { readonly kind: 'forbidsNamesExiled' }
  /** CR 101.2: spells can't be cast by that player. */
  | { readonly kind: 'cannotCast' }
  /** CR 101.2: as a spell it can't be countered. */
  | { readonly kind: 'cannotBeCountered' }
  /** CR 614.1a: a spell that its controller would counter is exiled instead, and they may play it for nothing. */
  | { readonly kind: 'exilesWhatYouCounter' }
  /** CR 615.12: damage that it deals can't be prevented; left out, none of it. */
  | { readonly kind: 'damageUnpreventable'; readonly damage?: 'combat' }
  /** Damage that would leave its controller with less than 1 life leaves them with 1 (Worship). */
  | { readonly kind: 'damageLeavesOneLife' }
  /**
   * Restricts, requires, permits or costs for as long as it lasts; "you" is the controller of the effect. CR 611.2c:
   * where the ability itself speaks of all that fit (Falter), so does the effect, whoever comes later; else it is
   * about the objects that it affects (goad).
   */
  | { readonly kind: 'impose'; readonly ability: ImposedAbility };

export type ImposedAbility =
  | RestrictionAbility
  | RequirementAbility
  | PermissionAbility
  | CombatCostAbility;

/** CR 603: `event` says when; `of` whose event it is (by default the source's); `filter` narrows the other creature. */
export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly event: TriggerCode;
  /** The keyword whose meaning it is, where one stands for it. */
  readonly keyword?: Keyword;
  readonly of: Subject;
  readonly filter?: Filter;
  readonly n?: number;
  /** `beginningOfStep` only: which step, and in whose turns. */
  readonly step?: Step;
  readonly whose?: 'you' | 'each';
  /** Damage: dealt to one of these; attacks: on a player who is one, not on a permanent of theirs. */
  readonly to?: EventPlayer;
  /** CR 603.4: checked as it triggers and again as it resolves. */
  readonly if?: Condition;
  readonly optional?: true;
  /** Only the first time in a turn that this happens to the same object. */
  readonly firstEachTurn?: true;
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

/** Which players an event may be about; the player with the most life may share that with others (CR 702.105a). */
export const EVENT_PLAYERS = ['player', 'you', 'opponent', 'playerWithMostLife'] as const;
export type EventPlayer = (typeof EVENT_PLAYERS)[number];

export const TRIGGERS = [
  'attacks',
  'attacksWithAtLeast',
  'attacksAlone',
  'attacksPlayerAlone',
  'attacksUnblocked',
  'isAttacked',
  'playerAttacks',
  'playerAttacksWith',
  'playerAttacksPlayer',
  'isExerted',
  'enlists',
  'blocks',
  'blocksAlone',
  'blocksCreature',
  'blocksAtLeast',
  'becomesBlocked',
  'becomesBlockedByCreature',
  'becomesBlockedByAtLeast',
  'dealsCombatDamage',
  'dealsDamage',
  'isDealtDamage',
  'isDealtCombatDamage',
  'gainsLife',
  'tapsForMana',
  'isCast',
  'goesToGraveyard',
  'stateHolds',
  'changesController',
  'becomesMonarch',
  'dies',
  'leavesBattlefield',
  'enters',
  'castsSpell',
  'becomesUntapped',
  'losesLastDefense',
  'losesLastTime',
  'discards',
  'beginningOfStep',
] as const;
export type TriggerCode = (typeof TRIGGERS)[number];

export interface ActivatedAbility {
  readonly kind: 'activated';
  /** The keyword whose meaning it is, where one stands for it. */
  readonly keyword?: Keyword;
  /** Others than its controller may activate it too. */
  readonly by?: 'anyPlayer';
  readonly costs: readonly Cost[];
  /** Left out, from the battlefield. */
  readonly from?: 'hand';
  readonly timing?: Timing;
  readonly modes?: Modes;
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

/** CR 700.2: so many of these are chosen as it is cast or activated, each at most once; it has nothing besides. */
export interface Modes {
  readonly choose: number;
  readonly of: readonly Mode[];
}

/** Its effects count its own targets from the first. */
export interface Mode {
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

/** What an instant or sorcery does as it resolves. */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly timing?: Timing;
  readonly modes?: Modes;
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

/** CR 506.8: when it may be cast or activated, beyond what every instant allows. */
export type Timing =
  | {
      readonly kind: 'duringCombat';
      readonly after?: CombatPoint;
      readonly before?: CombatPoint;
      readonly whose?: 'opponent';
    }
  /** In any phase, but only before, or after, that point of the turn's first combat phase (CR 506.8d). */
  | {
      readonly kind: 'aroundCombat';
      readonly after?: CombatPoint;
      readonly before?: CombatPoint;
      /** Only in an opponent's turn. */
      readonly whose?: 'opponent';
    }
  | { readonly kind: 'step'; readonly step: Step; readonly whose?: 'you' }
  | { readonly kind: 'sorcery' };
export type CombatPoint = 'attackersDeclared' | 'blockersDeclared' | 'combatDamage';

export interface TargetSpec {
  /** Damage and prevention may also point at players; a card in a graveyard is "yours" if you own it. */
  readonly kind: 'permanent' | 'player' | 'permanentOrPlayer' | 'spell' | 'graveyardCard';
  readonly filter: Filter;
  /** So many different ones (CR 115.3), by default one; `x`: as many as was announced. */
  readonly n?: number | 'x';
  /** Or fewer. */
  readonly upTo?: true;
  /** Of players, only these; a filter is about permanents. */
  readonly players?: 'opponent';
}

/**
 * `nextUntapStep`: until the untap step of its controller has passed; `yourNextUntapStep`: until that of whoever controls
 * the effect has passed; `yourNextTurn`, `yourNextUpkeep`: until that has begun.
 */
export const DURATIONS = [
  'endOfTurn',
  'endOfCombat',
  'nextUntapStep',
  'yourNextUntapStep',
  'yourNextTurn',
  'yourNextUpkeep',
  'endOfNextCombat',
  'endOfThatPlayersNextTurn',
  'forever',
] as const;
export type Duration = (typeof DURATIONS)[number];

/** What a player may be made to pass over (CR 614.10). */
export const SKIPPABLE = ['untap', 'upkeep', 'draw', 'combat', 'turn'] as const;
export type Skippable = (typeof SKIPPABLE)[number];

/** Steps that an effect may add to a turn. */
export const EXTRA_STEPS = ['upkeep', 'draw', 'endStep'] as const satisfies readonly Step[];
export type ExtraStep = (typeof EXTRA_STEPS)[number];

export type Effect =
  | {
      readonly kind: 'apply';
      readonly subject: Subject;
      readonly change: Change;
      readonly until: Duration;
      /** What a filter in it means by `isThat`. */
      readonly towards?: Reference;
    }
  | {
      readonly kind: 'preventNext';
      readonly n: Amount;
      readonly subject: Subject;
      /** And to the permanents that the player named controls, all out of the same amount. */
      readonly andYours?: true;
      /** What is prevented is dealt to this instead, by the source of the effect. */
      readonly dealing?: Reference;
    }
  /** CR 615.1: this turn, all (combat) damage to some, by some, or, if neither is named, any at all. */
  | {
      readonly kind: 'preventAll';
      readonly damage: 'combat' | 'any';
      readonly to?: Subject;
      readonly by?: Subject;
    }
  | { readonly kind: 'regenerate'; readonly subject: Subject }
  /** `by`: the player who gains control, by default you. */
  | {
      readonly kind: 'gainControl';
      readonly subject: Subject;
      readonly by?: Reference;
      readonly until: Duration;
    }
  /** CR 615.1: the next time this turn that the source chosen would deal them damage, all of it is prevented. */
  | { readonly kind: 'preventNextTime'; readonly subject: Subject; readonly from: Reference }
  | {
      readonly kind: 'addCounters';
      readonly counter: CounterKind;
      readonly n: Amount;
      /** Never to more than so many. */
      readonly max?: number;
      readonly subject: Subject;
    }
  /** CR 701.37a */
  | { readonly kind: 'monstrosity'; readonly n: Amount }
  | {
      readonly kind: 'removeCounters';
      readonly counter: CounterKind;
      readonly n: Amount;
      readonly subject: Subject;
      /** "If you can't", where there is none. */
      readonly otherwise?: readonly Effect[];
    }
  /** `n` of them, by default one. */
  | {
      readonly kind: 'createToken';
      readonly token: TokenSpec;
      /** Its power and toughness, where they are counted as it is created. */
      readonly size?: Amount;
      readonly n?: Amount;
      readonly entering?: Entering;
    }
  /** CR 707.2: a token that is a copy of the permanent, as many as `entering` asks for. */
  | {
      readonly kind: 'createCopy';
      readonly of: Reference;
      readonly n?: Amount;
      /** CR 707.9a: what the copy has besides. */
      readonly abilities?: readonly Ability[];
      readonly entering?: Entering;
    }
  /** Cards, in whatever zone the game knows them, enter under your control. */
  | {
      readonly kind: 'putOntoBattlefield';
      readonly subject: Subject;
      readonly entering?: Entering;
    }
  /** CR 608.2g: the source, a card in exile, may be cast as this resolves; for nothing, where no cost is named. */
  | { readonly kind: 'castFromExile'; readonly by: CastFromExile; readonly cost?: string }
  /** CR 701.6a: spells. */
  | { readonly kind: 'counter'; readonly subject: Subject }
  | { readonly kind: 'dealDamage'; readonly n: Amount; readonly subject: Subject }
  /** CR 701.19c: `noRegeneration`: "it can't be regenerated". */
  | { readonly kind: 'destroy'; readonly subject: Subject; readonly noRegeneration?: true }
  | { readonly kind: 'shuffleIntoLibrary'; readonly subject: Subject }
  /** The whole graveyard of the source's owner. */
  | { readonly kind: 'shuffleGraveyardIntoLibrary' }
  /** CR 610.3: `until`: it comes back as that happens, at once. */
  | { readonly kind: 'exile'; readonly subject: Subject; readonly until?: 'anOpponentIsMonarch' }
  | { readonly kind: 'returnToHand'; readonly subject: Subject }
  | { readonly kind: 'putOnLibraryBottom'; readonly subject: Subject }
  | { readonly kind: 'sacrifice'; readonly subject: Subject }
  /** The source becomes attached to the subject (CR 701.3). */
  | { readonly kind: 'attach'; readonly subject: Subject }
  | { readonly kind: 'phaseOut'; readonly subject: Subject }
  | { readonly kind: 'tap'; readonly subject: Subject }
  | { readonly kind: 'untap'; readonly subject: Subject }
  | { readonly kind: 'setLife'; readonly n: Amount; readonly subject: Subject }
  /** Cards from the top of these players' libraries, which the game does not know. */
  | { readonly kind: 'mill'; readonly n: Amount; readonly subject: Subject }
  | { readonly kind: 'becomeMonarch'; readonly subject: Subject }
  | { readonly kind: 'gainLife'; readonly n: Amount; readonly subject: Subject }
  | { readonly kind: 'loseLife'; readonly n: Amount; readonly subject: Subject }
  /** These players get poison counters (CR 122.1f). */
  | { readonly kind: 'givePoison'; readonly n: Amount; readonly subject: Subject }
  /** CR 701.21a: each of these players chooses permanents that they control, and sacrifices them. */
  | {
      readonly kind: 'sacrificeChosen';
      readonly n: Amount;
      readonly filter: Filter;
      readonly subject: Subject;
    }
  /** `subject`: the players who draw, by default you. */
  | { readonly kind: 'draw'; readonly n: number; readonly subject?: Subject }
  /** All the cards of your library, which the game does not know. */
  | { readonly kind: 'exileLibrary' }
  /** One letter for each mana. */
  | { readonly kind: 'addMana'; readonly mana: string }
  | {
      readonly kind: 'discard';
      readonly n: number;
      readonly subject: Subject;
      readonly atRandom?: true;
    }
  /** CR 701.15a: by you, until your next turn. */
  | { readonly kind: 'goad'; readonly subject: Subject }
  /** CR 701.60a */
  | { readonly kind: 'suspect'; readonly subject: Subject }
  /** CR 508.4: creatures on the battlefield are attacking from now on, though they never attacked. */
  | { readonly kind: 'becomeAttacking'; readonly subject: Subject }
  /** CR 508.7: you choose anew what it attacks. */
  | { readonly kind: 'reselectAttacked'; readonly subject: Subject }
  | { readonly kind: 'removeFromCombat'; readonly subject: Subject }
  | { readonly kind: 'becomeBlocked'; readonly subject: Subject }
  | { readonly kind: 'becomeUnblocked'; readonly subject: Subject }
  /** What only these block, and only they have blocked in this combat, becomes unblocked. */
  | { readonly kind: 'unblockWhatTheyBlock'; readonly subject: Subject }
  /** A creature on the battlefield blocks an attacking creature. */
  | { readonly kind: 'makeBlock'; readonly subject: Subject; readonly attacker: Reference }
  /**
   * What blocks only one of the two targets blocks the other instead, if each could be blocked by all that block the
   * other one.
   */
  | { readonly kind: 'exchangeBlockers' }
  /** CR 500.8: directly after the phase it resolves in, or after the turn's first postcombat main phase. */
  | {
      readonly kind: 'extraPhases';
      readonly phases: readonly ('combat' | 'main')[];
      readonly after?: 'firstPostcombatMain';
      /** CR 603.7: what happens at the beginning of the combat phase added, and of no other. */
      readonly asCombatBegins?: readonly Effect[];
    }
  /** CR 500.9, 500.10: directly after the step it resolves in, or after that phase. */
  | { readonly kind: 'extraStep'; readonly step: ExtraStep; readonly after: 'step' | 'phase' }
  /** CR 500.7: an extra turn for you after this one. */
  | { readonly kind: 'extraTurn' }
  /** CR 614.10: those players skip the next such step, phase or turn of theirs. */
  | { readonly kind: 'skipNext'; readonly what: Skippable; readonly subject: Subject }
  /** CR 702.49a: the card that has this ability enters tapped, attacking what the creature returned for it attacked. */
  | { readonly kind: 'enterInItsPlace' }
  /** CR 603.7: triggers once, as the next such step begins. */
  | {
      readonly kind: 'delayed';
      readonly at: DelayedMoment;
      /** Only if the effects before it created something. */
      readonly ifCreated?: true;
      readonly effects: readonly Effect[];
    }
  /** CR 608.2d: `by` (by default you) choose, in turn, among permanents or the cards in their hands. */
  | {
      readonly kind: 'choose';
      readonly filter: Filter;
      /** `opponents`: one of them; by default among permanents. */
      readonly from?: 'hand' | 'opponents';
      /** Only among these. */
      readonly among?: Reference;
      readonly by?: Subject;
      readonly all?: true;
      readonly atRandom?: true;
    }
  | { readonly kind: 'forEach'; readonly subject: Subject; readonly effects: readonly Effect[] }
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** CR 608.2d: one of these, chosen as it resolves. */
  | { readonly kind: 'either'; readonly options: readonly (readonly Effect[])[] }
  /** CR 608.2d: all of these or none. */
  | { readonly kind: 'may'; readonly effects: readonly Effect[] }
  /** You may pay; if you do, then the rest. */
  | {
      readonly kind: 'mayPay';
      readonly cost: Cost;
      /** Once for each such counter on the source. */
      readonly perCounter?: CounterKind;
      readonly effects: readonly Effect[];
      /** If it is not paid. */
      readonly otherwise?: readonly Effect[];
    };

/** CR 603.7a: when a delayed triggered ability triggers. */
export const DELAYED_MOMENTS = [
  'endOfCombat',
  'endStep',
  'upkeep',
  'yourUpkeep',
  'beginningOfCombat',
  'youLoseControl',
] as const;
export type DelayedMoment = (typeof DELAYED_MOMENTS)[number];

/** CR 508.4, 509.4: entering the battlefield attacking or blocking. */
export type Entering =
  | { readonly kind: 'attacking'; readonly tapped: boolean }
  /** CR 702.116a: one for each opponent but the defending player, attacking that opponent. */
  | { readonly kind: 'attackingEachOtherOpponent'; readonly tapped: boolean }
  | { readonly kind: 'blocking'; readonly attacker: Reference };

export interface TokenSpec {
  readonly colors: readonly Color[];
  readonly subtypes: readonly string[];
  readonly power: number;
  readonly toughness: number;
  /** By default a creature and nothing else. */
  readonly types?: readonly CardType[];
  readonly abilities: readonly Ability[];
}
