import type { Ability, Amount, Change, Keyword, Subject } from '../../engine.ts';
import type { Grammar, Phrase } from '../wording/grammar.ts';
import type { Said as Sentence, SentencesOf, Slots } from '../wording/pattern.ts';
import { sayKnown, trimmed } from '../wording/say.ts';
import type { GivenWords } from './abilityLanguage.ts';
import type { EffectContext } from './clauses.ts';
import type { ConditionWording } from './conditions.ts';
import type { Setting } from './filterLanguage.ts';
import type { Imposing } from './imposing.ts';
import type { NounPhrases } from './nounPhrases.ts';
import type { Duration, ImposedAbility, ReferenceWords } from './words.ts';

/** What a language has for changes: a sentence for each kind, and for what a language says of several in one. */
export interface ChangeLanguage {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly changes: SentencesOf<Change['kind'] | Piece>;
  /** What changes, as the subject of a sentence; of what is applied, as the effects before it spoke of it. */
  readonly who: (subject: Subject, voice?: EffectContext) => Phrase;
  /** The same behind a verb or a preposition. */
  readonly whom: (subject: Subject, speaking?: ReferenceWords) => Phrase;
  /** How it speaks where nothing was said before. */
  readonly plain: ReferenceWords;
  readonly amount: (amount: Amount, speaking: ReferenceWords) => string;
  /** `+X/+0` */
  readonly sizeChange: (power: Amount, toughness: Amount) => string;
  /** What X is, which stands last: `, where X is its power`. */
  readonly whereX: (amounts: readonly Amount[], said: ChangeContext) => string;
  readonly keyword: (keyword: Keyword) => string;
  /** Abilities, fit to follow a verb: `volare e “…”`. */
  readonly had: (abilities: readonly Ability[], words: ChangeContext['words']) => string;
  /** What is imposed on those that are named, and on those that the ability itself speaks of. */
  readonly imposed: (ability: ImposedAbility, of: Imposing) => Sentence;
  readonly imposedOnIts: (
    ability: ImposedAbility,
    when: string | undefined,
    setting?: Setting,
  ) => Sentence;
  /** What always is or is imposed, with the conditions under which it is so. */
  readonly conditioned: ConditionWording['conditioned'];
  /** How long, behind what lasts: ` until end of turn`. */
  readonly duration: (until: Duration, change: Change) => string;
  /** The time in which, of what is done or not done then: `this turn`. */
  readonly within: (until: Duration) => string | undefined;
  /** Changes of the same for the same time; `when` may stand in several of them. */
  readonly list: (parts: readonly ChangePart[], when: string | undefined) => string;
}

/** What is said of one change beside others. */
export interface ChangePart {
  readonly words: string;
  readonly said: Sentence;
  /** It has another subject than those beside it. */
  readonly isOwn: boolean;
  /** For how long it is so is said. */
  readonly isTimed: boolean;
}

/** Of whom a change is said, and for how long. */
export interface ChangeContext {
  /** What the ability says that changes; the line of a game names it itself. */
  readonly subject?: Subject;
  /** As the subject of the sentence: without words, where it was just named. */
  readonly who: Phrase;
  /** Behind a verb or a preposition. */
  readonly whom: Phrase;
  readonly speaking: ReferenceWords;
  /** The words of an ability that is granted. */
  readonly words: GivenWords;
  /** All abilities that are granted at once, where it is more than one. */
  readonly granted?: readonly Ability[];
  /** It begins now, for a time: what it makes of a thing, the thing becomes. */
  readonly lasts?: 'yes' | undefined;
  /** In a line of a game, which says how something is now, and not how long. */
  readonly told?: 'yes';
  /** The time in which something is done or not done: `this turn`. */
  readonly when?: string | undefined;
  /** Whom an effect has pointed at, as it speaks of them. */
  readonly setting?: Setting;
}

/** Sentences that are not of one kind of change, and parts of some. */
type Piece = 'becomes' | 'damaged' | 'inThatTime' | 'inTheirTurn' | 'ofPair' | 'orType';

export const sayChange = (
  name: Change['kind'] | Piece,
  slots: Slots,
  l: Pick<ChangeLanguage, 'changes' | 'grammar'>,
): Sentence => trimmed(sayKnown(l.changes, name, slots, l.grammar));
