import type { CounterKind } from '../abilities/words.ts';
import type { AimWords, QuestionWords } from '../questionWords.ts';
import type { Grammar } from '../wording/grammar.ts';
import { bookOf, type Written } from '../wording/phrasebook.ts';

/** What kind of counter is meant is said in the language’s words. */
export function questionWordsOf(
  words: Written<QuestionWords<string>>,
  grammar: Grammar,
  counter: (kind: CounterKind) => string,
): QuestionWords {
  const { number, ...book } = questionsBook(words, grammar);
  const { counters, ...asks } = number.asks;
  return {
    ...book,
    number: {
      ...number,
      asks: { ...asks, counters: (object, kind) => counters(object, counter(kind)) },
    },
  };
}

const questionsBook = bookOf<QuestionWords<string>>({
  attack: {
    declares: ['player', 'chosenBy'],
    asks: ['declares', 'aim'],
    attacks: ['what'],
  },
  block: {
    declares: ['player', 'chosenBy'],
    asks: ['declares', 'aim'],
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
    asks: ['act', 'holder'],
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
    none: ['of'],
    asks: {
      acts: ['by'],
      triggering: ['source'],
      when: ['act'],
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
