import type { EditionId } from '../citation/editions.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Ability } from '../language/ability.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { Designation } from '../language/filter.ts';
import type { ActKind, SaidAct } from '../log/act.ts';
import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { CounterKind, Counters } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { Place } from './place.ts';
import type { Question } from './question.ts';

/** A scenario as read and checked: every name resolved, nothing left to doubt. `A`: what its questions can ask. */
export interface ScenarioAsking<A = unknown> {
  readonly slug: string;
  readonly covers: readonly string[];
  readonly topics: readonly Topic[];
  /** How much must be known, 1 to 5; bookkeeping is computed from the replay. */
  readonly knowledge: number;
  readonly editions: readonly EditionId[];
  /** ISO date of the last check by a person; empty in a file that is ruled on only. */
  readonly checked: string;
  readonly setup: Setup;
  readonly start: Step;
  readonly script: readonly ScriptEntry[];
  readonly outcome: readonly OutcomeExpectation[];
  readonly branches: readonly Branch[];
  readonly questions: readonly Question<A>[];
  /** Where the file says that of the choices which its scripts leave open the first legal one is taken; left out, they make every choice. */
  readonly choicesTaken?: Place;
  /** What a replay stops at: what happens, or that and every step as it begins. */
  readonly stops: 'events' | 'steps';
}

