import { wordsOfName } from '#engine/sandbox';

/** In so many parts the cards are that a browser fetches as it comes to need them. */
const PARTS = 256;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** So many letters a mark has. */
export const MARK = 3;

/** Three letters by which a card goes in lists, from its id alone: another card that comes moves none. */
export function markOf(id: string): string {
  // FNV-1a, of which 18 bits are kept: cards with the same mark are in the same part.
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const bits = (hash ^ (hash >>> 18)) & 0x3ffff;
  return [12, 6, 0].map((shift) => LETTERS.charAt((bits >>> shift) & 63)).join('');
}

/** The part in which the card with this mark is, as its file is called. */
export function partOf(mark: string): string {
  const [high = '', low = ''] = mark.slice(-2);
  const bits = LETTERS.indexOf(high) * 64 + LETTERS.indexOf(low);
  return (bits % PARTS).toString(16).padStart(2, '0');
}

/** All parts there are. */
export const partNames = (): readonly string[] =>
  Array.from({ length: PARTS }, (_, n) => n.toString(16).padStart(2, '0'));

/** In which part of the words this one is; none where nobody would look for it. */
export const wordPartOf = (word: string): string | undefined =>
  /^[a-z0-9]{2}/.exec(word)?.[0] ?? (/^[a-z0-9]$/.test(word) ? `${word}_` : undefined);

/** Words that stand in so many names that none is found by them. */
const COMMON = new Set(
  'of the and to a an in on from for with de del la las los el y en il lo le gli i un una uno e al alla da di dei delle degli dell della'.split(
    ' ',
  ),
);

/** The words by which a name is found; all of one that has no others. */
export function tellingWords(name: string): readonly string[] {
  const words = wordsOfName(name);
  const telling = words.filter((word) => !COMMON.has(word));
  return telling.length === 0 ? words : telling;
}
