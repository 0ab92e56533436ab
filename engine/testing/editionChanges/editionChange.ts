import { EDITION_IDS, type EditionId } from '../../citation/editions.ts';
import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { Board, PermanentDetails } from '../boards/board.ts';
import type { Act } from './acts.ts';
import type { Seen } from './seen.ts';

/** A change of behaviour between two editions, by its number in our list of them. */
export type EditionChange =
  /** Boards that come out differently before and after it. */
  | {
      readonly kind: 'apart';
      readonly change: number;
      /** The first edition with it. */
      readonly since: EditionId;
      readonly boards: readonly EditionBoard[];
    }
  /** The text changed, and these boards show that play did not. */
  | {
      readonly kind: 'alike';
      readonly change: number;
      /** The first edition with it. */
      readonly since: EditionId;
      readonly why: string;
      readonly boards: readonly EditionBoard[];
    }
  /** Nothing that the engine plays can show it. */
  | {
      readonly kind: 'noBoard';
      readonly change: number;
      readonly since: EditionId;
      readonly why: string;
    };

export interface EditionBoard {
  /** The situation, in words: the name of its tests. */
  readonly that: string;
  readonly board: Board;
  readonly hands?: { readonly [player: string]: { readonly [card: string]: HandCard } };
  /** Played alike in all editions. */
  readonly script: readonly Act[];
  readonly outcomes: readonly EditionOutcome[];
}

export type HandCard = PermanentDetails;

/** What is seen after the script in some editions. */
export interface EditionOutcome {
  readonly in: readonly EditionId[];
  /** The outcome in words: the name of the test. */
  readonly so: string;
  readonly sees: Partial<Seen>;
  /** Rules that some event cites by then, and rules that none does. */
  readonly cites?: readonly RuleKey[];
  readonly citesNot?: readonly RuleKey[];
}

export const ALL_EDITIONS: readonly EditionId[] = EDITION_IDS;

export const since = (first: EditionId): readonly EditionId[] =>
  EDITION_IDS.slice(EDITION_IDS.indexOf(first));

/** That edition and those before it. */
export const until = (last: EditionId): readonly EditionId[] =>
  EDITION_IDS.slice(0, EDITION_IDS.indexOf(last) + 1);

export const from = (first: EditionId, last: EditionId): readonly EditionId[] =>
  since(first).filter((edition) => until(last).includes(edition));

/** The last edition before a change, and the first with it. */
export const editionsAround = ({ since: after }: EditionChange): readonly EditionId[] => {
  const before = EDITION_IDS[EDITION_IDS.indexOf(after) - 1];
  return before === undefined ? [after] : [before, after];
};
