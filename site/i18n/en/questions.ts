import { aimsBook, questionWordsOf } from '../books/questions.ts';
import type { AimWords, QuestionWords } from '../questionWords.ts';
import { counterWords } from './counters.ts';
import { grammar } from './grammar.ts';
import words from './questions.json' with { type: 'json' };

export const questions: QuestionWords = questionWordsOf(words.questions, grammar, counterWords);

export const aims: AimWords = aimsBook(words.aims, grammar);
