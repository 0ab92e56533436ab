// What is declared, divided or put in order, as rows of which each is answered by one choice: of this every system knows
// some form.
import type { ExportingWords } from '../../i18n/exportWords.ts';
import type { AnswerForm, Ways } from '../exportedSet.ts';

/** What is answered by rows. */
export type Rowed = Extract<AnswerForm, { readonly kind: 'declaration' | 'division' | 'order' }>;

export const isRowed = (asked: AnswerForm): asked is Rowed =>
  asked.kind === 'declaration' || asked.kind === 'division' || asked.kind === 'order';

interface AnsweredRow {
  readonly label: string;
  readonly choices: readonly string[];
}

/** Rows with what is right of them. */
export interface RowedKey {
  readonly rows: readonly AnsweredRow[];
  /** Every right way: of each row, the place of its choice. */
  readonly ways: Ways;
  /** Of each row, the choices that are right whatever the others say; nothing where one row hangs on another. */
  readonly apart: readonly (readonly number[])[] | undefined;
}

/** Nothing where it is not known what is right: a person marks it. */
export function rowedKey(asked: Rowed, words: ExportingWords): RowedKey | undefined {
  const { right } = asked;
  if (right === undefined) return undefined;
  const rows = rowsOf(asked, words);
  return { rows, ways: right, apart: apartIn(right, rows.length) };
}

/** An answer as digits, a group for each row: `0-2-1`. */
export const codeOf = (way: readonly number[]): string => way.join('-');

function rowsOf(asked: Rowed, words: ExportingWords): readonly AnsweredRow[] {
  switch (asked.kind) {
    case 'declaration':
      return asked.rows.map(({ creature, choices }) => ({ label: creature, choices }));
    case 'division':
      return asked.recipients.map((label) => ({ label, choices: upTo(asked.amount) }));
    case 'order':
      return asked.items.map((_, at) => ({
        label: words.place.replace('{k}', `${at + 1}`),
        choices: asked.items,
      }));
    default:
      return asked satisfies never;
  }
}

const upTo = (amount: number): readonly string[] =>
  Array.from({ length: amount + 1 }, (_, n) => `${n}`);

/** The ways are all that can be put together of what is right of each row, or the rows hang on each other. */
function apartIn(ways: Ways, rows: number): RowedKey['apart'] {
  const each = Array.from({ length: rows }, (_, row) =>
    [...new Set(ways.map((way) => way[row] ?? 0))].toSorted((a, b) => a - b),
  );
  const together = each.reduce((product, { length }) => product * length, 1);
  return together === ways.length ? each : undefined;
}
