import type { FaultCode } from '../scenario/faults/boardFault.ts';

/** What is wrong with a line of text, as data: what sort of slip, where it is, and what was probably meant. */
export interface ParseIssue {
  readonly kind: ParseIssueKind;
  /** Where the words begin that are concerned, as an index in the text that was read. */
  readonly at: number;
  readonly text: string;
  /** What comes nearest of all that could have stood there. */
  readonly nearest?: string;
  /** Why no board has it, where that is so of whatever says it. */
  readonly because?: FaultCode;
}

export type ParseIssueKind =
  | 'unknownCard'
  | 'unknownWord'
  | 'unknownPlayer'
  /** No permanent has this tag. */
  | 'unknownTag'
  | 'unknownEdition'
  /** A number stands where none can, or is missing, or is too large. */
  | 'number'
  /** A card is what it is: of it only how it stands on the board is said. */
  | 'notOfCards'
  /** No board has it: an Aura on nothing, something attached to itself. What belongs to a declaration has none. */
  | 'impossible'
  /** It has been said already, and otherwise. */
  | 'duplicate'
  | 'tooMany';

/** Takes note of a slip; reading goes on with the rest. */
export type Note = (slip: ParseIssue) => void;
