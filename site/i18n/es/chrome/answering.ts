import type { AnsweringWords } from '../../answeringWords.ts';
import { answeringBook } from '../../books/answering.ts';
import { assignedIn } from '../../events/eventWords.ts';
import { eventLanguage } from '../events.ts';
import { grammar } from '../grammar.ts';
import words from './answering.json' with { type: 'json' };

export const answering: AnsweringWords = {
  ...answeringBook(words, grammar),
  assigns: assignedIn(eventLanguage),
};
