import type { Amount, CardType, Color, Filter, Reference, Step, Subject } from '../../engine.ts';
import {
  type Agreement,
  type GrammaticalNumber,
  type Phrase,
  phrase,
  wordsOf,
} from '../wording/grammar.ts';
import type { Setting } from './filterLanguage.ts';
import type { CounterKind, DamageSort, EventPlayer, ReferenceWords } from './words.ts';

/** What the objects of a filter are, where nothing else is said of them. */
type Base = 'creature' | 'permanent' | 'source' | 'spell';

type Noun = (filter: Filter, base?: Base, setting?: Setting) => Phrase;

/** How a language makes noun phrases of what abilities speak of. */
export interface NounPhrases {
  /** One of them, with its article: `una creatura attaccante`. */
  readonly one: Noun;
  /** Every one of them: `tutte le creature`. */
  readonly every: Noun;
  /** The one that is known, with its article: `la creatura`. */
  readonly the: (filter: Filter, base?: Base) => Phrase;
  /** What they are, without an article: `creatura attaccante`. */
  readonly bare: Noun;
  /** Several of them, without an article: `creature attaccanti`. */
  readonly several: Noun;
  /** All of them: `le creature attaccanti`; where a language has no article there, `attacking creatures`. */
  readonly all: Noun;
  /** What an ability is printed on, where it was just named. */
  readonly same: Phrase;
  /** As what something is said to be, without a noun that goes without saying: `monstrous`. */
  readonly state: (filter: Filter) => string;
  /** As the subject of a sentence: where the language leaves out “you”, no words. */
  readonly reference: (reference: Reference) => Phrase;
  /** The same as the ability speaks of it by now: `same` where that is a pronoun. */
  readonly spoken: (reference: Reference, speaking: ReferenceWords) => Phrase;
  readonly player: (player: EventPlayer) => Phrase;
  /** Without an article: `sottofase finale`. */
  readonly step: (step: Step) => Phrase;
  /** `due`, `dos`, `altrettante`: as many of what is so gendered. */
  readonly numeral: (n: Amount, of: Agreement) => string;
  /** What its kind is called, as sentences about counters need it. */
  readonly counter: (kind: CounterKind) => string;
  /** `a +1/+1 counter`, `due segnalini carica` */
  readonly counters: (n: Amount, kind: CounterKind) => string;
  /** As abilities of the language write it: `2R`, `{2}{R}`. */
  readonly mana: (mana: string) => string;
  /** `danno da combattimento`; of so much of it: `2 danni da combattimento`. */
  readonly damage: (sort: DamageSort, n?: number) => string;
  /** `rosso e bianco`, as one or several are; of no colors, nothing. */
  readonly colors: (colors: readonly Color[], as: Agreement) => string;
  /** What one or several are made: `una creatura artefatto Golem 2/2`, `Isole`. */
  readonly kinds: (of: Kinds, number: GrammaticalNumber) => string;
}

/** What something is, in words of its type line; and its size: `2/2`. */
export interface Kinds {
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly size?: string | undefined;
}

/** So many of them: `a creature`, `two creatures`. */
export const someOf = (
  n: Amount,
  filter: Filter,
  nouns: NounPhrases,
  setting?: Setting,
): Phrase => {
  const several = nouns.several(filter, 'permanent', setting);
  return n === 1
    ? nouns.one(filter, 'permanent', setting)
    : phrase(`${nouns.numeral(n, several)} ${wordsOf(several)}`, several);
};

/** Of whom a trigger is: what each of them does, any of them may do. */
export function anyOf(subject: Subject, nouns: NounPhrases): Phrase {
  if (subject.kind === 'all') return nouns.one(subject.filter);
  if (subject.reference === 'eachOpponent') return nouns.player('opponent');
  if (subject.reference === 'eachPlayer') return nouns.player('player');
  return nouns.reference(subject.reference);
}

/** Of whom what always is is said: `le creature che controlli`. */
export const allOf = (subject: Subject, nouns: NounPhrases): Phrase =>
  subject.kind === 'all'
    ? nouns.all(subject.filter, 'permanent')
    : nouns.reference(subject.reference);
