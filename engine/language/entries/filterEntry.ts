/** A word of a filter, as data that needs no parser. */
export interface FilterEntry {
  /** Of what it can be asked: whatever has characteristics, permanents, or creatures alone; what holds filters is of none. */
  readonly of: 'characteristics' | 'permanents' | 'creatures' | 'filters';
  /** What may stand under it; `filter.ts` has the form of each. */
  readonly takes: FilterTakes;
  /** Something that may, as a file has it. */
  readonly example: unknown;
  /** What it says, in a line for whoever writes it in an editor. */
  readonly means: string;
  /** A line for a board can't say it; else it says what is so or not by the name of the word. */
  readonly line?: 'none';
}

export type FilterTakes =
  | 'attacked'
  | 'blocked'
  | 'cardType'
  | 'color'
  | 'comparison'
  | 'controller'
  | 'counter'
  | 'designation'
  | 'filters'
  | 'keyword'
  | 'subtype'
  | 'supertype'
  | 'yes'
  | 'yesOrNo';
