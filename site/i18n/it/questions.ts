import { aimsBook, questionsBook } from '../books/questions.ts';
import type { AimWords, QuestionWords } from '../questionWords.ts';
import { counterName } from './counters.ts';
import { grammar } from './grammar.ts';
import words from './questions.json' with { type: 'json' };

const { number, ...book } = questionsBook(words.questions, grammar);

export const questions: QuestionWords = {
  ...book,
  number: {
    ...number,
    asks: {
      ...number.asks,
      // What kind of counter is meant, in the language’s words.
      counters: (object, kind) => number.asks.counters(object, counterName(kind)),
    },
  },
};

export const aims: AimWords = aimsBook(words.aims, grammar);
