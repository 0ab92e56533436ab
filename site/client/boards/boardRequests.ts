// What a page and the worker that makes boards say to each other. The game stays in the worker: what a page shows of it,
// it gets as markup.
import type { Language } from '../../i18n/languages.ts';
import type { RuledKind } from '../../library/judged/marked.ts';
import type { PlacementTable } from '../../placement/item.ts';
import type { Mistaken } from '../../questions/asking/mistakenBy.ts';
import type { RuledMarking } from '../../questions/marking.ts';
import type { Entries } from '../../questions/rulings/material.ts';
import type { Mark } from '../../questions/script/mark.ts';
import type { MadeName } from '../deal/made.ts';

/** `page`: that whose pieces it is made of, `/it/practice/boards/`. */
export type BoardRequest =
  /** Brings what every board needs. */
  | { readonly kind: 'begin'; readonly page: string; readonly language: string }
  /** The board of this name, `1-menace-s7`, as a page has it. */
  | {
      readonly kind: 'draw';
      readonly page: string;
      readonly language: string;
      readonly name: string;
    }
  /** What the board of this name is called, which is known long before it is drawn. */
  | {
      readonly kind: 'call';
      readonly page: string;
      readonly language: string;
      readonly name: string;
    }
  /** Of these seeds, or of those that follow from them, as many that give boards unlike each other and those of these names. */
  | {
      readonly kind: 'seeds';
      readonly page: string;
      readonly of: Pick<MadeName, 'version' | 'aim'>;
      readonly seeds: readonly string[];
      readonly seen: readonly string[];
    }
  /** These boards as the placement test knows them, but for those that it can't ask. */
  | { readonly kind: 'place'; readonly page: string; readonly wanted: readonly PlacingWanted[] }
  /** What an answer is worth, to a board that was drawn or to one that a page asks about. */
  | {
      readonly kind: 'rule';
      readonly page: string;
      readonly language: Language;
      readonly marking: RuledMarking<RuledKind>;
      readonly entries: Entries;
    };

export interface BoardReplies {
  readonly begin: undefined;
  readonly draw: DrawnBoard;
  readonly call: string;
  readonly seeds: readonly string[];
  readonly place: Pick<PlacementTable, 'mistakes' | 'items'>;
  readonly rule: Mark;
}

/** A board that the newest way makes for a mistake from a seed, or one that was made before. */
export type PlacingWanted =
  | { readonly kind: 'new'; readonly mistake: string; readonly seed: string }
  | { readonly kind: 'named'; readonly name: string };

/** A board as the markup of a page that no server has, and by which mistakes its question is marked. */
export interface DrawnBoard {
  readonly markup: string;
  readonly mistaken: readonly Mistaken[];
}

/** What the worker says: that it is there, what it was asked, or why it failed. */
export type BoardMessage =
  | { readonly kind: 'here' }
  | { readonly kind: 'told'; readonly id: number; readonly told: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string };

/** Where the page finds what stands beside a board's question; and which board that is. */
export const gamesOf = (id: string): string => `${MADE_GAMES}${id}`;
export const madeNameOf = (games: string): string | undefined =>
  games.startsWith(MADE_GAMES) ? games.slice(MADE_GAMES.length) : undefined;

const MADE_GAMES = 'made:';
