import type { CombatDamageAssignment } from '../engine.ts';
import type { Naming } from './naming.ts';

/** What stands around the questions of a scenario, and tells how an answer was. */
export interface AnsweringWords {
  readonly title: string;
  /** Which of the page's questions it is, and the way to the others. */
  readonly place: (k: number, n: number) => string;
  readonly previous: string;
  readonly next: string;
  /** Leads on from what is answered: to the next question, or to the next page. */
  readonly onward: string;
  readonly showRuling: string;
  readonly check: string;
  /** Above what can be read without a script. */
  readonly answer: string;
  readonly right: string;
  readonly wrong: string;
  /** Where something of the reader's is right and something is not. */
  readonly partly: (right: number, all: number) => string;
  readonly seeStep: (n: string) => string;
  readonly ways: (n: number) => string;
  readonly manyWays: string;
  /** Before one example of several. */
  readonly oneOfThem: string;
  /** Before the only one. */
  readonly onlyWay: string;
  /** What is tried, where the notation does not say it. */
  readonly assigns: (
    assignments: readonly CombatDamageAssignment[],
    n: Naming,
    between: string,
  ) => string;
  readonly casts: (player: string, spell: string, targets: string) => string;
  readonly activates: (player: string, source: string, targets: string) => string;
  readonly plays: (player: string, land: string) => string;
  /** What is paid for a declaration: the sources of mana, and what is sacrificed or tapped. */
  readonly mana: string;
  readonly fromSource: (source: string) => string;
  readonly gives: (objects: string) => string;
  readonly paysLife: (n: number) => string;
  readonly suspends: (player: string, card: string) => string;
  readonly turnsUp: (player: string, permanent: string) => string;
  readonly board: string;
  /** Where the engine is not loaded: the answer is kept until it is. */
  readonly failed: string;
  /** Of a declaration past what the engine can decide. */
  readonly unproved: string;
  readonly takeBack: string;
  /** Which rule, where on the board, and the nearest legal answer. */
  readonly hints: readonly [rule: string, where: string, nearest: string];
  /** Before a mistake from which an answer is a slip away; before the first few of several. */
  readonly likely: string;
  readonly likelySeveral: (n: number) => string;
  /** Before the first few of several by which it would be right. */
  readonly several: (n: number) => string;
  /** Where an answer is checked that is not there yet. */
  readonly chooseFirst: string;
}
