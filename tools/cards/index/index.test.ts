import { describe, expect, test } from 'vitest';
import { differenceOf, toldDifference } from './difference.ts';
import { type IndexEntry, linesById, partsOf } from './parts.ts';
import { sharesOf } from './shares.ts';
import { stopsOf } from './stops.ts';
import { uniqueNames } from './uniqueNames.ts';

const bear: IndexEntry = { id: 'test-bear', names: { en: 'Test Bear' }, creature: '2/2' };
const ape: IndexEntry = { id: 'ape', names: { en: 'Ape' }, creature: '3/3', unread: 1 };
const number: IndexEntry = { id: '9-lives', names: { en: '9 Lives' }, types: ['artifact'] };

describe('the parts of the index', () => {
  const parts = partsOf([bear, number, ape, { ...bear, id: 'a-bear' }]);

  test('are named after the first letters of ids', () => {
    expect([...parts.keys()].toSorted()).toEqual(['a.jsonl', 'other.jsonl', 't.jsonl']);
  });

  test('have a card a line, sorted, with its id in front', () => {
    const ids = parts
      .get('a.jsonl')
      ?.split('\n')
      .map((line) => line.slice(0, 14));
    expect(ids).toEqual(['{"id":"a-bear"', '{"id":"ape","n', '']);
  });

  test('are found again by the ids of their lines', () => {
    expect([...linesById(parts.values()).keys()].toSorted()).toEqual([
      '9-lives',
      'a-bear',
      'ape',
      'test-bear',
    ]);
  });
});

test('a difference tells what is new, what changed, and what is not read any more', () => {
  const before = linesById(partsOf([bear, ape, number]).values());
  const after = linesById(
    partsOf([
      { ...bear, unread: 2 },
      { ...ape, unread: 0 },
      { ...bear, id: 'new-bear' },
    ]).values(),
  );
  expect(toldDifference(differenceOf(before, after))).toBe(
    '1 new, 2 changed, 2 lines newly not read, 1 lines newly read, ' +
      '1 that these files do not have stay as they were',
  );
});

test('a name in another language by which two cards are called is left out, and an English one never', () => {
  const one = { id: 'one', names: { en: 'Storm', it: 'Tempesta', es: 'Tormenta' } };
  const two = { id: 'two', names: { en: 'Tempest', it: 'tempesta', es: 'Tempestad' } };
  const three = { id: 'three', names: { en: 'Tormenta' } };
  const unique = uniqueNames([one, two, three]);
  expect([...unique.values()]).toEqual([{}, { es: 'Tempestad' }, {}]);
});

test('where most lines stop comes first', () => {
  const unread = [
    { stoppedAt: 'phases out .', card: 'One' },
    { stoppedAt: 'flip a coin . if you', card: 'Two' },
    { stoppedAt: 'flip a coin . you win', card: 'Three' },
  ];
  expect(stopsOf(unread, 1)).toEqual([{ words: 'flip a coin .', lines: 2, card: 'Two' }]);
});

test('the shares count what may matter in combat, by what a card is and by what a line speaks of', () => {
  const line = (text: string, kind: 'read' | 'unread' | 'elsewhere') => ({
    text,
    read:
      kind === 'read'
        ? { kind, abilities: [], by: [], aside: [] }
        : kind === 'unread'
          ? { kind, why: 'unknownWords' as const, stoppedAt: text }
          : { kind, about: '' },
  });
  const cards = [
    {
      name: 'One',
      isInStandard: true,
      faces: [{ type: 'Creature — Bear', lines: [line("~ can't block.", 'read')] }],
    },
    {
      name: 'Two',
      isInStandard: false,
      faces: [
        {
          type: 'Artifact Creature — Construct',
          lines: [line('~ explodes.', 'unread'), line('cycling {2}', 'elsewhere')],
        },
      ],
    },
  ];
  const shares = new Map(sharesOf(cards).map((share) => [share.of, share]));
  expect(shares.get('creatures')).toEqual({
    of: 'creatures',
    faces: 2,
    wholeFaces: 1,
    lines: 2,
    readLines: 1,
  });
  expect(shares.get('creatures in Standard')?.wholeFaces).toBe(1);
  expect(shares.get('lines about declarations')?.lines).toBe(1);
  expect(shares.get('Vehicles')?.faces).toBe(0);
});
