import type { CastFromExile } from '../keywords/lists.ts';
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Reference, Subject } from '../language/reference.ts';
import type { Ability } from './abilities.ts';
import type { Change, Duration } from './changes.ts';
import type { CardType, Color } from './characteristics.ts';
import type { Cost } from './costs.ts';
import type { CounterKind } from './counters.ts';
import type { Step } from './turnStructure.ts';

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
