import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFor, codesIn, readCode, type SentResult } from './resultCode.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => one.toWellFormed());
const sent: fc.Arbitrary<SentResult> = fc.record({
  name: text,
  day: fc.constantFrom('2026-11-24', '2027-01-01'),
  set: text,
  answers: fc.array(fc.record({ item: text, written: text }), { maxLength: 40 }),
});

test('what is sent is read again', async () => {
  await fc.assert(
    fc.asyncProperty(sent, async (one) => {
      expect(await readCode(await codeFor(one))).toEqual({ kind: 'sent', sent: one });
    }),
  );
});

test('codes are found in a text, also where a mail breaks and quotes their lines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { maxLength: 5 }), async (all) => {
      const codes = await Promise.all(all.map(codeFor));
      const mailed = codes.map(
        (code) => `Ada wrote:\n> ${code.replaceAll(/(.{60})/g, '$1\n> ')}\n`,
      );
      expect(codesIn(mailed.join('\nAnd then.\n'))).toEqual(codes);
    }),
  );
});

test('a letter that is changed, left out or added is noticed', async () => {
  await fc.assert(
    fc.asyncProperty(
      sent,
      fc.nat(),
      fc.constantFrom('A', '0', '', 'zz'),
      async (one, where, put) => {
        const code = await codeFor(one);
        const at = 7 + (where % (code.length - 8));
        const changed = `${code.slice(0, at)}${put}${code.slice(at + 1)}`;
        fc.pre(changed !== code);
        expect((await readCode(changed)).kind).toBe('broken');
      },
    ),
    { numRuns: 500 },
  );
});

describe('what is no code of ours is told:', () => {
  test.each([
    ['another version', 'R509-2-0000000-abc.', 'version'],
    ['nothing in it', 'R509-1-0000000-.', 'broken'],
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
  const code = await codeFor({ name: 'Ada', day: '2026-11-24', set: 'Tuesday', answers });
  expect(code.length).toBeLessThan(700);
});

test('a code that would come to a text without end is refused', async () => {
  const answers = [{ item: 'one', written: 'a'.repeat(300_000) }];
  const code = await codeFor({ name: 'Ada', day: '2026-11-24', set: '', answers });
  expect(code.length).toBeLessThan(2000);
  expect(await readCode(code)).toEqual({ kind: 'broken' });
});
