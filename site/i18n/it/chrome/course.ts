import { courseBook } from '../../books/course.ts';
import type { CourseWords } from '../../courseWords.ts';
import { grammar } from '../grammar.ts';
import words from './course.json' with { type: 'json' };

export const course: CourseWords = courseBook(words, grammar);
