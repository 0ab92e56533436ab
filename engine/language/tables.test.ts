import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { kebab } from '../vocabulary/spelling.ts';
import { ability, staticTable } from './ability.ts';
import { AMOUNT, amount } from './amount.ts';
import { changeForm, changeTable, staticChangeForm } from './change.ts';
import type { Codes } from './coded.ts';
import { COMPARISON, comparison } from './comparison.ts';
import { CONDITION, condition } from './condition.ts';
import { COST, cost } from './cost.ts';
import { effectForm, effectTable } from './effect.ts';
import { ENTERING, entering } from './entering.ts';
import { FILTER, filter } from './filter.ts';
import { heldAs } from './held.ts';
import { PERMISSION } from './permission.ts';
import { REQUIREMENT } from './requirement.ts';
import { RESTRICTION } from './restriction.ts';
import type { Keys, Kinds } from './table.ts';
import { TIMING, timing } from './timing.ts';
import { TRIGGER } from './trigger.ts';

const keyTables: Readonly<Record<string, readonly [Keys, z.ZodType]>> = {
  comparison: [COMPARISON, comparison],
  filter: [FILTER, filter],
};

const held = heldAs('ability', ability);
const effects = heldAs('effects', z.array(z.unknown()));
const abilities = heldAs('abilities', z.array(ability));

const kindTables: Readonly<Record<string, readonly [Kinds, z.ZodType]>> = {
  amount: [AMOUNT, amount],
  condition: [CONDITION, condition],
  cost: [COST, cost],
  entering: [ENTERING, entering],
  timing: [TIMING, timing],
  change: [changeTable(held), changeForm(held)],
  effect: [effectTable(effects, abilities), effectForm(held)],
  'static ability': [staticTable(staticChangeForm(held)), ability],
};

const codeTables: Readonly<Record<string, Codes>> = {
  restriction: RESTRICTION,
  requirement: REQUIREMENT,
  permission: PERMISSION,
  trigger: TRIGGER,
};

describe.each(Object.entries(codeTables))('of the words of %ss', (head, table) => {
  test.each(Object.entries(table))('%s is read with all that it reads', (word, entry) => {
    const read = Object.entries(ability.parse(entry.example));
    expect(read.find(([, value]) => value === word)).toBeDefined();
    expect(read.map(([key]) => key)).toEqual(expect.arrayContaining([...entry.reads]));
  });

  test.each(Object.entries(table))('%s takes nothing that it does not read', (_, entry) => {
    const { example, reads } = entry;
    const fields = new Set(Object.values(table).flatMap((one) => one.reads));
    for (const field of fields) {
      const other = Object.values(table).find((one) => one.reads.includes(field));
      const said = Object.entries(other?.example ?? {}).find(([key]) => key === kebab(field));
      const more = {
        ...(example as object),
        ...Object.fromEntries(said === undefined ? [] : [said]),
      };
      expect([head, field, ability.safeParse(more).success]).toEqual([
        head,
        field,
        reads.includes(field),
      ]);
    }
  });
});

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
    // What is written in one has its parts each by itself.
    if ('parts' in fields) return;
    const read = form.parse(example);
    expect(Object.keys(read as object).toSorted()).toEqual(
      ['kind', ...Object.keys(fields)].toSorted(),
    );
  });
});

const words = [
  ...[...Object.values(keyTables), ...Object.values(kindTables)].map(([table]) => table),
  ...Object.values(codeTables),
].flatMap((table) => Object.entries(table));

test.each(words)('%s says what it means in a line', (_, { means }) => {
  expect(means).toMatch(/^[^\n.]+$/);
});
