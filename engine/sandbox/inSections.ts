import { ATTACKS, BLOCKS } from './sections.ts';

/** `2/2 flying attacks, 1/1 reach blocks` */
const IN_PASSING = new RegExp(
  String.raw`^([^;:\n]+?)\s+(?:${ATTACKS})(?:(?:\s*[,;]\s*(?:and\s+|[ey]\s+)?|\s+(?:and|e|y)\s+)([^;:\n]+?)\s+(?:${BLOCKS})(?:\s+it)?)?$`,
  'iu',
);

/** `Player A`, `giocatore B`: whose name is a letter. */
const NAMED_BY_LETTER =
  /(?<![\p{L}\d])(?:[Pp]layer|[Gg]iocat(?:ore|rice)|[Jj]ugador|[Jj]ugadora)\s+(?=[A-Z](?![\p{L}\d']))/gu;

/** As a line says it in sections what people say of two creatures in passing; nothing where it is not said so. */
export function inSections(text: string): string | undefined {
  const [all, attacker, blocker] = IN_PASSING.exec(text.trim()) ?? [];
  if (all === undefined || attacker === undefined) return undefined;
  return blocker === undefined
    ? `${attacker} vs ; A1 -> Nil`
    : `${attacker} vs ${blocker}; A1 -> Nil; N1 -| A1`;
}

/** The same text without the word before a player’s letter, each sign in its place. */
export const byLetters = (text: string): string =>
  text.replaceAll(NAMED_BY_LETTER, (word) => ' '.repeat(word.length));
