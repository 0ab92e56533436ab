import { z } from 'zod';
import { editions, ledgerId, mapping, RULE_KEYS, ruleKey, title } from '#engine';
import { LANGUAGES } from '../../i18n/languages.ts';

/** What a statement is in its document. Examples name cards or creatures and can be played. */
export const KINDS = ['rule', 'procedure', 'example', 'definition', 'tip'] as const;

const statement = mapping({
  id: ledgerId,
  kind: z.enum(KINDS),
  statement: title,
  /** The editions in which it is true as it stands here. */
  editions,
  /** What it is about; a scenario shows it where it cites one of them. */
  rules: z.array(ruleKey(RULE_KEYS)),
  /** Why it is about no rule. */
  reason: title.exactOptional(),
  /** Errors of the document in this place. */
  corrected: z.array(title).min(1).exactOptional(),
});

/** A file of the ledger: what one document states. */
export const ledgerForm = mapping({
  document: title,
  language: z.enum(LANGUAGES),
  title,
  'rules-of': title,
  errors: z.record(title, mapping({ says: title, right: title })),
  statements: z.array(statement).min(1),
});

/** Statements that only a rule page can show, each with the reason. */
export const rulePagesForm = z.record(ledgerId, title);

export type LedgerForm = z.output<typeof ledgerForm>;
export type StatementForm = z.output<typeof statement>;
