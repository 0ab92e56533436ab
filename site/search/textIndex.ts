// How a kept library searches words: the same for what the build writes down and for what a browser reads.
import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';
import type { IndexedPage } from './forms.ts';
import { type Stem, wordsOf } from './wordsOf.ts';

/** Words as they are indexed. */
export interface WordForms {
  readonly stem: Stem;
  /** Words that say nothing. */
  readonly empty: ReadonlySet<string>;
}

/** How good each page is, by its place, for one thing that is looked for. */
export type Scores = ReadonlyMap<number, number>;

const WEIGHTS = { name: 2, also: 1.5, line: 1 } as const;

/** What stands on pages, by their places, as it is written down. */
export function writtenTexts(texts: readonly string[], wording: WordForms): AsPlainObject {
  const index = new MiniSearch(optionsOf(['text'], wording));
  index.addAll(texts.flatMap((text, id) => (text === '' ? [] : [{ id, text }])));
  return index.toJSON();
}

/** What was written down, to be searched; undefined where it is damaged. */
export function readTexts(written: AsPlainObject, wording: WordForms): TextIndex | undefined {
  try {
    return new TextIndex(MiniSearch.loadJS(written, optionsOf(['text'], wording)), { text: 1 });
  } catch {
    return undefined;
  }
}

const optionsOf = (fields: string[], { stem, empty }: WordForms): Options => ({
  fields,
  tokenize: (text) => [...wordsOf(text)],
  processTerm: (word) => (empty.has(word) ? null : stem(word)),
  // What is asked for comes as stems.
  searchOptions: { tokenize: (text) => text.split(' '), processTerm: (word) => word },
});

/** How a stem may differ from what stands there. */
export type Likeness = 'same' | 'begins' | 'slip';

export class TextIndex {
  readonly #index: MiniSearch;
  readonly #boost: Readonly<Record<string, number>>;

  constructor(index: MiniSearch, boost: Readonly<Record<string, number>>) {
    this.#index = index;
    this.#boost = boost;
  }

  /** How good pages are for any of these: stems, of which several with a space between must all be there. */
  scores(sought: readonly string[], likeness: Likeness): Scores {
    const queries: Query[] = sought.map((stems) => ({
      queries: [stems],
      combineWith: 'AND',
      ...HOW[likeness](stems),
    }));
    const results = this.#index.search(
      { queries, combineWith: 'OR' },
      { boost: this.#boost, bm25: { k: 1.2, b: 0.6, d: 0.5 } },
    );
    return new Map(results.map(({ id, score }) => [id, score]));
  }

  /** Stems that stand there and may be meant by one that does not. */
  near(stem: string): ReadonlySet<string> {
    const fuzzy = slipsIn(stem);
    if (fuzzy === 0) return new Set();
    const results = this.#index.search(stem, { fuzzy, prefix: false });
    return new Set(results.flatMap(({ terms }) => terms));
  }
}

/** So many letters of a word may be slips: none of the shortest, one of every five. */
export const slipsIn = (stem: string): number =>
  stem.length < 4 ? 0 : Math.min(2, Math.ceil(stem.length / 5));

const HOW = {
  same: () => ({ prefix: false, fuzzy: false }),
  begins: () => ({ prefix: true, fuzzy: false, weights: { prefix: 0.6, fuzzy: 0 } }),
  slip: (stem: string) => ({
    prefix: true,
    fuzzy: slipsIn(stem),
    weights: { prefix: 0.5, fuzzy: 0.4 },
  }),
} as const satisfies Readonly<Record<Likeness, (stem: string) => object>>;

/** Searches names and lines; made where it is used, which takes less than it would take to send it. */
export class NamesIndex extends TextIndex {
  readonly #names: MiniSearch;

  constructor(wording: WordForms) {
    const names = new MiniSearch(optionsOf(Object.keys(WEIGHTS), wording));
    super(names, WEIGHTS);
    this.#names = names;
  }

  /** Further pages, the first of them at this place. */
  add(pages: readonly IndexedPage[], at: number): void {
    this.#names.addAll(
      pages.map(([, , name, line, also], nth) => ({ id: at + nth, name, line, also })),
    );
  }
}
