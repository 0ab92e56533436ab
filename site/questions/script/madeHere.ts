import type { QuestionsBeside } from './questionsAt.ts';

/** What stands beside questions that were made in this browser, as if it stood at an address. */
export const madeHere = new Map<string, QuestionsBeside>();
