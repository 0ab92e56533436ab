import type { CardType } from '../engine.ts';

/**
 * How words about a name agree with it: its gender, and whether it is a plural. English has need of neither and says
 * the first.
 */
export const AGREEMENTS = ['m', 'f', 'mm', 'ff'] as const;
export type AgreementCode = (typeof AGREEMENTS)[number];

/** A name in a language: as it stands on a card or a label, and as a sentence has it, with its article. */
export interface NameInWords {
  /** `Bruto Boggart`, `Pedina Gatto Soldato` */
  readonly plain: string;
  /** `il Bruto Boggart`, `la pedina Gatto Soldato`; of a proper name, nothing but that. */
  readonly inSentence: string;
  readonly as: AgreementCode;
  /** Of several that are called the same, where the language can say so: `le creature 2/2`. */
  readonly several?: string;
}

/** How a language finds out what goes with a name. */
export interface NameWords {
  /** A name that is given: that of a card, or one that a scenario gives. `types` are what it is, where the name does not tell. */
  readonly given: (name: string, types: readonly CardType[]) => NameInWords;
  /** Of a token that has no name but its subtypes, in words. */
  readonly token: (subtypes: readonly string[]) => NameInWords;
  /** Of what has no name: a creature by its size, `3/2`; anything else by its types. */
  readonly described: (size: string | undefined, types: readonly CardType[]) => NameInWords;
}

/** Of several, or of one that is a plural. */
export const isMany = (as: AgreementCode): boolean => as.length === 2;

/** The same as grammars have it. */
export const agreementIn = (as: AgreementCode) =>
  ({ gender: as.startsWith('f') ? 'f' : 'm', number: isMany(as) ? 'many' : 'one' }) as const;

/** A proper name with a title: cards too call such a one by the first part of it, so that no comma parts a sentence. */
export const withoutTitle = (name: NameInWords): NameInWords => {
  const [first = '', ...title] = name.plain.split(', ');
  return title.length === 0 || name.inSentence !== name.plain
    ? name
    : { ...name, inSentence: first };
};

/** A name that stands as it is, wherever it stands. */
export const bareName = (plain: string): NameInWords => ({
  plain,
  inSentence: plain,
  as: 'm',
  several: plain,
});
