import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import type { Answer } from './answer.ts';
import { answer, at, DAY, someLog } from './testing/arbitrary.ts';
import { itemAt } from './testing/items.ts';
import { transfersOf } from './transfer.ts';

const TOPICS = ['evasion', 'costs', 'trample'] as const;
const QUESTIONS = ['dead', 'block'] as const;
const MISTAKE = 'tap-removes';

const MADE = itemAt('/practice/boards/#q-3-tap-removes', [MISTAKE], 'costs');

/** Boards on which a mistake shows, at least three of them, with others; `isMade`: whether more are made for it. */
const someCatalogue = fc
  .record({
    boards: fc.array(fc.tuple(fc.constantFrom(...TOPICS), fc.constantFrom(...QUESTIONS)), {
      minLength: 3,
      maxLength: 9,
    }),
    isMade: fc.boolean(),
  })
  .map(({ boards, isMade }) => {
    const shown = boards.map(([topic, question], n) =>
      itemAt(`/exercises/board-${n}/#q-${question}`, [MISTAKE], topic),
    );
    const all = [
      ...shown,
      ...(isMade ? [MADE] : []),
      itemAt('/exercises/far/#q-dead', [], 'costs'),
    ];
    return { shown, items: new Map(all.map((one) => [one.at, one])) };
  });

type SomeCatalogue = typeof someCatalogue extends fc.Arbitrary<infer T> ? T : never;

/** The first board was wrong by the mistake, and the next right some days later. */
const learnedOn = ({ shown }: SomeCatalogue, days: number): readonly Answer[] => [
  answer(0, { id: 'wrong', item: shown[0]?.at ?? '', right: false, mistakes: [MISTAKE] }),
  answer(days, { id: 'right', item: shown[1]?.at ?? '' }),
];
const someDays = fc.integer({ min: 1, max: 40 });

const law = (holds: (given: SomeCatalogue, days: number) => void): void =>
  fc.assert(fc.property(someCatalogue, someDays, holds));

describe('a mistake that was made, and then answered rightly,', () => {
  test('is asked once more a week later, not on a board that was seen, and said since when', () => {
    law((given, days) => {
      const log = learnedOn(given, days);
      const [one, another] = transfersOf(log, at(days + 7), given.items);
      expect(another).toBeUndefined();
      expect(one).toMatchObject({ mistake: MISTAKE, learned: at(days), answered: undefined });
      expect(log.map((given) => given.item)).not.toContain(one?.asks);
    });
  });

  test('is asked of another topic where there is one, else of another question', () => {
    law((given, days) => {
      const [first, second, ...others] = given.shown;
      const [one] = transfersOf(learnedOn(given, days), at(days + 7), given.items);
      const seen = [first, second].flatMap((board) => board ?? []);
      const questionOf = (place = ''): string => place.split('#')[1] ?? '';
      const isOther = ({ topics }: CatalogueItem): boolean =>
        seen.every((board) => board.topics[0] !== topics[0]);
      const isOtherwise = (place = ''): boolean =>
        seen.every((board) => questionOf(board.at) !== questionOf(place));
      const asked = given.items.get(one?.asks ?? '');
      if (others.some(isOther)) expect(asked && isOther(asked)).toBe(true);
      else if (others.some((board) => isOtherwise(board.at)))
        expect(isOtherwise(one?.asks)).toBe(true);
    });
  });

  test('is not asked on the days before', () => {
    law((given, days) => {
      for (const day of [days, days + 6])
        expect(transfersOf(learnedOn(given, days), at(day), given.items)).toEqual([]);
    });
  });

  test('is asked no more once that board was answered, which tells whether it held', () => {
    law((given, days) => {
      const log = learnedOn(given, days);
      const [one] = transfersOf(log, at(days + 8), given.items);
      for (const right of [true, false]) {
        const given8 = answer(days + 8, { id: 'then', item: one?.asks ?? '', right });
        expect(transfersOf([...log, given8], at(days + 30), given.items)).toEqual([
          { ...one, answered: given8 },
        ]);
      }
    });
  });

  test('keeps its board whatever else is answered after that day', () => {
    law((given, days) => {
      const log = learnedOn(given, days);
      const [one] = transfersOf(log, at(days + 8), given.items);
      const others = given.shown
        .filter((board) => board.at !== one?.asks)
        .map((board, n) => answer(days + 8, { id: `${n}`, item: board.at }));
      expect(transfersOf([...log, ...others], at(days + 9), given.items)).toEqual([one]);
    });
  });

  test('and wrongly again, is not asked until it is right again and another week is over', () => {
    law((given, days) => {
      const [first] = given.shown;
      const again = answer(days + 3, {
        id: 'again',
        item: first?.at ?? '',
        right: false,
        mistakes: ['damage-on-stack', MISTAKE],
      });
      const log = [...learnedOn(given, days), again];
      expect(transfersOf(log, at(days + 30), given.items)).toEqual([]);
      const right = answer(days + 5, { id: 'since', item: first?.at ?? '' });
      expect(transfersOf([...log, right], at(days + 11), given.items)).toEqual([]);
      const [one] = transfersOf([...log, right], at(days + 12), given.items);
      expect(one?.learned).toBe(right.when);
    });
  });
});

