import type { Piece } from '../i18n/notationWords.ts';

/** More letters than a line of the sheet has on a phone, beside its verdict. */
const ROOM = 21;

/** Whether a move may be broken over two lines; a short one never is. */
export const isLong = (move: readonly Piece[]): boolean =>
  move.reduce((letters, piece) => letters + (typeof piece === 'string' ? piece.length : 3), 0) >
  ROOM;
