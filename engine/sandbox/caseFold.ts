/** A text without what people forget as they type: case, accents, apostrophes of every sort. */
export const caseFold = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : withoutMarks(text);

// Most words of a line are of plain letters, and a line has many.
const PLAIN = /^[\x20-\x26\x28-\x5f\x61-\x7e]*$/;

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'ʼ‘`´]/g, '')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe');

/** The letters and digits of a name alone, so that spaces, commas and hyphens are forgiven, too. */
export const nameKey = (text: string): string => caseFold(text).replace(/[^\p{L}\p{N}]/gu, '');
