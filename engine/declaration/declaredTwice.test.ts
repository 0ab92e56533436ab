import { expect, it } from 'vitest';
import { objectId } from '../vocabulary/ids.ts';
import { declaredTwice } from './declaredTwice.ts';

it('each choice that is made more than once is told once', () => {
  const choices = ['a b', 'c', 'a b', 'b a', 'c', 'c', 'ab', 'a'].map((names) =>
    names.split(' ').map(objectId),
  );
  expect(declaredTwice(choices, 'blockers.choose')).toEqual([
    { code: 'declaredTwice', objects: ['a', 'b'], rules: ['blockers.choose'] },
    { code: 'declaredTwice', objects: ['c'], rules: ['blockers.choose'] },
  ]);
});
