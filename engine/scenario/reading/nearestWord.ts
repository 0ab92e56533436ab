/** The word among `words` that was probably meant by `found`, or undefined when none is near enough. */
export function nearestWord(found: string, words: readonly string[]): string | undefined {
  const form = plain(found);
  const cutOff = Math.max(1, Math.floor(form.length / 3));
  const [best] = words
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
  for (const [i, letter] of [...from].entries()) {
    const above = rows[i] ?? first;
    const row = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const replaced = (above[j] ?? 0) + (letter === other ? 0 : 1);
      const swapped =
        i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other
          ? (rows[i - 1]?.[j - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min((above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
}