export const TOPICS = [
  'turnStructure',
  'priority',
  'declareAttackers',
  'declareBlockers',
  'restrictions',
  'requirements',
  'costs',
  'evasion',
  'combatDamage',
  'firstStrike',
  'trample',
  'triggers',
  'removalFromCombat',
  'enteringCombat',
  'planeswalkers',
  'multiplayer',
  'editions',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Setup {
  /** In turn order; the first is the active player. */
  readonly players: readonly PlayerSetup[];
  readonly permanents: readonly PermanentSetup[];
}

export interface PlayerSetup {
  readonly id: PlayerId;
  readonly life: number;
  readonly poison: number;
  /** Left out, whatever is to be paid can be paid. */
  readonly mana: string | undefined;
  readonly handSize: number;
  readonly graveyardSize: number;
  /** Cards in hand that the script plays. */
  readonly hand: readonly CardSetup[];
  /** Cards in the graveyard that have a name in the script. */
  readonly graveyard: readonly CardSetup[];
  readonly exile: readonly ExiledCardSetup[];
  readonly monarch?: true;
}

export interface CardSetup {
  readonly id: ObjectId;
  readonly characteristics: Characteristics;
}

export interface ExiledCardSetup extends CardSetup {
  readonly counters?: Counters;
}

/** A player's cards that have a name, wherever they are. */
export const cardsOf = ({ hand, graveyard, exile }: PlayerSetup): readonly CardSetup[] => [
  ...hand,
  ...graveyard,
  ...exile,
];

/** CR 701.15a: goaded is what somebody has made it; the others it may just be. */
export type OwnDesignation = Exclude<Designation, 'goaded'>;

export interface PermanentSetup {
  readonly id: ObjectId;
  readonly controller: PlayerId;
  readonly characteristics: Characteristics;
  readonly tapped: boolean;
  readonly sick: boolean;
  readonly damage: number;
  readonly faceDown?: true;
  readonly counters: Counters;
  readonly attachedTo: ObjectId | undefined;
  readonly pairedWith?: ObjectId;
  readonly enchants?: PlayerId;
  readonly chosenPlayer?: PlayerId;
  readonly protector?: PlayerId;
  readonly designations: readonly OwnDesignation[];
  readonly goadedBy?: PlayerId;
  readonly exerted?: true;
  /** What it has until the turn ends besides what it is. */
  readonly gains?: readonly Ability[];
}

/** Another way that the game could have gone: `keeps` entries of the main script, then its own. */
export interface Branch {
  readonly name: string;
  readonly keeps: number;
  readonly setup: Setup;
  readonly editions: readonly EditionId[];
  readonly script: readonly ScriptEntry[];
  readonly outcome: readonly OutcomeExpectation[];
}

export type ScriptEntry = ScriptStep & {
  /** Played in these editions only. */
  readonly editions: readonly EditionId[];
  /** What the tokens are called that come of it, in the order in which they are made. */
  readonly as?: readonly ObjectId[];
  readonly at: Place;
};

export type ScriptStep =
  | { readonly kind: 'act'; readonly act: SaidAct; readonly obeys?: Obeys }
  /** All players pass in succession: the top of the stack resolves, or the step ends. */
  | { readonly kind: 'allPass' }
  | { readonly kind: 'passUntil'; readonly step: Step }
  | { readonly kind: 'passUntilDone'; readonly done: Done }
  | { readonly kind: 'refused'; readonly tries: readonly RefusedTry[] }
  | { readonly kind: 'expect'; readonly expectation: Expectation };

/** Until when is passed that is no step: see `isDone`. */
export const DONE = ['resolved', 'beforeDamage', 'over'] as const;
export type Done = (typeof DONE)[number];

export interface Obeys {
  readonly obeyed: number;
  readonly maximum: number;
}

/** Something that is tried, refused and taken back, with the reasons that the author expects. */
export interface RefusedTry {
  readonly act: Tryable;
  /** Names of restrictions (keyword, restriction code) or violation codes. */
  readonly breaks: readonly string[];
  readonly obeys?: Obeys;
  readonly at: Place;
}

/** What may be tried, in a question or by a script. */
export type Tryable = SaidAct<TryableKind>;

export type TryableKind = Exclude<ActKind, 'pass' | 'choose' | 'addMana'>;

export const NAMED_ZONES = ['hand', 'graveyard', 'exile', 'battlefield'] as const;
/** Where a card may be that has a name. */
export type NamedZone = (typeof NAMED_ZONES)[number];

export interface Expectation {
  readonly died?: readonly ObjectId[];
  /** All who have lost, who has won, and whether nobody can any more. */
  readonly lost?: readonly PlayerId[];
  readonly won?: PlayerId;
  readonly drawn?: boolean;
  readonly life?: readonly { readonly player: PlayerId; readonly n: number }[];
  readonly poison?: readonly { readonly player: PlayerId; readonly n: number }[];
  readonly damage?: readonly { readonly object: ObjectId; readonly n: number }[];
  readonly size?: readonly {
    readonly object: ObjectId;
    readonly power: number;
    readonly toughness: number;
  }[];
  readonly triggered?: readonly { readonly source: ObjectId; readonly n: number }[];
  readonly hand?: readonly { readonly player: PlayerId; readonly n: number }[];
  readonly mana?: readonly { readonly player: PlayerId; readonly mana: string }[];
  readonly counters?: readonly {
    readonly object: ObjectId;
    readonly counter: CounterKind;
    readonly n: number;
  }[];
  readonly loyalty?: readonly { readonly object: ObjectId; readonly n: number }[];
  /** These are; whatever is not named is not looked at. */
  readonly tapped?: readonly ObjectId[];
  readonly untapped?: readonly ObjectId[];
  /** All that attack, or block. */
  readonly attacking?: readonly ObjectId[];
  readonly blocking?: readonly ObjectId[];
  /** Everything that attacks a player or a permanent, with what it attacks. */
  readonly attacks?: readonly { readonly attacker: ObjectId; readonly attacked: string }[];
  /** All that are on the battlefield. */
  readonly battlefield?: readonly ObjectId[];
  /** How many cards are in each player's graveyard. */
  readonly graveyard?: readonly { readonly player: PlayerId; readonly n: number }[];
  readonly zones?: readonly { readonly object: ObjectId; readonly zone: NamedZone }[];
  /** Whose spells and abilities are on the stack, the top first. */
  readonly stack?: readonly ObjectId[];
  readonly step?: Step;
  /** Whose turn it is, and who has priority. */
  readonly turn?: PlayerId;
  readonly priority?: PlayerId;
  /** Every legal declaration at this decision, no more and no fewer. */
  readonly legalAttacks?: readonly AttackDeclaration[];
  readonly legalBlocks?: readonly BlockDeclaration[];
  /** Every legal division of the named creature's damage over its recipients, others held at the suggestion. */
  readonly legalDivisions?: readonly (readonly CombatDamageAssignment[])[];
  readonly cites?: readonly RuleKey[];
  readonly citesNot?: readonly RuleKey[];
}

export type OutcomeExpectation = Expectation & {
  readonly editions: readonly EditionId[];
  readonly at: Place;
};
