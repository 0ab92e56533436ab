// Makes room: board and entry are both to be seen at every step of a replay. All replays to be fitted are written to, and
// then all are read, some of their boards or entries at a time. What is not measured is not laid out, and the browser is
// given way in between.
import { giveWay, untilRest } from './giveWay.ts';
import { type Finding, type Fit, LESS, roomBelow, roomBeside, type Trial } from './replayRoom.ts';

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
const makings = new Map<Fitted, Making>();
let isAtIt = false;

/** Those in or near the view are fitted at once, all together; what is in a closed row is there as soon as it is opened. */
export function makeRoom(replays: readonly Fitted[]): void {
  const near = replays.filter(isNear);
  for (const replay of replays) {
    leaveOff(replay);
    if (near.includes(replay)) continue;
    far.set(replay, replay);
    approaching.observe(replay);
  }
  fitNow(near);
}

function isNear(replay: Fitted): boolean {
  if (isFolded(replay)) return true;
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
    makings.set(replay, makingOf(replay));
  }
  if (!isAtIt) void inTurns();
}

function leaveOff(replay: Fitted): void {
  makings.get(replay)?.return();
  makings.delete(replay);
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
  while (makings.size > 0) {
    for (const replay of makings.keys()) while (replay.makeBoard()) await takeTurns();
    await takeTurns();
    const measured = performance.now();
    goOn(many);
    const took = performance.now() - measured;
    if (took < MEASURING / 2) many *= 2;
    if (took > MEASURING) many = Math.max(1, many >> 1);
  }
  isAtIt = false;
}

/** What is in a closed row nobody waits for. */
const isAwaited = (): boolean => [...makings.keys()].some((replay) => !isFolded(replay));

/** In a closed row; whether it is seen otherwise would have to be laid out. */
export const isFolded = (replay: Element): boolean =>
  replay.closest('details:not([open])') !== null;

/** All write, and then all read. */
function goOn(many: number): void {
  for (const replay of makings.keys()) if (!replay.isConnected || paper.matches) leaveOff(replay);
  const each = Math.ceil(many / makings.size);
  for (const making of makings.values()) making.next(each);
  for (const [replay, making] of makings) if (making.next(each).done) makings.delete(replay);
}

/** Writes, is told to go on, reads, is told to go on, and so forth; each time how much it may measure. */
type Making = Generator<void, void, number>;

function* makingOf(replay: Fitted): Making {
  let tried: readonly HTMLElement[] = [];
  yield;
  const finding = findingFor(replay);
  let next = finding.next([]);
  try {
    while (next.done !== true) {
      const many = yield;
      putBack(tried);
      show(replay, next.value.how);
      tried = putForward(replay, next.value, many);
      yield;
      next = finding.next(tried.map(heightOf));
    }
    yield;
  } finally {
    putBack(tried);
  }
  show(replay, next.value);
  replay.stage.style.setProperty('--tallest', `${next.value.tallest}px`);
  replay.dataset.fit = 'done';
  yield;
  replay.settle();
}

function findingFor({ stage, panel, stepper, boards, steps, clientHeight }: Fitted): Finding {
  const order = { boards: wordiestFirst(boards), entries: wordiestFirst(steps) };
  return desk.matches
    ? roomBeside({ stage: stage.clientHeight, panel: panel.clientHeight }, order)
    : roomBelow(clientHeight - stepper.clientHeight, order);
}

function show({ classList, stage }: Fitted, { less, zoom }: Fit): void {
  for (const one of LESS) classList.toggle(`fit-${one}`, less.includes(one));
  stage.style.setProperty('--zoom', `${zoom}`);
}

/** Some of what is to be measured, as it is to be measured: each entry as if it were the current one. */
function putForward(
  { boards, steps }: Fitted,
  { of, which }: Trial,
  many: number,
): readonly HTMLElement[] {
  const all = of === 'boards' ? boards : steps;
  const tried = which.slice(0, many).flatMap((one) => all[one] ?? []);
  for (const { classList } of tried) {
    classList.add('tried');
    classList.remove('line');
  }
  return tried;
}

function putBack(tried: readonly HTMLElement[]): void {
  for (const one of tried) {
    one.classList.remove('tried');
    if (one.matches('li:not(.now)')) one.classList.add('line');
  }
}

const wordiestFirst = (all: readonly HTMLElement[]): readonly number[] => {
  const words = all.map(({ textContent }) => textContent.length);
  return [...all.keys()].toSorted((a, b) => (words[b] ?? 0) - (words[a] ?? 0));
};

const heightOf = (one: Element): number => one.getBoundingClientRect().height;
