/** A set on paper and in files for other systems. */
export interface ExportWords {
  /** The row that offers it. */
  readonly title: string;
  readonly lead: string;
  readonly print: string;
  readonly formats: { readonly [F in ExportFormat]: string };
  readonly inBrowser: ExportingWords;
}

export const EXPORT_FORMATS = ['anki', 'gift', 'moodle', 'qti', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What is said while it is made, and in what is made. */
export interface ExportingWords {
  /** With {k} and {n} for the script to fill in, as below. */
  readonly loading: string;
  /** In {file}. */
  readonly made: string;
  /** On paper. */
  readonly laid: string;
  /** Stands before the boards that are left out. */
  readonly missing: string;
  /** Where there is nothing to make anything of. */
  readonly nothing: string;
  /** What of a set another system does not mark, said before the file is made: {k} of {n} in {system}, {list}. */
  readonly byHand: string;
  /** Saves it all the same. */
  readonly goOn: string;
  /** Each who is asked gets another order only if that is switched on there. */
  readonly shuffleThere: string;
  /** Heads what there is no more. */
  readonly leftOut: string;
  readonly boards: string;
  /** A question by its number. */
  readonly numbered: string;
  /** A place in an order by its number. */
  readonly place: string;
  /** How an answer is typed as numbers, where the choices of {rows} hang on each other. */
  readonly code: string;
  /** The same of shares. */
  readonly shares: string;
  /** The option that no other is right. */
  readonly none: string;
  readonly answer: string;
  readonly rules: string;
  /** Heads the mistakes by which it is answered otherwise. */
  readonly otherwise: string;
  /** Of an option that is part of what {mistake} answers. */
  readonly chosenBy: string;
  /** Heads the answers. */
  readonly key: string;
  /** Heads the {n} right ways, where there are few. */
  readonly allRight: string;
  /** How a question is answered on paper. */
  readonly ways: {
    readonly [W in 'one' | 'several' | 'number' | 'declaration' | 'division' | 'order']: string;
  };
  readonly name: string;
  readonly day: string;
}
