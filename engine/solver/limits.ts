/** How much work an answer may take, in steps of the search: never in time, so that every machine answers alike. */
export interface Limits {
  readonly steps: number;
}

/** Enough for any board met in play; the largest adversarial boards pass it and get an honest "unproved". */
export const DEFAULT_LIMITS: Limits = { steps: 20_000_000 };
