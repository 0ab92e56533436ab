/** The words that a question's element carries for its script. */
export interface MarkWords {
  readonly right: string;
  readonly wrong: string;
  /** With -1 for what is right and -2 for all. */
  readonly partly: string;
  readonly failed: string;
  /** The address of the rules. */
  readonly rules: string;
  /** What a sign says, of one creature and of several. */
  readonly attacks: readonly [one: string, many: string];
  readonly blocks: readonly [one: string, many: string];
}
