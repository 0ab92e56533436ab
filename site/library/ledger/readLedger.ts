import type { Issue } from '#engine';
import { err, formProblems, inFileOrder, issueOf, ok, type Result, readSource } from '#engine';
import type { LedgerDocument, Statement } from './ledger.ts';
import { type LedgerForm, ledgerForm, rulePagesForm } from './ledgerForm.ts';
import { ledgerProblems, unknownId } from './ledgerProblems.ts';

/** Reads what one document states; every problem of the file is an issue with its place. */
export function readLedger(text: string, file: string): Result<LedgerDocument, readonly Issue[]> {
  const source = readSource(text, file);
  if (source.data === undefined) return err(inFileOrder(source.issues));
  const form = ledgerForm.safeParse(source.data);
  const problems = form.success
    ? ledgerProblems(form.data, file)
    : formProblems(source.data, form.error.issues);
  const issues = [...source.issues, ...problems.map((problem) => issueOf(source, problem))];
  if (!form.success || issues.length > 0) return err(inFileOrder(issues));
  return ok(build(form.data));
}

/** Reads which statements need a rule page, and why. */
export function readRulePages(
  text: string,
  file: string,
  ids: readonly string[],
): Result<ReadonlyMap<string, string>, readonly Issue[]> {
  const source = readSource(text, file);
  if (source.data === undefined) return err(inFileOrder(source.issues));
  const form = rulePagesForm.safeParse(source.data);
  const problems = form.success
    ? Object.keys(form.data)
        .filter((id) => !ids.includes(id))
        .map((id) => unknownId([id], 'key', id, ids))
    : formProblems(source.data, form.error.issues);
  const issues = [...source.issues, ...problems.map((problem) => issueOf(source, problem))];
  if (!form.success || issues.length > 0) return err(inFileOrder(issues));
  return ok(new Map(Object.entries(form.data)));
}

function build({
  document,
  language,
  title,
  errors,
  statements,
  ...rest
}: LedgerForm): LedgerDocument {
  const all = statements.map(
    ({ corrected = [], reason, ...statement }): Statement => ({
      ...statement,
      document,
      reason,
      corrected: corrected.flatMap((id) => {
        const error = errors[id];
        return error === undefined ? [] : [{ id, ...error }];
      }),
    }),
  );
  return { id: document, language, title, rulesOf: rest['rules-of'], statements: all };
}
