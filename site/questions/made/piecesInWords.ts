import type { Pieces } from '#engine/boards';
import type { Messages } from '../../i18n/messages.ts';

/** What a browser makes boards of, with all words of the language that depend on it. */
export interface PiecesInWords {
  readonly pieces: Pieces;
  /** What each piece is called, by its id. */
  readonly names: { readonly [P in keyof Pieces]: { readonly [id: string]: string } };
  /** Each ability in words, by its data as JSON. */
  readonly abilities: { readonly [ability: string]: string };
  /** What mistakes are called, by how they stand in addresses. */
  readonly mistakes: { readonly [slug: string]: string };
  /** Heads those that answer otherwise. */
  readonly otherwise: string;
  /** That the active player pays with what is not shown. */
  readonly paying: string;
  readonly steps: Messages['terms']['steps'];
}
