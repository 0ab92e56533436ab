import type { EditionId } from './editions.ts';

/**
 * One rule's numbers. A number holds from the edition that names it until a later
 * edition names another; null says that from there on the rule is gone.
 */
export type NumbersByEdition = Readonly<Partial<Record<EditionId, string | null>>>;

export type RuleTable = Readonly<Record<string, NumbersByEdition>>;
