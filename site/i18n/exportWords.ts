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
  readonly boards: string;
  /** A question by its number. */
  readonly numbered: string;
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
  /** How a question is answered on paper. */
  readonly ways: {
    readonly [W in 'one' | 'several' | 'number' | 'declaration' | 'division' | 'order']: string;
  };
  readonly name: string;
  readonly day: string;
}
