import type { RuledMarking } from '../marking.ts';
import type { Entries } from '../rulings/material.ts';
import type { Mark } from './mark.ts';

/** What an event `ruling` asks of whatever stands around a question: to rule on an answer, if it can. */
export interface RulingRequest {
  readonly marking: RuledMarking;
  readonly entries: Entries;
  /** What the page has by itself has looked at it, and there are more declarations than that looks through. */
  readonly isTooMuch: boolean;
  /** On its way, once somebody has taken it on. */
  mark: Promise<Mark> | undefined;
}
