import type {
  Ability,
  Change,
  Condition,
  Effect,
  Reference,
  RestrictionAbility,
  Timing,
} from '../../engine.ts';
import type { Phrase } from '../wording/grammar.ts';

/**
 * The words that a language has for each concept of the ability language. Every one is a record over all that the
 * concept can say, so that a word which a language leaves out does not compile. What else the words depend on (`Given`)
 * and what they are made of (`Words`) is for each language to say.
 */

/** Words for each kind of a union. */
export type WordsByKind<
  U extends { readonly kind: string },
  Given extends readonly unknown[] = [],
  Words = string,
> = {
  readonly [K in U['kind']]: (one: Extract<U, { readonly kind: K }>, ...given: Given) => Words;
};

/** The words for one of a union, from the record of them all. */
export function say<Kinds, Given extends readonly unknown[], Words>(
  words: { readonly [K in keyof Kinds]: (one: Kinds[K], ...given: Given) => Words },
  one: Kinds[keyof Kinds] & { readonly kind: keyof Kinds },
  ...given: Given
): Words {
  const { kind }: { readonly kind: keyof Kinds } = one;
  return words[kind](one, ...given);
}

export type AbilityOf<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;
export type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;
export type ConditionOf<K extends Condition['kind']> = Extract<Condition, { readonly kind: K }>;
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

export type ImposedAbility = ChangeOf<'impose'>['ability'];
/** What does something as it resolves. */
export type Doing = AbilityOf<'triggered' | 'activated' | 'spell'>;
export type TriggeredAbility = AbilityOf<'triggered'>;
export type Targets = AbilityOf<'spell'>['targets'];
export type Target = Targets[number];
export type Duration = EffectOf<'apply'>['until'];
/** An effect's own moments, and that of a combat phase that it adds. */
export type Moment = EffectOf<'delayed'>['at'] | 'addedCombat';
export type DamageSort = EffectOf<'preventAll'>['damage'];
export type Entering = NonNullable<EffectOf<'createToken'>['entering']>;
export type Attacked = NonNullable<RestrictionAbility['attacked']>;
export type EventPlayer = NonNullable<TriggeredAbility['to']>;
export type Modes = NonNullable<AbilityOf<'spell'>['modes']>;
export type Skippable = EffectOf<'skipNext'>['what'];
export type CounterKind = EffectOf<'addCounters'>['counter'];
export type CombatPoint = NonNullable<Extract<Timing, { readonly kind: 'duringCombat' }>['after']>;

export type AbilityWords = WordsByKind<Ability>;

/** How an ability speaks of what it has in hand. */
export type ReferenceWords = { readonly [R in Reference]: Phrase };
export type SkippableWords = { readonly [S in Skippable]: string };
