import { err, ok, type Result } from '../vocabulary/result.ts';
import type { Card } from './card.ts';
import { cardFrom, senseProblems } from './cardFrom.ts';
import type { Issue } from './issue.ts';
import { formProblems } from './reading/formProblems.ts';
import { inFileOrder, issueOf } from './reading/problem.ts';
import { readSource } from './reading/source.ts';
import { cardForm } from './schema/card.ts';

/** Reads a card from the text of its file, whose name without its ending is the card's id. */
export function readCard(text: string, file: string): Result<Card, readonly Issue[]> {
  const source = readSource(text, file);
  if (source.data === undefined) return err(inFileOrder(source.issues));
  const form = cardForm.safeParse(source.data);
  const problems = form.success
    ? senseProblems(form.data)
    : formProblems(source.data, form.error.issues);
  const issues = [...source.issues, ...problems.map((problem) => issueOf(source, problem))];
  if (!form.success || issues.length > 0) return err(inFileOrder(issues));
  const { checked, ...described } = form.data;
  return ok({ ...cardFrom(idOf(file), described), checked });
}

const idOf = (file: string): string => (file.split(/[/\\]/).at(-1) ?? '').replace(/\.yaml$/, '');
