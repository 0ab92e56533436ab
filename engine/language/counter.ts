import { z } from 'zod';
import { COUNTERS, type CounterKind } from '../vocabulary/counters.ts';
import { type Kebab, kebab } from '../vocabulary/spelling.ts';
import { mapping, wordOf } from './form.ts';

/** CR 122.1: a kind of counter, by the word before "counter". */
export const counterKind = wordOf(COUNTERS);

type CountersOf<Kind extends string> = { readonly [K in Kind]?: number };

/** How many there are of each kind: `{ +1/+1: 2, first-strike: 1 }`. */
export const countersForm = (
  n: z.ZodType<number>,
): z.ZodType<CountersOf<CounterKind>, CountersOf<Kebab<CounterKind>>> =>
  mapping(Object.fromEntries(COUNTERS.map((kind) => [kebab(kind), z.exactOptional(n)]))).transform(
    (form) =>
      Object.fromEntries(
        COUNTERS.flatMap((kind) => {
          const many = form[kebab(kind)];
          return many === undefined ? [] : [[kind, many]];
        }),
      ),
  );
