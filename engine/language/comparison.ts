import type { z } from 'zod';
import { someKey, whole } from './form.ts';
import { keysForm, type ValueOf, wordsOf } from './table.ts';

/** Between which bounds a number must be. */
export const COMPARISON = {
  atLeast: { form: whole, example: 3, means: 'this or more' },
  atMost: { form: whole, example: 2, means: 'this or less' },
} as const;

export type Comparison = {
  readonly [K in keyof typeof COMPARISON]?: ValueOf<(typeof COMPARISON)[K]>;
};

export const comparison: z.ZodType<Comparison> = keysForm(COMPARISON).superRefine((said, context) =>
  someKey(said, wordsOf(COMPARISON), context),
);
