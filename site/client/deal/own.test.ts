import { expect, test } from 'vitest';
import { fromFragment, toFragment } from '#engine/sandbox';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { bySlugIn, dealt, itemAt, itemFor, linkedItem } from './deal.ts';
import { isOwn, OWN, ownAt, ownItem } from './own.ts';
import { hashFor, itemIn, itemText, readLink, type SetLink } from './setLink.ts';

const LINES = [
  'Ada: 2/2 menace + Serra Angel; Nil: 3/3 reach, 1/1; A1 -> Nil',
  'Ada: 5/5 trample; Nil: 1/1 + 2/2 "O’Neill & Söhne" #1; A1 -> Nil; N1 N2 -| A1',
];
const OWN_BOARDS = LINES.map(toFragment);

const listed: CatalogueItem = {
  at: '/exercises/lure/#q-blocks',
  title: 'Lure',
  print: '0f3a1c',
  topics: ['requirements'],
  level: 1,
  rules: ['509.1c'],
  edition: '2026-09-25',
  mistakes: [],
};

const own = OWN_BOARDS.flatMap((fragment) => ownItem(fragment) ?? []);
const SET: SetLink = {
  title: 'Martedì, 2 & 3',
  order: { kind: 'asListed' },
  items: [own[0], listed, own[1]].flatMap((one) => (one ? [linkedItem(one)] : [])),
  own: OWN_BOARDS,
};

const read = (hash: string) => {
  const found = readLink(hash);
  return found.kind === 'link' ? { ...found, ...dealt(found.link, [listed], '') } : undefined;
};

test('boards of one’s own come back from a set’s link with all else, in their places and word for word', () => {
  const found = read(hashFor(SET));
  expect(found?.link).toEqual(SET);
  expect(found?.gone).toEqual([]);
  expect(found?.items.map(isOwn)).toEqual([true, false, true]);
  const lines = (found?.items ?? []).flatMap(({ at }) => {
    const line = fromFragment(ownAt(at)?.fragment ?? '');
    return line.ok ? [line.value] : [];
  });
  expect(lines).toEqual(LINES);
});

test('wherever the end of a link is cut off, what is gone is named, and all else is asked', () => {
  const whole = hashFor(SET);
  for (let end = whole.indexOf('&w=') + 1; end < whole.length; end += 1) {
    const found = read(whole.slice(0, end));
    const there = [...(found?.items ?? []).map(linkedItem), ...(found?.gone ?? [])];
    expect(there.map(itemText).toSorted(), whole.slice(0, end)).toEqual(
      SET.items.map((item) => itemText({ ...item })).toSorted(),
    );
    expect(found?.items).toContainEqual(listed);
    expect(found?.gone.every(({ slug }) => slug === OWN)).toBe(true);
    expect(found?.gone.length).toBeGreaterThan(0);
  }
});

test('a code knows a board of one’s own by its last letters, and a set that has it finds it by them', () => {
  const [first] = own;
  if (first === undefined) throw new Error('no board');
  const item = itemIn(itemText(linkedItem(first)));
  expect(item).toEqual({ slug: OWN, question: ownAt(first.at)?.sum });
  expect(item && itemFor(item, bySlugIn([listed, ...own]))).toEqual(first);
  expect(itemAt(first.at, new Map())).toEqual(first);
});

test('what is no whole line is no board', () => {
  expect(ownItem('b1:Ada')).toBeUndefined();
  expect(ownItem('')).toBeUndefined();
  expect(ownAt('/exercises/lure/#q-blocks')).toBeUndefined();
});
