/** Rows as lines of a terminal: the first column begins, the others end, below each other. */
export function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
