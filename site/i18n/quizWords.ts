/** The questions of a scenario. */
export interface QuizWords {
  readonly title: string;
  readonly lead: string;
  readonly check: string;
  /** Above what can be read without a script. */
  readonly answer: string;
  readonly right: string;
  readonly wrong: string;
  /** Where something of the reader's is right and something is not. */
  readonly partly: (right: number, all: number) => string;
  readonly legal: string;
  readonly illegal: string;
  readonly yes: string;
  readonly no: string;
  readonly byWhichRule: string;
  readonly wrongRule: string;
  readonly none: string;
  readonly up: (item: string) => string;
  readonly down: (item: string) => string;
  /** With {k} and {n} for the script to fill in. */
  readonly assigned: string;
  readonly seeStep: (n: string) => string;
  readonly ways: (n: number) => string;
  readonly manyWays: string;
  /** Before one example of several. */
  readonly oneOfThem: string;
  /** Before the only one. */
  readonly onlyWay: string;
  readonly noAttack: string;
  readonly noBlock: string;
  readonly attacks: (what: string) => string;
  readonly blocks: (attacker: string) => string;
  readonly declareAttackers: (player: string) => string;
  readonly declareBlockers: (player: string) => string;
  readonly divide: (n: number, creature: string) => string;
  readonly isLegal: (act: string) => string;
  /** What is tried, where the notation does not say it. */
  readonly casts: (player: string, spell: string, targets: string) => string;
  readonly activates: (player: string, source: string, targets: string) => string;
  readonly plays: (player: string, land: string) => string;
  /** What is paid for a declaration: the sources of mana, and what is sacrificed or tapped. */
  readonly manaFrom: (sources: string) => string;
  readonly gives: (objects: string) => string;
  readonly suspends: (player: string, card: string) => string;
  readonly board: string;
  readonly failed: string;
  /** Where an answer is checked that is not there yet; `none` of options where none may be meant. */
  readonly missing: { readonly [M in 'choice' | 'number' | 'rule' | 'none']: string };
}
