// A round through a set: one board after the other, each brought from its own page, the next one before it is asked
// for. What was answered stays in the browser, so that whoever leaves goes on where they were.
import type { RoundWords } from '../i18n/practiceWords.ts';
import { writtenOf } from './answer/written.ts';
import { boardAt } from './roundBoard.ts';
import {
  forgetRounds,
  keepRound,
  type Result,
  type RoundMemory,
  recallRound,
  resultAfter,
} from './roundMemory.ts';
import { cleared, nextFor, type Separating, suspectsAfter } from './suspects.ts';

class Round extends HTMLElement {
  #boards: readonly string[] = [];
  /** Those that are asked in this round, by their places in the set. */
  #asked: readonly number[] = [];
  #at = 0;
  #kept: RoundMemory = { results: {}, mistakes: {}, answers: {} };
  /** Of which mistakes the answers so far may come. */
  #suspects: readonly string[] = [];
  /** Mistakes that explained an answer to the board that is asked. */
  #explaining: readonly string[] = [];
  /** Whether the board is answered rightly, so that what sends an answer goes on instead. */
  #isDue = false;

  connectedCallback(): void {
    this.#boards = JSON.parse(this.dataset.boards ?? '[]');
    const { endless } = this.dataset;
    if (endless !== undefined) forgetRounds(endless, this.#key);
    this.#kept = recallRound(this.#key);
    this.#ask(this.#boards.keys());
    this.addEventListener('answered', (event) => this.#answered(event));
    this.#next.addEventListener('click', () => this.#goOn());
    document.addEventListener('keydown', (event) => {
      if (event.key === 'n' && !isTyping(event)) this.#goOn();
    });
    this.addEventListener('submit', (event) => this.#goOnInstead(event), { capture: true });
    this.addEventListener('input', () => this.#label(this.#words.skip, false));
    this.addEventListener('explained', (event) => void this.#suspect(event));
    this.addEventListener('click', (event) => void this.#showRuling(event));
    this.#another.addEventListener('click', () => void this.#askAnother());
    // A mistake is told some time after the answer that shows it.
    new MutationObserver(() => this.#noteMistakes()).observe(this.#stage, {
      childList: true,
      subtree: true,
    });
  }

  /** Begins where nothing has been answered yet; from the first where everything has. */
  #ask(places: Iterable<number>): void {
    this.#asked = [...places];
    const open = this.#asked.findIndex((place) => this.#resultAt(place) === undefined);
    this.#at = Math.max(0, open);
    void this.#show();
  }

  async #show(): Promise<void> {
    const place = this.#asked[this.#at];
    if (place === undefined) return this.#finish();
    const href = this.#boards[place] ?? '';
    this.#explaining = [];
    this.#bar.hidden = false;
    this.#offerAnother();
    this.#tellPlace();
    this.#label(this.#words.skip, false);
    const board = await boardAt(href).catch(() => this.#words.failed);
    // By then another may have been asked for.
    if (this.#asked[this.#at] !== place) return;
    this.#stage.replaceChildren(board);
    this.querySelector('.round-ruling')?.remove();
    // Which board it is: the questions of many are called the same.
    this.#stage.dataset.at = href;
    this.#tellStep(typeof board === 'string' ? '' : (board.dataset.step ?? ''));
    const following = this.#boards[this.#asked[this.#at + 1] ?? -1];
    if (following !== undefined) boardAt(following).catch(() => {});
  }

  #answered(event: Event): void {
    const place = this.#asked[this.#at];
    if (!(event instanceof CustomEvent) || place === undefined) return;
    const isRight = event.detail?.right === true;
    const before = this.#resultAt(place);
    const result = resultAfter(before, isRight ? 'right' : 'wrong');
    if (before === undefined || before === 'skipped') this.#noteAnswer(place, event.target);
    this.#keep(place, result);
    this.#tellPlace();
    if (result === 'right' && before !== 'right') void this.#clear(this.#boards[place] ?? '');
    const isLast = this.#at + 1 === this.#asked.length;
    this.#label(isLast ? this.#words.finish : this.#words.next, isRight);
    const send = this.#stage.querySelector<HTMLElement>('.go');
    if (!isRight || send === null) return;
    send.textContent = this.#next.textContent;
    send.focus({ preventScroll: true });
  }

  /** What was answered first, and nothing after it, is what the round counts. */
  #noteAnswer(place: number, question: EventTarget | null): void {
    const form = question instanceof Element ? question.querySelector('form') : null;
    if (form === null) return;
    const answers = { ...this.#kept.answers, [this.#boards[place] ?? '']: writtenOf(form) };
    this.#kept = { ...this.#kept, answers };
  }

  /** The ruling comes to the board, so that nobody has to leave. */
  async #showRuling(event: Event): Promise<void> {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[href$="#ruling"]')
        : null;
    const href = this.#stage.dataset.at;
    if (link === null || href === undefined) return;
    event.preventDefault();
    const isShown = await import('./roundRuling.ts')
      .then(({ showRuling }) => showRuling(href, this.#stage))
      .catch(() => false);
    // Where it can't be had, it is where the link leads.
    if (!isShown) location.href = link.href;
  }

  #goOnInstead(event: Event): void {
    if (!this.#isDue) return;
    event.preventDefault();
    event.stopPropagation();
    this.#goOn();
  }

  /** Next comes a board that tells the suspects apart, or on which the one that is left shows again. */
  async #suspect(event: Event): Promise<void> {
    if (!(event instanceof CustomEvent) || event.detail.length === 0) return;
    const at = this.#at;
    this.#explaining = event.detail;
    this.#suspects = suspectsAfter(this.#suspects, event.detail);
    const pool = await this.#pool();
    const seen = new Set(Object.keys(this.#kept.results));
    const found = nextFor(
      this.#suspects,
      pool.filter((board) => !seen.has(this.#addressOf(board))),
    );
    if (found === undefined || at !== this.#at) return;
    this.#askNext(this.#addressOf(found));
    boardAt(this.#addressOf(found)).catch(() => {});
  }

  /** A board that was not asked comes after the one that is. */
  #askNext(href: string): void {
    if (!this.#boards.includes(href)) this.#boards = [...this.#boards, href];
    const place = this.#boards.indexOf(href);
    const others = this.#asked.slice(this.#at + 1).filter((one) => one !== place);
    this.#asked = [...this.#asked.slice(0, this.#at + 1), place, ...others];
    this.#tellPlace();
  }

  /** By request: one like it comes at once. */
  async #askAnother(): Promise<void> {
    const at = this.#at;
    const seen = this.#boards.map((href) => this.#plain(href));
    const asked = this.#plain(this.#stage.dataset.at ?? '');
    try {
      const { another } = await import('./another.ts');
      const like = { at: asked, explaining: this.#explaining, seen };
      const next = await another(like, this.dataset.root ?? '/');
      if (at !== this.#at) return;
      if (next === undefined) return this.#offerAnother(this.#words.noOther);
      this.#askNext(this.#addressOf({ at: next }));
      this.#goOn();
    } catch {
      this.#offerAnother(this.#words.failed);
    }
  }

  /** `said`: why none came. */
  #offerAnother(said = ''): void {
    const place = this.querySelector<HTMLElement>('.round-another');
    if (place) place.hidden = false;
    const note = place?.querySelector('span');
    if (note) note.textContent = said;
  }

  /** The address in English and without the site's base. */
  #plain(href: string): string {
    return `/${href.slice(this.dataset.root?.length)}`;
  }

  /** All boards on which a mistake shows; none where they can't be had, or where somebody chose what is asked. */
  async #pool(): Promise<readonly Separating[]> {
    const { apart } = this.dataset;
    return apart === undefined ? [] : poolAt(apart).catch(() => []);
  }

  async #clear(href: string): Promise<void> {
    if (this.#suspects.length === 0) return;
    const board = (await this.#pool()).find((one) => this.#addressOf(one) === href);
    this.#suspects = cleared(this.#suspects, board);
  }

  #addressOf({ at }: Pick<Separating, 'at'>): string {
    return `${this.dataset.root}${at.slice(1)}`;
  }

  #keep(place: number, result: Result): void {
    const href = this.#boards[place] ?? '';
    this.#kept = { ...this.#kept, results: { ...this.#kept.results, [href]: result } };
    keepRound(this.#key, this.#kept);
  }

  #noteMistakes(): void {
    for (const link of this.#stage.querySelectorAll<HTMLAnchorElement>(
      '.q-help a[href*="/mistakes/"]',
    )) {
      const text = link.closest('.told')?.querySelector('p')?.textContent ?? '';
      const href = link.getAttribute('href') ?? '';
      if (this.#kept.mistakes[href] !== undefined) continue;
      this.#kept = { ...this.#kept, mistakes: { ...this.#kept.mistakes, [href]: text } };
      keepRound(this.#key, this.#kept);
    }
  }

  #goOn(): void {
    if (this.#at >= this.#asked.length) return;
    const place = this.#asked[this.#at];
    if (place !== undefined && this.#resultAt(place) === undefined) this.#keep(place, 'skipped');
    this.#at += 1;
    void this.#show().then(() => {
      this.#stage.querySelector<HTMLElement>('.q-text')?.focus({ preventScroll: true });
    });
  }

  #finish(): void {
    this.#isDue = false;
    this.#bar.hidden = true;
    this.querySelector('.round-another')?.setAttribute('hidden', '');
    const content = this.querySelector('template')?.content.cloneNode(true);
    if (!(content instanceof DocumentFragment)) return;
    const done = content.firstElementChild ?? this;
    const filled = import('./roundSummary.ts').then(({ fillSummary }) =>
      fillSummary(done, {
        boards: this.#boards.map((href, place) => ({
          href,
          at: this.#plain(href),
          result: this.#resultAt(place) ?? 'skipped',
          answer: this.#kept.answers[href] ?? '',
        })),
        items: this.dataset.items ?? '',
        rules: `${this.dataset.root}rules/`,
        title: document.querySelector('h1')?.textContent?.trim() ?? '',
        mistakes: Object.entries(this.#kept.mistakes),
        titles: JSON.parse(this.dataset.mistakes ?? '{}'),
        words: this.#words,
        again: (places) => this.#again(places),
      }),
    );
    filled.catch(() => done.replaceChildren(this.#words.failed));
    this.querySelector('.round-ruling')?.remove();
    this.#stage.replaceChildren(content);
    this.#stage.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'nearest' });
  }

  /** What is asked again is as if it had not been answered. */
  #again(places: readonly number[]): void {
    const asked = new Set(places.map((place) => this.#boards[place]));
    const results = Object.entries(this.#kept.results).filter(([href]) => !asked.has(href));
    this.#kept = { ...this.#kept, results: Object.fromEntries(results), mistakes: {} };
    keepRound(this.#key, this.#kept);
    this.#ask(places);
  }

  #resultAt(place: number): Result | undefined {
    return this.#kept.results[this.#boards[place] ?? ''];
  }

  #tellPlace(): void {
    const said = this.#words.place
      .replace('{k}', `${this.#at + 1}`)
      .replace('{n}', `${this.#asked.length}`);
    const place = this.#bar.querySelector('p');
    if (place) place.textContent = said;
    const marks = this.#asked.map((at, index) => {
      const mark = document.createElement('i');
      mark.className = [this.#resultAt(at) ?? '', index === this.#at ? 'now' : ''].join(' ').trim();
      return mark;
    });
    this.querySelector('.round-marks')?.replaceChildren(...marks);
  }

  /** Where in the turn the board stands, as its own page tells it. */
  #tellStep(step: string): void {
    const place = this.#bar.querySelector('.round-step');
    if (place) place.textContent = step;
  }

  #label(text: string, isDue: boolean): void {
    this.#isDue = isDue;
    this.#next.textContent = text;
    this.#next.classList.toggle('due', isDue);
  }

  /** Under what the round is kept. */
  get #key(): string {
    return this.dataset.key ?? location.pathname;
  }

  get #words(): RoundWords {
    return JSON.parse(this.dataset.words ?? '{}');
  }

  get #stage(): HTMLElement {
    return this.querySelector<HTMLElement>('.asking') ?? this;
  }

  get #bar(): HTMLElement {
    return this.querySelector<HTMLElement>('.round-bar') ?? this;
  }

  get #another(): HTMLElement {
    return this.querySelector<HTMLElement>('.round-another button') ?? this;
  }

  get #next(): HTMLElement {
    return this.querySelector<HTMLElement>('.round-next') ?? this;
  }
}

/** Loads a pool of boards; after the first time the browser has it in its own store. */
async function poolAt(address: string): Promise<readonly Separating[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return await response.json();
}

const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.matches('input[type=text], input[type=number], select'));

customElements.define('r509-round', Round);
