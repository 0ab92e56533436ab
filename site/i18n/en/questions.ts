import type { Answer } from '../../engine.ts';

/** What is said of each kind of answer. Each language has the same, and none compiles without an entry for each. */
export const questions = {
  attack: {
    asks: (player: string) => `${player} declares attackers. Make a legal declaration.`,
    staysHome: 'stays home',
    attacks: (what: string) => `attacks ${what}`,
  },
  block: {
    asks: (player: string) => `${player} declares blockers. Make a legal declaration.`,
    blocks: (attacker: string) => `blocks ${attacker}`,
  },
  division: {
    asks: (n: number, creature: string) =>
      `${creature} assigns ${n} combat damage. Divide it legally.`,
    /** With {k} and {n} for the script to fill in. */
    assigned: '{k} of {n} assigned',
  },
  legality: {
    asks: (act: string) => `${act}. Is that legal?`,
    legal: 'Legal',
    illegal: 'Illegal',
    byWhichRule: 'By which rule is it illegal?',
    wrongRule: 'Illegal, yes, but by another rule.',
    chooseRule: 'Choose the rule as well.',
  },
  number: {
    enterFirst: 'Enter a whole number first.',
  },
  yesNo: {
    yes: 'Yes',
    no: 'No',
  },
  pick: {
    none: 'none',
    /** That nothing is picked may be meant. */
    noneChosen: 'Nothing is chosen. If that is your answer, check once more.',
  },
  order: {
    up: (item: string) => `Move ${item} up`,
    down: (item: string) => `Move ${item} down`,
  },
} satisfies { readonly [K in Answer['kind']]: object };

export type QuestionWords = typeof questions;
