import type { Answer } from '../../engine.ts';
import type { CounterKind } from '../abilities/words.ts';
import { capital } from '../grammar.ts';
import type { AgreementCode } from '../nameInWords.ts';
import { counterWords } from './counters.ts';

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
    asks: (n: number, creature: string, aim: string, _as: AgreementCode) =>
      `${capital(creature)} assigns ${n} combat damage. ${aim}`,
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
    /** Where no prose asks. */
    asks: {
      legalAttacks: 'How many declarations of attackers are legal?',
      legalBlocks: 'How many declarations of blockers are legal?',
      mostAttackRequirements: 'How many requirements can a legal declaration of attackers obey?',
      mostBlockRequirements: 'How many requirements can a legal declaration of blockers obey?',
      attackers: 'How many creatures are attacking at end of combat?',
      blockers: 'How many creatures are blocking at end of combat?',
      life: (player: string) => `How much life does ${player} have after combat?`,
      poison: (player: string) => `How many poison counters does ${player} have after combat?`,
      hand: (player: string) => `How many cards does ${player} have in hand after combat?`,
      mana: (player: string) => `How much mana does ${player} have left after combat?`,
      lifeLost: (player: string) => `How much life does ${player} lose?`,
      lifeGained: (player: string) => `How much life does ${player} gain?`,
      drawn: (player: string) => `How many cards does ${player} draw?`,
      discarded: (player: string) => `How many cards does ${player} discard?`,
      damage: (creature: string) => `How much damage is marked on ${creature} after combat?`,
      power: (creature: string) => `What is the power of ${creature} after combat?`,
      toughness: (creature: string) => `What is the toughness of ${creature} after combat?`,
      counters: (object: string, kind: CounterKind) =>
        `How many ${counterWords(kind)}s does ${object} have after combat?`,
      triggered: (object: string) => `How many times does an ability of ${object} trigger?`,
      dealtBy: (creature: string) => `How much damage does ${creature} deal?`,
      dealtTo: (to: string) => `How much damage is dealt to ${to}?`,
      times: {
        cleanup: 'How many cleanup steps does the turn have?',
        upkeep: 'How many upkeep steps come?',
        combat: 'How many more combat phases come this turn?',
      },
    },
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
    /** Where no prose asks. */
    asks: {
      creatures: {
        mayAttack: 'Which creatures can attack?',
        mayBlock: 'Which creatures can block?',
        becomeTapped: 'Which creatures become tapped?',
        dealCombatDamage: 'Which creatures deal combat damage?',
        dealFirstStrikeDamage: 'Which creatures deal damage in the first combat damage step?',
        areDealtCombatDamage: 'Which creatures are dealt combat damage?',
        haveDamage: 'Which creatures have damage marked on them after combat?',
        die: 'Which creatures die?',
        leaveTheBattlefield: 'Which creatures leave the battlefield?',
        trigger: 'Of which creatures does an ability trigger?',
        areRemovedFromCombat: 'Which creatures are removed from combat?',
        areAttacking: 'Which creatures are attacking at end of combat?',
        areBlocking: 'Which creatures are blocking at end of combat?',
        areBlocked: 'Which creatures are blocked at end of combat?',
      },
      triggering: (source: string) => `For which creatures does ${source} trigger?`,
      players: { loseLife: 'Who loses life?', loseTheGame: 'Who loses the game?' },
      acts: 'Which of these are legal?',
      steps: {
        takePlace: 'Which steps take place?',
        givePriority: 'In which steps do players get priority?',
        haveTurnBasedActions: 'In which steps are there turn-based actions?',
      },
    },
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
