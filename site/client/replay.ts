// A replay in a frame of its own: the board of the current step on a stage that stays, the entries in a panel
// that scrolls by itself, the stepper in one place. Without this script each step stands with its board.
import { untilRest } from './giveWay.ts';
import { type Fitted, isFolded, makeRoom, paper } from './replayFit.ts';
import { arriveAt, keepInView, stripHeight } from './replayInView.ts';
import { listenToKeys } from './replayKeys.ts';
import { followLinks } from './replayLinks.ts';

const CLOSED = 'details:not([open])';

export class Replay extends HTMLElement implements Fitted {
  #at = 0;
  steps: readonly HTMLElement[] = [];
  stage: HTMLElement = this;
  panel: HTMLElement = this;
  stepper: HTMLElement = this;
  /** How many steps have been looked at for their boards. */
  #made = 0;
  /** The boards, and the step that each comes from. */
  readonly #homes = new Map<HTMLElement, HTMLElement>();
  /** The board of each step; a step whose board is the one before has that. */
  readonly #boardOf: HTMLElement[] = [];
  #isSettled = false;
  /** For what size room has been made. */
  #size = '';

  connectedCallback(): void {
    const [stage, panel, stepper] = ['stage', 'panel', 'stepper'].map((part) =>
      this.querySelector<HTMLElement>(`.${part}`),
    );
    this.steps = [...this.querySelectorAll<HTMLElement>('.sheet > li')];
    if (this.steps.length === 0 || !stage || !panel || !stepper) return;
    [this.stage, this.panel, this.stepper] = [stage, panel, stepper];
    this.classList.add('framed');
    if (above !== undefined) this.leave(above);
    this.#mark(0);
    this.addEventListener('click', (event) => this.#click(event));
    // In a closed row it has no size; it is measured as it comes to have one, and whenever that changes.
    sizes.observe(this);
    if (paper.matches) this.clearStage();
  }

  get current(): HTMLElement | undefined {
    return this.steps[this.#at];
  }

  /** The numbers of its steps: a branch begins where it parts from the main line. */
  get numbers(): readonly number[] {
    return this.steps.map(({ id }) => Number(id.split('-').at(-1)));
  }

  /** Where the step of this anchor is among these; -1 where it is not. */
  placeOf(id: string): number {
    return this.steps.findIndex((step) => step.id === id);
  }

  /** Shows the step that a link leads to, at once, with the whole frame in view. */
  arrive(at: number): void {
    leaveAbove();
    for (let fold = this.closest(CLOSED); fold; fold = fold.closest(CLOSED))
      fold.setAttribute('open', '');
    // What is measured in parts need not be laid out as a whole before.
    this.dataset.fit ??= 'now';
    this.show(at);
    arriveAt(this);
  }

  /** Leaves so much of the window to what stays at its head. */
  leave(height: number): void {
    this.style.setProperty('--above', `${height}px`);
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
    this.to(this.steps.length - 1);
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
    this.#mark(at);
    this.#scrollPanel();
  }

  /** All that is written of where it stands; nothing is measured. */
  #mark(at: number): void {
    this.#at = Math.max(0, Math.min(this.steps.length - 1, at));
    for (const [index, step] of this.steps.entries()) {
      const isNow = index === this.#at;
      step.classList.toggle('now', isNow);
      step.classList.toggle('line', !isNow);
      const link = step.querySelector('h3 a');
      if (isNow) link?.setAttribute('aria-current', 'step');
      else link?.removeAttribute('aria-current');
    }
    this.#markBoard();
    this.#closeTray();
    this.#tellPlace();
  }

  #markBoard(): void {
    for (const board of this.boards)
      board.classList.toggle('now', board === this.#boardOf[this.#at]);
  }

  get boards(): readonly HTMLElement[] {
    return [...this.#homes.keys()];
  }

  /** The boards stand in the page for browsers without scripts; here they are made when they are first needed. */
  makeBoard(): boolean {
    const step = this.steps[this.#made];
    if (step === undefined) return false;
    this.#made += 1;
    const own = figureOf(step);
    const board = own ?? this.#boardOf.at(-1);
    if (own) {
      this.#homes.set(own, step);
      this.stage.append(own);
      this.stage.hidden = false;
    }
    if (board) this.#boardOf.push(board);
    return true;
  }

  /** What was on paper comes back. */
  setStage(): void {
    this.stage.append(...this.boards);
    this.stage.hidden = false;
  }

  /** On paper each step has its board again. */
  clearStage(): void {
    while (this.makeBoard());
    for (const [board, step] of this.#homes) step.append(board);
    this.stage.hidden = true;
  }

  /** Whether it has another size than the one that room has been made for; from now on it is this one. */
  takesSize(): boolean {
    if (this.clientHeight === 0 || paper.matches) return false;
    const before = this.dataset.fit === undefined ? '' : this.#size;
    this.#size = `${this.clientWidth} ${this.clientHeight}`;
    return this.#size !== before;
  }

  settle(): void {
    this.#markBoard();
    this.panel.scrollTo(0, 0);
    this.#scrollPanel();
    if (!this.#isSettled && document.querySelector('r509-replay') === this) this.#leadOnceSeen();
    this.#isSettled = true;
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
    const { current, panel } = this;
    // It is done once there is room.
    if (current === undefined || this.dataset.fit !== 'done') return;
    const { scrollTop, clientHeight } = panel;
    const head = panel.getBoundingClientRect().top - scrollTop;
    const topOf = (step: HTMLElement): number => step.getBoundingClientRect().top - head;
    const top = topOf(current);
    const bottom = top + current.offsetHeight;
    if (top >= scrollTop && bottom <= scrollTop + clientHeight) return;
    const first = this.steps.find((step) => topOf(step) >= bottom - clientHeight);
    panel.scrollTop = top < scrollTop ? top : Math.min(top, topOf(first ?? current));
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
        .replace('{n}', k(this.steps.at(-1)));
    const ends = { back: this.#at === 0, on: this.#at === this.steps.length - 1 };
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
    const open = this.stage.querySelector<HTMLElement>('.open');
    this.#closeTray();
    if (tile === null || tile === open || !this.classList.contains('fit-short')) return;
    tile.classList.add('open');
    const tray = document.createElement('p');
    tray.className = 'tray';
    tray.textContent = [...tile.children]
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim() ?? '')
      .filter((text) => text !== '')
      .join(' · ');
    this.stage.append(tray);
  }

  #closeTray(): void {
    this.stage.querySelector('.open')?.classList.remove('open');
    this.stage.querySelector('.tray')?.remove();
  }
}

function figureOf(step: HTMLElement): HTMLElement | null {
  const here = step.querySelector('figure');
  if (here) return here;
  const template = document.createElement('template');
  template.innerHTML = step.querySelector('noscript')?.textContent ?? '';
  return template.content.querySelector('figure');
}

const replays = (): readonly Replay[] => [
  ...document.querySelectorAll<Replay>('r509-replay.framed'),
];

/** All are read, and then all are written to. */
const refit = (some: readonly Replay[]): void =>
  makeRoom(some.filter((replay) => replay.takesSize()));

/** By the time a row is opened, there is room for what is in it. */
const refitClosed = (): Promise<void> => untilRest().then(() => refit(replays().filter(isFolded)));

const sizes = new ResizeObserver((entries) =>
  refit(entries.flatMap(({ target }) => (target instanceof Replay ? [target] : []))),
);

/** So high is what stays at the head of the window. */
let above: number | undefined;

function leaveAbove(): void {
  const before = above;
  above = stripHeight();
  if (above !== before) for (const replay of replays()) replay.leave(above);
}

const strip = document.querySelector('.strip');
if (strip === null) leaveAbove();
else new ResizeObserver(leaveAbove).observe(strip);
// Letters that have come have other sizes.
document.fonts.addEventListener('loadingdone', () => {
  for (const { dataset } of replays()) delete dataset.fit;
  refit(replays().filter((replay) => !isFolded(replay)));
  void refitClosed();
});
for (const event of ['load', 'brought', 'whole']) addEventListener(event, () => void refitClosed());
paper.addEventListener('change', () => {
  for (const replay of replays()) {
    if (paper.matches) replay.clearStage();
    else replay.setStage();
  }
  refit(replays());
});
// Before the pages are counted; what comes later falls off the last of them.
addEventListener('beforeprint', () => {
  for (const replay of replays()) replay.clearStage();
});

customElements.define('r509-replay', Replay);
listenToKeys();
followLinks();
