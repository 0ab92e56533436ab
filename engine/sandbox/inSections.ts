import { ATTACKS, BLOCKS } from './sections.ts';

/** `2/2 flying attacks, 1/1 reach blocks` */
const IN_PASSING = new RegExp(
  String.raw`^([^;:\n]+?)\s+(?:${ATTACKS})(?:(?:\s*[,;]\s*(?:and\s+|[ey]\s+)?|\s+(?:and|e|y)\s+)([^;:\n]+?)\s+(?:${BLOCKS})(?:\s+it)?)?$`,
  'iu',
);

const PLAYER = String.raw`(?<![\p{L}\d])(?:[Pp]layer|[Gg]iocat(?:ore|rice)|[Jj]ugadora?)\s+`;
/** `Player A`, `giocatore B`: whose name is a letter. */
const NAMED_BY_LETTER = new RegExp(String.raw`${PLAYER}(?=[A-Z](?![\p{L}\d']))`, 'gu');
/** `Player 1`, `jugador 2`: who has a number for a name. */
const NAMED_BY_NUMBER = new RegExp(String.raw`(${PLAYER})([1-9])(?![\p{L}\d'])`, 'gu');

/** As a line says it in sections what people say of two creatures in passing; nothing where it is not said so. */
export function inSections(text: string): string | undefined {
  const [all, attacker, blocker] = IN_PASSING.exec(text.trim()) ?? [];
  if (all === undefined || attacker === undefined) return undefined;
  return blocker === undefined
    ? `${attacker} vs ; A1 -> Nil`
    : `${attacker} vs ${blocker}; A1 -> Nil; N1 -| A1`;
}

/**
 * The same text without the word before a player’s letter, each sign in its place; a number becomes the letter of that
 * place, as a name has letters only.
 */
export function byLetters(text: string): string {
  const byLetter = text.replaceAll(NAMED_BY_LETTER, (word) => ' '.repeat(word.length));
  if (byLetter !== text) return byLetter;
  return text.replaceAll(
    NAMED_BY_NUMBER,
    (_, word: string, number: string) =>
      `${' '.repeat(word.length)}${LETTERS.charAt(Number(number) - 1)}`,
  );
}

const LETTERS = 'ABCDEFGHI';
