import type { Notation } from '../../view/notation.ts';
import type { Fault } from '../controls/mark.ts';

/** A question's controls while they lie on its board. */
export interface Laid {
  /** What is chosen, as a scoresheet writes it. */
  readonly notation: () => Notation;
  /** Shows what is chosen, after any change of it. */
  readonly update: () => void;
  /** Shows where an answer goes wrong, as long as it stands. */
  readonly refuse: (faults: readonly Fault[]) => void;
  /** Back from the board to the form. */
  readonly away: () => void;
}
