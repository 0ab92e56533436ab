import type { Change, Filter, Keyword, Step } from '../../engine.ts';
import type { CounterKind, DamageSort, Moment, Skippable } from '../abilities/words.ts';
import type { EventOf } from '../messages.ts';
import type { UnpaidWords } from '../unpaidWords.ts';
import type { GrammaticalNumber, Phrase } from '../wording/grammar.ts';
import type { Slots } from '../wording/pattern.ts';
import type { DamageLanguage } from './damage.ts';
import type { Sentences } from './planning.ts';

/** What a language has for the lines of a game: its sentences, its grammar, and words for what they name. */
export interface EventLanguage extends DamageLanguage {
  readonly sentences: Sentences;
  readonly lexicon: EventLexicon;
}

/** Words for what events name that is neither an object nor a player. */
export interface EventLexicon {
  /** A step under the names that the sentences use: `title`, as it stands alone, and `step`, within a sentence. */
  readonly step: (step: Step) => Slots;
  readonly skipped: { readonly [S in Skippable]: string };
  readonly moment: (at: Moment) => string;
  readonly keywords: { readonly [K in Keyword]: string };
  readonly counter: (kind: CounterKind) => string;
  readonly counters: (n: number, kind: CounterKind) => string;
  readonly damage: (sort: DamageSort) => string;
  /** Sources that fit. */
  readonly sources: (filter: Filter) => string;
  readonly mark: (mark: EventOf<'marked'>['mark'], number: GrammaticalNumber) => string;
  /** What an effect of `by` changes, as a sentence. */
  readonly changed: (change: Change, who: Phrase, by: Phrase) => string;
  readonly unpaid: UnpaidWords;
}
