import type { NotPlayed } from '../vocabulary/notPlayed.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { CardLookup } from './card.ts';
import type { FaultCode } from './faults/boardFault.ts';
import type { ScriptStep, Setup } from './scenario.ts';

/** A board as a line of text says it: what lies there, and what is decided on it before anything else happens. */
export interface BoardLine {
  readonly setup: Setup;
  readonly steps: readonly ScriptStep[];
  /** Where the game begins, if the file does not say. */
  readonly start: Step;
  readonly slips: readonly LineSlip[];
}

/** Something wrong in a line. */
export interface LineSlip {
  /** A description code. */
  readonly kind: string;
  /** Where the words begin that are concerned, as an index in the line. */
  readonly at: number;
  readonly text: string;
  readonly nearest?: string;
  /** Why no board has what it says, or why it is not played. */
  readonly because?: FaultCode | NotPlayed;
}

/** Reads the line of a file, as far as it can be read; `called`: what of it has which id in place of the one that a line gives. */
export type ReadBoardLine = (
  line: string,
  cards: CardLookup,
  called: ReadonlyMap<string, string>,
) => BoardLine;
