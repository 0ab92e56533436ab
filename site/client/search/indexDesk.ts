// The index of one language in the worker: fetched in its parts, and asked.
import type { FirstPart } from '../../search/forms.ts';
import { PageIndex } from '../../search/pageIndex.ts';
import { readFirst, readTexts } from '../../search/readPart.ts';
import { stemIn } from '../../search/stemmers.ts';
import { dated } from './dated.ts';
import type { SearchReply, SearchRequest, SearchTrouble } from './protocol.ts';

type Beginning = Extract<SearchRequest, { readonly kind: 'begin' }>;
type Kept = 'default' | 'no-cache';

/** So long a part is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** So many cards are told that no board here has. */
const MOST_CARDS = 5;

export class IndexDesk {
  readonly #beginning: Beginning;
  readonly #tell: (reply: SearchReply) => void;
  readonly #asked: () => string;
  #index: PageIndex | undefined;
  #cardWords: string | undefined;
  #trouble: SearchTrouble | undefined;

  /** `asked`: what is to be found by now. */
  constructor(beginning: Beginning, tell: (reply: SearchReply) => void, asked: () => string) {
    this.#beginning = beginning;
    this.#tell = tell;
    this.#asked = asked;
  }

  /** Both parts, one after the other, so that the first has the connection for itself; what fails is told. */
  async load(kept: Kept): Promise<void> {
    const stemming = stemIn(this.#beginning.language);
    // Whoever waits for it hears that it failed.
    stemming.catch(() => {});
    const first = await this.#first(kept);
    if (first === undefined) return;
    try {
      this.#index = new PageIndex(first, await stemming);
    } catch {
      this.#tell({ kind: 'failed', why: 'missing' });
      return;
    }
    this.#trouble = undefined;
    this.answer();
    await this.#addTexts(first, kept);
    this.answer();
    // What was asked for before it was known where cards are looked for.
    await this.findCards();
  }

  /** Tells what is found for what is asked, as far as the index is there. */
  answer(): void {
    if (this.#index === undefined) return;
    const text = this.#asked();
    this.#tell({
      kind: 'found',
      text,
      pages: this.#index.find(text).map((page) => dated(page, this.#beginning.language)),
      searched: this.#index.isWhole ? 'all' : 'names',
      ...(this.#trouble === undefined ? {} : { trouble: this.#trouble }),
    });
  }

  /** Tells cards with such a name that no board here has; where they don't come, nobody misses them. */
  async findCards(): Promise<void> {
    const text = this.#asked();
    if (this.#cardWords === undefined || text.trim().length < 3) return;
    try {
      const { cardsCalled } = await import('./cardsCalled.ts');
      const { language, base } = this.#beginning;
      const words = this.#cardWords.split(' ');
      const cards = await cardsCalled(text, { language, base, words, most: MOST_CARDS });
      if (text === this.#asked()) this.#tell({ kind: 'cards', text, cards });
    } catch {
      // What was found stays as it is.
    }
  }

  async #first(kept: Kept): Promise<FirstPart | undefined> {
    const text = await this.#fetched('first.json', kept);
    const read = text === undefined ? undefined : readFirst(text);
    if (read?.kind === 'part') return read.part;
    this.#tell({ kind: 'failed', why: read?.why ?? 'missing' });
    return undefined;
  }

  async #addTexts(first: FirstPart, kept: Kept): Promise<void> {
    const text = await this.#fetched('texts.json', kept);
    const read = text === undefined ? undefined : readTexts(text, first);
    if (read?.kind !== 'part') this.#trouble = read?.why ?? 'missing';
    else if (this.#index?.addTexts(read.part)) this.#cardWords = read.part.cardWords;
    else this.#trouble = 'cut';
  }

  async #fetched(name: string, kept: Kept): Promise<string | undefined> {
    try {
      const address = `${this.#beginning.root}search/${name}`;
      const response = await fetch(address, {
        signal: AbortSignal.timeout(PATIENCE),
        cache: kept,
      });
      return response.ok ? await response.text() : undefined;
    } catch {
      return undefined;
    }
  }
}
