import type { Judgement } from '../../questions/judgement.ts';

/** When so many in a row can't be had, or one in so many milliseconds, the others can't either for now. */
const MOST_FAILED = 3;
const SLOW = 10_000;

/** Of many answers that are marked one after the other: nobody waits for each where the host sends none. */
export class GivingUp {
  #failed = 0;
  #isUp = false;

  /** No more should be asked for. */
  get isUp(): boolean {
    return this.#isUp;
  }

  async judged(judge: () => Promise<Judgement>): Promise<Judgement> {
    if (this.#isUp) return { kind: 'failed' };
    const began = performance.now();
    const judgement = await judge();
    this.#failed = judgement.kind === 'failed' ? this.#failed + 1 : 0;
    const isSlow = performance.now() - began > SLOW;
    this.#isUp = this.#failed === MOST_FAILED || (this.#failed > 0 && isSlow);
    return judgement;
  }
}
