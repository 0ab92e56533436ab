/** A problem that many pages have, once: how many, and one of them. */
export function together(
  problems: readonly (readonly [file: string, problem: string])[],
): readonly string[] {
  const byProblem = Map.groupBy(problems, ([, problem]) => problem);
  return [...byProblem].map(([problem, all]) => {
    const files = new Set(all.map(([file]) => file));
    const [first = ''] = files;
    const more = files.size - 1;
    if (more === 0) return `dist${first}: ${problem}`;
    return `dist${first}: ${problem} (and on ${more} other page${more === 1 ? '' : 's'})`;
  });
}
