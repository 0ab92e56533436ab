import type { Keyword } from '../keywords/index.ts';
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Subject } from '../language/reference.ts';
import type { Change } from './changes.ts';
import type { Cost } from './costs.ts';
import type { CounterKind } from './counters.ts';
import type {
  CombatCostAbility,
  PermissionAbility,
  RequirementAbility,
  RestrictionAbility,
} from './declarationAbilities.ts';
import type { Effect } from './effects.ts';
import type { TargetSpec } from './targets.ts';
import type { Timing } from './timing.ts';
import type { TriggeredAbility } from './triggeredAbilities.ts';

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
