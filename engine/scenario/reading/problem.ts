import type { Issue, IssueCode } from '../issue.ts';
import { nearestWord } from './nearestWord.ts';
import type { Path, YamlSource } from './source.ts';

/** Something wrong at a path; a source turns the path into a place. */
export interface Problem {
  readonly path: Path;
  /** Whether the key is to blame, or what stands under it. */
  readonly at: 'key' | 'value';
  readonly code: IssueCode;
  readonly found: string;
  readonly expected: readonly string[];
  /** Where in the words that stand there it begins, and what was probably meant: known of a line. */
  readonly within?: number;
  readonly nearest?: string | undefined;
}

/** Codes whose `expected` lists words that could stand there, so that one may be offered. */
const OFFERS: ReadonlySet<IssueCode> = new Set([
  'unknownKey',
  'unknownWord',
  'unknownId',
  'unknownCard',
  'unknownRule',
]);

export function issueOf(source: YamlSource, problem: Problem): Issue {
  const { path, at, code, found, expected, within } = problem;
  const place = at === 'key' ? source.placeOfKey(path) : source.placeOf(path, within);
  return {
    file: source.file,
    ...place,
    code,
    found: brief(found),
    expected: expected.map(brief),
    nearest: OFFERS.has(code) ? nearestWord(found, expected.filter(isWritable)) : problem.nearest,
  };
}

/** Issues in the order in which a person reads the file. */
export const inFileOrder = (issues: readonly Issue[]): readonly Issue[] =>
  issues.toSorted((a, b) => a.line - b.line || a.column - b.column);

/** Letters of what stands in a file that a message repeats: as many as a person needs to recognise it. */
const SHOWN = 60;

/** What an author wrote, in one line and not all of it where it is long. */
function brief(text: string): string {
  const line = text.replace(/\p{C}+|\s+/gu, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** Nobody is offered what no keyboard writes. */
const isWritable = (word: string): boolean => brief(word) === word;

/** What stands there, for a person to recognise. */
export function shown(value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'mapping' : String(value);
}
