/** What the benchmarks measured, in milliseconds unless a name says otherwise. */
export interface Measured {
  readonly families: readonly FamilyMeasured[];
  readonly replays: readonly ReplayMeasured[];
  readonly transitions: readonly TransitionMeasured[];
}

export interface FamilyMeasured {
  readonly name: string;
  readonly about: string;
  readonly boards: number;
  readonly own: Spread;
  /** Undefined where the general solver is not asked, because it would not end. */
  readonly highs: Compared | undefined;
  /** On the boards that are small enough for it. */
  readonly enumerator: Compared | undefined;
  /** Boards on which the solver reached its bound before its proof was complete. */
  readonly unproved: number;
  /** Boards on which two of them found a different maximum: there must be none. */
  readonly wrong: readonly number[];
  readonly target: Target;
  readonly isMet: boolean;
}

export interface Spread {
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

/** Another way to the same answers, and how many times as long it took, board by board. */
export interface Compared {
  readonly boards: number;
  readonly median: number;
  readonly ratio: { readonly median: number; readonly least: number };
}

export type Target =
  /** At least so many times as fast as the general solver, on the board in the middle. */
  | { readonly kind: 'median'; readonly ratio: number; readonly p99?: number }
  /** On no board slower than the general solver by more than this; more than 1 is slower. */
  | { readonly kind: 'neverSlowerThan'; readonly times: number }
  | { readonly kind: 'worst'; readonly milliseconds: number }
  | { readonly kind: 'none' };

export interface ReplayMeasured {
  readonly file: string;
  readonly edition: string;
  readonly main: number;
  readonly withBranches: number;
  readonly branches: number;
  /** Whether the main line takes no longer than it may. */
  readonly isMet: boolean;
}

/** One kind of action that takes the machine from one step to another, in microseconds. */
export interface TransitionMeasured {
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly samples: number;
  readonly rulingMicroseconds: number;
  readonly machineMicroseconds: number;
  /** Both together, as many times what passing priority takes where nothing comes of it. */
  readonly timesAPass: number;
}
