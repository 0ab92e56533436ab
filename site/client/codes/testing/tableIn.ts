/** The cells of a text with separators, as RFC 4180 has them: quoted ones may hold breaks, commas and doubled quotes. */
export function tableIn(text: string, separator: string): readonly (readonly string[])[] {
  const cell = new RegExp(`^(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|$)`);
  const rows: string[][] = [[]];
  let rest = text.replace(/^\u{FEFF}/u, '');
  while (rest !== '') {
    const [whole, quoted, plain, end] = cell.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`no cell begins with ${rest.slice(0, 20)}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    rest = rest.slice(whole.length);
    if (end === '\r\n' && rest !== '') rows.push([]);
    if (end === '' && rest !== '') throw new Error(`${rest.slice(0, 20)} stands behind a cell`);
  }
  return rows;
}
