import type { Answer } from '../../engine.ts';

/** What is said of each kind of answer. Each language has the same, and none compiles without an entry for each. */
export const questions = {
  attack: {
    asks: (player: string, aim: 'legal' | 'most' | 'fewest') =>
      `${player} declares attackers. ${
        {
          legal: 'Make a legal declaration.',
          most: 'Attack with as many creatures as you legally can.',
          fewest: 'Attack with as few creatures as you legally can.',
        }[aim]
      }`,
    staysHome: 'stays home',
    /** How it is answered: with one thing to attack, and with several. */
    touch: 'Touch the creatures that attack.',
    touchBoth: 'Touch a creature, then what it attacks, or the other way round.',
    attacks: (what: string) => `attacks ${what}`,
  },
  block: {
    asks: (player: string, aim: 'legal' | 'most' | 'fewest') =>
      `${player} declares blockers. ${
        {
          legal: 'Make a legal declaration.',
          most: 'Block with as many creatures as you legally can.',
          fewest: 'Block with as few creatures as you legally can.',
        }[aim]
      }`,
    blocks: (attacker: string) => `blocks ${attacker}`,
    touch: 'Touch the creatures that block.',
    touchBoth: 'Touch a creature, then what it blocks, or the other way round.',
  },
  division: {
    asks: (n: number, creature: string, aim: string) =>
      `${creature} assigns ${n} combat damage. ${aim}`,
    legally: 'Divide it legally.',
    killSome: (n: number) => `Divide it legally, so that at least ${n} creatures die.`,
    kill: (creatures: string, n: number) =>
      `Divide it legally, so that ${creatures} ${n === 1 ? 'dies' : 'die'}.`,
    spare: (creatures: string, n: number) =>
      `Divide it legally, so that ${creatures} ${n === 1 ? 'survives' : 'survive'}.`,
    mostTo: (player: string) => `Divide it legally, with as much as possible for ${player}.`,
    /** What comes of a division. */
    died: (creatures: string, n: number) => {
      if (n === 0) return 'no creature dies';
      return `${creatures} ${n === 1 ? 'dies' : 'die'}`;
    },
    toPlayer: (n: number) => `${n} to the player`,
    /** With {k} for the script to fill in. */
    left: '{k} left to assign',
    over: '{k} too many',
    less: (to: string) => `One less to ${to}`,
    more: (to: string) => `One more to ${to}`,
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
    touch: 'Touch what you pick.',
  },
  order: {
    up: (item: string) => `Move ${item} up`,
    down: (item: string) => `Move ${item} down`,
    place: (item: string) => `Place of ${item}`,
  },
} satisfies { readonly [K in Answer['kind']]: object };

export type QuestionWords = typeof questions;

/** What is said where a question asks for more than what is legal. */
export const aims = {
  reaching: (n: number) =>
    n === 1 ? 'One of them does what is asked.' : `${n} of them do what is asked.`,
  reached: 'That is what was asked for',
  missed: 'Legal, but not what was asked for',
  most: (n: number) => `${n} would be legal`,
  fewest: (n: number) => `${n} would be enough`,
};

export type AimWords = typeof aims;
