import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashFor, keptIn } from '../deal/setLink.ts';
import {
  type ClassExam,
  changedExam,
  changingHash,
  EACH_OWN,
  examHash,
  markOf,
  readExam,
} from './examLink.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
const exam: fc.Arbitrary<ClassExam> = fc
  .record({
    title: fc.string({ maxLength: 40, unit: 'grapheme' }),
    items: fc.array(
      fc.record(
        { slug, question: slug, print: fc.stringMatching(/^[0-9a-f]{6}$/) },
        { requiredKeys: ['slug'] },
      ),
      { minLength: 1, maxLength: 12 },
    ),
    key: fc.stringMatching(/^[0-9a-z]{1,7}$/),
    minutes: fc.integer({ min: 1, max: 600 }),
    variants: fc.constantFrom(1, 2, 26, EACH_OWN),
    drawn: fc.option(fc.nat(), { nil: undefined }),
    marks: fc.constantFrom('never' as const, 'after' as const),
  })
  .map(({ title, items, drawn, ...rest }) => ({
    ...rest,
    set: { title: title.slice(0, 60).toWellFormed(), order: { kind: 'asListed' }, items },
    ...(drawn !== undefined && { questions: 1 + (drawn % items.length) }),
  }));

test('an exam is read again from its link, and known by the same mark', () => {
  fc.assert(
    fc.property(exam, (one) => {
      expect(readExam(examHash(one))).toEqual({ kind: 'exam', exam: one, mark: markOf(one) });
    }),
  );
});

test('a link that is cut is no exam: at most it is the set of one', () => {
  fc.assert(
    fc.property(exam, (one) => {
      const hash = examHash(one);
      for (let length = 0; length < hash.length; length += 1)
        expect(readExam(hash.slice(0, length)).kind).not.toBe('exam');
    }),
    { numRuns: 20 },
  );
});

test('a letter of it that is changed makes no other exam', () => {
  fc.assert(
    fc.property(exam, fc.nat(), fc.constantFrom('1', '9', 'a', '~', ''), (one, where, put) => {
      const hash = examHash(one);
      const at = where % hash.length;
      const read = readExam(`${hash.slice(0, at)}${put}${hash.slice(at + 1)}`);
      if (read.kind === 'exam') expect(read.exam).toEqual(one);
    }),
    { numRuns: 500 },
  );
});

test('an exam whose set is changed is sat as before, and one whose set is not is the same', () => {
  fc.assert(
    fc.property(exam, fc.array(slug, { minLength: 1, maxLength: 12 }), (one, others) => {
      const hash = changingHash(one);
      expect(readExam(hash)).toMatchObject({ kind: 'link', link: one.set });
      const { questions, ...rest } = one;
      const asked = questions === one.set.items.length ? {} : { questions };
      expect(changedExam(one.set, hash)).toEqual({ ...rest, ...asked });
      // What makes sets writes the set anew, and puts behind it what stood there.
      const set = { ...one.set, items: others.map((name) => ({ slug: name })) };
      const changed = changedExam(set, `${hashFor(set)}${keptIn(hash)}`);
      expect(changed).toMatchObject({ ...rest, set });
      expect(changed?.questions ?? 0).toBeLessThan(others.length);
      if (questions !== undefined && questions < others.length)
        expect(changed?.questions).toBe(questions);
    }),
  );
});

test('a set of which no exam was made keeps nothing of one', () => {
  fc.assert(
    fc.property(exam, ({ set }) => {
      expect(keptIn(hashFor(set))).toBe('');
      expect(changedExam(set, hashFor(set))).toBeUndefined();
    }),
  );
  const { set } = {
    set: { title: '', order: { kind: 'asListed' }, items: [{ slug: 'one' }] },
  } as const;
  for (const cut of ['&c=', '&c=e%3Dk3x', '&c=e%3Dk3x%26m%3D0', '&c=%%'])
    expect(changedExam(set, `${hashFor(set)}${cut}`)).toBeUndefined();
});

const GIVEN_OUT = '#v=1&t=Tuesday&b=one~1a2b3c,two:block&e=k3x&n=each&q=1&a=after&m=40&z=0v09yf3';

test('links that were given out are read for ever', () => {
  expect(readExam(GIVEN_OUT)).toMatchObject({
    kind: 'exam',
    exam: {
      set: {
        title: 'Tuesday',
        items: [
          { slug: 'one', print: '1a2b3c' },
          { slug: 'two', question: 'block' },
        ],
      },
      key: 'k3x',
      minutes: 40,
      variants: EACH_OWN,
      questions: 1,
      marks: 'after',
    },
  });
});

describe('of what is no exam, it is said what it is:', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['a set', '#v=1&t=Tuesday&b=one,two', 'link'],
    ['a version to come', '#v=2&b=one', 'version'],
    ['something else', '#main', 'mangled'],
    ['an exam without its sum', '#v=1&b=one&e=k3x&m=40', 'mangled'],
    ['an exam of no minutes', '#v=1&b=one&e=k3x&m=0&z=0000000', 'mangled'],
    ['an exam that asks more than there is', '#v=1&b=one&e=k3x&q=2&m=5&z=0000000', 'mangled'],
  ])('%s', (_, hash, kind) => {
    expect(readExam(hash).kind).toBe(kind);
  });
});
