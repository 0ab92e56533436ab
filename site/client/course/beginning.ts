// What the one button says with which one begins or goes on.
import type { StopSketch } from '../../view/course/stopSketch.ts';

export type Begun =
  /** So many boards are due for review. */
  | { readonly kind: 'due'; readonly count: number }
  | { readonly kind: 'goOn'; readonly stop: StopSketch }
  | { readonly kind: 'start' }
  /** All stops are done. */
  | { readonly kind: 'finished' };

export interface BeginningKnown {
  /** How many boards are due; none where review is off. */
  readonly due: number;
  readonly next: StopSketch | undefined;
  /** Whether a stop was begun, or a placement test taken: before that, the course only starts. */
  readonly isUnderWay: boolean;
}

/** What is due comes first: it is forgotten else. */
export function beginningOf({ due, next, isUnderWay }: BeginningKnown): Begun {
  if (due > 0) return { kind: 'due', count: due };
  if (next === undefined) return { kind: 'finished' };
  return isUnderWay ? { kind: 'goOn', stop: next } : { kind: 'start' };
}
