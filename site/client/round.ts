// A round through a set: one board after the other, each brought from its own page, the next one before it is asked
// for. What was answered stays in the browser, so that whoever leaves goes on where they were.
import type { RoundWords } from '../i18n/practiceWords.ts';
import type { LikeWanted } from './another.ts';
import { writtenOf } from './answer/written.ts';
import { Retry } from './retry.ts';
import { type DealWanted, plainIn, underRoot } from './roundAddresses.ts';
import { boardAt, printOf } from './roundBoard.ts';
import { RoundHere } from './roundHere.ts';
import {
  forgetRounds,
  type RoundMemory,
  standingOf,
  withMark,
  withoutResults,
  withoutSent,
  withSent,
} from './roundMemory.ts';
import {
  anotherLike,
  askedBy,
  attendTo,
  beginningAmong,
  failedPlace,
  goOnFrom,
  knownLater,
  likeWanted,
  makeAnotherAhead,
  markingPlaceIn,
  markOthers,
  mistakesTold,
  offerAnother,
  placesDealt,
  resultsOf,
  rulingAsked,
  sayUnder,
  sentAgain,
  sentAllUnseen,
  summaryFilled,
  suspectsOf,
  tellKeeping,
  tellPlaceIn,
  tellStep,
  whenAnotherIsAsked,
  whenChanged,
  whenGoOnIsPressed,
  wordsOf,
} from './roundPlaces.ts';
import type { RoundSuspects } from './roundSuspects.ts';

class Round extends HTMLElement {
  #boards: readonly string[] = [];
  /** Those that are asked in this round, by their places in the set. */
  #asked: readonly number[] = [];
  #at = 0;
  #here = new RoundHere('');
  /** Of which mistakes the answers so far may come; nothing before one is explained. */
  #suspects: RoundSuspects | undefined;
  /** A board to which what was sent before could not be sent again. */
  #unsent: HTMLElement | undefined;
  readonly #retry = new Retry(() => void this.#tryAgain());
  /** Mistakes that explained an answer to the board that is asked. */
  #explaining: readonly string[] = [];
  /** Whether the board is answered rightly, so that what sends an answer goes on instead. */
  #isDue = false;

