/** How long what failed waits before it is tried again, in milliseconds; each time twice as long, up to the other. */
const WAIT = 4_000;
const LONGEST_WAIT = 64_000;

/** Tries again by itself what could not be done: after a while, and once there is a network again. */
export class Retry {
  readonly #act: () => void;
  #wait = WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(act: () => void) {
    this.#act = act;
    addEventListener('online', () => {
      if (this.#timer !== undefined) this.#go();
    });
  }

  /** It failed. */
  later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#go(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** It is done, or nothing of it is wanted any more. */
  done(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wait = WAIT;
  }

  #go(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#act();
  }
}
