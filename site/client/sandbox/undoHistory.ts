/** What was, what is, and what was taken back: undoing and doing again without an end. */
export class UndoHistory<T> {
  #states: readonly T[] = [];
  #at = -1;

  get now(): T | undefined {
    return this.#states[this.#at];
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  get canGoOn(): boolean {
    return this.#at < this.#states.length - 1;
  }

  /** What was taken back is gone from here on. */
  add(state: T): void {
    this.#states = [...this.#states.slice(0, this.#at + 1), state];
    this.#at += 1;
  }

  /** One back, or one on; what there is then. */
  by(change: -1 | 1): T | undefined {
    this.#at = Math.max(0, Math.min(this.#states.length - 1, this.#at + change));
    return this.now;
  }
}
