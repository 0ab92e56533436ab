// What other programs write of a game, as boards: loaded when somebody brings such a text.

export { type DeckLine, type DeckRead, deckIn } from './deck.ts';
export {
  type Foreign,
  type ForeignKind,
  type UnreadPiece,
  WHY_UNREAD,
  type WhyUnread,
} from './foreign.ts';
export { foreignIn } from './foreignIn.ts';
export { type ScannedNames, scannedNames } from './scannedNames.ts';
