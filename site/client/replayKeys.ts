// The keys of a replay: they act while the reader is in it; elsewhere they are the browser's own.
import type { Replay } from './replay.ts';
import { keepInView } from './replayInView.ts';

const KEYS: Readonly<Record<string, (replay: Replay) => void>> = {
  ArrowRight: (replay) => replay.by(1),
  ArrowLeft: (replay) => replay.by(-1),
  ' ': (replay) => replay.by(1),
  Home: (replay) => replay.to(0),
  End: (replay) => replay.last(),
};

export function listenToKeys(): void {
  addEventListener('keydown', press);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-go=keys]')) showKeys();
  });
}

function press(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return;
  if (key === '?') {
    showKeys();
    return;
  }
  if (key === ' ' && target.closest('a, button, summary')) return;
  const does = KEYS[key];
  const replay = does && replayOf(target);
  if (does === undefined || !replay) return;
  event.preventDefault();
  does(replay);
  keepInView(replay);
}

/** The replay in focus; or, where nothing has it, the one that fills most of the window. */
function replayOf(target: Element): Replay | undefined {
  const focused = target.closest<Replay>('r509-replay');
  if (focused) return focused;
  if (target !== document.body) return undefined;
  return [...document.querySelectorAll<Replay>('r509-replay')].find(
    (replay) => replay.checkVisibility() && seenOf(replay) > innerHeight / 2,
  );
}

function seenOf(replay: Replay): number {
  const { top, bottom } = replay.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}

function showKeys(): void {
  document.querySelector<HTMLDialogElement>('dialog.keys')?.showModal();
}
