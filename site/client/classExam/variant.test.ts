import { describe, expect, test } from 'vitest';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { type ClassExam, EACH_OWN } from './examLink.ts';
import { dealtTo, nameKey, optionSeed, variantOf } from './variant.ts';

const CATALOGUE: readonly CatalogueItem[] = Array.from({ length: 40 }, (_, nth) => ({
  at: `/exercises/board-${nth}/#q-block`,
  title: `Board ${nth}`,
  print: '1a2b3c',
  topics: [],
  level: 1 + (nth % 5),
  rules: [],
  edition: '2026-09-25',
  mistakes: [],
}));
const EXAM: ClassExam = {
  set: {
    title: 'Tuesday',
    order: { kind: 'asListed' },
    items: CATALOGUE.map((_, nth) => ({ slug: `board-${nth}` })),
  },
  key: 'k3x',
  minutes: 40,
  variants: EACH_OWN,
  questions: 10,
  marks: 'never',
};
const NAMES = Array.from({ length: 40 }, (_, nth) => `Student ${nth}`);
const askedOf = (exam: ClassExam, variant: number) =>
  dealtTo(exam, variant, CATALOGUE).items.map(({ at }) => at);

describe('a variant', () => {
  test('is that of a name, however it is written', () => {
    for (const [one, other] of [
      ['Ada Lovelace', '  ada   LOVELACE '],
      ['Zoë', 'Zoe\u{308}'],
      ['李小龍', '李小龍 '],
    ] as const)
      expect(variantOf(EXAM, one)).toBe(variantOf(EXAM, other));
    expect(nameKey(' \u{A0} ')).toBe('');
  });

  test('is another for nearly each of a class, or one of as many as there are', () => {
    expect(new Set(NAMES.map((name) => variantOf(EXAM, name))).size).toBeGreaterThan(37);
    const of4 = NAMES.map((name) => variantOf({ ...EXAM, variants: 4 }, name));
    expect(new Set(of4)).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(NAMES.map((name) => variantOf({ ...EXAM, variants: 1 }, name))).size).toBe(1);
  });

  test('of another exam of the same set is another', () => {
    const other = { ...EXAM, key: 'other' };
    expect(NAMES.filter((name) => variantOf(EXAM, name) !== variantOf(other, name)).length).toBe(
      NAMES.length,
    );
  });
});

describe('what a variant asks', () => {
  test('is the same whenever it is asked for, and in another order for another', () => {
    for (const variant of [1, 2, 3]) {
      expect(askedOf(EXAM, variant)).toEqual(askedOf(EXAM, variant));
      expect(new Set(askedOf(EXAM, variant)).size).toBe(10);
    }
    expect(askedOf(EXAM, 1)).not.toEqual(askedOf(EXAM, 2));
    const { questions: _, ...all } = EXAM;
    expect(askedOf(all, 1)).not.toEqual(askedOf(all, 2));
    expect(askedOf(all, 1).toSorted()).toEqual(askedOf(all, 2).toSorted());
  });

  test('is as hard as what every other asks', () => {
    for (let variant = 1; variant <= 50; variant += 1) {
      const levels = dealtTo(EXAM, variant, CATALOGUE).items.map(({ level }) => level);
      expect(levels.toSorted()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    }
  });

  test('comes from all of the set in turn', () => {
    const all = NAMES.flatMap((name) => askedOf(EXAM, variantOf(EXAM, name)));
    expect(new Set(all).size).toBe(40);
  });

  test('is as listed where all are asked the same, and their options stand as they stand', () => {
    const same = { ...EXAM, variants: 1, questions: 40 };
    expect(askedOf(same, 1)).toEqual(CATALOGUE.map(({ at }) => at));
    expect(optionSeed(same, 1, '/exercises/board-1/#q-block')).toBeUndefined();
    expect(optionSeed(EXAM, 1, 'a')).not.toBe(optionSeed(EXAM, 2, 'a'));
  });

  test('goes on without boards that are gone, which are named', () => {
    const exam = {
      ...EXAM,
      set: { ...EXAM.set, items: [{ slug: 'never-was' }, ...EXAM.set.items] },
    };
    const { items, gone } = dealtTo(exam, 3, CATALOGUE);
    expect(items.length).toBe(10);
    expect(gone).toEqual([{ slug: 'never-was' }]);
  });
});
