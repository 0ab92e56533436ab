import type { Edition } from '../../citation/editions.ts';
import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import type { Filter } from '../filter.ts';
import type { KeywordAbility } from '../keyword.ts';
import type { PermissionOverKeyword } from '../permission.ts';
import type { RestrictionAbility, RestrictionCode } from '../restriction.ts';
import type { ActivatedAbility } from '../spellAbility.ts';
import type { TriggeredAbility } from '../triggeredAbility.ts';
import type { Example } from './example.ts';

/** What a keyword is written with: nothing, a number, a cost, both, or what it speaks of. */
export type Shape = 'plain' | 'numbered' | 'costed' | 'numberedAndCosted' | 'qualified';

/** One keyword ability (CR 702): how it is written, the rules that stand for it, and what they make of it. */
export interface KeywordMeaning {
  /** `activated`: written with its cost, it is read as the activated ability that it stands for. */
  readonly shape: Shape | 'activated';
  /** Cited with whatever the keyword forbids, triggers or activates. */
  readonly rules: readonly RuleKey[];
  /** Rules that stand elsewhere and speak of it by name. */
  readonly elsewhere?: readonly RuleKey[];
  /** The rule that each of several on one object triggers by itself. */
  readonly multiple?: RuleKey;
  /** The rule that several on one object do no more than one; left out where no mistake counts each. */
  readonly redundant?: RuleKey;
  /** What it forbids in declarations. */
  readonly forbids?: (written: Written) => readonly KeywordRestriction[];
  /** The triggered abilities that it stands for. */
  readonly triggers?: (written: Written) => readonly TriggeredAbility[];
  /** Where these trigger; left out, on the battlefield. */
  readonly triggersIn?: 'exile';
  /** The editions in which they trigger; left out, in all of them. */
  readonly triggersWhere?: (edition: Edition) => boolean;
  /** The activated ability that it stands for. */
  readonly activates?: (written: Written) => ActivatedAbility;
  /** The counters that its permanent enters with, as many as its number. */
  readonly entersWith?: CounterKind;
  /** Rooms whose own rules ask for the keyword by name. */
  readonly carriedOutIn?: readonly Room[];
  /** Besides what it forbids: what it has a say in. */
  readonly bearsOn?: readonly Bearing[];
  /** On what boards it is practised; `play`: on those that are played on, for which there are patterns. */
  readonly boards?: BoardsFor | 'play' | 'none';
  /** A combat that shows it; left out where another sort of game does, which tests then play. */
  readonly example?: Example;
}

/** What is declared or divided on a board that is made. */
type Deed = 'attack' | 'block' | 'divide';

/** What players do by which something counts, and on whose side: of the active player or of another. */
export type Bearing = `${Deed} ${'active' | 'other'}`;

/** Boards that are made to practise a keyword. */
interface BoardsFor {
  readonly at: Deed;
  /** Its place among those for which boards are made. */
  readonly place: number;
  /** What either side has, of each group of words one, where the point takes both; left out, either may have the keyword. */
  readonly active?: readonly (readonly string[])[];
  readonly other?: readonly (readonly string[])[];
}

/** What stands with a keyword: 1, no cost and anything where nothing does. */
export interface Written {
  readonly n: number;
  readonly cost: string;
  readonly quality: Filter;
}

export const writtenWith = ({ n = 1, cost = '', quality = {} }: KeywordAbility): Written => ({
  n,
  cost,
  quality,
});

/** What a keyword forbids, said as an ability would that spells it out; it is about the creature with the keyword. */
export interface KeywordRestriction extends Pick<RestrictionAbility, 'filter' | 'n' | 'if'> {
  readonly restriction: Extract<
    RestrictionCode,
    | 'canBlockOnly'
    | 'cannotAttack'
    | 'cannotBeBlocked'
    | 'cannotBeBlockedBy'
    | 'cannotBeBlockedExceptBy'
    | 'cannotBlock'
    | 'minBlockers'
  >;
  /** A permission by which it may be done all the same: of the creature that is declared, or (`about`) of the quality. */
  readonly setAsideBy?: { readonly permission: PermissionOverKeyword; readonly about?: Filter };
}

export type Room = 'change' | 'damage' | 'declaration' | 'effects' | 'state' | 'stateBased';

export interface PlainKeyword extends KeywordMeaning {
  readonly shape: 'plain';
}

/** Bushido 1, toxic 2. */
export interface NumberedKeyword extends KeywordMeaning {
  readonly shape: 'numbered';
}

/** Cumulative upkeep {1}, madness {B}. */
export interface CostedKeyword extends KeywordMeaning {
  readonly shape: 'costed';
}

/** CR 601.2b: a way to cast the card that is announced: for its cost instead of the mana cost (CR 118.9), or besides it. */
export interface WayToCastKeyword extends CostedKeyword {
  readonly paid: 'instead' | 'besides';
  /** What is paid, where that is not the cost that is written with it. */
  readonly costs?: string;
}

/** Suspend 4—{U}. */
export interface NumberedAndCostedKeyword extends KeywordMeaning {
  readonly shape: 'numberedAndCosted';
}

/** Landwalk of these lands, protection from these objects. */
export interface QualifiedKeyword extends KeywordMeaning {
  readonly shape: 'qualified';
}

/** Equip {2}. */
export interface ActivatedKeyword extends KeywordMeaning {
  readonly shape: 'activated';
  readonly activates: (written: Written) => ActivatedAbility;
}
