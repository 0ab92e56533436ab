import type { Aim } from '#engine/boards';

/** Boards that are made in the browser, from a seed. */
export interface BoardsWords {
  readonly title: string;
  readonly lead: string;
  /** Names a board that was made. */
  readonly made: (aim: string) => string;
  readonly groups: { readonly [K in Aim['kind']]: string };
  /** Asks for a board of the same kind as the one that is asked. */
  readonly another: string;
  readonly noScript: string;
}
