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
  'notJson',
  'tooLarge',
  'reservedWord',
  'duplicateKey',
  'unknownKey',
  'missingKey',
  'missingKeys',
  'unknownWord',
  'wrongType',
  'outOfRange',
  'duplicateId',
  'unknownId',
  'unknownCard',
  /** Not all of the text of a card is read that it rests on. */
  'halfReadCard',
  /** Two cards have one name. */
  'sharedName',
  'notSorted',
  'impossibleBoard',
  'slipInLine',
  'unknownRule',
  'missingTranslation',
  'sharedSlug',
  'nothingThere',
  /** Reading or playing it failed, by a mistake of the project's and not of the file. */
  'failed',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];
