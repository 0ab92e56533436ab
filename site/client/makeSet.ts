// Making a set: found by topic, rule or mistake, put in order, and handed on as a link.
import type { MakeBrowserWords } from '../i18n/makeWords.ts';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { catalogueAt } from './catalogue.ts';
import { hashOf, newSeed, shuffledBy } from './deal/chance.ts';
import { dealt, linkedItem } from './deal/deal.ts';
import { forEach, isForEach, isMade, withSeed } from './deal/made.ts';
import { type AskingOrder, hashFor, MOST_ITEMS, readLink } from './deal/setLink.ts';
import { found } from './make/finding.ts';
import { chosenLine, foundLine } from './make/lines.ts';

/** So many of what is found are shown at once. */
const A_PAGE = 8;

class Maker extends HTMLElement {
  #catalogue: readonly CatalogueItem[] = [];
  #chosen: readonly CatalogueItem[] = [];
  #shown = A_PAGE;

  async connectedCallback(): Promise<void> {
    try {
      this.#catalogue = await catalogueAt(this.dataset.items ?? '');
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
    this.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('click', (event) => this.#click(event));
    this.#show();
  }

  /** A link that is here is taken up, to be changed. */
  #takeUp(): void {
    const read = readLink(location.hash);
    if (read.kind !== 'link') return;
    const { title, order } = read.link;
    this.#chosen = dealt({ ...read.link, order: { kind: 'asListed' } }, this.#catalogue, '').items;
    this.#field('name').value = title;
    const picked = this.querySelector<HTMLInputElement>(`[name=order][value=${order.kind}]`);
    if (picked) picked.checked = true;
    const each = this.querySelector<HTMLInputElement>('[name=each]');
    if (each) each.checked = read.link.items.some(({ question = '' }) => isForEach(question));
  }

  #show(): void {
    this.#showFound();
    this.#showChosen();
    const link = `${location.origin}${this.dataset.own}${this.#hash}`;
    this.#one('code').textContent = link;
    this.querySelector('.make-open')?.setAttribute('href', link);
    this.#one('.make-link').hidden = this.#chosen.length === 0;
    this.#one('.make-each').hidden = !this.#chosen.some(isMade);
    history.replaceState(
      history.state,
      '',
      this.#chosen.length === 0 ? location.pathname : this.#hash,
    );
  }

  #showFound(): void {
    const all = this.#found;
    this.#text('.make-found', this.#words.found.replace('{n}', `${all.length}`));
    const lines = all
      .slice(0, this.#shown)
      .map((item) =>
        foundLine(item, this.#chosen.includes(item), this.#words, this.dataset.root ?? '/'),
      );
    this.#one('.make-results').replaceChildren(...lines);
    this.#one('[data-do=more]').hidden = all.length <= this.#shown;
  }

  #showChosen(): void {
    const { nothing, count, full } = this.#words;
    const n = this.#chosen.length;
    this.#text(
      '.make-count',
      [
        n === 0 ? nothing : count.replace('{n}', `${n}`),
        ...(n === MOST_ITEMS ? [full.replace('{n}', `${n}`)] : []),
      ].join(' '),
    );
    this.#one('.make-chosen').replaceChildren(
      ...this.#chosen.map((item, at) => chosenLine(item, at, n, this.#words)),
    );
  }

  #click({ target }: Event): void {
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
    };
    return found(wish, this.#catalogue, JSON.parse(this.dataset.mistakes ?? '{}'));
  }

  get #open(): readonly CatalogueItem[] {
    return this.#found.filter((item) => !this.#chosen.includes(item));
  }

  get #hash(): string {
    const isEach = this.#isChecked('each');
    const items = this.#chosen.map((item, nth) =>
      linkedItem(isEach && isMade(item) ? forEach(item, nth) : item),
    );
    return hashFor({ title: this.#field('name').value.trim(), order: this.#order, items });
  }

  /** The seed is made of the list itself: the same boards, the same order. */
  get #order(): AskingOrder {
    const { value } = this.querySelector<HTMLInputElement>('[name=order]:checked') ?? {};
    if (value === 'shuffled') return { kind: 'shuffled' };
    return value === 'seeded'
      ? { kind: 'seeded', seed: hashOf(this.#chosen.map(({ at }) => at).join()).toString(36) }
      : { kind: 'asListed' };
  }

  #isChecked(name: string): boolean {
    return this.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked === true;
  }

  #field(name: string): HTMLInputElement | HTMLSelectElement {
    const field = this.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
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
