import { describe, expect, test } from 'vitest';
import { recall, remember } from './progress.ts';

function storeWith(text: string | null = null) {
  const kept = { text };
  return () => ({
    getItem: () => kept.text,
    setItem: (_: string, value: string) => {
      kept.text = value;
    },
  });
}

test('what was answered is known again, by scenario and question', () => {
  const store = storeWith();
  remember([{ item: '/scenarios/a/#q-one', right: true }], store);
  remember([{ item: '/scenarios/a/#q-two', right: false }], store);
  remember([{ item: '/scenarios/b/#q-one', right: false }], store);
  const found = recall(store);
  expect([...found.keys()]).toEqual(['a', 'b']);
  expect(found.get('a')).toEqual(
    new Map([
      ['one', true],
      ['two', false],
    ]),
  );
});

test('once it was right, a wrong try takes nothing away; a wrong one can be made good', () => {
  const store = storeWith();
  remember([{ item: '/scenarios/a/#q-one', right: true }], store);
  remember([{ item: '/scenarios/a/#q-one', right: false }], store);
  remember([{ item: '/scenarios/a/#q-two', right: false }], store);
  remember([{ item: '/scenarios/a/#q-two', right: true }], store);
  expect([...(recall(store).get('a') ?? [])]).toEqual([
    ['one', true],
    ['two', true],
  ]);
});

describe('nothing is known, and answering goes on, with a store that', () => {
  test.each([
    ['is empty', null],
    ['is no JSON', '{'],
    ['is null', 'null'],
    ['is a list', '[]'],
    ['is of another version', '{"version":0,"answers":{"a":{"one":true}}}'],
    ['holds no answers', '{"version":1}'],
    ['holds answers of another form', '{"version":1,"answers":[1]}'],
  ])('%s', (_, text) => {
    const store = storeWith(text);
    expect(recall(store).size).toBe(0);
    remember([{ item: '/scenarios/a/#q-one', right: true }], store);
    expect(recall(store).get('a')?.get('one')).toBe(true);
  });

  test('is blocked', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    remember([{ item: '/scenarios/a/#q-one', right: true }], blocked);
    expect(recall(blocked).size).toBe(0);
  });
});

test('a store that is full keeps what it has', () => {
  const full = () => ({
    getItem: () => '{"version":1,"answers":{"a":{"one":true}}}',
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  remember([{ item: '/scenarios/b/#q-one', right: true }], full);
  expect([...recall(full).keys()]).toEqual(['a']);
});

test('of a store that was edited by hand, what makes sense is kept', () => {
  const text =
    '{"version":1,"answers":{"a":{"one":true,"two":"yes"},"b":7,"__proto__":{"x":true}}}';
  const found = recall(storeWith(text));
  expect(found.get('a')).toEqual(new Map([['one', true]]));
  expect(found.has('b')).toBe(false);
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});
