// Making a set: found by topic, kind, card, rule or mistake, or one's own; put in order, and handed on as a link, on paper
// or as a file.
import type { MakeBrowserWords } from '../i18n/makeWords.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import type { MakeDetails } from '../view/makeDetails.ts';
import { catalogueAt } from './catalogue.ts';
import { hashOf, newSeed, shuffledBy } from './deal/chance.ts';
import { dealt, linkedItem } from './deal/deal.ts';
import { forEach, isForEach, isMade, withSeed } from './deal/made.ts';
import { isOwn, ownAt } from './deal/own.ts';
import { type AskingOrder, hashFor, keptIn, MOST_ITEMS, readLink } from './deal/setLink.ts';
import { covers, topicsIn } from './make/covers.ts';
import { detailsAt } from './make/details.ts';
import { found } from './make/finding.ts';
import { chosenLine, foundLine, lineSaying } from './make/lines.ts';
import { ownFrom } from './make/ownForm.ts';
import { SmallBoards } from './make/smallLater.ts';

/** So many of what is found are shown at once. */
const A_PAGE = 8;

class Maker extends HTMLElement {
  #catalogue: readonly CatalogueItem[] = [];
  #details: MakeDetails = {};
  #chosen: readonly CatalogueItem[] = [];
  #shown = A_PAGE;
  /** How the exam is sat that is made of this set, where somebody came from there. */
  readonly #exam = keptIn(location.hash);
  #smallFound = new SmallBoards(this.#words.small);
  #smallChosen = new SmallBoards(this.#words.small);

