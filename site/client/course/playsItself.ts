// A replay that goes on by itself, until it is over or somebody takes it in hand.
import type { Replay } from '../replay.ts';

/** So long a step stays, in milliseconds: long enough to read its sentence and look at the board. */
const A_STEP = 4_000;

/** The button begins and stops it; any other touch of the replay stops it, too. */
export function playsItself(replay: Element, button: HTMLElement): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    button.textContent = button.dataset.play ?? '';
  };
  const go = (): void => {
    if (!isReplay(replay)) return;
    if (isOver(replay)) replay.to(0);
    button.textContent = button.dataset.pause ?? '';
    timer = setInterval(() => {
      replay.by(1);
      if (isOver(replay)) stop();
    }, A_STEP);
  };
  button.addEventListener('click', () => (timer === undefined ? go() : stop()));
  for (const taken of ['pointerdown', 'keydown'])
    replay.addEventListener(taken, () => {
      if (timer !== undefined) stop();
    });
}

/** Its script comes by itself; until then it is read as it stands. */
const isReplay = (element: Element): element is Replay =>
  'by' in element && 'to' in element && 'steps' in element;

const isOver = ({ current, steps }: Replay): boolean => current === steps.at(-1);
