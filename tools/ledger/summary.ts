import type { Ledger } from '../../site/library/ledger/ledger.ts';
import { type Coverage, isMissing } from './coverageOf.ts';

export interface Count {
  readonly covered: number;
  readonly of: number;
}

export interface Summary {
  readonly statements: Count;
  readonly examples: Count;
  /** Statements that no scenario shows: those that the page of their rule tells, and those about no rule. */
  readonly onRulePages: number;
  readonly noRule: number;
  readonly notYet: number;
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
    onRulePages: ofKind('onRulePage'),
    noRule: ofKind('noRule'),
    notYet: coverage.filter(isMissing).length,
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
  covered: coverage.filter((one) => !isMissing(one)).length,
  of: coverage.length,
});
