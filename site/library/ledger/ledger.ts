import type { EditionId, RuleKey } from '#engine';
import type { Language } from '../../i18n/languages.ts';
import type { KINDS } from './ledgerForm.ts';

/** One thing that a document says about the turn and combat, in our own words and put right. */
export interface Statement {
  /** `S2-E18`: the document, then what it is and a number. */
  readonly id: string;
  readonly document: string;
  readonly kind: (typeof KINDS)[number];
  readonly statement: string;
  /** The editions in which it is true as it stands here. */
  readonly editions: readonly EditionId[];
  /** What it is about; empty where it is about no rule of the turn or combat. */
  readonly rules: readonly RuleKey[];
  /** Why it is about no rule. */
  readonly reason: string | undefined;
  readonly corrected: readonly DocumentError[];
}

/** Where a document is wrong or out of date. */
export interface DocumentError {
  readonly id: string;
  readonly says: string;
  readonly right: string;
}

export interface LedgerDocument {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  /** Which rules it describes. */
  readonly rulesOf: string;
  readonly statements: readonly Statement[];
}

/** What the documents state, and what of it needs a rule page. */
export interface Ledger {
  readonly documents: readonly LedgerDocument[];
  /** By statement id, why no board can show it. */
  readonly rulePages: ReadonlyMap<string, string>;
}

export const statementsOf = (ledger: Ledger): readonly Statement[] =>
  ledger.documents.flatMap(({ statements }) => statements);
