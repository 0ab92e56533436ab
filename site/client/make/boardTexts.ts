import { linkIn } from '#engine/sandbox';

/** What somebody pastes of one board. */
export type BoardText =
  | { readonly kind: 'link'; readonly linked: NonNullable<ReturnType<typeof linkIn>> }
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'none' };

/** Each board in a text stands on a row of its own; a line may go on over several, in mail and where somebody typed it so. */
export function boardTextsIn(text: string): readonly BoardText[] {
  const texts: BoardText[] = [];
  for (const row of text.split('\n').map((one) => one.trim())) {
    if (row === '') continue;
    const before = texts.at(-1);
    if (before?.kind === 'line' && goesOn(before.line, row))
      texts.splice(-1, 1, { kind: 'line', line: joined(before.line, row) });
    else texts.push(textOf(row));
  }
  return texts;
}

function textOf(row: string): BoardText {
  const linked = linkIn(row);
  if (linked !== undefined) return { kind: 'link', linked };
  return sidesIn(row) > 0 ? { kind: 'line', line: row } : { kind: 'none' };
}

/** A line has two sides or more, and behind them what is done. */
const goesOn = (line: string, row: string): boolean =>
  linkIn(row) === undefined &&
  (sidesIn(line) < 2 ? sidesIn(row) === 1 || line.endsWith(';') : DONE.test(row)) &&
  !ADDRESS.test(row);

const joined = (line: string, row: string): string =>
  `${line}${line.endsWith(';') ? '' : ';'} ${row}`;

/** `Ada: …` or `Nil, 13 life: …`, and no `https://…`. */
const SIDE = /(?:^|;)[^;:]*\p{L}[^;:]*:(?!\/\/)/gu;

const sidesIn = (row: string): number => [...row.matchAll(SIDE)].length;

const ADDRESS = /:\/\//;

/** Nothing that a player has comes first. */
const DONE = /^[^:]+$/;
