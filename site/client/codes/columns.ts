// The boards of a class's codes, one column each.

import { MADE, madeNameIn } from '../deal/made.ts';
import { itemIn } from '../deal/setLink.ts';
import type { CheckedAnswer } from './checking.ts';

export interface Column {
  /** Numbered where several boards are called the same. */
  readonly title: string;
  /** Of each code, in their order: what was answered to it; nothing where it was not asked. */
  readonly answers: readonly (CheckedAnswer | undefined)[];
}

/**
 * A board that several were asked is one column, however it stood in their rounds. Where each has boards of their own for
 * the same aim, the first of them stand in one column, the second in another.
 */
export function columnsOf(codes: readonly (readonly CheckedAnswer[])[]): readonly Column[] {
  const times = new Map<string, number>();
  for (const answers of codes)
    for (const name of new Set(answers.map(boardOf))) times.set(name, (times.get(name) ?? 0) + 1);
  const placed = codes.map((answers) => placesIn(answers, (name) => (times.get(name) ?? 0) > 1));
  const places = [...new Set(placed.flatMap((answers) => [...answers.keys()]))];
  const columns = places.map((place) => placed.map((answers) => answers.get(place)));
  const titles = columns.map((answers) => answers.find(Boolean)?.title ?? '');
  return columns.map((answers, at) => ({ title: numbered(titles, at), answers }));
}

/** By the column in which each stands. */
function placesIn(
  answers: readonly CheckedAnswer[],
  isShared: (board: string) => boolean,
): ReadonlyMap<string, CheckedAnswer> {
  const nth = new Map<string, number>();
  return new Map(
    answers.map((answer) => {
      const board = boardOf(answer);
      const aim = aimOf(board);
      if (aim === undefined || isShared(board)) return [board, answer];
      const count = (nth.get(aim) ?? 0) + 1;
      nth.set(aim, count);
      return [`${aim} ${count}`, answer];
    }),
  );
}

/** `one` or `two:block`, whatever it was when it was answered. */
const boardOf = ({ item }: CheckedAnswer): string => item.replace(/~.*$/, '');

/** What a board that is made from a seed is made for: `1-menace`. */
function aimOf(board: string): string | undefined {
  const { slug, question = '' } = itemIn(board) ?? {};
  const name = slug === MADE ? madeNameIn(question) : undefined;
  return name && `${name.version}-${name.aim}`;
}

function numbered(titles: readonly string[], at: number): string {
  const title = titles[at] ?? '';
  const count = titles.filter((one) => one === title).length;
  const nth = titles.slice(0, at + 1).filter((one) => one === title).length;
  return count > 1 ? `${title} (${nth})` : title;
}
