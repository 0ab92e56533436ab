import type { FaultCode } from '../scenario/faults/boardFault.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { NotPlayed } from '../vocabulary/notPlayed.ts';
import type { LineZone } from './zones.ts';

/** What is wrong with a line of text, as data: what sort of slip, where it is, and what was probably meant. */
export interface Slip {
  readonly kind: ParseIssueKind;
  /** Where the words begin that are concerned, as an index in the text that was read. */
  readonly at: number;
  readonly text: string;
  /** What comes nearest of all that could have stood there, the nearest first. */
  readonly offered: readonly string[];
  /** Why no board has it, where that is so of whatever says it, or why it is not played. */
  readonly because?: FaultCode | NotPlayed;
}

/** The same, with what it is about. */
export interface ParseIssue extends Slip {
  readonly about: IssueAbout;
}

/** What it is of which not all is understood. */
export type IssueAbout =
  /** Permanents, which hold their places under these tags. */
  | { readonly kind: 'permanents'; readonly tags: readonly string[] }
  | { readonly kind: 'cards'; readonly player: PlayerId; readonly zone: LineZone }
  | { readonly kind: 'player'; readonly player: PlayerId }
  /** The line itself, or its edition. */
  | { readonly kind: 'board' }
  /** Something declared, or done with priority. */
  | { readonly kind: 'act' };

export type ParseIssueKind =
  | 'unknownCard'
  | 'unknownWord'
  /** The rules or a card have it, and the engine does not play it. */
  | 'notPlayed'
  /** Not all of the text of a card is read, and nobody says that the rest does not matter. */
  | 'halfRead'
  | 'unknownPlayer'
  /** No permanent has this tag. */
  | 'unknownTag'
  /** A name that several on the table have, or a word for all of them. */
  | 'severalMeant'
  | 'unknownEdition'
  /** It neither says what lies there nor what is done. */
  | 'unknownSection'
  /** Of something declared, who or on what is missing. */
  | 'half'
  /** A number is missing where one has to stand, or is none. */
  | 'number'
  /** A card is what it is: of it only how it stands on the board is said. */
  | 'notOfCards'
  /** Somebody else controls what is said to be declared. */
  | 'notTheirs'
  /** No board has it: an Aura on nothing, something attached to itself. What belongs to a declaration has none. */
  | 'impossible'
  /** It has been said already, and otherwise. */
  | 'duplicate'
  | 'tooMany';

/** Takes note of a slip; reading goes on with the rest. */
export type Note = (slip: Slip) => void;

/** A slip of this kind in these words, with what they are probably meant to be. */
export const slipIn = (
  kind: ParseIssueKind,
  { at, text }: Pick<Slip, 'at' | 'text'>,
  offered: readonly string[] = [],
): Slip => ({ kind, at, text, offered });
