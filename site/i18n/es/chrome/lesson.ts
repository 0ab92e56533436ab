import { lessonBook } from '../../books/lessonChrome.ts';
import type { LessonChrome } from '../../lessonWords.ts';
import { grammar } from '../grammar.ts';
import words from './lesson.json' with { type: 'json' };

export const lesson: LessonChrome = lessonBook(words, grammar);
