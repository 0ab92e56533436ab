// Makes room: board and entry are both to be seen at every step of a replay. All replays to be fitted are written to, and
// then all are read, some of their boards or entries at a time. What is not measured is not laid out, and the browser is
// given way in between.
import { giveWay, untilRest } from './giveWay.ts';
import {
  type Finding,
  type Fit,
  LESS,
  type Room,
  roomBelow,
  roomBeside,
  type Trial,
} from './replayRoom.ts';

/** So long is worked at a time, in milliseconds, and so long each measuring may take; after half of that, the next is of more. */
const TURN = 20;
const MEASURING = 12;

const desk = matchMedia('(min-width: 60rem)');
export const paper = matchMedia('print');

/** A replay that can be fitted. */
export interface Fitted extends HTMLElement {
  readonly stage: HTMLElement;
  readonly panel: HTMLElement;
  readonly stepper: HTMLElement;
  readonly steps: readonly HTMLElement[];
  /** Those that have been made, each once. */
  readonly boards: readonly HTMLElement[];
  /** Makes the next of its boards; false where there are all. */
  readonly makeBoard: () => boolean;
  /** It has got its room. */
  readonly settle: () => void;
}

/** A window's height above and below what is seen is near. */
const NEAR = 1;

/** Those that are fitted as they come near, and those that are being fitted. */
const far = new WeakMap<Element, Fitted>();
const waiting = new Map<Fitted, Fitting>();
let isAtIt = false;

/** Those in or near the view are fitted at once, all together. */
export function makeRoom(replays: readonly Fitted[]): void {
  const near = replays.filter(isNear);
  for (const replay of replays) {
    leave(replay);
    if (near.includes(replay)) continue;
    far.set(replay, replay);
    approaching.observe(replay);
  }
  fitNow(near);
}

function isNear(replay: Fitted): boolean {
  const { top, bottom } = replay.getBoundingClientRect();
  return top < (1 + NEAR) * innerHeight && bottom > -NEAR * innerHeight;
}

const approaching = new IntersectionObserver(
  (entries) => {
    const near = entries.filter(({ isIntersecting }) => isIntersecting);
    fitNow(near.flatMap(({ target }) => far.get(target) ?? []));
  },
  { rootMargin: `${100 * NEAR}%` },
);

function fitNow(replays: readonly Fitted[]): void {
  for (const replay of replays) {
    approaching.unobserve(replay);
    replay.dataset.fit = 'now';
    waiting.set(replay, new Fitting(replay));
  }
  if (!isAtIt) void inTurns();
}

/** It has no room, and is as it was before any was made. */
function leave(replay: Fitted): void {
  waiting.get(replay)?.leave();
  waiting.delete(replay);
  delete replay.dataset.fit;
}

async function inTurns(): Promise<void> {
  isAtIt = true;
  // In a frame, what was laid out for it is in its time.
  let began = Math.min(performance.now(), Number(document.timeline.currentTime));
  const takeTurns = async (): Promise<void> => {
    if (isAwaited() && performance.now() - began < TURN) return;
    await (isAwaited() ? giveWay() : untilRest());
    began = performance.now();
  };
  let many = 1;
  while (waiting.size > 0) {
    for (const { replay } of waiting.values()) while (replay.makeBoard()) await takeTurns();
    await takeTurns();
    const measured = performance.now();
    measureTogether(many);
    const took = performance.now() - measured;
    if (took < MEASURING / 2) many *= 2;
    if (took > MEASURING) many = Math.max(1, many >> 1);
  }
  isAtIt = false;
}

/** What is in a closed row nobody waits for. */
const isAwaited = (): boolean => [...waiting.keys()].some((replay) => !isFolded(replay));

/** In a closed row; whether it is seen otherwise would have to be laid out. */
export const isFolded = (replay: Element): boolean =>
  replay.closest('details:not([open])') !== null;

function measureTogether(many: number): void {
  for (const [replay, { isWanted }] of waiting) if (!isWanted) leave(replay);
  const fittings = [...waiting.values()];
  for (const fitting of fittings) fitting.write(Math.ceil(many / fittings.length));
  for (const fitting of fittings) fitting.read();
  const done = fittings.filter(({ isDone }) => isDone);
  for (const fitting of done) fitting.settle();
  for (const { replay } of done) {
    waiting.delete(replay);
    replay.settle();
  }
}

/** A replay that is being fitted. */
class Fitting {
  readonly replay: Fitted;
  #finding: Finding | undefined;
  #next: IteratorResult<Trial, Room> | undefined;
  #tried: readonly HTMLElement[] = [];

  constructor(replay: Fitted) {
    this.replay = replay;
  }

  get isWanted(): boolean {
    return this.replay.isConnected && !paper.matches;
  }

  get isDone(): boolean {
    return this.#next?.done === true;
  }

  /** Shows some of what is to be measured as it is to be measured: each entry as if it were the current one. */
  write(many: number): void {
    this.leave();
    if (this.#next === undefined || this.#next.done) return;
    const { how, of, which } = this.#next.value;
    this.#show(how);
    const all = of === 'boards' ? this.replay.boards : this.replay.steps;
    this.#tried = which.slice(0, many).flatMap((one) => all[one] ?? []);
    for (const one of this.#tried) {
      one.classList.add('tried');
      one.classList.remove('line');
    }
  }

  read(): void {
    this.#next = this.#finding?.next(this.#tried.map(heightOf));
    this.#finding ??= this.#begun();
    this.#next ??= this.#finding.next([]);
  }

  settle(): void {
    this.leave();
    if (this.#next?.done !== true) return;
    const { tallest, ...how } = this.#next.value;
    this.#show(how);
    this.replay.stage.style.setProperty('--tallest', `${tallest}px`);
    this.replay.dataset.fit = 'done';
  }

  #begun(): Finding {
    const { stage, panel, stepper, boards, steps, clientHeight } = this.replay;
    const order = { boards: wordiestFirst(boards), entries: wordiestFirst(steps) };
    return desk.matches
      ? roomBeside({ stage: stage.clientHeight, panel: panel.clientHeight }, order)
      : roomBelow(clientHeight - stepper.clientHeight, order);
  }

  #show({ less, zoom }: Fit): void {
    for (const one of LESS) this.replay.classList.toggle(`fit-${one}`, less.includes(one));
    this.replay.stage.style.setProperty('--zoom', `${zoom}`);
  }

  /** Nothing is as it is measured. */
  leave(): void {
    for (const one of this.#tried) {
      one.classList.remove('tried');
      if (one.matches('li:not(.now)')) one.classList.add('line');
    }
    this.#tried = [];
  }
}

const wordiestFirst = (all: readonly HTMLElement[]): readonly number[] => {
  const words = all.map(({ textContent }) => textContent.length);
  return [...all.keys()].toSorted((a, b) => (words[b] ?? 0) - (words[a] ?? 0));
};

const heightOf = (one: Element): number => one.getBoundingClientRect().height;
