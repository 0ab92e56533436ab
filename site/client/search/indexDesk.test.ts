import { expect, test, vi } from 'vitest';
import { type FirstPart, FORM, type TextPart } from '../../search/forms.ts';
import { writtenTexts } from '../../search/textIndex.ts';
import { IndexDesk } from './indexDesk.ts';
import type { SearchReply } from './protocol.ts';

const first: FirstPart = {
  form: FORM,
  version: 'one',
  pages: [[0, '/rules/702.19b/', 'Trample', 'It goes on.', '']],
  editions: '',
  numbers: {},
  saidForIt: [],
  empty: '',
};
const texts: TextPart = {
  form: FORM,
  version: 'one',
  pages: [[5, '/scenarios/one/', 'A board', 'Who blocks?', '']],
  boards: {},
  cardWords: '',
  texts: writtenTexts(['', 'pyroclasm'], { stem: (word) => word, empty: new Set() }),
};

/** What a host sends: a text, or nothing where it fails. */
function hosting(files: Readonly<Record<string, string | undefined>>) {
  const fetched = vi.fn(async (address: string) => {
    const file = files[address.split('/').at(-1) ?? ''];
    if (file === undefined) throw new TypeError('Failed to fetch');
    return new Response(file);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function deskFor(asked: string) {
  const told: SearchReply[] = [];
  const beginning = { kind: 'begin', language: 'en', root: '/', base: '/' } as const;
  const desk = new IndexDesk(
    beginning,
    (reply) => told.push(reply),
    () => asked,
  );
  return { desk, told };
}

test('names are told first, and what stands on pages behind them', async () => {
  hosting({ 'first.json': JSON.stringify(first), 'texts.json': JSON.stringify(texts) });
  const { desk, told } = deskFor('pyroclasm');
  await desk.load('default');
  expect(told).toMatchObject([
    { kind: 'found', searched: 'names', pages: [] },
    { kind: 'found', searched: 'all', pages: [{ page: '/scenarios/one/' }] },
  ]);
});

test.each([
  ['missing', undefined],
  ['cut', JSON.stringify(first).slice(0, -5)],
  ['version', JSON.stringify({ ...first, form: FORM + 1 })],
] as const)(
  'a first part that is %s is said to be, and can be asked for again',
  async (why, file) => {
    hosting({ 'first.json': file });
    const { desk, told } = deskFor('trample');
    await desk.load('default');
    expect(told).toEqual([{ kind: 'failed', why }]);
    const fetched = hosting({
      'first.json': JSON.stringify(first),
      'texts.json': JSON.stringify(texts),
    });
    await desk.load('no-cache');
    expect(told.at(-1)).toMatchObject({
      kind: 'found',
      searched: 'all',
      pages: [{ name: 'Trample' }],
    });
    expect(fetched).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ cache: 'no-cache' }),
    );
  },
);

test.each([
  ['missing', undefined],
  ['cut', JSON.stringify(texts).slice(0, -5)],
  ['cut', JSON.stringify({ ...texts, texts: { serializationVersion: 2, index: 7 } })],
  ['version', JSON.stringify({ ...texts, version: 'two' })],
] as const)(
  'a second part that is %s leaves the names, and that is said',
  async (trouble, file) => {
    hosting({ 'first.json': JSON.stringify(first), 'texts.json': file });
    const { desk, told } = deskFor('trample');
    await desk.load('default');
    expect(told.at(-1)).toMatchObject({
      kind: 'found',
      searched: 'names',
      trouble,
      pages: [{ name: 'Trample' }],
    });
  },
);
