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

export const comparison: z.ZodType<Comparison> = keysForm(COMPARISON).superRefine(
  (said, context) => {
    someKey(said, wordsOf(COMPARISON), context);
    boundsMeet(said, context);
  },
);

/** Refuses bounds between which there is no number. */
export function boundsMeet(
  said: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): void {
  const { atLeast, atMost: maximum } = said;
  if (typeof atLeast === 'number' && typeof maximum === 'number' && atLeast > maximum)
    context.addIssue({
      code: 'too_big',
      origin: 'int',
      maximum,
      path: ['at-least'],
      input: atLeast,
    });
}