describe('nothing is asked', () => {
  const given = {
    shown: ['one', 'two', 'three'].map((slug) =>
      itemAt(`/exercises/${slug}/#q-dead`, [MISTAKE], 'costs'),
    ),
  };
  const items = new Map(given.shown.map((one) => [one.at, one]));
  const [wrong = answer(0), right = answer(1)] = learnedOn({ ...given, items }, 1);

  test('where several mistakes explain the answer, so that it is not known which it was', () => {
    const log = [{ ...wrong, mistakes: [MISTAKE, 'pay-if-able'] }, right];
    expect(transfersOf(log, at(30), items)).toEqual([]);
  });

  test('where it was right only after the rule had been told', () => {
    expect(transfersOf([wrong, { ...right, try: 2 }], at(30), items)).toEqual([]);
  });

  test('where all boards were seen and none are made', () => {
    const [, , third] = given.shown;
    const log = [wrong, right, answer(2, { id: 'c', item: third?.at ?? '' })];
    expect(transfersOf(log, at(30), items)).toEqual([]);
  });
});

test('boards that are made are asked where all others were seen', () => {
  law((given, days) => {
    const log = [
      ...learnedOn(given, days),
      ...given.shown.slice(2).map(({ at: place }, n) => answer(days, { id: `${n}`, item: place })),
    ];
    const [one] = transfersOf(log, at(days + 7), given.items);
    if (given.items.has(MADE.at)) expect(one?.asks).toMatch(/#q-3-tap-removes-s\d+$/);
    else expect(one).toBeUndefined();
  });
});

test('of any log and by any clock, each mistake is asked once, in whatever order the log is', () => {
  const items = new Map(
    ['one', 'two', 'three', 'four'].map((slug, n) => {
      const place = `/exercises/${slug}/#q-block`;
      return [place, itemAt(place, ['must-beats-cant', 'tap-removes'].slice(n % 2), 'evasion')];
    }),
  );
  const now = fc.integer({ min: -8.63e15, max: 8.63e15 });
  fc.assert(
    fc.property(someLog, now, (log, time) => {
      const transfers = transfersOf(log, time, items);
      expect(transfersOf(log.toReversed(), time, items)).toEqual(transfers);
      expect(new Set(transfers.map(({ mistake }) => mistake)).size).toBe(transfers.length);
      for (const { due, learned, asks } of transfers) {
        expect(due - learned).toBeGreaterThan(6 * DAY);
        expect(due).toBeLessThanOrEqual(time);
        expect(items.has(asks)).toBe(true);
      }
    }),
  );
});
