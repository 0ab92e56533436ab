/** Small random amounts that change which split is preferred from one round of a search to the next; none in the first. */
export class Shuffle {
  private state = 0;

  /** Begins the next round. */
  start(): void {
    this.state += 1;
  }

  /** Gives a number from 0 up to but not including 1; in the first round it is always 0. */
  next(): number {
    if (this.state === 0) return 0;
    this.state = (Math.imul(this.state, 1103515245) + 12345) & 0x7fffffff;
    return this.state / 0x80000000;
  }
}
