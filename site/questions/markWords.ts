/** The words that the questions' frame carries for its script. */
export interface MarkWords {
  readonly right: string;
  readonly wrong: string;
  /** With -1 for what is right and -2 for all. */
  readonly partly: string;
  /** The answer is kept until it can be marked. */
  readonly failed: string;
  /** Of a declaration past what the engine can decide. */
  readonly unproved: string;
  readonly check: string;
  readonly takeBack: string;
  /** What is asked for by one who was wrong: which rule, where, and what would be legal. */
  readonly hints: readonly [rule: string, where: string, nearest: string];
  /** The address of the rules. */
  readonly rules: string;
  /** What a sign says, of one creature and of several. */
  readonly attacks: readonly [one: string, many: string];
  readonly blocks: readonly [one: string, many: string];
}
