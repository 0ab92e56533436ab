import { expect, test } from 'vitest';
import { couldLeaveOther, manaFor, payMana, payManaWith, readMana, writeMana } from './mana.ts';

test.each([
  ['{2}{R}', 'RCC', ''],
  ['{2}{R}', 'RGW', ''],
  ['{R}', 'RC', 'C'],
  ['{1}', 'RC', 'R'],
  ['{R/W}', 'W', ''],
  ['{R/W}{R}', 'RW', ''],
  ['{2/W}', 'RG', ''],
  ['{2/W}', 'W', ''],
  ['{W/P}', 'W', ''],
  ['{X}{R}', 'RG', 'G'],
])('%s paid out of %s leaves %s', (cost, pool, left) => {
  expect([...(payMana(pool, readMana(cost)) ?? 'none')].toSorted().join('')).toBe(left);
});

test.each([
  ['{R}', 'WC'],
  ['{R/W}{R/W}', 'RG'],
  ['{W/P}', 'R'],
  ['{3}', 'RR'],
])('%s can not be paid out of %s', (cost, pool) => {
  expect(payMana(pool, readMana(cost))).toBeUndefined();
});

test.each(['{2}{R}', '{R/W}{R/W}', '{1}{2/G}', '{W/P}', ''])(
  'the mana for %s pays it, and it is written as it was read',
  (cost) => {
    const amount = readMana(cost);
    expect(payMana(manaFor(amount), amount)).toBe('');
    expect(writeMana(amount)).toBe(cost);
  },
);

test('a cost with more ways to pay it than can be looked at is still paid', () => {
  const colors = [...'WUBRG'];
  const pairs = colors.flatMap((a) => colors.filter((b) => b > a).map((b) => `{${a}/${b}}`));
  const cost = readMana(pairs.join('').repeat(9));
  const pool = manaFor(cost);
  expect(payMana(pool, cost)).toBe('');
  expect(payManaWith(`${pool}R`, cost, pool)).toBe('R');
  expect(couldLeaveOther(pool, [cost])).toBe(false);
});
