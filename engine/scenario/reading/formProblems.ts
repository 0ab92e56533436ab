import type { z } from 'zod';
import { type Hint, hintIn, type Takes } from '../../language/hint.ts';
import { isMapping } from '../../language/loosely.ts';
import { nearestWord } from './nearestWord.ts';
import { type Problem, shown } from './problem.ts';
import type { Path } from './source.ts';

type Complaint = z.core.$ZodIssue;

/** Everything in `data` that a schema complained of, each complaint on the innermost thing to blame. */
export const formProblems = (data: unknown, complaints: readonly Complaint[]): readonly Problem[] =>
  withoutEchoes(complaints.flatMap((complaint) => problemsIn(data, complaint, [])));

function problemsIn(data: unknown, complaint: Complaint, above: Path): readonly Problem[] {
  const path = [...above, ...complaint.path];
  const value = valueAt(data, path);
  const hint = hintIn(complaint.message);
  const wrong = (code: Problem['code'], expected: readonly string[]): readonly Problem[] =>
    value === undefined
      ? missing(path)
      : [{ path, at: 'value', code: hint.code ?? code, found: shown(value), expected }];
  switch (complaint.code) {
    case 'unrecognized_keys':
      return complaint.keys.map((key) => unknownKey([...path, key], key, hint));
    case 'invalid_union':
      return value === undefined ? missing(path) : blamed(data, complaint, path, value, hint);
    case 'invalid_value':
      return wrong(
        typeof value === 'string' ? 'unknownWord' : 'wrongType',
        complaint.values.map(String),
      );
    case 'invalid_type':
      return wrong('wrongType', [TYPE_WORDS[complaint.expected] ?? complaint.expected]);
    case 'too_small':
      return wrong('outOfRange', [`atLeast ${complaint.minimum}`]);
    case 'too_big':
      return wrong('outOfRange', [`atMost ${complaint.maximum}`]);
    case 'invalid_key':
      return complaint.issues.flatMap(({ message }) => [
        {
          path,
          at: 'key',
          code: 'wrongType',
          found: shown(path.at(-1)),
          expected: expectedIn(hintIn(message)),
        },
      ]);
    case 'invalid_element':
      return complaint.issues.flatMap((inner) => problemsIn(data, inner, path));
    case 'invalid_format':
    case 'not_multiple_of':
    case 'custom':
      if (hint.needs !== undefined)
        return [{ path, at: 'value', code: 'missingKey', found: '', expected: hint.needs }];
      return wrong('wrongType', expectedIn(hint));
  }
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  object: 'mapping',
  record: 'mapping',
  array: 'list',
  tuple: 'list',
  string: 'word',
  int: 'integer',
};

const expectedIn = ({ expected }: Hint): readonly string[] =>
  expected === undefined ? [] : [expected];

const missing = (path: Path): readonly Problem[] => [
  {
    path: path.slice(0, -1),
    at: 'value',
    code: 'missingKey',
    found: '',
    expected: [shown(path.at(-1))],
  },
];

function unknownKey(path: Path, key: string, { keys = [] }: Hint): Problem {
  // CR 120.3a: damage to a player is lost life; none stays marked.
  if (key === 'damage' && path.at(-3) === 'players')
    return {
      path,
      at: 'key',
      code: 'impossibleBoard',
      found: key,
      expected: ['damageOnPermanents'],
    };
  return { path, at: 'key', code: 'unknownKey', found: key, expected: keys };
}

// The branch that the author meant, by the kind of the value or by the nearest head among its keys.
function blamed(
  data: unknown,
  { errors }: z.core.$ZodIssueInvalidUnion,
  path: Path,
  value: unknown,
  { branches = [] }: Hint,
): readonly Problem[] {
  const meant = branches.findIndex((takes) => fits(takes, value));
  const branch = meant === -1 ? branches.findIndex((takes) => almostFits(takes, value)) : meant;
  const complaints = errors[branch];
  if (complaints !== undefined)
    return complaints.flatMap((complaint) => problemsIn(data, complaint, path));
  return [misfit(branches, path, value)];
}

// Nothing tells which branch was meant.
function misfit(branches: readonly Takes[], path: Path, value: unknown): Problem {
  const heads = branches.flatMap((takes) => (typeof takes === 'string' ? [] : takes.heads));
  if (!isMapping(value) || heads.length === 0) {
    const kinds = branches.map((takes) => (typeof takes === 'string' ? takes : 'mapping'));
    return {
      path,
      at: 'value',
      code: 'wrongType',
      found: shown(value),
      expected: [...new Set(kinds)],
    };
  }
  const [key] = Object.keys(value);
  return key === undefined
    ? { path, at: 'value', code: 'missingKey', found: '', expected: heads }
    : { path: [...path, key], at: 'key', code: 'unknownKey', found: key, expected: heads };
}

function fits(takes: Takes, value: unknown): boolean {
  if (takes === 'word') return typeof value === 'string';
  if (takes === 'number') return typeof value === 'number';
  if (takes === 'list') return Array.isArray(value);
  if (takes === 'mapping') return isMapping(value);
  return isMapping(value) && takes.heads.some((head) => Object.hasOwn(value, head));
}

const almostFits = (takes: Takes, value: unknown): boolean =>
  typeof takes !== 'string' &&
  isMapping(value) &&
  Object.keys(value).some((key) => nearestWord(key, takes.heads) !== undefined);

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const segment of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, segment)?.value;
  }
  return value;
}

// A key that is misspelled is not missing as well.
export function withoutEchoes(problems: readonly Problem[]): readonly Problem[] {
  const offered = new Set(
    problems
      .filter(({ code }) => code === 'unknownKey')
      .map(
        ({ path, found, expected }) =>
          `${String(path.slice(0, -1))} ${nearestWord(found, expected)}`,
      ),
  );
  return problems.filter(
    ({ code, path, expected }) =>
      code !== 'missingKey' || !offered.has(`${String(path)} ${expected[0]}`),
  );
}
