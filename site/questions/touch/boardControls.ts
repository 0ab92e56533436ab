import type { Notation } from '../../i18n/notationWords.ts';
import type { Fault } from '../script/mark.ts';
import type { AnswerPair } from '../wanted.ts';

/** A question's controls while they lie on its board. */
export interface BoardControls {
  /** What is chosen, as a scoresheet writes it. */
  readonly notation: () => Notation;
  /** Shows what is chosen, in pencil, after any change of it. */
  readonly update: () => void;
  /** Shows it declared, and where it goes wrong, as long as it stands. */
  readonly play: (faults: readonly Fault[]) => void;
  /** Draws where another answer differs from what is chosen; nothing that is wanted draws nothing. */
  readonly suggest: (wanted: readonly AnswerPair[] | undefined) => void;
  /** Chooses what is wanted in place of what is chosen. */
  readonly choose: (wanted: readonly AnswerPair[]) => void;
  /** Back from the board to the form. */
  readonly away: () => void;
}
