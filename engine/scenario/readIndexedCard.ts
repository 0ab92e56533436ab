import { err, ok, type Result } from '../vocabulary/result.ts';
import type { Card } from './card.ts';
import { cardFrom, senseProblems } from './cardFrom.ts';
import type { Issue } from './issue.ts';
import type { Place } from './place.ts';
import { formProblems } from './reading/formProblems.ts';
import { issueOf, type Problem } from './reading/problem.ts';
import { indexedCardForm } from './schema/card.ts';

/** Where a line of the index stands. */
export interface IndexLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Reads a card from its line of the index; whatever is wrong stands at the beginning of the line. */
export function readIndexedCard(of: IndexLine): Result<Card, readonly Issue[]> {
  const read = dataIn(of.text);
  if (!read.ok) return err([issueIn(of, NOT_JSON)]);
  const form = indexedCardForm.safeParse(read.value);
  if (!form.success)
    return err(formProblems(read.value, form.error.issues).map((problem) => issueIn(of, problem)));
  const problems = senseProblems(form.data);
  if (problems.length > 0) return err(problems.map((problem) => issueIn(of, problem)));
  const { id, ...described } = form.data;
  return ok(cardFrom(id, described));
}

function dataIn(text: string): Result<unknown, undefined> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(undefined);
  }
}

const NOT_JSON: Problem = {
  path: [],
  at: 'value',
  code: 'notJson',
  found: '',
  expected: ['json'],
};

function issueIn({ file, line }: IndexLine, problem: Problem): Issue {
  const place = (): Place => ({ line, column: 1 });
  return issueOf({ file, data: undefined, issues: [], placeOf: place, placeOfKey: place }, problem);
}
