import type { Coverage } from './coverageOf.ts';
import type { Summary } from './summary.ts';

/** The coverage for programs: the counts, and every statement with what shows it or why nothing does. */
export const coverageJson = (coverage: readonly Coverage[], summary: Summary) => ({
  ...summary,
  entries: coverage.map(({ statement, state: { kind, ...details } }) => ({
    id: statement.id,
    document: statement.document,
    kind: statement.kind,
    example: statement.kind === 'example',
    statement: statement.statement,
    editions: statement.editions,
    rules: statement.rules,
    state: kind,
    ...details,
  })),
});
