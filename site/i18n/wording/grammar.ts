/** How many a noun speaks of. */
export type GrammaticalNumber = 'one' | 'many';

/** What words about a noun agree with. `host` is what an ability is printed on, where that is named only at the end. */
export interface Agreement {
  readonly gender: 'm' | 'f' | 'host';
  readonly number: GrammaticalNumber;
  /** Of what may be, rather than what is: `sea` for `es`. */
  readonly mood?: 'subjunctive';
  /** Whom a sentence speaks to. */
  readonly person?: 'you';
}

/** Somebody or something that a sentence speaks of, as a plan hands it over. */
export interface Phrase extends Agreement {
  /** The words, each part of a row put into the form that the sentence needs: `del Bruto e della Guardia`. */
  readonly inForm: (form: (words: string) => string) => string;
  /** What conditions of sentences call it, where that is not its number: `you`, `self`. */
  readonly is?: string;
}

/** What a language does to words that are put into its sentences; that is all of its grammar that sentences need. */
export interface Grammar {
  /** By name, as patterns call them: `{of|di}`. */
  readonly forms: { readonly [form: string]: (words: string) => string };
  /** A verb as its subject wants it, given as that of one: `viene`, `è`. */
  readonly verb: (one: string, as: Agreement) => string;
  /** A word that agrees, given in the masculine singular: `bloccato`. */
  readonly agree: (word: string, as: Agreement) => string;
  /** `un segnalino` as it is; of more, the number before their noun: `due segnalini`. */
  readonly numbered: (n: number, aOne: string, many: string) => string;
}

/** Words that are the same in every form but for what stands before them. */
export const phrase = (words: string, as: Agreement & Pick<Phrase, 'is'>): Phrase => ({
  ...as,
  inForm: (form) => form(words),
});
