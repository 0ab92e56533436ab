import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reviewsOf } from './review.ts';
import { answer, at, DAY, someLog } from './testing/arbitrary.ts';

const now = fc.integer({ min: -8.63e15, max: 8.63e15 });
const only = (answers: Parameters<typeof reviewsOf>[0], day: number) => {
  const [review, another] = reviewsOf(answers, at(day));
  if (review === undefined || another !== undefined) throw new Error('there is not one board');
  return review;
};

describe('for any log and any clock', () => {
  test('each board has a date, and nothing throws', () => {
    fc.assert(
      fc.property(someLog, now, (answers, time) => {
        const reviews = reviewsOf(answers, time);
        const first = answers.filter((one) => one.try === 1).map(({ item }) => item);
        expect(new Set(reviews.map(({ item }) => item))).toEqual(new Set(first));
        for (const { due } of reviews) expect(Number.isNaN(due)).toBe(false);
      }),
    );
  });

  test('the dates do not depend on the order in which the log holds the answers', () => {
    const shuffled = someLog.chain((answers) =>
      fc.tuple(
        fc.constant(answers),
        fc.shuffledSubarray([...answers], { minLength: answers.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, now, ([answers, others], time) => {
        expect(reviewsOf(others, time)).toEqual(reviewsOf(answers, time));
      }),
    );
  });
});

test('what was right comes back later each time; what was wrong, soon', () => {
  const once = [answer(0)];
  const twice = [...once, answer(3)];
  const wrong = [...twice, answer(17, { right: false })];
  const days = [once, twice, wrong].map((answers) => {
    const { due, last } = only(answers, 17);
    return Math.round((due - last) / DAY);
  });
  expect(days[1]).toBeGreaterThan(days[0] ?? 0);
  expect(days[2]).toBeLessThan(days[1] ?? 0);
  expect(only(twice, 4).reason).toEqual({ kind: 'right', times: 2 });
  expect(only(wrong, 17).reason).toEqual({ kind: 'wrong' });
});

test('a board is fresh, then solid, and due on its day, at whatever hour of it', () => {
  const log = [answer(0), answer(3), answer(17)];
  expect(only(log.slice(0, 1), 1).standing).toBe('fresh');
  const { standing, due } = only(log, 18);
  expect(standing).toBe('solid');
  const morning = new Date(due).setHours(0, 0, 0, 0);
  expect(reviewsOf(log, morning)[0]?.standing).toBe('due');
  expect(reviewsOf(log, morning - 1)[0]?.standing).toBe('solid');
});

test('later tries, after the rule was told, change nothing', () => {
  const log = [answer(0, { right: false })];
  expect(reviewsOf([...log, answer(0, { id: 'b', try: 2 })], at(1))).toEqual(reviewsOf(log, at(1)));
});

describe('a clock', () => {
  test('that was set back between two answers stands still', () => {
    expect(only([answer(5), answer(4), answer(3)], 5).reason).toEqual({ kind: 'right', times: 3 });
  });

  test('that was years ahead once makes the board due, until it is answered again', () => {
    const ahead = answer(3650);
    expect(only([ahead], 1)).toMatchObject({ standing: 'due', reason: { kind: 'clock' } });
    expect(only([ahead, answer(1)], 1)).toMatchObject({
      standing: 'fresh',
      reason: { kind: 'right', times: 1 },
    });
  });

  test('of another device may be some hours ahead', () => {
    expect(only([answer(0.5)], 0).reason).toEqual({ kind: 'right', times: 1 });
  });
});
