// A page whose round is dealt in the browser: what a link lists, or the five of the day.
import type { DealNotes } from '../i18n/dealWords.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { catalogueAt } from './catalogue.ts';
import { newSeed } from './deal/chance.ts';
import { dailyFive, dayOf } from './deal/daily.ts';
import { dealt } from './deal/deal.ts';
import {
  aimIn,
  isMade,
  type MadeName,
  madeNameIn,
  seedsFrom,
  textAt,
  withSeed,
} from './deal/made.ts';
import { OWN } from './deal/own.ts';
import { ownSeed } from './deal/ownSeed.ts';
import { itemText, type ReadLink, readLink, type SetLink } from './deal/setLink.ts';
import { Retry } from './retry.ts';
import { keptRound } from './roundMemory.ts';

/** What is asked, under what it is kept, and what has to be said of it. */
interface Deal {
  readonly key: string;
  readonly title: string;
  readonly items: readonly CatalogueItem[];
  readonly notes: readonly string[];
  readonly order?: SetLink['order']['kind'];
  /** What of it there is no more, by name. */
  readonly gone?: readonly string[];
  /** On which day it was due for review, so that each board says why it is asked. */
  readonly review?: string | undefined;
  /** What is asked after the first, where that is not known yet. */
  readonly later?: Promise<readonly CatalogueItem[]>;
}

class Dealt extends HTMLElement {
  readonly #retry = new Retry(() => void this.#deal());

  connectedCallback(): void {
    this.#beginAhead();
    void this.#deal();
    if (this.dataset.kind !== 'daily') addEventListener('hashchange', () => void this.#deal());
  }

  /**
   * What a round and its boards need is loaded beside what tells which they are; where somebody chooses from a list first,
   * as soon as they come to it.
   */
  #beginAhead(): void {
    const begin = (): void => {
      asksSoon();
      if (this.dataset.kind === 'boards') void this.#beginMaking();
    };
    const list = document.querySelector('.aims');
    if (this.dataset.kind === 'daily' || location.hash !== '') begin();
    else
      for (const come of ['pointerover', 'focusin'])
        list?.addEventListener(come, begin, { once: true });
  }

  async #beginMaking(): Promise<void> {
    const made = await import('./boards/madePage.ts').catch(() => undefined);
    made?.beginMaking(this.#boardsPage);
  }

