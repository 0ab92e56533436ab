import type { AnsweringWords } from '../../answeringWords.ts';
import { answeringBook } from '../../books/answering.ts';
import { assignedIn } from '../../events/damage.ts';
import damage from '../damage.json' with { type: 'json' };
import { grammar } from '../grammar.ts';
import words from './answering.json' with { type: 'json' };

export const answering: AnsweringWords = {
  ...answeringBook(words, grammar),
  assigns: assignedIn({ grammar, damage }),
};
