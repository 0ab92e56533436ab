/** Which words of a text left and which came, as runs in their order. */
export interface WordsChanged {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** Holds two texts against each other word by word. */
export function wordsChanged(older: string, later: string): WordsChanged {
  const [a, b] = [older.split(' '), later.split(' ')];
  const kept = longestCommon(a, b);
  return {
    gone: runsOf(a, new Set(kept.map(([at]) => at))),
    come: runsOf(b, new Set(kept.map(([, at]) => at))),
  };
}

function runsOf(words: readonly string[], kept: ReadonlySet<number>): readonly string[] {
  const runs: string[][] = [];
  for (const [at, word] of words.entries()) {
    if (kept.has(at)) continue;
    const run = runs.at(-1);
    if (run !== undefined && at > 0 && !kept.has(at - 1)) run.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => run.join(' '));
}

/** Places of both that are paired, as many as can be. */
function longestCommon(
  a: readonly string[],
  b: readonly string[],
): readonly (readonly [number, number])[] {
  const lengths = lengthsOf(a, b);
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** The most that can be paired of `a` from i on and `b` from j on. */
function lengthsOf(a: readonly string[], b: readonly string[]): readonly (readonly number[])[] {
  const table: number[][] = [new Array<number>(b.length + 1).fill(0)];
  for (const word of a.toReversed()) {
    const below = table[0] ?? [];
    const row = new Array<number>(b.length + 1).fill(0);
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = word === b[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    table.unshift(row);
  }
  return table;
}
