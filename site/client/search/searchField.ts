// What both fields share: what is typed is found, what came is told, what failed can be tried again.
import type { SearchBrowserWords } from '../../i18n/searchWords.ts';
import type { FoundPage } from '../../search/pageIndex.ts';
import { keepIndex } from './keepIndex.ts';
import type { OtherCard, SearchReply, SearchTrouble } from './protocol.ts';
import { type FoundThing, resultsOf } from './results.ts';
import { Searcher } from './searcher.ts';

/** What comes late is said to come, in milliseconds; nobody is told of what is there at once. */
const LATE = 400;

export class SearchField {
  /** How many there are, or why there are none: read out as it changes. */
  readonly status = document.createElement('p');
  readonly #input: HTMLInputElement;
  readonly #words: SearchBrowserWords;
  readonly #show: (found: readonly FoundThing[]) => void;
  readonly #searcher = new Searcher((reply) => this.#hear(reply));
  #pages: readonly FoundPage[] = [];
  #cards: readonly OtherCard[] = [];
  #isThere = false;

  constructor(
    input: HTMLInputElement,
    words: SearchBrowserWords,
    show: (found: readonly FoundThing[]) => void,
  ) {
    this.#input = input;
    this.#words = words;
    this.#show = show;
    this.status.role = 'status';
    this.status.className = 'found-status';
  }

  /** With what has been typed by now. */
  begin(): void {
    this.#input.addEventListener('input', () => this.find());
    setTimeout(() => {
      if (!this.#isThere && this.#typed !== '') this.#say(this.#words.loading);
    }, LATE);
    this.find();
  }

  /** What is in the field; where nothing is, what searches is loaded all the same. */
  find(): void {
    this.#cards = [];
    this.#searcher.find(this.#typed);
    if (this.#typed === '') this.#tellNothing();
  }

  get #typed(): string {
    return this.#input.value.trim();
  }

  #tellNothing(): void {
    this.#show([]);
    this.#say(this.#words.begin);
  }

  #hear(reply: SearchReply): void {
    this.#isThere = true;
    switch (reply.kind) {
      case 'failed':
        this.#show([]);
        this.#fail(this.#words.failed[reply.why]);
        return;
      case 'found':
        if (reply.searched === 'all') keepIndex();
        if (reply.text !== this.#typed) return;
        this.#pages = reply.pages;
        this.#tell(reply.trouble);
        return;
      case 'cards':
        if (reply.text !== this.#typed || reply.cards.length === 0) return;
        this.#cards = reply.cards;
        this.#tell(undefined);
        return;
      default:
        reply satisfies never;
    }
  }

  #tell(trouble: SearchTrouble | undefined): void {
    if (this.#typed === '') {
      this.#tellNothing();
      return;
    }
    const found = resultsOf(this.#pages, this.#cards, this.#words);
    this.#show(found);
    if (trouble !== undefined) this.#fail(this.#words.namesOnly);
    else this.#say(this.#count(found.length));
  }

  #count(n: number): string {
    if (n === 0) return this.#words.none.replace('{text}', () => shortened(this.#typed));
    return n === 1 ? this.#words.foundOne : this.#words.found.replace('{n}', `${n}`);
  }

  #say(text: string): void {
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  #fail(text: string): void {
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = this.#words.again;
    again.addEventListener('click', () => {
      this.#say(this.#words.loading);
      this.#input.focus();
      this.#searcher.again(this.#typed);
    });
    this.status.replaceChildren(text, ' ', again);
  }
}

const MOST_SAID = 60;
const shortened = (text: string): string =>
  text.length > MOST_SAID ? `${[...text].slice(0, MOST_SAID).join('')}…` : text;
