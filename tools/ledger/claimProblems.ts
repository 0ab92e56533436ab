import { didYouMean } from '../../site/library/didYouMean.ts';
import { type Ledger, type Statement, statementsOf } from '../../site/library/ledger/ledger.ts';
import { witnessesIn } from './coverageOf.ts';
import { ruleNumbers } from './coverageText.ts';
import type { Claim, Showing } from './showing.ts';

/** Claims of scenarios that are not true, each with its place. */
export function claimProblems(ledger: Ledger, showings: readonly Showing[]): readonly string[] {
  const statements = new Map(statementsOf(ledger).map((statement) => [statement.id, statement]));
  return showings.flatMap((showing) =>
    showing.claims.flatMap((claim, index) => {
      const problem =
        showing.claims.findIndex(({ id }) => id === claim.id) < index
          ? `${claim.id} is listed twice`
          : problemOf(claim, showing, statements);
      const { line, column } = claim.at;
      return problem === undefined ? [] : [`${showing.file}:${line}:${column}: ${problem}`];
    }),
  );
}

function problemOf(
  { id }: Claim,
  showing: Showing,
  statements: ReadonlyMap<string, Statement>,
): string | undefined {
  const statement = statements.get(id);
  if (statement === undefined) return unknownId(id, [...statements.keys()]);
  if (statement.reason !== undefined) return `${id} is about no rule (${statement.reason})`;
  if (witnessesIn(showing, statement).length > 0) return undefined;
  return `${notShown(statement, showing)}${failing(showing)}`;
}

function notShown(statement: Statement, showing: Showing): string {
  const { id } = statement;
  if (!statement.editions.some((edition) => showing.editions.includes(edition)))
    return `${id} is true in ${statement.editions.join(', ')} only, and the scenario is shown in none of these`;
  const rules = `${ruleNumbers(statement)}: ${statement.rules.join(', ')}`;
  return `${id} is listed, but no rule of it decides a frame, nor does the text cite one that applies (${rules})`;
}

const failing = (showing: Showing): string =>
  showing.failing.length === 0 ? '' : `; it does not hold in ${showing.failing.join(', ')}`;

function unknownId(id: string, ids: readonly string[]): string {
  return `the ledger has no statement ${id}${didYouMean(id, ids)}`;
}

/** Statements that were set aside for a rule page although a scenario shows them. */
export function needlessRulePages(ledger: Ledger, showings: readonly Showing[]): readonly string[] {
  return statementsOf(ledger).flatMap((statement) => {
    const shower = showings.find(
      (showing) =>
        showing.claims.some(({ id }) => id === statement.id) &&
        witnessesIn(showing, statement).length > 0,
    );
    if (shower === undefined || !ledger.rulePages.has(statement.id)) return [];
    return [`scenarios/ledger/rulePages.yaml: ${statement.id} is shown by ${shower.scenario}`];
  });
}
