import type { LessonWords } from '../lessonWords.ts';
import { lesson as chrome } from './chrome/lesson.ts';
import editions from './editions.json' with { type: 'json' };
import { mistakes } from './mistakes/index.ts';
import { reasons } from './reasons.ts';
import { rules } from './rules/index.ts';

/** What a browser loads of the language to make an exercise of one’s own board, beside what it plays that with. */
export const lesson: LessonWords = { chrome, editions, mistakes, reasons, rules };
