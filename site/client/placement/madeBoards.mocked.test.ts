import { beforeEach, expect, test, vi } from 'vitest';
import type { PlacementItem, PlacementTable } from '../../placement/item.ts';
import type { PlacingWanted } from '../boards/boardRequests.ts';
import { addressOfMade } from '../deal/made.ts';
import { MadeBoards, nextWanted } from './madeBoards.ts';
import type { PlacementSitting } from './sitting.ts';

const table: PlacementTable = {
  version: 1,
  mistakes: ['tapRemoves', 'walkerSpill', 'damageOnStack'],
  items: [
    {
      at: '/exercises/ox/#q-dead',
      print: 'a',
      knowledge: 1,
      kind: 'pick',
      options: 3,
      right: 0,
      believed: [[1, 0b001]],
    },
  ],
};
const sitting: PlacementSitting = { id: '1', seed: '7', answers: [], stage: 'sat' };

const nameOf = (one: PlacingWanted): string =>
  one.kind === 'named' ? one.name : `2-${one.mistake.toLowerCase()}-s${one.seed}`;

const itemOf = (one: PlacingWanted): PlacementItem => ({
  at: addressOfMade(nameOf(one)),
  print: 'made',
  knowledge: 2,
  kind: 'number',
  options: 0,
  right: 3,
  believed: [[0, 5]],
});

const asked: (readonly PlacingWanted[])[] = [];
let mistakes = table.mistakes;
let isHere = true;

vi.mock('../boards/madePage.ts', () => ({
  boardsToPlaceBy: async (_: string, wanted: readonly PlacingWanted[]) => {
    if (!isHere) throw new Error('not loaded');
    asked.push(wanted);
    return { mistakes, items: wanted.map(itemOf) };
  },
}));

beforeEach(() => {
  asked.length = 0;
  isHere = true;
  mistakes = table.mistakes;
  vi.stubGlobal('navigator', {});
});

const addresses = (made: MadeBoards): readonly string[] =>
  made.beside(table).items.map(({ at }) => at);

test('boards are made for what may come to light, from seeds that are the sitting’s own', async () => {
  const made = new MadeBoards('/practice/boards/');
  const at = table.items[0]?.at;
  await made.ahead({ ...sitting, ...(at && { asked: at }) }, table);
  expect(asked.flat()[0]).toMatchObject({ kind: 'new', mistake: 'walkerSpill' });
  expect(addresses(made).length).toBe(1 + asked.flat().length);
  const another = nextWanted({ ...sitting, seed: '8' }, table);
  expect(another.filter((one) => asked.flat().some((own) => nameOf(own) === nameOf(one)))).toEqual(
    [],
  );
});

test('each is made once, however often it is wanted', async () => {
  const made = new MadeBoards('/practice/boards/');
  await made.ahead(sitting, table);
  await made.ahead(sitting, table);
  expect(asked.length).toBe(1);
  expect(new Set(addresses(made)).size).toBe(addresses(made).length);
});

test('what was asked of a mistake makes room for another board of it', async () => {
  const first = nextWanted(sitting, table).filter(
    (one) => one.kind === 'new' && one.mistake === 'tapRemoves',
  );
  const [one] = first;
  if (one === undefined) throw new Error('none is wanted');
  const item = itemOf(one);
  const answered = { at: item.at, print: 'made', written: 'number=5', when: 1 };
  const after = nextWanted(
    { ...sitting, answers: [answered] },
    { ...table, items: [...table.items, item] },
  ).filter((next) => next.kind === 'new' && next.mistake === 'tapRemoves');
  expect(after.length).toBe(first.length + 1);
});

test('a sitting that is gone on with has the boards again that were asked in it', async () => {
  const made = new MadeBoards('/practice/boards/');
  const at = (name: string): string => addressOfMade(name);
  const answers = [
    { at: at('2-tap-removes-s5'), written: 'number=5', when: 1 },
    { at: '/exercises/ox/#q-dead', written: 'pick=0', when: 2 },
  ];
  await made.recall({ ...sitting, answers, asked: at('2-walker-spill-s9') }, table);
  expect(asked.flat().map(nameOf)).toEqual(['2-tap-removes-s5', '2-walker-spill-s9']);
  expect(addresses(made)).toContain(at('2-tap-removes-s5'));
});

test('where none can be made, what was answered is not given up, and what comes next is of the table', async () => {
  isHere = false;
  const made = new MadeBoards('/practice/boards/');
  await made.ahead(sitting, table);
  expect(addresses(made)).toEqual(['/exercises/ox/#q-dead']);
  const asked = addressOfMade('2-tap-removes-s5');
  await expect(made.recall({ ...sitting, asked }, table)).rejects.toThrow('not loaded');
  isHere = true;
  await made.recall({ ...sitting, asked }, table);
  expect(addresses(made)).toContain(asked);
});

test('boards that mean other mistakes by their places are left out', async () => {
  mistakes = ['walkerSpill', 'tapRemoves', 'damageOnStack'];
  const made = new MadeBoards('/practice/boards/');
  await made.ahead(sitting, table);
  expect(addresses(made)).toEqual(['/exercises/ox/#q-dead']);
});

test('nothing is made unasked where a device saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await new MadeBoards('/practice/boards/').ahead(sitting, table);
  expect(asked).toEqual([]);
});
