import { aimsBook, questionWordsOf } from '../books/questions.ts';
import type { AimWords, QuestionWords } from '../questionWords.ts';
import { counterName } from './counters.ts';
import { grammar } from './grammar.ts';
import words from './questions.json' with { type: 'json' };

export const questions: QuestionWords = questionWordsOf(words.questions, grammar, counterName);

export const aims: AimWords = aimsBook(words.aims, grammar);
