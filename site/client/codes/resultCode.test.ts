import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFor, readCode, type SentResult } from './resultCode.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => one.toWellFormed());
const exam = fc.record({
  mark: fc.stringMatching(/^[0-9a-z]{7}$/),
  variant: fc.integer({ min: 1, max: 9999 }),
  began: fc.integer({ min: 0, max: 4e9 }),
  ended: fc.integer({ min: 0, max: 4e9 }),
  minutes: fc.integer({ min: 1, max: 600 }),
  end: fc.constantFrom('handedIn' as const, 'timeUp' as const),
});
const round = fc.record({
  name: text,
  day: fc.constantFrom('2026-11-24', '2027-01-01'),
  set: text,
  answers: fc.array(fc.record({ item: text, written: text }), { maxLength: 40 }),
});
const sent: fc.Arbitrary<SentResult> = fc.oneof(
  round,
  fc.tuple(round, exam).map(([one, sat]) => ({ ...one, exam: sat })),
);

test('what is sent is read again', async () => {
  await fc.assert(
    fc.asyncProperty(sent, async (one) => {
      expect(await readCode(await codeFor(one))).toEqual({ kind: 'sent', sent: one });
    }),
  );
});

const ADA: SentResult = {
  name: 'Ada',
  day: '2026-11-25',
  set: 'Tuesday',
  answers: [
    { item: 'two-must-one-menace~0f3a1c', written: 'guard=brute&bear=brute' },
    { item: 'lure-then-gone', written: '' },
  ],
  exam: {
    mark: '1f0c2kd',
    variant: 7,
    began: 1_795_000_000,
    ended: 1_795_001_200,
    minutes: 40,
    end: 'handedIn',
  },
};
const CODE = await codeFor(ADA);
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_.é ';

describe('whatever happens to a code on its way is noticed:', () => {
  const kindOf = async (code: string): Promise<string> => (await readCode(code)).kind;

  test('each of its letters, changed to any other', async () => {
    for (const at of [...CODE.slice(0, -1)].keys())
      for (const letter of LETTERS) {
        const changed = `${CODE.slice(0, at)}${letter}${CODE.slice(at + 1)}`;
        if (changed !== CODE) expect(await kindOf(changed), changed).not.toBe('sent');
      }
  });

  test('any two neighbours in each other’s place', async () => {
    for (const at of [...CODE.slice(0, -2)].keys()) {
      const swapped = `${CODE.slice(0, at)}${CODE[at + 1]}${CODE[at]}${CODE.slice(at + 2)}`;
      if (swapped !== CODE) expect(await kindOf(swapped), swapped).not.toBe('sent');
    }
  });

  test('a letter that is left out or put in anywhere', async () => {
    for (const at of [...CODE.slice(0, -2)].keys())
      for (const put of ['', `${CODE[at]}A`, `0${CODE[at]}`]) {
        const changed = `${CODE.slice(0, at)}${put}${CODE.slice(at + 1)}`;
        // What is put in before a letter that is the same stands behind it as well.
        if (changed.startsWith(CODE.slice(0, -1))) continue;
        expect(await kindOf(changed), changed).not.toBe('sent');
      }
  });

  test('its end that is cut off, with how much of it is there', async () => {
    const data = CODE.lastIndexOf('-') + 1;
    const all = CODE.length - data - 1;
    for (let length = data; length < CODE.length - 1; length += 1)
      expect(await readCode(CODE.slice(0, length))).toEqual({
        kind: 'cut',
        there: length - data,
        all,
      });
    // Without its full stop alone, all of it is there.
    expect(await kindOf(CODE.slice(0, -1))).toBe('sent');
  });
});

test('codes of the first version are read for ever', async () => {
  expect(await readCode(FIRST)).toEqual({
    kind: 'sent',
    sent: {
      name: 'Àda 🐉',
      day: '2026-11-24',
      set: 'Il martedì',
      answers: [
        { item: 'two-must-one-menace:block~0f3a1c', written: 'guard=brute&bear=brute' },
        { item: 'lure-then-gone', written: '' },
      ],
    },
  });
  for (const at of [...FIRST].keys()) {
    const changed = `${FIRST.slice(0, at)}${FIRST[at] === 'A' ? 'B' : 'A'}${FIRST.slice(at + 1)}`;
    expect((await readCode(changed)).kind, changed).not.toBe('sent');
    expect((await readCode(FIRST.slice(0, at))).kind).not.toBe('sent');
  }
});

/** As round and exams made them until the second came. */
const FIRST =
  'R509-1-0yed5z6-i1Y63JCSqPBh_oROJR0lIwMjM11DQ10jEyUdJc8chdzEopLUlMNrlHSio5VKyvN1c0uLS3Tz81J1c1PzEpNTrZJy8pOz6wzSjBMNk5V0lNJLE4tSbJOKSktS1ZJSE4sgTKVYnWilnNKiVN2SjNQ83fT8vFQlHSWl2NhYAA.';

describe('what is no code of ours is told:', () => {
  test.each([
    ['another version', 'R509-3-0000000-abc.', 'version'],
    ['nothing in it', 'R509-1-0000000-.', 'broken'],
    ['nothing in it of the second', 'R509-2-0000000-0-.', 'broken'],
    ['something else', 'R509-hello.', 'broken'],
  ])('%s', async (_, code, kind) => {
    expect((await readCode(code)).kind).toBe(kind);
  });
});

test('twenty answers are a text that fits in a message', async () => {
  const answers = Array.from({ length: 20 }, (_, at) => ({
    item: `a-board-with-a-longer-name-${at}~1a2b3${at % 10}`,
    written: `guard-${at}=brute&bear=brute&goblin=`,
  }));
  expect((await codeFor({ ...ADA, answers })).length).toBeLessThan(700);
});

test('a code that would come to a text without end is refused', async () => {
  const answers = [{ item: 'one', written: 'a'.repeat(300_000) }];
  const code = await codeFor({ name: 'Ada', day: '2026-11-24', set: '', answers });
  expect(code.length).toBeLessThan(2000);
  expect(await readCode(code)).toEqual({ kind: 'broken' });
});
