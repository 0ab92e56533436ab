/** Something wrong in a content file: where it is, what was expected, and the word that was probably meant. */
export interface Issue {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: IssueCode;
  /** What stands there. */
  readonly found: string;
  /** What may stand there: words, or a description code such as `integer`. */
  readonly expected: readonly string[];
  readonly nearest: string | undefined;
}

export const ISSUE_CODES = [
  'notYaml',
  'duplicateKey',
  'unknownKey',
  'missingKey',
  'unknownWord',
  'wrongType',
  'outOfRange',
  'duplicateId',
  'unknownId',
  'unknownCard',
  'impossibleBoard',
  'impossibleScript',
  'unknownRule',
  'missingTranslation',
  'sharedSlug',
  'nothingThere',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];
