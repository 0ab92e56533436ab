import { expect, test } from 'vitest';
import { type PlacementItem, type PlacementTable, placesIn } from '../../placement/item.ts';
import { isAnswer } from '../memory/answer.ts';
import { loggedAs, readAnswers, repliesIn } from './replies.ts';

const item = (
  at: string,
  kind: PlacementItem['kind'],
  right: number,
  believed: number,
): PlacementItem => ({
  at,
  print: 'a1',
  knowledge: 2,
  kind,
  options: kind === 'pick' ? 3 : 0,
  right,
  believed: [[0, believed]],
});

const TABLE: PlacementTable = {
  version: 1,
  mistakes: ['damageInOrder'],
  items: [
    item('/exercises/one/#q-dead', 'pick', 0b011, 0b001),
    item('/exercises/two/#q-life', 'number', 10, 12),
    item('/exercises/three/#q-legal', 'truth', 1, 0),
  ],
};

const read = (at: string, written: string | undefined, print = 'a1') =>
  readAnswers(
    {
      id: '1',
      seed: '7',
      stage: 'sat',
      answers: [{ at, print, ...(written !== undefined && { written }), when: 5 }],
    },
    TABLE,
  );

test.each([
  ['picked options', '/exercises/one/#q-dead', 'pick=0&pick=1', 0b011],
  ['that none is picked', '/exercises/one/#q-dead', 'nothing', 0],
  ['a number', '/exercises/two/#q-life', 'number=12', 12],
  ['a truth', '/exercises/three/#q-legal', 'truth=false&rule=509.1c', 0],
  ['that somebody does not know', '/exercises/two/#q-life', undefined, undefined],
])('%s is read as the model has it', (_, at, written, reply) => {
  expect(repliesIn(read(at, written)).map((one) => one.reply)).toEqual([reply]);
});

test.each([
  ['is gone', '/exercises/gone/#q-dead', 'pick=0', 'a1'],
  ['has changed', '/exercises/one/#q-dead', 'pick=0', 'b2'],
  ['has fewer options', '/exercises/one/#q-dead', 'pick=7', 'a1'],
  ['asks for something else', '/exercises/two/#q-life', 'pick=0', 'a1'],
])('an answer to a board that %s is kept and does not count', (_, at, written, print) => {
  const all = read(at, written, print);
  expect(all).toMatchObject([{ kind: 'changed', answer: { at } }]);
  expect(repliesIn(all)).toEqual([]);
});

test('the log has what was answered, with the mistakes that answer so', () => {
  const [one] = read('/exercises/one/#q-dead', 'pick=0');
  const logged = one && loggedAs({ id: '1' }, one, TABLE, (name) => name);
  expect(logged).toMatchObject({ right: false, mistakes: ['damageInOrder'], try: 1, print: 'a1' });
  expect(isAnswer(logged)).toBe(true);
  const [unknown] = read('/exercises/two/#q-life', undefined);
  expect(unknown && loggedAs({ id: '1' }, unknown, TABLE, (name) => name)).toBeUndefined();
});

test('the options of a reply are found again', () => {
  expect(placesIn(0b101, 4)).toEqual([0, 2]);
});
