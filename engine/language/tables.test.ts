import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { kebab } from '../vocabulary/spelling.ts';
import { AMOUNT, amount } from './amount.ts';
import { COMPARISON, comparison } from './comparison.ts';
import { CONDITION, condition } from './condition.ts';
import { FILTER, filter } from './filter.ts';
import type { Keys, Kinds } from './table.ts';

const keyTables: Readonly<Record<string, readonly [Keys, z.ZodType]>> = {
  comparison: [COMPARISON, comparison],
  filter: [FILTER, filter],
};

const kindTables: Readonly<Record<string, readonly [Kinds, z.ZodType]>> = {
  amount: [AMOUNT, amount],
  condition: [CONDITION, condition],
};

describe.each(Object.entries(keyTables))('a %s', (_, [table, form]) => {
  test.each(Object.entries(table))(
    'by %s is read as its example writes it',
    (word, { example }) => {
      const read = form.parse({ [kebab(word)]: example });
      expect(Object.keys(read as object)).toEqual([word]);
    },
  );
});

describe.each(Object.entries(kindTables))('of the kinds of %s', (_, [table, form]) => {
  test.each(Object.entries(table))('%s is read as its example writes it', (kind, entry) => {
    const example = 'example' in entry ? entry.example : kebab(kind);
    expect(form.parse(example)).toMatchObject('form' in entry ? {} : { kind });
  });

  test.each(Object.entries(table))('%s has an example of every field', (_, entry) => {
    if (!('fields' in entry)) return;
    const { example, fields } = entry;
    const read = form.parse(example);
    expect(Object.keys(read as object).toSorted()).toEqual(
      ['kind', ...Object.keys(fields)].toSorted(),
    );
  });
});

const words = [...Object.values(keyTables), ...Object.values(kindTables)].flatMap(([table]) =>
  Object.entries(table),
);

test.each(words)('%s says what it means in a line', (_, { means }) => {
  expect(means).toMatch(/^[^\n.]+$/);
});
