import { expect, test } from 'vitest';
import { board } from '../testing/boards/board.ts';
import { objectId } from '../vocabulary/ids.ts';
import { shortOfLethal } from './shortOfLethal.ts';

const state = board({
  permanents: {
    ada: { wurm: '6/4', asp: '1/1 deathtouch' },
    nil: { hurt: { is: '3/3', damage: 2 }, wall: '0/5' },
  },
  attacks: { wurm: 'nil', asp: 'nil' },
  blocks: { hurt: 'wurm', wall: ['wurm', 'asp'] },
});

const short = (creature: string, from: Readonly<Record<string, number>>): number =>
  shortOfLethal(
    state,
    objectId(creature),
    Object.entries(from).map(([source, amount]) => ({
      source: objectId(source),
      to: { kind: 'object', object: objectId(creature) },
      amount,
    })),
  );

// CR 120.6
test('damage marked counts, and so does what others assign', () => {
  expect(short('hurt', {})).toBe(1);
  expect(short('hurt', { wurm: 1 })).toBe(0);
  expect(short('wall', { wurm: 3 })).toBe(2);
  expect(short('wall', { wurm: 6 })).toBe(0);
});

// CR 704.5h
test('nothing is missing where deathtouch deals any', () => {
  expect(short('wall', { asp: 1, wurm: 1 })).toBe(0);
  expect(short('wall', { asp: 0, wurm: 1 })).toBe(4);
});
