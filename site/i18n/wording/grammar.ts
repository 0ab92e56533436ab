/** How many a noun speaks of. */
export type GrammaticalNumber = 'one' | 'many';

/**
 * How a verb tells what is done: as an order, as a fact, as what may be (`sea` for `es`), as something to do, and as
 * what somebody is made to do.
 */
export type Mood = 'caused' | 'indicative' | 'infinitive' | 'order' | 'subjunctive';

/** What words about a noun agree with. `host` is what an ability is printed on, where that is named only at the end. */
export interface Agreement {
  readonly gender: 'm' | 'f' | 'host';
  readonly number: GrammaticalNumber;
  readonly mood?: Mood | undefined;
  /** What it is done to hangs on the verb: `gírala`. */
  readonly hung?: true;
  /** Who is made to do it, where a language says that behind the verb. */
  readonly caused?: Phrase;
  /** Whom a sentence speaks to. */
  readonly person?: 'you';
}

/**
 * What those around words have to know of them besides what agrees: it travels with the words, so that nobody looks for
 * it in them.
 */
export const TRAITS = [
  /** They tell of it in a clause, and are long: `that you control`. */
  'clause',
  /** All of them: `all creatures`. */
  'every',
  /** It is said that you may. */
  'may',
  /** They have a pause in them. */
  'pause',
  /** It was just named, so that the language may leave it out. */
  'known',
  /** A player who is described here. */
  'player',
  /** For which a pronoun is enough. */
  'pronoun',
  /** What the ability is printed on is named. */
  'self',
  /** It stands in front of its verb, although it was just named. */
  'subject',
  /** It is only pointed at: `that creature`. */
  'that',
  /** For how long it is so is said. */
  'time',
  /** A card in your graveyard. */
  'yourGraveyard',
] as const;

export type Trait = (typeof TRAITS)[number];

/** A form of words, by what is known of them. */
export type Form = (words: string, of?: Traited) => string;

type Traited = Partial<Agreement> & { readonly traits?: readonly Trait[] };

/** Somebody or something that a sentence speaks of, as a plan hands it over. */
export interface Phrase extends Agreement {
  /** The words, each part of a row put into the form that the sentence needs: `del Bruto e della Guardia`. */
  readonly inForm: (form: Form) => string;
  readonly traits?: readonly Trait[];
  /** What conditions of sentences call it, where that is not its number: `you`, `self`. */
  readonly is?: string;
}

/** What a language does to words that are put into its sentences; that is all of its grammar that sentences need. */
export interface Grammar {
  /** By name, as patterns call them: `{of|di}`. */
  readonly forms: { readonly [form: string]: Form };
  /** A verb as its subject wants it, given as that of one: `viene`, `è`. */
  readonly verb: (one: string, as: Agreement) => string;
  /** Whether the grammar knows that form of a verb; tests ask it of every sentence. */
  readonly knows?: (verb: string, mood: Mood) => boolean;
  /** A word that agrees, given in the masculine singular: `bloccato`. */
  readonly agree: (word: string, as: Agreement) => string;
  /** `un segnalino` as it is; of more, the number before their noun: `due segnalini`. */
  readonly numbered: (n: number, aOne: string, many: string) => string;
}

/** Words that are the same in every form but for what stands before them. */
export const phrase = (words: string, as: Omit<Phrase, 'inForm'>): Phrase => ({
  ...as,
  inForm: (form) => form(words, as),
});

/** The words as they are. */
export const wordsOf = (one: Phrase): string => one.inForm((words) => words);

export const isA = (trait: Trait, { traits = [] }: Pick<Phrase, 'traits'>): boolean =>
  traits.includes(trait);