  /** Where boards are made in this language. */
  get #boardsPage(): string {
    return `${this.dataset.root}practice/boards/`;
  }

  async #deal(): Promise<void> {
    // What is dealt has its room from now on.
    if (location.hash.length > 1) document.documentElement.dataset.led = '';
    const catalogue = await catalogueAt(this.dataset.items ?? '').catch(() => undefined);
    if (catalogue === undefined) {
      this.#fail();
      return;
    }
    this.#retry.done();
    const deal = await this.#dealFrom(catalogue);
    if (deal === 'failed') {
      this.#fail();
      return;
    }
    this.#say(deal.notes);
    this.#call(deal.title);
    this.#ask(deal);
  }

  #dealFrom(catalogue: readonly CatalogueItem[]): Deal | Promise<Deal | 'failed'> {
    switch (this.dataset.kind) {
      case 'own':
        return this.#own(catalogue);
      case 'boards':
        return this.#boards(catalogue);
      default:
        return this.#daily(catalogue);
    }
  }

  /** Boards for one aim, from the seed in the address on; a new one where it has none. */
  async #boards(catalogue: readonly CatalogueItem[]): Promise<Deal | 'failed'> {
    const nothing = { key: '', title: '', items: [], notes: [] };
    const text = location.hash.replace(/^#(q-)?/, '');
    if (text === '') return nothing;
    const name = madeNameIn(text);
    const base = name && aimIn(name, catalogue);
    if (name === undefined || base === undefined)
      return { ...nothing, notes: [this.#notes.unknown] };
    const seed = name.seed.kind === 'seed' ? name.seed.text : newSeed();
    // The address led to the aim's place in the list; what is asked stands above it.
    scrollTo({ top: 0 });
    const first = textAt(withSeed(base, seed).at);
    history.replaceState(history.state, '', `#q-${first}`);
    const key = `/practice/boards/ ${first}`;
    const seeds = seedsFrom(seed);
    // Whoever comes back goes on where they were, which may be at any of them.
    const isBegun = keptRound(key) !== undefined;
    const known = isBegun ? this.#apart(name, seeds) : this.#first(name, seed, first);
    const made = await known.catch(() => undefined);
    if (made === undefined) return 'failed';
    const items = (some: readonly string[]): readonly CatalogueItem[] =>
      some.map((one) => withSeed(base, one));
    return {
      ...nothing,
      key,
      title: base.title,
      items: items([...made, ...seeds.slice(made.length)]),
      ...(made.length < seeds.length && { later: this.#apart(name, seeds).then(items) }),
    };
  }

  /** The seed, with its board drawn; the next one where it gives none. */
  async #first(name: MadeName, seed: string, text = ''): Promise<readonly string[]> {
    const { drawAhead } = await import('./boards/madePage.ts');
    return drawAhead(this.#boardsPage, text).then(
      () => [seed],
      () => this.#apart(name, [seed]),
    );
  }

  async #apart(name: MadeName, seeds: readonly string[]): Promise<readonly string[]> {
    const { seedsApart } = await import('./boards/madePage.ts');
    return seedsApart(this.#boardsPage, name, seeds);
  }

  #daily(catalogue: readonly CatalogueItem[]): Deal {
    const day = dayOf(new Date());
    return {
      key: `/practice/daily/ ${day}`,
      title: (this.dataset.heading ?? '').replace('{day}', this.#dayInWords()),
      items: dailyFive(day, catalogue),
      notes: [],
    };
  }

  #own(catalogue: readonly CatalogueItem[]): Deal {
    const read = readLink(location.hash);
    if (read.kind !== 'link')
      return { key: '', title: '', items: [], notes: this.#problemOf(read) };
    const { link, unread } = read;
    const { items, changed, gone } = dealt(link, catalogue, ownSeed());
    const lost = gone.map((item) => ({
      isOwn: item.slug === OWN,
      name:
        item.slug === OWN
          ? this.#notes.ownBoard.replace('{k}', `${link.items.indexOf(item) + 1}`)
          : item.slug,
    }));
    const namesOf = (isOwn: boolean): readonly string[] =>
      lost.flatMap((one) => (one.isOwn === isOwn ? [one.name] : []));
    const notes: readonly (readonly [note: keyof DealNotes, list: readonly string[]])[] = [
      ['unread', unread],
      ['gone', namesOf(false)],
      ['ownCut', namesOf(true)],
      ['changed', changed.map(({ title }) => title)],
    ];
    const said = notes
      .filter(([, list]) => list.length > 0)
      .map(([note, list]) => this.#notes[note].replace('{list}', list.join(', ')));
    return {
      key: `/practice/own/ ${link.title} ${link.items.map(itemText).join()}`,
      title: link.title,
      order: link.order.kind,
      items,
      gone: [...unread, ...lost.map(({ name }) => name)],
      review: link.review,
      notes: items.length === 0 ? [...said, this.#notes.nothingLeft] : said,
    };
  }

  #problemOf(read: Exclude<ReadLink, { kind: 'link' }>): readonly string[] {
    switch (read.kind) {
      case 'empty':
        return [];
      case 'version':
        return [this.#notes.version.replace('{version}', read.version)];
      case 'mangled':
        return [this.#notes.mangled];
    }
  }

  #ask({ key, title, items, order, gone, review, later }: Deal): void {
    this.querySelector('r509-round')?.remove();
    const empty = this.querySelector<HTMLElement>('.dealt-empty');
    if (empty) empty.hidden = items.length > 0;
    const made = this.querySelector('template')?.content.cloneNode(true);
    if (items.length === 0 || !(made instanceof DocumentFragment)) return;
    const round = made.querySelector<HTMLElement>('r509-round');
    if (round === null) return;
    round.dataset.key = key;
    if (this.dataset.kind === 'boards') round.dataset.endless = '/practice/boards/';
    if (items.some(isMade)) void this.#beginMaking();
    const addressOf = ({ at }: CatalogueItem): string => `${this.dataset.root}${at.slice(1)}`;
    round.dataset.boards = JSON.stringify(items.map(addressOf));
    round.dataset.titles = JSON.stringify(items.map((item) => item.title));
    round.dataset.gone = JSON.stringify(gone ?? []);
    Object.assign(round.dataset, { title, order: order ?? 'asListed' });
    this.append(made);
    import('./roundStart.ts').catch(() => this.#fail());
    if (review !== undefined) tellWhys(round, review);
    later?.then(
      (all) => tellLater(round, all.map(addressOf)),
      // Then some of them may be alike.
      () => {},
    );
  }

  /** It is tried again by itself, and by request. */
  #fail(): void {
    this.#say([this.#notes.failed]);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = this.#notes.retry;
    button.addEventListener('click', () => void this.#deal());
    this.querySelector('.dealt-notes')?.append(button);
    this.#retry.later();
  }

  #say(notes: readonly string[]): void {
    const said = notes.map((note) => {
      const line = document.createElement('p');
      line.textContent = note;
      return line;
    });
    this.querySelector('.dealt-notes')?.replaceChildren(...said);
  }

  #call(title: string): void {
    const heading = document.querySelector('h1');
    if (title === '' || heading === null) return;
    heading.textContent = title;
    document.title = document.title.replace(/^.*(?= · )/, title);
  }

  #dayInWords(): string {
    const { lang } = document.documentElement;
    return new Date().toLocaleDateString(lang, { day: 'numeric', month: 'long' });
  }

  get #notes(): DealNotes {
    return JSON.parse(this.dataset.notes ?? '{}');
  }
}

/** What every round needs; that it can't be had is told where it is needed. */
function asksSoon(): void {
  dispatchEvent(new Event('asks-soon'));
  import('./roundStart.ts').catch(() => {});
}

/** Why each board of a review is asked: its place is there before anybody knows, so that nothing moves. */
function tellWhys(round: HTMLElement, day: string): void {
  const place = document.createElement('p');
  place.className = 'wrap round-why';
  place.role = 'status';
  round.querySelector('.asking')?.before(place);
  import('./roundWhy.ts').then(({ tellWhy }) => tellWhy(round, day)).catch(() => {});
}

/** What a round asks after its first board; it may not have begun yet. */
function tellLater(round: HTMLElement, boards: readonly string[]): void {
  round.dataset.boards = JSON.stringify(boards);
  round.dispatchEvent(new Event('dealt'));
}

customElements.define('r509-dealt', Dealt);
