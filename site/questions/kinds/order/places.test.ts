import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

test('what is the same has the same place', () => {
  expect(placesOf([{ player: 'Nil' }, { player: 'Ada' }, { player: 'Nil' }])).toEqual([0, 1, 0]);
});
