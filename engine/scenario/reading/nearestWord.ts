/** The word among `words` that was probably meant by `found`, or undefined when none is near enough. */
export function nearestWord(found: string, words: readonly string[]): string | undefined {
  const form = plain(found);
  const cutOff = Math.max(1, Math.floor(form.length / 3));
  const [best] = words
    // As many letters at least would have to be put in or left out.
    .filter((word) => Math.abs(plain(word).length - form.length) <= cutOff)
    .map((word) => ({ word, distance: editDistance(form, plain(word)) }))
    .filter(({ distance }) => distance <= cutOff)
    .toSorted((a, b) => a.distance - b.distance);
  return best?.word;
}

// Case, hyphens and underscores are slips, not other words.
const plain = (word: string): string => word.toLowerCase().replace(/[-_\s]/g, '');

/**
 * Damerau-Levenshtein distance in its restricted form: how many letters must be put in, left out, replaced,
 * or swapped with their neighbour to make one word the other.
 */
export function editDistance(from: string, to: string): number {
  const first = Array.from({ length: to.length + 1 }, (_, index) => index);
  const rows: (readonly number[])[] = [first];
  for (const i of from.split('').keys()) rows.push(nextRow(from, to, i, rows));
  return at(rows.at(-1), to.length);
}

// The distances from the first `i + 1` letters of one word to every beginning of the other.
function nextRow(
  from: string,
  to: string,
  i: number,
  rows: readonly (readonly number[])[],
): readonly number[] {
  const row = [i + 1];
  for (const j of to.split('').keys()) {
    const replaced = at(rows[i], j) + (from[i] === to[j] ? 0 : 1);
    const swapped =
      from[i] === to[j - 1] && from[i - 1] === to[j] ? at(rows[i - 1], j - 1) + 1 : FAR;
    row.push(Math.min(at(rows[i], j + 1) + 1, at(row, j) + 1, replaced, swapped));
  }
  return row;
}

const FAR = Number.POSITIVE_INFINITY;
const at = (row: readonly number[] | undefined, index: number): number => row?.[index] ?? FAR;
