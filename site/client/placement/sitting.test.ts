import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainStore } from '../memory/testing/plainStore.ts';
import {
  joinedPlacements,
  keepPlacement,
  type PlacementSitting,
  recallPlacement,
} from './sitting.ts';

const SITTING: PlacementSitting = {
  id: '1-2-3',
  seed: '7',
  answers: [
    { at: '/exercises/one/#q-dead', print: 'a1', written: 'pick=1', when: 1_795_000_000_000 },
    { at: '/exercises/two/#q-life', when: 1_795_000_000_001 },
  ],
  asked: '/exercises/three/#q-dead',
  stage: 'sat',
};

test('a test goes on as it was left', () => {
  const store = plainStore();
  expect(recallPlacement(() => store)).toEqual({ kind: 'none' });
  expect(keepPlacement(SITTING, () => store)).toBe(true);
  expect(recallPlacement(() => store)).toEqual({ kind: 'sitting', sitting: SITTING });
});

test('one that can’t be read is said to be damaged, and stays beside the next', () => {
  const store = plainStore();
  store.setItem('placement sitting', '{"id":');
  expect(recallPlacement(() => store)).toEqual({ kind: 'damaged' });
  keepPlacement(SITTING, () => store);
  expect(recallPlacement(() => store)).toMatchObject({ kind: 'sitting' });
  expect(store.getItem('placement damaged')).toBe('{"id":');
});

test('of one that was edited by hand, what makes sense is kept', () => {
  const store = plainStore();
  const answers = [...SITTING.answers, { at: 3 }, 'x', { at: '/exercises/four/#q-x' }];
  store.setItem('placement sitting', JSON.stringify({ ...SITTING, answers, version: 9 }));
  expect(recallPlacement(() => store)).toEqual({ kind: 'sitting', sitting: SITTING });
});

test('whatever is kept there, nothing throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const store = plainStore();
      store.setItem('placement sitting', text);
      expect(() => recallPlacement(() => store)).not.toThrow();
    }),
  );
});

test('of two tabs neither loses an answer, and no board is answered twice', () => {
  const answers = fc.uniqueArray(
    fc.record({
      at: fc.constantFrom('/a', '/b', '/c', '/d'),
      written: fc.constantFrom('pick=0', 'pick=1'),
      when: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: ({ at }) => at },
  );
  const sitting = fc.record({
    id: fc.constant('1'),
    seed: fc.constant('7'),
    answers,
    asked: fc.constantFrom('/a', '/b', '/e'),
    stage: fc.constantFrom('sat', 'over'),
  });
  fc.assert(
    fc.property(sitting, sitting, (one, other) => {
      const joined = joinedPlacements(one, other);
      const places = joined.answers.map(({ at }) => at);
      expect(new Set(places).size).toBe(places.length);
      const all = [...one.answers, ...other.answers].map(({ at }) => at);
      expect(new Set(places)).toEqual(new Set(all));
      expect(places).not.toContain(joined.asked);
      expect(joined.stage === 'over').toBe([one.stage, other.stage].includes('over'));
    }),
  );
});

test('a browser that keeps nothing says so', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(keepPlacement(SITTING, blocked)).toBe(false);
  expect(recallPlacement(blocked)).toEqual({ kind: 'none' });
});
