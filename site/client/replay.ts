// A replay in a frame of its own: the board of the current step on a stage that stays, the entries in a panel
// that scrolls by itself, the stepper in one place. Without this script each step stands with its board.
import { makeRoom } from './replayFit.ts';
import { arriveAt, keepInView, stripHeight } from './replayInView.ts';
import { listenToKeys } from './replayKeys.ts';
import { followLinks } from './replayLinks.ts';

const CLOSED = 'details:not([open])';

export class Replay extends HTMLElement {
  #at = 0;
  #steps: readonly HTMLElement[] = [];
  /** The board of each step, once there are any; a step whose board is the one before has that. */
  #boards: readonly HTMLElement[] = [];
  #homes: ReadonlyMap<HTMLElement, HTMLElement> = new Map();
  #isMeasured = false;
  /** For what size room has been made. */
  #size = '';

  connectedCallback(): void {
    this.#steps = [...this.querySelectorAll<HTMLElement>('.sheet > li')];
    if (this.#steps.length === 0 || this.querySelector('.stepper') === null) return;
    this.classList.add('framed');
    this.#show(0);
    // Before anybody has seen it otherwise.
    this.#measure();
    this.addEventListener('click', (event) => this.#click(event));
    // In a closed row it has no size; it is measured as it comes to have one, and whenever that changes.
    new ResizeObserver(() => this.#measure()).observe(this);
    document.fonts.ready.then(() => {
      this.#size = '';
      this.#measure();
    });
    const paper = matchMedia('print');
    paper.addEventListener('change', () => {
      if (paper.matches) this.#clearStage();
      else this.#setStage();
    });
    // Before the pages are counted; what comes later falls off the last of them.
    addEventListener('beforeprint', () => this.#clearStage());
    if (paper.matches) this.#clearStage();
  }

  get current(): HTMLElement | undefined {
    return this.#steps[this.#at];
  }

  /** The numbers of its steps: a branch begins where it parts from the main line. */
  get numbers(): readonly number[] {
    return this.#steps.map(({ id }) => Number(id.split('-').at(-1)));
  }

  /** Where the step of this anchor is among these; -1 where it is not. */
  placeOf(id: string): number {
    return this.#steps.findIndex((step) => step.id === id);
  }

  /** Shows the step that a link leads to, at once, with the whole frame in view. */
  arrive(at: number): void {
    for (let fold = this.closest(CLOSED); fold; fold = fold.closest(CLOSED))
      fold.setAttribute('open', '');
    this.#measure();
    this.show(at);
    arriveAt(this);
  }

  by(change: number): void {
    this.to(this.#at + change);
  }

  /** Shows a step; the address follows. */
  to(at: number): void {
    this.say('');
    this.show(at);
    const { current } = this;
    // In a round the address is the set’s, and on a board of one’s own the board’s.
    if (current && !this.closest('.round-ruling, .sandbox'))
      history.replaceState(history.state, '', `#${current.id}`);
  }

  last(): void {
    this.to(this.#steps.length - 1);
  }

  /** Shows a step; the rest of the page hears of it. */
  show(at: number): void {
    this.#show(at);
    this.dispatchEvent(new CustomEvent('step', { bubbles: true, detail: this.current }));
  }

  /** Says that a link led nowhere. */
  say(text: string): void {
    const place = this.querySelector('.no-step');
    if (place && place.textContent !== text) place.textContent = text;
  }

  #show(at: number): void {
    this.#at = Math.max(0, Math.min(this.#steps.length - 1, at));
    for (const [index, step] of this.#steps.entries()) {
      const isNow = index === this.#at;
      step.classList.toggle('now', isNow);
      step.classList.toggle('line', !isNow);
      const link = step.querySelector('h3 a');
      if (isNow) link?.setAttribute('aria-current', 'step');
      else link?.removeAttribute('aria-current');
    }
    for (const board of this.#boards)
      board.classList.toggle('now', board === this.#boards[this.#at]);
    this.#closeTray();
    this.#scrollPanel();
    this.#tellPlace();
  }

  /** The boards stand in the page for browsers without scripts; here they are made when they are first needed. */
  #makeBoards(): void {
    if (this.#homes.size > 0) return;
    const homes = new Map<HTMLElement, HTMLElement>();
    let latest: HTMLElement | undefined;
    this.#boards = this.#steps.flatMap((step) => {
      const own = figureOf(step);
      if (own) homes.set(own, step);
      latest = own ?? latest;
      return latest ? [latest] : [];
    });
    this.#homes = homes;
    this.#setStage();
    this.#show(this.#at);
  }

  #sizeNow(): string {
    return `${this.clientWidth} ${this.clientHeight}`;
  }

  #setStage(): void {
    const stage = this.querySelector<HTMLElement>('.stage');
    stage?.append(...this.#homes.keys());
    if (stage) stage.hidden = false;
  }

  /** On paper each step has its board again. */
  #clearStage(): void {
    this.#makeBoards();
    for (const [board, step] of this.#homes) step.append(board);
    const stage = this.querySelector<HTMLElement>('.stage');
    if (stage) stage.hidden = true;
  }

  #measure(): void {
    if (!this.checkVisibility() || matchMedia('print').matches) return;
    this.#makeBoards();
    this.style.setProperty('--above', `${stripHeight()}px`);
    // Many layouts of many boards, of which none is needed twice.
    if (this.#size !== this.#sizeNow()) makeRoom(this);
    this.#size = this.#sizeNow();
    this.querySelector('.panel')?.scrollTo(0, 0);
    this.#scrollPanel();
    if (!this.#isMeasured && document.querySelector('r509-replay') === this) this.#leadOnceSeen();
    this.#isMeasured = true;
  }

  /** Of several replays, the page goes along with the first, once it is in view, and not while a question is read. */
  #leadOnceSeen(): void {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        seen.disconnect();
        this.show(this.#at);
      },
      { threshold: 0.3 },
    );
    seen.observe(this);
  }

  /** By whole entries, and only where the current one is not wholly in view. */
  #scrollPanel(): void {
    const panel = this.querySelector<HTMLElement>('.panel');
    const { current } = this;
    if (panel === null || current === undefined) return;
    const topOf = (step: HTMLElement): number =>
      step.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop;
    const top = topOf(current);
    const bottom = top + current.offsetHeight;
    if (top >= panel.scrollTop && bottom <= panel.scrollTop + panel.clientHeight) return;
    const first = this.#steps.find((step) => topOf(step) >= bottom - panel.clientHeight);
    panel.scrollTop = top < panel.scrollTop ? top : Math.min(top, topOf(first ?? current));
  }

  /** What happened, then where that is. */
  #tellPlace(): void {
    const [heard, place] = this.querySelectorAll('.where > *');
    const k = (step: HTMLElement | undefined): string =>
      step?.querySelector('.k')?.textContent ?? '';
    const told = ['.sentence', '.v', '.pf .f'].map(
      (part) => this.current?.querySelector(part)?.textContent?.trim() ?? '',
    );
    if (heard)
      heard.textContent = told
        .filter((text) => text !== '')
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    if (place)
      place.textContent = (this.dataset.of ?? '')
        .replace('{k}', k(this.current))
        .replace('{n}', k(this.#steps.at(-1)));
    const ends = { back: this.#at === 0, on: this.#at === this.#steps.length - 1 };
    for (const [go, isEnd] of Object.entries(ends))
      this.querySelector(`[data-go=${go}]`)?.setAttribute('aria-disabled', `${isEnd}`);
  }

  #click({ target, detail }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const go = target.closest<HTMLElement>('[data-go]')?.dataset.go;
    if (go === 'back') this.by(-1);
    if (go === 'on') this.by(1);
    // Pressed with a key, and not where a finger is.
    if (go !== undefined && detail === 0) keepInView(this);
    if (go !== undefined || target.closest('a, summary, dialog') !== null) return;
    const at = this.placeOf(target.closest('.sheet > li')?.id ?? '');
    if (at >= 0 && at !== this.#at) this.to(at);
    if (at < 0) this.#touchTile(target.closest<HTMLElement>('.stage .c'));
  }

  /** On a dense board a tile does not show all its words: those of the one that is touched stand below. */
  #touchTile(tile: HTMLElement | null): void {
    const open = this.querySelector<HTMLElement>('.stage .open');
    this.#closeTray();
    if (tile === null || tile === open || !this.classList.contains('fit-short')) return;
    tile.classList.add('open');
    const tray = document.createElement('p');
    tray.className = 'tray';
    tray.textContent = [...tile.children]
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim() ?? '')
      .filter((text) => text !== '')
      .join(' · ');
    this.querySelector('.stage')?.append(tray);
  }

  #closeTray(): void {
    this.querySelector('.stage .open')?.classList.remove('open');
    this.querySelector('.tray')?.remove();
  }
}

function figureOf(step: HTMLElement): HTMLElement | null {
  const template = document.createElement('template');
  template.innerHTML = step.querySelector('noscript')?.textContent ?? '';
  return template.content.querySelector('figure') ?? step.querySelector('figure');
}

customElements.define('r509-replay', Replay);
listenToKeys();
followLinks();
