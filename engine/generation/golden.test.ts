// What a seed gives under this number of the generator. A line that changes here is a link that leads to another board:
// then `GENERATOR` has to be another number, with prints of its own.
import { expect, test } from 'vitest';
import { projectPieces } from '../testing/generation/piecesRead.ts';
import { known } from '../vocabulary/result.ts';
import { seedOf } from '../vocabulary/seedOf.ts';
import { STANDING_AIMS } from './aim.ts';
import { GENERATOR, type Generated, generate } from './generate.ts';
import { generateUnseen } from './generateUnseen.ts';
import { WAYS } from './ways.ts';

const pieces = projectPieces();
const SEEDS = ['golden 1', 'golden 2', 'golden 3'];

const boardFor = (name: string, seed: string, generator = GENERATOR): Generated =>
  known(
    generate(pieces, name, known(STANDING_AIMS.get(name), 'aim'), seed, generator),
    `board of ${seed} for ${name}`,
  );

const printOf = ({ shape }: Generated): string => seedOf(shape).toString(36);

test.each([...WAYS.keys()])('generator %d always gives the same board for a seed', (generator) => {
  const prints = [...STANDING_AIMS.keys()].map(
    (name) => `${name} ${SEEDS.map((seed) => printOf(boardFor(name, seed, generator))).join(' ')}`,
  );
  expect([`generator ${generator}`, ...prints]).toMatchSnapshot();
});

test('the newest way to make boards is the one that links name', () => {
  expect(Math.max(...WAYS.keys())).toBe(GENERATOR);
});

test('what no way makes is not made', () => {
  const aim = known(STANDING_AIMS.get('menace'), 'aim');
  expect(generate(pieces, 'menace', aim, '7', GENERATOR + 1)).toBeUndefined();
});

test('whatever was made before', () => {
  const names = [...STANDING_AIMS.keys()];
  const first = names.map((name) => boardFor(name, 'before'));
  const again = names.toReversed().map((name) => boardFor(name, 'before'));
  expect(again.toReversed()).toEqual(first);
});

const seedsFrom = (seed: string): readonly string[] =>
  Array.from({ length: 9 }, (_, nth) => `${seed} ${nth}`);

test.each(['pay-if-able', 'must-beats-cant', 'goad-forbids-me', 'indestructible-stops-trample'])(
  'in a run for %s, none is another under other names',
  (name) => {
    const seen = new Set<string>();
    for (let at = 1; at <= 50; at += 1) {
      const aim = known(STANDING_AIMS.get(name), 'aim');
      const { board, seed } = known(
        generateUnseen(pieces, name, aim, seedsFrom(`run-${at}`), seen),
        'board',
      );
      expect(seen).not.toContain(board.shape);
      expect(boardFor(name, seed)).toEqual(board);
      seen.add(board.shape);
    }
  },
);
