import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { type BulkRead, readBulk } from './readBulk.ts';

const folder = mkdtempSync(join(tmpdir(), 'bulk-'));
afterAll(() => rmSync(folder, { recursive: true }));

function inFile(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const read = (name: string, text: string | Buffer): Promise<BulkRead> =>
  readBulk([inFile(name, text)]);

/** One made-up card, with a face behind, as three kinds of files have it. */
const LISTED = {
  name: 'Test Bear // Test Wolf',
  cost: '{1}{G}',
  type: 'Creature — Bear',
  text: 'Trample',
  power: '2',
  toughness: '2',
  legal: ['STANDARD'],
  faces: [{ name: 'Test Wolf', type: 'Creature — Wolf', text: '', power: '3', toughness: '3' }],
};
const SCRYFALL = {
  object: 'card',
  name: 'Test Bear // Test Wolf',
  lang: 'en',
  layout: 'transform',
  legalities: { standard: 'legal' },
  card_faces: [
    {
      name: 'Test Bear',
      mana_cost: '{1}{G}',
      type_line: 'Creature — Bear',
      oracle_text: 'Trample',
      power: '2',
      toughness: '2',
    },
    { name: 'Test Wolf', type_line: 'Creature — Wolf', power: '3', toughness: '3' },
  ],
};
const MTGJSON = {
  meta: { version: '5' },
  data: {
    'Test Bear // Test Wolf': [
      {
        name: 'Test Bear // Test Wolf',
        faceName: 'Test Bear',
        manaCost: '{1}{G}',
        type: 'Creature — Bear',
        text: 'Trample',
        power: '2',
        toughness: '2',
        layout: 'transform',
        legalities: { standard: 'Legal' },
      },
      {
        name: 'Test Bear // Test Wolf',
        faceName: 'Test Wolf',
        type: 'Creature — Wolf',
        power: '3',
        toughness: '3',
        layout: 'transform',
      },
    ],
  },
};

const lines = (...values: readonly object[]): string =>
  values.map((value) => JSON.stringify(value)).join('\n');

test.each([
  ['a card a line', lines(LISTED)],
  ['a list with a card a line', `[\n${JSON.stringify(SCRYFALL)},\n${JSON.stringify(SCRYFALL)}\n]`],
  ['one JSON that is the whole file', JSON.stringify(MTGJSON)],
  ['one JSON over several lines', JSON.stringify(MTGJSON, undefined, 2)],
])('%s says of a card the same', async (_, text) => {
  const { cards, problems } = await read('cards.json', text);
  expect(problems).toEqual([]);
  expect([...cards.keys()]).toEqual(['Test Bear']);
  const { faces, isInStandard } = cards.get('Test Bear') ?? { faces: [], isInStandard: false };
  expect(isInStandard).toBe(true);
  expect(faces).toEqual([
    {
      name: 'Test Bear',
      cost: '{1}{G}',
      type: 'Creature — Bear',
      text: 'Trample',
      power: '2',
      toughness: '2',
    },
    { name: 'Test Wolf', cost: '', type: 'Creature — Wolf', text: '', power: '3', toughness: '3' },
  ]);
});

test('what is packed is unpacked', async () => {
  const { cards, problems } = await read('cards.jsonl.gz', gzipSync(lines(LISTED)));
  expect([cards.size, problems]).toEqual([1, []]);
});

test('of a packed file that is cut what came before is read, and the cut is told', async () => {
  const many = Array.from({ length: 5000 }, (_, n) => ({
    ...LISTED,
    name: `Bear ${n} ${n * 7919}`,
  }));
  const packed = gzipSync(lines(...many));
  const { cards, problems } = await read('cut.jsonl.gz', packed.subarray(0, packed.length / 2));
  expect(cards.size).toBeGreaterThan(100);
  expect(problems.at(-1)).toMatch(/cut\.jsonl\.gz:\d+: unexpected end of file/);
});

test('a line that is cut or of another shape is told with its number, and the rest is read', async () => {
  const text = [
    JSON.stringify(LISTED),
    '{"name": "Cut',
    '{"deck": []}',
    JSON.stringify({ ...LISTED, name: 'Other Bear' }),
  ].join('\n');
  const { cards, problems } = await read('mixed.jsonl', text);
  expect([...cards.keys()]).toEqual(['Test Bear', 'Other Bear']);
  expect(problems.map((one) => one.replace(/.*:(\d+): /, '$1 '))).toEqual([
    '2 is no JSON',
    '3 is no card of a shape that is known',
  ]);
});

test('a file that is not there is told', async () => {
  const { cards, problems } = await readBulk([join(folder, 'nowhere.jsonl')]);
  expect(cards.size).toBe(0);
  expect(problems.join()).toMatch(/ENOENT/);
});

test('tokens and other things that are no cards are left out and counted', async () => {
  const token = { ...SCRYFALL, layout: 'token' };
  const { cards, leftOut } = await read('tokens.json', lines(SCRYFALL, token, token));
  expect([cards.size, Object.fromEntries(leftOut)]).toEqual([1, { token: 2 }]);
});

test('printed names come from cards in their languages, and from lists of names', async () => {
  const italian = {
    object: 'card',
    name: 'Test Bear',
    lang: 'it',
    layout: 'normal',
    type_line: 'Creatura — Orso',
    printed_name: 'Orso di prova',
  };
  const paths = [
    inFile('italian.json', lines(SCRYFALL, italian)),
    inFile('names.json', JSON.stringify({ 'Test Bear': { es: 'Oso de prueba' } })),
  ];
  const { names } = await readBulk(paths);
  expect(names.get('Test Bear')).toEqual({ it: 'Orso di prova', es: 'Oso de prueba' });
});
