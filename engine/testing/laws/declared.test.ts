import { describe, expect, test } from 'vitest';
import { COMBAT_COST } from '../../language/combatCost.ts';
import { PERMISSION } from '../../language/permission.ts';
import { REQUIREMENT } from '../../language/requirement.ts';
import { RESTRICTION } from '../../language/restriction.ts';
import { isAnsweredWith, readAbility } from './stock.ts';

type Table = Readonly<Record<string, { readonly example: unknown }>>;

const TABLES: Readonly<Record<string, Table>> = {
  restriction: RESTRICTION,
  requirement: REQUIREMENT,
  permission: PERMISSION,
  'cost of declaring': COMBAT_COST,
};

describe.each(Object.entries(TABLES))('on some board a %s makes a difference', (_, table) => {
  test.each(Object.entries(table))('that says %s', (_word, { example }) => {
    expect(isAnsweredWith(readAbility(example))).toBe(true);
  });
});
