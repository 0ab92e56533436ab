import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainStore } from './memory/testing/plainStore.ts';
import { RoundHere } from './roundHere.ts';
import { keyOf, recallRound, withMark } from './roundMemory.ts';

const PAGE = '/practice/daily/ 2026-11-25';

beforeEach(() => {
  vi.stubGlobal('localStorage', plainStore());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answered = (here: RoundHere, href: string) =>
  here.note((kept) => withMark(kept, href, 'right', 'pick=1'));

interface Case {
  readonly here: RoundHere;
  readonly given: readonly string[];
}

const isThere = (): boolean => localStorage.getItem(keyOf(PAGE)) !== null;

/** What may happen between two answers. */
const STEPS = {
  'all is erased': ({ here }: Case): void => {
    localStorage.clear();
    here.hear(null);
  },
  'all is erased unheard': (): void => localStorage.clear(),
  'the round is erased': ({ here }: Case): void => {
    localStorage.removeItem(keyOf(PAGE));
    here.hear(keyOf(PAGE));
  },
  'another tab notes': ({ given }: Case): void => {
    if (isThere()) answered(new RoundHere(PAGE), `/other/${given.length}`);
  },
} as const;

test('whatever is erased in between, and by whom, all that was answered on the page is there and is kept again', () => {
  const step = fc.constantFrom(...Object.values(STEPS));
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 6 }), (between) => {
      localStorage.clear();
      const here = new RoundHere(PAGE);
      for (const [nth, steps] of between.entries()) {
        const given = Array.from({ length: nth }, (_, k) => `/board/${k}`);
        for (const take of steps) take({ here, given });
        const known = nth > 0 && !isThere() ? 'erased' : 'kept';
        expect(answered(here, `/board/${nth}`)).toBe(known);
        for (const { results } of [here.now, recallRound(PAGE)])
          expect(results).toMatchObject(Object.fromEntries(given.map((href) => [href, 'right'])));
      }
    }),
  );
});

test('that it was erased is heard as another tab does it', () => {
  const here = new RoundHere(PAGE);
  expect(here.hear(null)).toBe('kept');
  answered(here, '/board/1');
  localStorage.clear();
  for (const key of [null, keyOf(PAGE)]) expect(here.hear(key)).toBe('erased');
  expect(here.hear('another key')).toBe('kept');
  expect(here.now.results).toEqual({ '/board/1': 'right' });
});

test('a store that takes nothing is told, and what another tab erases says no more', () => {
  vi.stubGlobal('localStorage', plainStore(1));
  const here = new RoundHere(PAGE);
  expect(answered(here, '/board/1')).toBe('unkept');
  expect(here.hear(null)).toBe('unkept');
  expect(answered(here, '/board/2')).toBe('unkept');
  expect(Object.keys(here.now.results)).toEqual(['/board/1', '/board/2']);
});
