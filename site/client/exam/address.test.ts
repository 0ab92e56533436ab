import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examAddressIn, seedAddress, sittingAddress } from './address.ts';
import type { Sitting } from './sitting.ts';

const slug = fc.stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,5}){0,3}$/);
const sitting: fc.Arbitrary<Sitting> = fc
  .record({
    seed: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }),
    stage: fc.constantFrom('sat' as const, 'over' as const),
    given: fc.array(
      fc.record({
        slug,
        question: slug,
        print: fc.option(fc.constantFrom('a1b2c3', 'd4e5f6'), { nil: undefined }),
        written: fc.option(fc.constantFrom('nothing', 'guard=brute&bear=brute'), {
          nil: undefined,
        }),
      }),
      { minLength: 1, maxLength: 25 },
    ),
  })
  .map(({ seed, stage, given }) => {
    const inPlace = <T>(all: readonly (T | undefined)[]) =>
      Object.fromEntries(all.flatMap((one, at) => (one === undefined ? [] : [[`${at}`, one]])));
    return {
      id: '1-2-3',
      began: Date.parse('2026-11-25T12:00'),
      seed: seed.toWellFormed(),
      stage,
      asked: given.map((one) => `/exercises/${one.slug}/#q-${one.question}`),
      answers: inPlace(given.map(({ written }) => written)),
      prints: inPlace(given.map(({ print }) => print)),
      at: 0,
      judged: {},
      logged: 0,
    };
  });

test('the address of an exam has all of its answers, with what their boards were', async () => {
  await fc.assert(
    fc.asyncProperty(sitting, async (one) => {
      expect(await examAddressIn(await sittingAddress(one))).toEqual({
        kind: 'sitting',
        sitting: one,
      });
    }),
    { numRuns: 50 },
  );
});

test('an address that was changed on its way is told, and no half of it is taken', async () => {
  await fc.assert(
    fc.asyncProperty(sitting, fc.nat(), async (one, where) => {
      const address = await sittingAddress(one);
      const at = 12 + (where % (address.length - 13));
      const { kind } = await examAddressIn(`${address.slice(0, at)}${address.slice(at + 1)}`);
      expect(kind).toBe('mangled');
    }),
    { numRuns: 50 },
  );
});

describe('a seed', () => {
  test('is read from the address that is made of it, as far as it is read, and never ends in half a letter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 130 }),
        async (text) => {
          const seed = text.toWellFormed().replaceAll('\u{FFFD}', '?');
          const read = await examAddressIn(seedAddress({ seed }));
          if (read.kind !== 'seed') throw new Error(read.kind);
          expect(read.seed.isWellFormed()).toBe(true);
          expect(seed.startsWith(read.seed)).toBe(true);
          expect(await examAddressIn(seedAddress(read))).toEqual(read);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ['', 'none'],
    ['#', 'none'],
    ['#s=7', 'seed'],
    ['#s=%F0%9F%98%80', 'seed'],
    ['#s=%F0%9F', 'mangled'],
    ['#s=%ED%A0%BD', 'mangled'],
    ['#s=%FF', 'mangled'],
    ['#%', 'mangled'],
    ['#r=', 'mangled'],
    ['#r=R509-1-0000000-abc.', 'mangled'],
  ])('%j is %s', async (hash, kind) => {
    expect((await examAddressIn(hash)).kind).toBe(kind);
  });
});
