import { joinedSitting, keepSitting, keyOf, recallSitting, type Sitting } from './sitting.ts';

/** A sitting as a page has it: what it notes is kept beside what other tabs note. */
export class SittingHere {
  #now: Sitting;
  readonly #whose: 'own' | 'foreign';
  #isKept = true;

  /** `foreign`: somebody else's, which is looked at and leaves nothing here. */
  constructor(sitting: Sitting, whose: 'own' | 'foreign') {
    this.#now = sitting;
    this.#whose = whose;
  }

  get now(): Sitting {
    return this.#now;
  }

  /** Whether the browser has taken the last that was noted. */
  get isKept(): boolean {
    return this.#isKept;
  }

  note(change: Partial<Sitting>): void {
    const own = this.#now;
    // What is kept is older than what it would not take.
    const kept = this.#isKept && this.#whose === 'own' ? recallSitting(own.id) : undefined;
    const known = kept ? joinedSitting(own, { ...kept, at: own.at }) : own;
    this.#now = joinedSitting(known, { ...known, ...change });
    if (this.#whose === 'own') this.#isKept = keepSitting(this.#now);
  }

  /** Takes on what another tab has noted; says whether it has. */
  hear(key: string | null): boolean {
    const own = this.#now;
    if (this.#whose === 'foreign' || key !== keyOf(own)) return false;
    const kept = recallSitting(own.id);
    if (kept !== undefined) this.#now = { ...joinedSitting(own, kept), at: own.at };
    return kept !== undefined;
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
