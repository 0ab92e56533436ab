import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinAmong, withLater } from './roundLater.ts';
import { nextTen } from './roundTens.ts';

const TOPICS = ['evasion', 'trample', 'costs', 'triggers'];
const board = fc.record({
  level: fc.integer({ min: 1, max: 5 }),
  topic: fc.constantFrom(...TOPICS),
  isOpen: fc.boolean(),
  tried: fc.option(
    fc.record({ right: fc.boolean(), asked: fc.constant(4), timesRight: fc.nat(4) }),
    { nil: undefined },
  ),
});
const boards = fc.array(board, { minLength: 1, maxLength: 40 }).map((all) =>
  all.map(({ level, topic, ...rest }, place) => ({
    ...rest,
    place,
    traits: { level, topic },
  })),
);

describe('ten boards at a time', () => {
  test('are as many as there are, but ten at most, and none twice', () => {
    fc.assert(
      fc.property(boards, (all) => {
        const open = all.filter(({ isOpen }) => isOpen).length;
        const dealt = nextTen(all);
        expect(dealt).toHaveLength(Math.min(10, open === 0 ? all.length : open));
        expect(new Set(dealt).size).toBe(dealt.length);
      }),
    );
  });

  test('are those that have no result yet, as long as there are any', () => {
    fc.assert(
      fc.property(boards, (all) => {
        const isAnyOpen = all.some(({ isOpen }) => isOpen);
        for (const place of nextTen(all)) if (isAnyOpen) expect(all[place]?.isOpen).toBe(true);
      }),
    );
  });

  test('leave what was right for later', () => {
    fc.assert(
      fc.property(boards, (all) => {
        const open = all.filter(({ isOpen }) => isOpen);
        const isKnown = (place: number): boolean => all[place]?.tried?.right === true;
        const fresh = open.filter(({ place }) => !isKnown(place)).length;
        const known = nextTen(all).filter(isKnown).length;
        if (open.length > 0) expect(known).toBe(Math.max(0, Math.min(10, open.length) - fresh));
      }),
    );
  });

  test('go from easy to hard where no two topics get in each other’s way', () => {
    const all = [3, 1, 2, 5, 4].map((level, place) => ({
      place,
      traits: { level, topic: `${place}` },
      isOpen: true,
      tried: undefined,
    }));
    expect(nextTen(all).map((place) => all[place]?.traits.level)).toEqual([1, 2, 3, 4, 5]);
  });

  test('begin with a topic that goes well, where another one of that level goes badly', () => {
    const tried = (timesRight: number) => ({ right: false, asked: 4, timesRight });
    const all = [
      { place: 0, traits: { level: 2, topic: 'costs' }, isOpen: true, tried: tried(0) },
      { place: 1, traits: { level: 2, topic: 'trample' }, isOpen: true, tried: tried(4) },
    ];
    expect(nextTen(all)).toEqual([1, 0]);
  });
});

describe('after a mistake', () => {
  const asked = fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 10 });

  test('the next board of its kind comes three later, or last where fewer are left', () => {
    fc.assert(
      fc.property(asked, fc.nat(9), fc.nat(30), (places, nth, place) => {
        const at = Math.min(nth, places.length - 1);
        if (places.slice(0, at + 1).includes(place)) return;
        const after = withLater(places, at, place);
        expect(after.slice(0, at + 1)).toEqual(places.slice(0, at + 1));
        const where = after.indexOf(place);
        expect(where).toBe(Math.min(at + 3, after.length - 1));
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });

  test('the round stays as long as it was, where anything is left to give way', () => {
    expect(withLater([1, 2, 3, 4, 5], 0, 9)).toEqual([1, 2, 3, 9, 4]);
    expect(withLater([1, 2], 0, 9)).toEqual([1, 2, 9]);
    expect(withLater([1, 2, 3, 4], 0, 2)).toEqual([1, 3, 4, 2]);
  });

  test('of the same kind is what shows the same mistake, or else what is of the same topic', () => {
    const [one, topic, mistake, far] = [
      { href: 'one', topic: 'evasion', mistakes: ['late-evasion-unblocks'] },
      { href: 'topic', topic: 'evasion', mistakes: [] },
      { href: 'mistake', topic: 'removal', mistakes: ['late-evasion-unblocks'] },
      { href: 'far', topic: 'costs', mistakes: [] },
    ] as const;
    expect(kinAmong(one, [topic, mistake, far])).toBe(mistake);
    expect(kinAmong(one, [topic, far])).toBe(topic);
    expect(kinAmong(far, [one, topic, mistake])).toBeUndefined();
  });
});
