// The cards that have no file of their own, as far as lines and names come to need them.
import type { Card } from '#engine';
import { type CardPart, unpackCards } from '../../view/cardParts/cardPart.ts';
import { markOf, partOf } from '../../view/cardParts/places.ts';
import { beginningSo, namedAtStart } from '../../view/cardParts/search.ts';
import type { WordPart } from '../../view/cardParts/wordPart.ts';

/** So long a part is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** As many cards as one name may mean, and as many as are fetched for one that is none. */
const MOST_MEANT = 6;
const MOST_NEAR = 4;

/** What was looked for, as far as it came. */
interface Brought {
  readonly cards: readonly Card[];
  /** All that was asked for came. */
  readonly isWhole: boolean;
}

export class CardParts {
  readonly #beside: string;
  readonly #words: ReadonlySet<string>;
  readonly #fetched = new Map<string, Promise<unknown>>();

  /** `cards`: the address of the cards that have a file; `words`: the parts of the words there are. */
  constructor(cards: string, words: readonly string[]) {
    this.#beside = cards;
    this.#words = new Set(words);
  }

  /** The cards whose names these texts begin with, and such as may be meant where none is called so. */
  async named(texts: readonly string[]): Promise<Brought> {
    if (this.#words.size === 0) return NOTHING;
    const found = await Promise.allSettled(texts.map((text) => this.#meantBy(text)));
    return {
      cards: found.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
      isWhole: found.every(({ status }) => status === 'fulfilled'),
    };
  }

  /** Cards that somebody who has typed this far may mean, the likeliest first; rejects where they do not come. */
  async beginning(text: string, most: number): Promise<readonly Card[]> {
    return this.#withMarks(await beginningSo(text, this.#wordPart, most));
  }

  async #meantBy(text: string): Promise<readonly Card[]> {
    const [id = ''] = /^[a-z0-9-]+(?=\s*(?:,|$))/.exec(text) ?? [];
    const called = id === '' ? [] : await this.#withMarks([markOf(id)], (one) => one === id);
    if (called.length > 0) return called;
    const marks = await namedAtStart(text, this.#wordPart);
    if (marks.length > 0) return this.#withMarks(marks.slice(0, MOST_MEANT));
    const [name = ''] = text.split(',');
    return this.#withMarks(await beginningSo(name, this.#wordPart, MOST_NEAR));
  }

  async #withMarks(
    marks: readonly string[],
    isWanted: (id: string) => boolean = () => true,
  ): Promise<readonly Card[]> {
    const byPart = Map.groupBy(marks, partOf);
    const parts = await Promise.all(
      [...byPart].map(async ([part, own]) =>
        unpackCards(
          await this.#fetch<CardPart>(`${part}.json`),
          (id) => own.includes(markOf(id)) && isWanted(id),
        ),
      ),
    );
    const all = parts.flat();
    return marks.flatMap((mark) => all.filter(({ id }) => markOf(id) === mark));
  }

  readonly #wordPart = (part: string): Promise<WordPart | undefined> =>
    this.#words.has(part)
      ? this.#fetch<WordPart>(`names/${part}.json`)
      : Promise.resolve(undefined);

  /** Once; what did not come is fetched anew when it is asked for again. */
  #fetch<T>(file: string): Promise<T> {
    const before = this.#fetched.get(file);
    if (before !== undefined) return before as Promise<T>;
    const coming = fetchedFrom<T>(new URL(`../cards/${file}`, this.#beside));
    this.#fetched.set(file, coming);
    coming.catch(() => this.#fetched.delete(file));
    return coming;
  }
}

const NOTHING: Brought = { cards: [], isWhole: true };

async function fetchedFrom<T>(address: URL): Promise<T> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
