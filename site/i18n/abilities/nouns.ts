import type { Amount, CardType, Color, Filter, Reference, Subject } from '../../engine.ts';
import type { Agreement, GrammaticalNumber, Phrase } from '../wording/grammar.ts';
import type { CounterKind, DamageSort, EventPlayer } from './words.ts';

/** What the objects of a filter are, where nothing else is said of them. */
type Base = 'creature' | 'permanent' | 'source' | 'spell';

/** How a language makes noun phrases of what abilities speak of. */
export interface Nouns {
  /** One of them, with its article: `una creatura attaccante`. */
  readonly one: (filter: Filter, base?: Base) => Phrase;
  /** Every one of them: `tutte le creature`. */
  readonly every: (filter: Filter, base?: Base) => Phrase;
  /** The one that is known, with its article: `la creatura`. */
  readonly the: (filter: Filter, base?: Base) => Phrase;
  /** What they are, without an article: `creatura attaccante`. */
  readonly bare: (filter: Filter, base?: Base) => Phrase;
  /** Several of them, without an article: `creature attaccanti`. */
  readonly several: (filter: Filter, base?: Base) => Phrase;
  /** All of them: `le creature attaccanti`. */
  readonly all: (filter: Filter, base?: Base) => Phrase;
  /** What an ability is printed on, where it was just named. */
  readonly same: Phrase;
  /** As the subject of a sentence: where the language leaves out “you”, no words. */
  readonly reference: (reference: Reference) => Phrase;
  readonly player: (player: EventPlayer) => Phrase;
  /** `due`, `dos`: as many of what is so gendered. */
  readonly numeral: (n: number, of: Phrase) => string;
  /** `danno da combattimento`; of so much of it: `2 danni da combattimento`. */
  readonly damage: (sort: DamageSort, n?: number) => string;
  /** `un segnalino +1/+1` */
  readonly counters: (n: Amount, kind: CounterKind) => string;
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

/** Of whom a trigger is: what each of them does, any of them may do. */
export function anyOf(subject: Subject, nouns: Nouns): Phrase {
  if (subject.kind === 'all') return nouns.one(subject.filter);
  if (subject.reference === 'eachOpponent') return nouns.player('opponent');
  if (subject.reference === 'eachPlayer') return nouns.player('player');
  return nouns.reference(subject.reference);
}
