// Links to the steps of a replay: they arrive at once. One to a step that is not there opens the nearest, and says so.
import { isKeptHere, openRow, placeNamed, rowToBring } from './foldedRows.ts';
import type { Replay } from './replay.ts';
import { whenWhole } from './whenWhole.ts';

const replays = (): readonly Replay[] => [...document.querySelectorAll<Replay>('r509-replay')];

export function followLinks(): void {
  whenWhole(goToAddress);
  // Until a page is loaded, browsers go on scrolling to what the address names.
  addEventListener('load', goToAddress, { once: true });
  addEventListener('hashchange', () => {
    // Back at the page's own address is back at the first step.
    if (location.hash === '') replays()[0]?.show(0);
    goToAddress();
  });
  addEventListener('click', follow);
  addEventListener('brought', ({ target }) => {
    const named = stepOf(location.hash);
    if (named && target instanceof Element && target.contains(named.replay)) go(named, false);
  });
}

/** A link within the page is followed here, since the browser would glide there. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isKeptHere(link) || link.target !== '') return;
  const found = stepOf(link.hash);
  const row = rowToBring(link.hash.slice(1));
  if (found === undefined && row === undefined) return;
  event.preventDefault();
  // On a board of one’s own the address is the board’s.
  if (link.hash !== location.hash && !link.closest('.sandbox'))
    history.pushState(null, '', link.hash);
  if (found) go(found, link.closest('r509-replay') === found.replay);
  else if (row) openRow(row);
}

interface Found {
  readonly replay: Replay;
  readonly at: number;
  /** The number that was asked for, where there is none such. */
  readonly missing: string | undefined;
}

/** Shows the step that the address names. */
function goToAddress(): void {
  const found = stepOf(location.hash);
  const row = rowToBring(location.hash.slice(1));
  if (found) go(found, false);
  else if (row) openRow(row);
}

function go({ replay, at, missing }: Found, isInside: boolean): void {
  if (isInside) replay.show(at);
  else replay.arrive(at);
  replay.say(missing === undefined ? '' : (replay.dataset.gone ?? '').replace('{k}', missing));
}

function stepOf(hash: string): Found | undefined {
  const id = hash.slice(1);
  // A branch is brought when it is asked for, and its steps are looked for then.
  if (rowToBring(id)) return undefined;
  placeNamed(id);
  for (const replay of replays()) {
    const at = replay.placeOf(id);
    if (at >= 0) return { replay, at, missing: undefined };
  }
  return nearestTo(id);
}

/** In the branch that is named, else in the main line; before its own steps a branch has those of the main line. */
function nearestTo(id: string): Found | undefined {
  const [, branch = '', missing] = /^(.*-)?step-(\d{1,4})$/.exec(id) ?? [];
  const all = replays();
  const replay =
    all.find(({ current }) => current?.id.startsWith(`${branch}step-`) === true) ?? all[0];
  if (missing === undefined || replay === undefined) return undefined;
  const k = Number(missing);
  const numbers = replay.numbers;
  const at = numbers.reduce(
    (best, number, index) =>
      Math.abs(number - k) < Math.abs((numbers[best] ?? 0) - k) ? index : best,
    0,
  );
  return { replay, at, missing };
}
