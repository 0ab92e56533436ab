import type { Ability, Amount, Cost, Effect, Keyword, KeywordAbility } from '../../engine.ts';
import type { Said, SentencesOf } from '../wording/pattern.ts';
import type { ConditionWording } from './conditions.ts';
import type { Host } from './host.ts';
import type { ModesLanguage } from './modes.ts';
import type { TimingLanguage } from './timings.ts';
import type { TriggerLanguage } from './triggers.ts';
import type { AbilityOf, Doing, ImposedAbility, Targets } from './words.ts';

/** Those of the kinds of abilities that have no rooms of their own, and parts of them. */
export type AbilitySentence =
  | Exclude<Ability['kind'], ImposedAbility['kind'] | 'keyword' | 'static'>
  | 'by'
  | 'enchant'
  | 'from'
  | 'once';

/** What a language has for whole abilities. */
export interface AbilityLanguage extends ModesLanguage, TimingLanguage, TriggerLanguage {
  readonly abilities: SentencesOf<AbilitySentence>;
  readonly conditions: ConditionWording;
  readonly whereX: (amount: Amount) => string;
  readonly keyword: (ability: KeywordAbility) => string;
  readonly keywords: { readonly [K in Keyword]: string };
  readonly imposed: (ability: ImposedAbility, when: string) => Said;
  readonly always: (ability: AbilityOf<'static'>, words: GivenWords) => string;
  readonly cost: (cost: Cost) => string;
  /** What it does, in sentences. */
  readonly done: (
    effects: readonly Effect[],
    targets: Targets,
    words: GivenWords,
    of: Doing,
  ) => string;
  /** The sentence with what it is printed on. */
  readonly onHost: (sentence: string, host?: Host) => string;
}

/** The words of an ability that another gives, to a creature where no other host is told. */
export type GivenWords = (ability: Ability, host?: Host) => string;
