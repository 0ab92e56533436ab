/**
 * Counts seconds down, by a clock that nobody sets: what the machine's own says is of no consequence. Time in which the
 * page was asleep counts as well, for as long as the page was there.
 */
export class Countdown {
  #timer: ReturnType<typeof setInterval> | undefined;
  #until = 0;

  start(seconds: number, tick: (left: number) => void): void {
    this.stop();
    this.#until = performance.now() + seconds * 1000;
    tick(this.left);
    this.#timer = setInterval(() => tick(this.left), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** How many whole seconds are left; it is never less than none. */
  get left(): number {
    return Math.max(0, Math.round((this.#until - performance.now()) / 1000));
  }
}

/** `49:07` */
export const timeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
