import type { z } from 'zod';
import type { Kinds } from '../../language/table.ts';
import { variedKeys } from '../../language/variants.ts';

// Down to each field: whatever a form takes makes a difference somewhere, as it is left out or says something else.

export type Differ<T> = (one: T, other: T) => boolean;

/** The keys beside an example under which nothing that may stand makes a difference. */
export const unread = <T>(
  form: z.ZodType<T>,
  example: unknown,
  differ: Differ<T>,
): readonly string[] =>
  variedKeys(form, example)
    .filter(
      ({ readings }) =>
        readings.some((all) => all.length > 1) &&
        !readings.some(([first, ...others]) =>
          others.some((other) => first !== undefined && differ(first, other)),
        ),
    )
    .map(({ key }) => key);

/** Answers kept by what was asked: the first reading of a word is held against all others. */
export function differing<T, C>(
  cells: readonly C[],
  answer: (one: T, cell: C) => string,
): Differ<T> {
  const known = new Map<string, string>();
  const answerTo = (one: T, at: number, cell: C): string => {
    const key = `${at} ${JSON.stringify(one)}`;
    const before = known.get(key) ?? answer(one, cell);
    known.set(key, before);
    return before;
  };
  return (one, other) =>
    cells.some((cell, at) => answerTo(one, at, cell) !== answerTo(other, at, cell));
}

type WithFields = Kinds[string] & { readonly example: unknown };

/** The kinds of a table that are more than a word. */
export const withFields = (table: Kinds): readonly (readonly [string, WithFields])[] =>
  Object.entries(table).flatMap(([word, entry]) =>
    'example' in entry ? [[word, entry] as const] : [],
  );
