/** What a reader answers with: plain form controls, of which each kind of answer takes one. */
export type Control =
  /** For each creature what it attacks. */
  | ({ readonly kind: 'attack' } & Declaring)
  /** For each creature what it blocks. */
  | ({ readonly kind: 'block' } & Declaring)
  /** `source`: the short name of what deals the damage. */
  | {
      readonly kind: 'division';
      readonly n: number;
      readonly source: string;
      readonly options: readonly Option[];
    }
  /** `rules`: by which of them it is not so, where that is asked as well. */
  | {
      readonly kind: 'truth';
      readonly yes: string;
      readonly no: string;
      readonly rules: readonly OfferedRule[] | undefined;
    }
  | { readonly kind: 'number' }
  /** `nothing`: what is said where none is picked. */
  | { readonly kind: 'pick'; readonly options: readonly Option[]; readonly nothing: string }
  /** Shuffled; each value is its place in the right order, or the first of its places. */
  | { readonly kind: 'order'; readonly options: readonly Option[] };

/** A rule to choose: its number, and what it says. */
export interface OfferedRule {
  readonly number: string;
  readonly says: string;
}

interface Declaring {
  readonly rows: readonly Row[];
  readonly words: DeclaringWords;
  /** What may be said of it besides; only boards of one's own have any. */
  readonly besides?: readonly Besides[];
}

/** `several`: any number of these; `one`: one or none, which is called so; `number`: so much. */
export type Besides = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'several'; readonly options: readonly BesidesOption[] }
  | { readonly kind: 'one'; readonly options: readonly BesidesOption[]; readonly none: string }
  | { readonly kind: 'number'; readonly most: number }
);

interface BesidesOption extends OnBoard {
  readonly value: string;
}

export interface DeclaringWords {
  /** How an answer is given on the board. */
  readonly hint: string;
  /** What is said of a creature that does nothing. */
  readonly none: string;
  /** The notation where no creature does anything. */
  readonly nothing: string;
}

interface Row extends OnBoard {
  readonly id: string;
  /** Whether it may do several of these, or only one. */
  readonly several: boolean;
  readonly options: readonly Choice[];
}

/** What stands on the board: its short name there, where it has one, and its name. */
interface OnBoard {
  readonly tag: string;
  readonly label: string;
}

interface Choice extends OnBoard {
  readonly value: string;
  /** `blocks A1`: what is then said of the creature. */
  readonly says: string;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Its short name, or a player's name, where it is something on the board. */
  readonly tag?: string;
}
