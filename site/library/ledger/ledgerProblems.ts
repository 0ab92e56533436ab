import type { EditionId, Problem } from '#engine';
import { numberOf, type RuleKey } from '#engine';
import type { LedgerForm, StatementForm } from './ledgerForm.ts';

/** What is wrong with a file of the ledger whose form is right. */
export function ledgerProblems(form: LedgerForm, file: string): readonly Problem[] {
  const ids = form.statements.map(({ id }) => id);
  const document = form.document;
  const name = nameOf(file);
  return [
    ...(document === name ? [] : [unknownId(['document'], 'value', document, [name])]),
    ...ids.flatMap((id, index) => (ids.indexOf(id) < index ? [duplicateId(index, id)] : [])),
    ...form.statements.flatMap((statement, index) => statementProblems(form, statement, index)),
    ...unusedErrors(form),
  ];
}

const nameOf = (file: string): string => (file.split(/[/\\]/).at(-1) ?? '').replace(/\.yaml$/, '');

function statementProblems(
  { document, errors }: LedgerForm,
  { id, rules, editions, reason, corrected = [] }: StatementForm,
  index: number,
): readonly Problem[] {
  const at = ['statements', index];
  const isKnown = (key: RuleKey): boolean =>
    editions.some((edition) => numberOf(edition, key) !== undefined);
  return [
    ...(id.startsWith(`${document}-`) ? [] : [unknownId([...at, 'id'], 'value', id, [document])]),
    ...rules.flatMap((key, position) =>
      isKnown(key) ? [] : [ruleOfOtherEditions([...at, 'rules', position], key, editions)],
    ),
    ...reasonProblems(at, rules.length === 0, reason),
    ...corrected.flatMap((error, position) =>
      Object.hasOwn(errors, error)
        ? []
        : [unknownId([...at, 'corrected', position], 'value', error, Object.keys(errors))],
    ),
  ];
}

function reasonProblems(
  at: Problem['path'],
  needed: boolean,
  reason: string | undefined,
): readonly Problem[] {
  if (needed && reason === undefined)
    return [{ path: at, at: 'value', code: 'missingKey', found: '', expected: ['reason'] }];
  if (!needed && reason !== undefined)
    return [
      {
        path: [...at, 'reason'],
        at: 'key',
        code: 'unknownKey',
        found: 'reason',
        expected: ['no reason beside rules'],
      },
    ];
  return [];
}

/** An error that no statement has is an error that nobody will see. */
function unusedErrors({ errors, statements }: LedgerForm): readonly Problem[] {
  const used = new Set(statements.flatMap(({ corrected = [] }) => corrected));
  return Object.keys(errors)
    .filter((id) => !used.has(id))
    .map((id) => unknownId(['errors', id], 'key', id, [...used]));
}

export const unknownId = (
  path: Problem['path'],
  at: Problem['at'],
  found: string,
  expected: readonly string[],
): Problem => ({ path, at, code: 'unknownId', found, expected });

const duplicateId = (index: number, found: string): Problem => ({
  path: ['statements', index, 'id'],
  at: 'value',
  code: 'duplicateId',
  found,
  expected: ['idOfItsOwn'],
});

const ruleOfOtherEditions = (
  path: Problem['path'],
  found: string,
  editions: readonly EditionId[],
): Problem => ({
  path,
  at: 'value',
  code: 'outOfRange',
  found,
  expected: [`a rule of ${editions.join(', ')}`],
});
