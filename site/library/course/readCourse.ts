import type { Issue, Problem } from '#engine';
import { err, formProblems, inFileOrder, issueOf, ok, type Result, readSource } from '#engine';
import { boardNameIn } from './boardName.ts';
import type { Stop, StopWords } from './course.ts';
import { courseForm, type StopForm, stopWordsForm } from './courseForm.ts';
import { type CourseShelf, courseProblems } from './courseProblems.ts';

/** Reads the stops of the course and holds them against the library; every problem is an issue with its place. */
export function readStops(
  text: string,
  file: string,
  shelf: CourseShelf,
): Result<readonly Stop[], readonly Issue[]> {
  const source = readSource(text, file);
  if (source.data === undefined) return err(inFileOrder(source.issues));
  const form = courseForm.safeParse(source.data);
  const problems = form.success
    ? courseProblems(form.data, shelf)
    : formProblems(source.data, form.error.issues);
  const issues = [...source.issues, ...problems.map((problem) => issueOf(source, problem))];
  if (!form.success || issues.length > 0) return err(inFileOrder(issues));
  return ok(form.data.map(build));
}

/** Reads what the stops of these ids say in a language. */
export function readStopWords(
  text: string,
  file: string,
  ids: readonly string[],
): Result<ReadonlyMap<string, StopWords>, readonly Issue[]> {
  const source = readSource(text, file);
  if (source.data === undefined) return err(inFileOrder(source.issues));
  const form = stopWordsForm.safeParse(source.data);
  const problems = form.success
    ? wordsProblems(Object.keys(form.data), ids)
    : formProblems(source.data, form.error.issues);
  const issues = [...source.issues, ...problems.map((problem) => issueOf(source, problem))];
  if (!form.success || issues.length > 0) return err(inFileOrder(issues));
  return ok(new Map(Object.entries(form.data)));
}

const wordsProblems = (said: readonly string[], ids: readonly string[]): readonly Problem[] => [
  ...said
    .filter((id) => !ids.includes(id))
    .map((id): Problem => ({ path: [id], at: 'key', code: 'unknownId', found: id, expected: ids })),
  ...ids
    .filter((id) => !said.includes(id))
    .map(
      (id): Problem => ({ path: [], at: 'value', code: 'missingKey', found: '', expected: [id] }),
    ),
];

const build = ({ rules, boards, last, ...rest }: StopForm): Stop => ({
  ...rest,
  rules: rules.map((rule) => (rule === 'none' ? undefined : rule)),
  boards: boards.map((board) =>
    typeof board === 'string'
      ? { ...boardNameIn(board), role: 'decided' }
      : { ...boardNameIn(board.alike), role: 'alike' },
  ),
  last:
    'aim' in last
      ? { kind: 'made', aim: last.aim }
      : { kind: 'among', boards: last.among.map(boardNameIn) },
});
