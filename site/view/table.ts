import type { DecisionTable, Replay } from '../engine.ts';
import type { Notation } from '../i18n/notationWords.ts';
import type { Telling } from './entries.ts';
import { attackNotation, blockNotation } from './notation.ts';

/** One declaration of the table that proves a ruling. */
export interface TableRow {
  readonly notation: Notation;
  readonly href: string | undefined;
  readonly broken: string;
  readonly obeyed: number;
  readonly maximum: number;
  readonly verdict: 'legal' | 'illegal' | 'unproved';
}

/** The tables of a replay's own decisions in which something is not legal; the others prove nothing. */
export const provingTables = ({ tables, sharedFrames }: Replay): readonly DecisionTable[] =>
  tables.filter(
    ({ frame, rows }) =>
      frame >= sharedFrames && rows.some(({ verdict }) => verdict.verdict !== 'legal'),
  );

export function rowsOfTable(table: DecisionTable, { m, n, hrefAt }: Telling): readonly TableRow[] {
  const words = m.chrome.sheet;
  const notations: readonly Notation[] =
    table.kind === 'attack'
      ? table.rows.map(({ declaration }) => attackNotation(declaration, n, words))
      : table.rows.map(({ declaration }) => blockNotation(declaration, n, words));
  return table.rows.map(({ verdict, frame }, index) => {
    const broken = verdict.violations.flatMap(({ code, by }) => {
      if (code === 'fewerRequirementsThanPossible') return [];
      return [by === undefined ? m.verdict.labels[code] : m.verdict.restrictionName(by)];
    });
    return {
      notation: notations[index] ?? [],
      href: frame === undefined ? undefined : hrefAt(frame),
      broken: [...new Set(broken)].join(', '),
      obeyed: verdict.obeyed,
      maximum: verdict.maximum,
      verdict: verdict.verdict,
    };
  });
}
