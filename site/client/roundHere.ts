import { keepRound, keptRound, keyOf, NOTHING, type RoundMemory } from './roundMemory.ts';

/** What the browser does with what is noted: keeps it; keeps it again, since what it had is gone; or won't keep it. */
export type Keeping = 'kept' | 'erased' | 'unkept';

/** A round as a page has it: what it notes is kept beside what other tabs note. */
export class RoundHere {
  readonly #page: string;
  #now: RoundMemory;
  #isKept = true;
  /** The browser has had something of it. */
  #wasThere: boolean;

  constructor(page: string) {
    this.#page = page;
    const kept = keptRound(page);
    this.#wasThere = kept !== undefined;
    this.#now = kept ?? NOTHING;
  }

  get now(): RoundMemory {
    return this.#now;
  }

  note(act: (known: RoundMemory) => RoundMemory): Keeping {
    // What is kept is older than what it would not take; where it was erased, the page has it.
    const kept = this.#isKept ? keptRound(this.#page) : undefined;
    const isErased = this.#isKept && this.#wasThere && kept === undefined;
    this.#now = act(kept ?? this.#now);
    this.#isKept = keepRound(this.#page, this.#now);
    this.#wasThere ||= this.#isKept;
    if (!this.#isKept) return 'unkept';
    return isErased ? 'erased' : 'kept';
  }

  /** Takes on what another tab has noted. `key`: of what it has changed; null where it has erased all. */
  hear(key: string | null): Keeping {
    if (!this.#isKept) return 'unkept';
    if (key !== null && key !== keyOf(this.#page)) return 'kept';
    const kept = keptRound(this.#page);
    this.#now = kept ?? this.#now;
    return this.#wasThere && kept === undefined ? 'erased' : 'kept';
  }
}
