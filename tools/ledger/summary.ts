import type { Ledger } from '../../site/library/ledger/ledger.ts';
import type { Coverage } from './coverageOf.ts';

export interface Count {
  readonly covered: number;
  readonly of: number;
}

export interface Summary {
  readonly statements: Count;
  readonly examples: Count;
  /** Statements that nothing shows because they need a rule page, or are about no rule. */
  readonly needRulePage: number;
  readonly noRule: number;
  readonly documents: readonly {
    readonly id: string;
    readonly title: string;
    readonly statements: Count;
    readonly examples: Count;
  }[];
}

export function summaryOf(ledger: Ledger, coverage: readonly Coverage[]): Summary {
  const ofKind = (kind: Coverage['state']['kind']): number =>
    coverage.filter(({ state }) => state.kind === kind).length;
  return {
    ...countsOf(coverage),
    needRulePage: ofKind('needsRulePage'),
    noRule: ofKind('noRule'),
    documents: ledger.documents.map(({ id, title }) => ({
      id,
      title,
      ...countsOf(coverage.filter(({ statement }) => statement.document === id)),
    })),
  };
}

const countsOf = (coverage: readonly Coverage[]): Pick<Summary, 'statements' | 'examples'> => ({
  statements: count(coverage),
  examples: count(coverage.filter(({ statement }) => statement.kind === 'example')),
});

const count = (coverage: readonly Coverage[]): Count => ({
  covered: coverage.filter(({ state }) => state.kind === 'covered').length,
  of: coverage.length,
});
