import { z } from 'zod';
import { keysForm, type ValueOf } from './table.ts';

/** Between which bounds a number must be. */
export const COMPARISON = {
  atLeast: { form: z.int(), example: 3, means: 'this or more' },
  atMost: { form: z.int(), example: 2, means: 'this or less' },
} as const;

export type Comparison = {
  readonly [K in keyof typeof COMPARISON]?: ValueOf<(typeof COMPARISON)[K]>;
};

export const comparison: z.ZodType<Comparison> = keysForm(COMPARISON);
