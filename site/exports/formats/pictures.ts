import type { ExportingWords } from '../../i18n/exportWords.ts';
import { boardInWords } from '../../picture/boardInWords.ts';
import { boardPicture } from '../../picture/boardPicture.ts';
import type { ExportedQuestion } from '../exportedSet.ts';

/** The picture of a question's board; `place` is its number in the set, from 0. */
export const pictureOf = (
  { board }: ExportedQuestion,
  place: number,
  words: ExportingWords,
): string => boardPicture(board, numbered(place, words));

/** What stands for the picture where it is not seen. */
export const altOf = ({ board }: ExportedQuestion): string => boardInWords(board);

export const numbered = (place: number, { numbered: words }: ExportingWords): string =>
  words.replace('{k}', `${place + 1}`);

/** A text as its bytes in base 64, as files carry them within. */
export const inBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A picture as an address that needs no file. */
export const asAddress = (picture: string): string =>
  `data:image/svg+xml;base64,${inBase64(picture)}`;
