import type { LessonChrome } from '../lessonWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const lessonBook = bookOf<LessonChrome>({ place: ['path'] });
