// How wide words are, near enough to break them into lines where nothing measures letters: the widths of Arial, in
// thousandths of the size.
export type Weight = 'plain' | 'bold';

/** About how wide a text is drawn; a little too wide rather than too narrow. */
export const widthOf = (text: string, size: number, weight: Weight = 'plain'): number =>
  ([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size * FACTORS[weight]) / 1000;

const FACTORS: Readonly<Record<Weight, number>> = { plain: 1.03, bold: 1.1 };

const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\sijl.,:;|!'’·]/, 278],
  [/[ftrI/()[\]{}“”"-]/, 340],
  [/[a-z0-9+–°_~<>=à-öø-ÿ]/, 556],
  [/[MWmw%@&—]/, 889],
];
/** Capitals, and whatever is not known. */
const WIDE = 740;

/** Few letters are measured again and again. */
function letterWidth(letter: string): number {
  const known = measured.get(letter);
  if (known !== undefined) return known;
  const width = /[mw]/.test(letter)
    ? 833
    : (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDE);
  measured.set(letter, width);
  return width;
}

const measured = new Map<string, number>();

/** The lines of a text that has so much room; a word with less room than it takes is broken. */
export function linesOf(
  text: string,
  room: number,
  size: number,
  weight: Weight = 'plain',
): readonly string[] {
  const fits = (line: string): boolean => widthOf(line, size, weight) <= room;
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(/\s+/).flatMap((word) => broken(word, fits))) {
    const longer = line === '' ? part : `${line} ${part}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = part;
  }
  return line === '' ? lines : [...lines, line];
}

function broken(word: string, fits: (part: string) => boolean): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part === '' ? parts : [...parts, part];
}
