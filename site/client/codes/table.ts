/**
 * A table as a text that spreadsheets read: quoted, with the marks by which they know its letters and its lines.
 * `separator`: what stands between cells, which is another where a comma stands in numbers.
 */
export const csvOf = (rows: readonly (readonly string[])[], separator: string): string =>
  `\u{FEFF}${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;

/** What begins like a formula would be one, whoever wrote it. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
