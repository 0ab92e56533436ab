import { type ClassSitting, joined, keepSat, keyFor, recalled } from './sat.ts';

/** A sitting as a page has it: what it notes is kept beside what other tabs note. */
export class SatHere {
  #now: ClassSitting;
  #isKept = true;

  constructor(sitting: ClassSitting) {
    this.#now = sitting;
  }

  get now(): ClassSitting {
    return this.#now;
  }

  /** Whether the browser has taken the last that was noted. */
  get isKept(): boolean {
    return this.#isKept;
  }

  note(change: Partial<ClassSitting>): void {
    // What is kept is older than what it would not take.
    if (this.#isKept) this.hear(keyFor(this.#now));
    this.#now = joined(this.#now, { ...this.#now, ...change });
    this.#isKept = keepSat(this.#now);
  }

  /** Takes on what another tab has noted; says whether it has. `key`: of what it has changed. */
  hear(key: string | null): boolean {
    if (key !== keyFor(this.#now)) return false;
    const kept = recalled(key);
    if (kept !== undefined) this.#now = { ...joined(this.#now, kept), at: this.#now.at };
    return kept !== undefined;
  }
}
