import type { CourseWords } from '../courseWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const courseBook = bookOf<CourseWords>({
  stop: ['k', 'n'],
  next: ['k', 'title'],
  previous: ['k', 'title'],
  begin: { note: ['n'] },
});
