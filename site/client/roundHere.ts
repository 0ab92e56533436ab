import { keepRound, keyOf, type RoundMemory, recallRound } from './roundMemory.ts';

/** A round as a page has it: what it notes is kept beside what other tabs note. */
export class RoundHere {
  readonly #page: string;
  #now: RoundMemory;
  #isKept = true;

  constructor(page: string) {
    this.#page = page;
    this.#now = recallRound(page);
  }

  get now(): RoundMemory {
    return this.#now;
  }

  /** Says whether the browser has taken it. */
  note(act: (known: RoundMemory) => RoundMemory): boolean {
    // What is kept is older than what it would not take.
    this.#now = act(this.#isKept ? recallRound(this.#page) : this.#now);
    this.#isKept = keepRound(this.#page, this.#now);
    return this.#isKept;
  }

  /** Takes on what another tab has noted; says whether it has. */
  hear(key: string | null): boolean {
    if (!this.#isKept || key !== keyOf(this.#page)) return false;
    this.#now = recallRound(this.#page);
    return true;
  }
}
