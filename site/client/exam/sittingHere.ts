import { joinedSitting, keepSitting, keyOf, recallSitting, type Sitting } from './sitting.ts';

/** A sitting as a page has it: what it notes is kept beside what other tabs note. */
export class SittingHere {
  #now: Sitting;
  readonly #whose: 'own' | 'foreign';
  #isKept = true;
  /** The browser has had something of it; and has lost it since. */
  #wasThere: boolean;
  #isErased = false;

  /** `foreign`: somebody else's, which is looked at and leaves nothing here. */
  constructor(sitting: Sitting, whose: 'own' | 'foreign') {
    this.#now = sitting;
    this.#whose = whose;
    this.#wasThere = whose === 'own' && recallSitting(sitting.id) !== undefined;
  }

  get now(): Sitting {
    return this.#now;
  }

  /** Whether the browser has taken the last that was noted; and whether what it had is gone since the page was opened. */
  get keeping(): 'kept' | 'erased' | 'unkept' {
    if (!this.#isKept) return 'unkept';
    return this.#isErased ? 'erased' : 'kept';
  }

  note(change: Partial<Sitting>): void {
    const own = this.#now;
    // What is kept is older than what it would not take.
    const kept = this.#isKept && this.#whose === 'own' ? this.#kept() : undefined;
    const known = kept ? joinedSitting(own, { ...kept, at: own.at }) : own;
    this.#now = joinedSitting(known, { ...known, ...change });
    if (this.#whose === 'own') this.#isKept = keepSitting(this.#now);
    this.#wasThere ||= this.#whose === 'own' && this.#isKept;
  }

  /** Takes on what another tab has noted; says whether it has. `key`: of what it has changed; null where it has erased all. */
  hear(key: string | null): boolean {
    const own = this.#now;
    if (this.#whose === 'foreign' || (key !== null && key !== keyOf(own))) return false;
    const kept = this.#kept();
    if (kept !== undefined) this.#now = { ...joinedSitting(own, kept), at: own.at };
    return kept !== undefined;
  }

  /** What the browser has of it. */
  #kept(): Sitting | undefined {
    const kept = recallSitting(this.#now.id);
    this.#isErased ||= this.#isKept && this.#wasThere && kept === undefined;
    return kept;
  }

  /** What is marked is remembered beside all other answers; says whether all of it is. */
  async log(): Promise<boolean> {
    const sitting = this.#now;
    const logged = Object.keys(sitting.judged).length;
    if (this.#whose === 'foreign' || logged <= sitting.logged) return true;
    const isLogged = await import('./remember.ts')
      .then(({ rememberExam }) => rememberExam(sitting, Date.now()))
      .catch(() => false);
    if (isLogged) this.note({ logged });
    return isLogged;
  }
}