  async connectedCallback(): Promise<void> {
    try {
      [this.#catalogue, this.#details] = await Promise.all([
        catalogueAt(this.dataset.items ?? ''),
        detailsAt(this.dataset.details ?? ''),
      ]);
    } catch {
      this.#text('.make-found', this.#words.failed);
      return;
    }
    this.#takeUp();
    this.#one('.make').hidden = false;
    // Not on a change: that comes with the press of a button, which would be gone before it is let go.
    this.addEventListener('input', ({ target }) => {
      if (target instanceof Element && target.closest('.make-wish')) this.#shown = A_PAGE;
      this.#show();
    });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      if (event.target instanceof Element && event.target.matches('.make-own')) void this.#addOwn();
    });
    this.addEventListener('click', (event) => this.#click(event));
    this.#show();
  }

  /** A link that is here is taken up, to be changed. */
  #takeUp(): void {
    if (/^#b\d+:/.test(location.hash)) this.#takeBoard();
    const read = readLink(location.hash);
    if (read.kind !== 'link') return;
    const { title, order } = read.link;
    const { items, gone } = dealt(
      { ...read.link, order: { kind: 'asListed' } },
      this.#catalogue,
      '',
    );
    this.#chosen = items;
    this.#tellLeft([
      ...read.unread,
      ...gone.map(({ slug, question }) => [slug, question].join(' ')),
    ]);
    for (const item of items) if (isOwn(item)) void this.#nameOwn(item).catch(() => {});
    this.#field('name').value = title;
    const picked = this.querySelector<HTMLInputElement>(`[name=order][value=${order.kind}]`);
    if (picked) picked.checked = true;
    const each = this.querySelector<HTMLInputElement>('[name=each]');
    if (each) each.checked = read.link.items.some(({ question = '' }) => isForEach(question));
  }

  /** A board of one's own comes as if its link had been pasted. */
  #takeBoard(): void {
    this.#field('own').value = location.href;
    this.#one('.make-of-own').setAttribute('open', '');
    void this.#addOwn();
  }

  #show(): void {
    this.#showFound();
    this.#showChosen();
    this.#handOn();
    const link = this.#link;
    this.#one('code').textContent = link;
    this.querySelector('.make-open')?.setAttribute('href', link);
    for (const way of this.querySelectorAll('.make-class, .make-codes'))
      way.setAttribute(
        'href',
        `${way.getAttribute('href')?.replace(/#.*/, '')}${this.#hash}${this.#exam}`,
      );
    this.#one('.make-link').hidden = this.#chosen.length === 0;
    this.#one('.make-each').hidden = !this.#chosen.some(isMade);
    history.replaceState(
      history.state,
      '',
      this.#chosen.length === 0 ? location.pathname : `${this.#hash}${this.#exam}`,
    );
  }

  #showFound(): void {
    const all = this.#found;
    this.#text('.make-found', this.#words.found.replace('{n}', `${all.length}`));
    const lines = all.slice(0, this.#shown).map((item) => {
      // Of what is made from a seed there is nothing to show before there is a seed.
      const small = isMade(item)
        ? document.createElement('span')
        : this.#smallFound.at(this.#hrefOf(item));
      const telling = { words: this.#words, root: this.#root };
      return foundLine(item, this.#chosen.includes(item), small, telling);
    });
    this.#one('.make-results').replaceChildren(...lines);
    this.#one('[data-do=more]').hidden = all.length <= this.#shown;
  }

  #showChosen(): void {
    const { nothing, count, full } = this.#words;
    const n = this.#chosen.length;
    const counted = n === 0 ? nothing : count.replace('{n}', `${n}`);
    const filled = n === MOST_ITEMS ? ` ${full.replace('{n}', `${n}`)}` : '';
    for (const place of ['.make-count', '.make-now span']) this.#text(place, counted + filled);
    this.#one('.make-chosen').replaceChildren(
      ...this.#chosen.map((item, at) =>
        chosenLine(item, { at, all: n }, this.#smallChosen.at(this.#hrefOf(item)), this.#words),
      ),
    );
    const topics = topicsIn(this.#field('topic'));
    const known = { details: this.#details, topics, mistakes: this.#mistakes };
    const said = covers(this.#chosen, known, this.#words);
    this.#one('.make-covers').replaceChildren(...said.map(lineSaying));
  }

  /** What is printed and exported is the set as it stands, with the boards that are made as this browser has them. */
  #handOn(): void {
    const order = this.#order;
    const inOrder =
      order.kind === 'seeded' ? shuffledBy(order.seed, this.#chosen, ({ at }) => at) : this.#chosen;
    Object.assign(this.dataset, {
      boards: JSON.stringify(inOrder.map((item) => this.#hrefOf(item))),
      titles: JSON.stringify(inOrder.map(({ title }) => title)),
      title: this.#field('name').value.trim(),
      link: this.#link,
      order: order.kind,
    });
  }

  /** What is pasted is read and added. */
  async #addOwn(): Promise<void> {
    const form = this.querySelector<HTMLFormElement>('.make-own');
    if (form === null) return;
    const links = JSON.parse(this.dataset.links ?? '{}');
    const items = await ownFrom(form, this.#sandbox, { ...this.#words, links });
    this.#add(items.filter(({ at }) => !this.#chosen.some((one) => one.at === at)));
    this.#show();
  }

  /** A board of one's own that a link brought is called by its name once it is read. */
  async #nameOwn(item: CatalogueItem): Promise<void> {
    const { ownTitle } = await import('./make/ownBoards.ts');
    const title = await ownTitle(ownAt(item.at)?.fragment ?? '', this.#sandbox);
    if (title === undefined) return;
    this.#chosen = this.#chosen.map((one) => (one.at === item.at ? { ...one, title } : one));
    this.#show();
  }

  /** Of a link that is taken up, what can't be had any more. */
  #tellLeft(names: readonly string[]): void {
    const place = this.#one('.make-left');
    place.hidden = names.length === 0;
    place.textContent = (place.dataset.words ?? '').replace('{list}', names.join(', '));
  }

  #click(event: Event): void {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (button === null) return;
    const at = Number(button.dataset.at);
    switch (button.dataset.do) {
      case 'add':
        this.#toggle(button.dataset.item ?? '');
        break;
      case 'all':
        this.#add(this.#found);
        break;
      case 'some':
        this.#add(shuffledBy(newSeed(), this.#open, ({ at: place }) => place).slice(0, 5));
        break;
      case 'more':
        this.#shown += A_PAGE;
        break;
      case 'remove':
        this.#chosen = this.#chosen.toSpliced(at, 1);
        break;
      case 'up':
        this.#swap(at, at - 1);
        break;
      case 'down':
        this.#swap(at, at + 1);
        break;
      case 'goToSet':
        event.preventDefault();
        this.#one('.make-link').scrollIntoView();
        this.#one('.make-link').focus({ preventScroll: true });
        return;
      case 'copy':
        void this.#copy(button);
        break;
    }
    this.#show();
    this.#refocus(button);
  }

  #toggle(place: string): void {
    const item = this.#catalogue.find(({ at }) => at === place);
    if (item === undefined) return;
    // Of what boards are made for there are as many as one likes.
    if (isMade(item)) this.#add([withSeed(item, newSeed())]);
    else if (this.#chosen.includes(item)) this.#chosen = this.#chosen.filter((one) => one !== item);
    else this.#add([item]);
  }

  #add(items: readonly CatalogueItem[]): void {
    this.#chosen = [...new Set([...this.#chosen, ...items])].slice(0, MOST_ITEMS);
  }

  #swap(at: number, with_: number): void {
    const [one, other] = [this.#chosen[at], this.#chosen[with_]];
    if (one && other) this.#chosen = this.#chosen.with(at, other).with(with_, one);
  }

  /** The lines are made anew: who pressed a button goes on at the one like it. */
  #refocus({ dataset }: HTMLElement): void {
    const moved = { up: -1, down: 1 }[dataset.do ?? ''] ?? 0;
    const next =
      dataset.item === undefined
        ? dataset.at && `[data-do=${dataset.do}][data-at="${Number(dataset.at) + moved}"]`
        : `[data-item="${CSS.escape(dataset.item)}"]`;
    if (next) this.querySelector<HTMLElement>(next)?.focus();
  }

  async #copy(button: HTMLElement): Promise<void> {
    const code = this.#one('code');
    getSelection()?.selectAllChildren(code);
    // Not there where a page comes over plain HTTP; then it stands selected.
    await navigator.clipboard?.writeText(code.textContent ?? '').catch(() => {});
    const before = button.textContent;
    button.textContent = button.dataset.copied ?? before;
    setTimeout(() => {
      button.textContent = before;
    }, 1600);
  }

  get #found(): readonly CatalogueItem[] {
    const level = this.#field('level').value;
    const wish = {
      text: this.#field('text').value,
      topic: this.#field('topic').value,
      level: level === '' ? undefined : Number(level),
      kind: this.#field('kind').value,
    };
    const known = { catalogue: this.#catalogue, details: this.#details, mistakes: this.#mistakes };
    return found(wish, { ...known, madeWords: this.#words.madeWords });
  }

  get #open(): readonly CatalogueItem[] {
    return this.#found.filter((item) => !this.#chosen.includes(item));
  }

  /** Where it is practised. */
  get #link(): string {
    return `${location.origin}${this.dataset.own}${this.#hash}`;
  }

  get #hash(): string {
    const isEach = this.querySelector('[name=each]:checked') !== null;
    const items = this.#chosen.map((item, nth) =>
      linkedItem(isEach && isMade(item) ? forEach(item, nth) : item),
    );
    const own = this.#chosen.flatMap(({ at }) => ownAt(at)?.fragment ?? []);
    return hashFor({ title: this.#field('name').value.trim(), order: this.#order, items, own });
  }

  #hrefOf({ at }: CatalogueItem): string {
    return `${this.#root}${at.slice(1)}`;
  }

  get #root(): string {
    return this.dataset.root ?? '/';
  }

  get #sandbox(): string {
    return `${this.#root}sandbox/`;
  }

  get #mistakes(): { readonly [slug: string]: string } {
    return JSON.parse(this.dataset.mistakes ?? '{}');
  }

  /** The seed is made of the list itself: the same boards, the same order. */
  get #order(): AskingOrder {
    const { value } = this.querySelector<HTMLInputElement>('[name=order]:checked') ?? {};
    if (value === 'shuffled') return { kind: 'shuffled' };
    return value === 'seeded'
      ? { kind: 'seeded', seed: hashOf(this.#chosen.map(({ at }) => at).join()).toString(36) }
      : { kind: 'asListed' };
  }

  #field(name: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
    const field = this.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field === null) throw new Error(`the page has no field ${name}`);
    return field;
  }

  #text(part: string, text: string): void {
    this.#one(part).textContent = text;
  }

  #one(part: string): HTMLElement {
    return this.querySelector<HTMLElement>(part) ?? this;
  }

  get #words(): MakeBrowserWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }
}

customElements.define('r509-maker', Maker);
