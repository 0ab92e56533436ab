import type { AimWords, QuestionWords } from '../questionWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const questionsBook = bookOf<QuestionWords<string>>({
  attack: {
    asks: ['player', 'aim'],
    attacks: ['what'],
  },
  block: {
    asks: ['player', 'aim'],
    blocks: ['attacker'],
  },
  division: {
    asks: ['n', 'creature', 'aim', 'as'],
    killSome: ['n'],
    kill: ['creatures', 'n'],
    spare: ['creatures', 'n'],
    mostTo: ['player'],
    died: ['creatures', 'n'],
    toPlayer: ['n'],
    less: ['to'],
    more: ['to'],
  },
  legality: {
    asks: ['act'],
  },
  number: {
    asks: {
      life: ['player'],
      poison: ['player'],
      hand: ['player'],
      mana: ['player'],
      lifeLost: ['player'],
      lifeGained: ['player'],
      drawn: ['player'],
      discarded: ['player'],
      damage: ['creature'],
      power: ['creature'],
      toughness: ['creature'],
      triggered: ['object'],
      dealtBy: ['creature'],
      dealtTo: ['to'],
      counters: ['object', 'kind'],
    },
  },
  pick: {
    asks: {
      triggering: ['source'],
    },
  },
  order: {
    up: ['item'],
    down: ['item'],
    place: ['item'],
  },
});

export const aimsBook = bookOf<AimWords>({
  reaching: ['n'],
  most: ['n'],
  fewest: ['n'],
});
