// Where a replay stands in the window: at its head once it is asked for, until the reader does something.

/** So many frames without a scroll, and no glide is under way. */
const STILL = 3;

/** For a link. What stands above may still get its board, its letters or its room. */
export function arriveAt(replay: HTMLElement): void {
  const signal = untilNextAct();
  const room = new ResizeObserver(() => bringToHead(replay));
  room.observe(document.body);
  signal.addEventListener('abort', () => room.disconnect());
  bringToHead(replay);
  void bringOnceStill(replay, signal);
}

/** For a key, which leaves the window as it is where the whole replay is seen. */
export function keepInView(replay: HTMLElement): void {
  if (!isWhollySeen(replay)) bringToHead(replay);
  void bringOnceStill(replay, untilNextAct());
}

/** What stays at the head of the window while a page is scrolled. */
export const stripHeight = (): number =>
  document.querySelector<HTMLElement>('.strip')?.getBoundingClientRect().height ?? 0;

/** Nothing glides: what was asked for is there. */
function bringToHead(replay: HTMLElement): void {
  const { top } = replay.getBoundingClientRect();
  scrollTo(0, top + scrollY - stripHeight());
}

/** A glide that a key began before goes the rest of its way from wherever the window has been put, and can't be stopped. */
async function bringOnceStill(replay: HTMLElement, signal: AbortSignal): Promise<void> {
  let before = scrollY;
  for (let still = 0; still < STILL; ) {
    await new Promise(requestAnimationFrame);
    if (signal.aborted) return;
    still = scrollY === before ? still + 1 : 0;
    before = scrollY;
  }
  if (!isWhollySeen(replay)) bringToHead(replay);
}

/** As much of it as the window has room for, but for a part of a pixel. */
function isWhollySeen(replay: HTMLElement): boolean {
  const { top, bottom, height } = replay.getBoundingClientRect();
  const head = stripHeight();
  return (
    Math.min(bottom, innerHeight) - Math.max(top, head) >= Math.min(height, innerHeight - head) - 1
  );
}

function untilNextAct(): AbortSignal {
  const acted = new AbortController();
  for (const act of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(act, () => acted.abort(), { signal: acted.signal });
  return acted.signal;
}