  connectedCallback(): void {
    this.#boards = JSON.parse(this.dataset.boards ?? '[]');
    const { endless, key = location.pathname } = this.dataset;
    if (endless !== undefined) forgetRounds(endless, key);
    this.#here = new RoundHere(key);
    markOthers(key);
    if (this.dataset.traits === undefined) this.#ask(this.#boards.keys());
    else void this.#deal('what was dealt');
    this.addEventListener('dealt', () => this.#hearLater());
    this.addEventListener('answered', (event) => this.#answered(event));
    this.addEventListener('unmarked', (event) =>
      this.#note((kept) => withoutSent(kept, askedBy(event))),
    );
    window.addEventListener('storage', ({ key }) => {
      tellKeeping(this.#bar, this.#here.hear(key), this.#words);
      this.#tellPlace();
    });
    this.#next.addEventListener('click', () => this.#goOn());
    whenGoOnIsPressed(() => this.#goOn());
    this.addEventListener('submit', (event) => this.#send(event), { capture: true });
    this.addEventListener('input', () => this.#label(this.#words.skip, false));
    this.addEventListener('explained', (event) => void this.#suspect(event).catch(() => {}));
    this.addEventListener('click', (event) => void rulingAsked(event, this.#stage, this.#words));
    whenAnotherIsAsked(this, () => void this.#askAnother());
    whenChanged(this.#stage, () => this.#noteMistakes());
  }

  /** A set is dealt ten boards at a time. */
  async #deal(wanted: DealWanted): Promise<void> {
    this.#ask(await placesDealt(this, this.#boards, this.#here.now, wanted));
  }

  #ask(places: Iterable<number>): void {
    this.#asked = [...places];
    const { results } = this.#here.now;
    const isOpen = (at: number): boolean => results[this.#boards[at] ?? ''] === undefined;
    this.#at = beginningAmong(this.#asked.map(isOpen));
    void this.#show();
  }

  /** What comes after the board that is asked may be known only now. */
  #hearLater(): void {
    this.#boards = knownLater(this, this.#boards, this.#asked.slice(this.#at + 1));
    this.#bringNext();
  }

  async #show(): Promise<void> {
    const place = this.#asked[this.#at];
    if (place === undefined) return this.#finish();
    const href = this.#boards[place] ?? '';
    this.#explaining = [];
    this.#bar.hidden = false;
    offerAnother(this);
    this.#tellPlace();
    this.#label(this.#words.skip, false);
    const board = await boardAt(href).catch(() => undefined);
    // By then another may have been asked for.
    if (this.#asked[this.#at] !== place) return;
    this.#stage.replaceChildren(board ?? failedPlace(this.#words, () => void this.#show()));
    this.querySelector('.round-ruling')?.remove();
    // Which board it is: the questions of many are called the same.
    this.#stage.dataset.at = href;
    tellStep(this.#bar, board);
    if (board) this.#sendWaiting(board, href);
    this.#bringNext();
    makeAnotherAhead(this, this.#like);
    this.#retry.done();
    if (board === undefined || this.#waiting.length > 0) this.#retry.later();
  }

  #bringNext(): void {
    const following = this.#boards[this.#asked[this.#at + 1] ?? -1];
    if (following !== undefined) boardAt(following).catch(() => {});
  }

  /** What was sent to this board before, and not marked, is sent again; what was said of another state of it is forgotten. */
  #sendWaiting(board: HTMLElement, href: string): void {
    const { prints, waiting } = this.#here.now;
    const isChanged = prints[href] !== undefined && prints[href] !== printOf(board);
    const written = waiting[href];
    this.#unsent = undefined;
    if (!isChanged && written !== undefined)
      void sentAgain(board, written).then((isSent) => {
        if (isSent) return;
        this.#unsent = board;
        this.#retry.later();
      });
    if (!isChanged) return;
    this.#note((kept) => withoutSent(withoutResults(kept, [href]), href));
    sayUnder(this.#bar, this.#words.changed);
  }

  /** Answers that wait for a mark, but for that to the board which is asked. */
  get #waiting(): readonly string[] {
    return Object.keys(this.#here.now.waiting).filter((href) => href !== this.#stage.dataset.at);
  }

  async #tryAgain(): Promise<void> {
    if (this.querySelector('.round-failed'))
      return this.#href === '' ? this.#finish() : this.#show();
    if (this.#unsent?.isConnected) this.#sendWaiting(this.#unsent, this.#href);
    const place = markingPlaceIn(this);
    const before = this.#waiting.length;
    await sentAllUnseen(this.#waiting, this.#here, place, (href, sent) => {
      if (sent === 'changed') sayUnder(this.#bar, this.#words.changed);
      this.#note((kept) => withoutSent(kept, href));
    });
    if (this.#href === '' && this.#waiting.length < before) this.#finish();
    if (this.#waiting.length > 0) this.#retry.later();
  }

  #answered(event: Event): void {
    if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
    const href = askedBy(event);
    const form = event.target.querySelector('form');
    const isRight = event.detail?.right === true;
    const before = this.#here.now.results[href];
    const written = form === null ? '' : writtenOf(form);
    this.#note((kept) => withMark(kept, href, isRight ? 'right' : 'wrong', written));
    this.#tellPlace();
    if (isRight && (before === undefined || before === 'skipped'))
      void this.#suspects?.clear((board) => underRoot(this, board.at) === href);
    if (href === this.#href) this.#offerNext(isRight);
  }

  #offerNext(isRight: boolean): void {
    const isLast = this.#at + 1 === this.#asked.length;
    this.#label(isLast ? this.#words.finish : this.#words.next, isRight);
    goOnFrom(this.#stage, this.#next.textContent, isRight ? undefined : () => this.#goOn());
  }

  /** What is sent is kept before it is marked; once it is right, what sends goes on. */
  #send(event: Event): void {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !this.#stage.contains(form)) return;
    if (!this.#isDue) {
      if (form.closest('.asking .q'))
        this.#note((kept) => withSent(kept, this.#href, writtenOf(form), printOf(this.#stage)));
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    this.#goOn();
  }

  /**
   * Three later comes a board that tells the suspects apart, or on which the one that is left shows again; where nothing
   * explains the answer, one of the same kind.
   */
  async #suspect(event: Event): Promise<void> {
    if (!(event instanceof CustomEvent)) return;
    if (!(event.target instanceof Node) || !this.#stage.contains(event.target)) return;
    const at = this.#at;
    this.#explaining = event.detail;
    const seen = new Set(Object.keys(this.#here.now.results));
    this.#suspects ??= await suspectsOf(this);
    const found = await this.#suspects.after(event.detail, this.#href, (href) => seen.has(href));
    if (found === undefined || at !== this.#at) return;
    this.#asked = this.#suspects.later(this.#asked, at, this.#placeOf(found));
    this.#tellPlace();
    this.#bringNext();
  }

  /** A board that was not asked comes after the one that is. */
  #askNext(href: string): void {
    const place = this.#placeOf(href);
    const others = this.#asked.slice(this.#at + 1).filter((one) => one !== place);
    this.#asked = [...this.#asked.slice(0, this.#at + 1), place, ...others];
    this.#tellPlace();
  }

  /** Its place among the boards, whether it was one of them or not. */
  #placeOf(href: string): number {
    if (!this.#boards.includes(href)) this.#boards = [...this.#boards, href];
    return this.#boards.indexOf(href);
  }

  /** By request: one like it comes at once. */
  async #askAnother(): Promise<void> {
    const at = this.#at;
    const next = await anotherLike(this, this.#like, this.#words);
    if (next === undefined || at !== this.#at) return;
    this.#askNext(next);
    this.#goOn();
  }

  get #like(): LikeWanted {
    return likeWanted(this, this.#boards, this.#explaining);
  }

  /** What the browser won't keep, or does not have any more, is told. */
  #note(act: (known: RoundMemory) => RoundMemory): void {
    const asked = this.dataset.traits === undefined ? [] : this.#hrefsAsked;
    tellKeeping(
      this.#bar,
      this.#here.note((known) => ({ ...act(known), asked })),
      this.#words,
    );
  }

  get #hrefsAsked(): readonly string[] {
    return this.#asked.map((place) => this.#boards[place] ?? '');
  }

  #noteMistakes(): void {
    for (const [href, text] of mistakesTold(this.#stage))
      if (this.#here.now.mistakes[href] === undefined)
        this.#note((kept) => ({ ...kept, mistakes: { ...kept.mistakes, [href]: text } }));
  }

  #goOn(): void {
    if (this.#href === '') return;
    const href = this.#href;
    if (standingOf(this.#here.now, href) === undefined)
      this.#note((kept) => ({ ...kept, results: { ...kept.results, [href]: 'skipped' } }));
    this.#at += 1;
    void this.#show().then(() => attendTo(this.#stage));
  }

  #finish(): void {
    this.#isDue = false;
    this.#bar.hidden = true;
    delete this.#stage.dataset.at;
    this.querySelector('.round-another')?.setAttribute('hidden', '');
    const content = this.querySelector('template')?.content.cloneNode(true);
    if (!(content instanceof DocumentFragment)) return;
    const done = content.firstElementChild ?? this;
    const kept = this.#here.now;
    const shown = this.dataset.traits === undefined ? [...this.#boards.keys()] : this.#asked;
    const hrefs = shown.map((place) => this.#boards[place] ?? '');
    const filled = summaryFilled(this, done, {
      boards: resultsOf(hrefs, kept, (href) => plainIn(this, href)),
      mistakes: Object.entries(kept.mistakes),
      again: (places) => this.#again(places.flatMap((place) => shown[place] ?? [])),
      more: () => void this.#deal('the next'),
      left: this.#boards.filter((href) => kept.results[href] === undefined).length,
    });
    filled.catch(() => {
      done.replaceChildren(failedPlace(this.#words, () => this.#finish()));
      this.#retry.later();
    });
    this.querySelector('.round-ruling')?.remove();
    this.#stage.replaceChildren(content);
    this.#stage.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'nearest' });
  }

  /** What is asked again is as if it had not been answered. */
  #again(places: readonly number[]): void {
    const hrefs = places.flatMap((place) => this.#boards[place] ?? []);
    this.#note((kept) => ({ ...withoutResults(kept, hrefs), mistakes: {} }));
    this.#ask(places);
  }

  /** The address of the board that is asked. */
  get #href(): string {
    return this.#boards[this.#asked[this.#at] ?? -1] ?? '';
  }

  #tellPlace(): void {
    const { now } = this.#here;
    const standings = this.#asked.map((at) => standingOf(now, this.#boards[at] ?? ''));
    tellPlaceIn(this, { standings, at: this.#at, words: this.#words });
  }

  #label(text: string, isDue: boolean): void {
    this.#isDue = isDue;
    this.#next.textContent = text;
    this.#next.classList.toggle('due', isDue);
  }

  get #words(): RoundWords {
    return wordsOf(this);
  }

  get #stage(): HTMLElement {
    return this.querySelector<HTMLElement>('.asking') ?? this;
  }

  get #bar(): HTMLElement {
    return this.querySelector<HTMLElement>('.round-bar') ?? this;
  }

  get #next(): HTMLElement {
    return this.querySelector<HTMLElement>('.round-next') ?? this;
  }
}

customElements.define('r509-round', Round);
