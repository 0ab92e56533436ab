import { expect, test } from 'vitest';
import { byMistake, byRule, triedIn } from './tally.ts';
import { answer, at } from './testing/arbitrary.ts';

const TWO = '/exercises/two/#q-dead';

test('a board is wrong until it is right at the first try, and again once it is not', () => {
  const wrong = answer(0, { right: false });
  const later = answer(0, { id: 'later', try: 2 });
  const right = answer(1);
  const again = answer(2, { right: false });
  const rightAfter = (...log: Parameters<typeof triedIn>[0]) => triedIn(log, at(3))[0]?.right;
  expect(rightAfter(wrong)).toBe(false);
  expect(rightAfter(wrong, later)).toBe(false);
  expect(rightAfter(wrong, later, right)).toBe(true);
  expect(rightAfter(again, right, wrong)).toBe(false);
});

test('the one that was asked last comes first, with how often it was asked', () => {
  const log = [answer(0), answer(1, { right: false }), answer(2, { item: TWO })];
  expect(triedIn(log, at(3))).toEqual([
    { item: TWO, right: true, last: at(2), asked: 1, timesRight: 1 },
    { item: answer(0).item, right: false, last: at(1), asked: 2, timesRight: 1 },
  ]);
});

test('an answer that was given while a clock was years ahead is not the last for years', () => {
  expect(triedIn([answer(3650, { right: false }), answer(1)], at(1))[0]?.right).toBe(true);
});

test('a rule counts each board that rests on it once, and what went wrong comes first', () => {
  const tried = triedIn([answer(0), answer(1), answer(2, { item: TWO, right: false })], at(3));
  const rules = { [answer(0).item]: ['509.1a', '509.1b'], [TWO]: ['509.1b', '702.2b', '702.2b'] };
  expect(byRule(tried, (item) => rules[item] ?? [])).toEqual([
    ['509.1b', { right: 1, all: 2 }],
    ['702.2b', { right: 0, all: 1 }],
    ['509.1a', { right: 1, all: 1 }],
  ]);
});

test('a mistake is counted at whatever try, with the last time', () => {
  const log = [
    answer(0, { mistakes: ['tap-removes'], right: false }),
    answer(2, { mistakes: ['tap-removes', 'damage-on-stack'], right: false, try: 2 }),
    answer(1, { mistakes: ['tap-removes'], right: false }),
  ];
  expect(byMistake(log)).toEqual([
    { mistake: 'tap-removes', times: 3, last: at(2) },
    { mistake: 'damage-on-stack', times: 1, last: at(2) },
  ]);
});
