import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StopSketch } from '../../view/course/stopSketch.ts';
import type { Answer } from '../memory/answer.ts';
import { standingsOf } from './standing.ts';

const NOW = Date.UTC(2026, 10, 29);
const BOARDS = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
  at: `/exercises/${slug}/#q-one`,
  print: 'now',
}));
const STOP: StopSketch = {
  id: 'menace',
  number: 7,
  title: 'menace',
  level: 2,
  mistakes: ['mustBeatsCant'],
  boards: BOARDS,
  last: { kind: 'made', at: '/practice/boards/#q-2-menace' },
};

let ids = 0;
const answer = (item: string, right: boolean, more: Partial<Answer> = {}): Answer => {
  ids += 1;
  return { id: `${ids}`, when: NOW - 1000 + ids, item, right, try: 1, mistakes: [], ...more };
};
const standing = (answers: readonly Answer[], stop = STOP) =>
  standingsOf([stop], answers, NOW).get(stop.id);

describe('a stop of the course', () => {
  test('is not begun where nothing of it was answered', () => {
    expect(standing([])).toEqual({ done: undefined, right: 0, answered: 0, changed: [], last: 0 });
  });

  test('is done by four of its five boards, right on the first try', () => {
    const three = BOARDS.slice(0, 3).map(({ at }) => answer(at, true));
    expect(standing(three)).toMatchObject({ done: undefined, right: 3 });
    expect(standing([...three, answer('/exercises/d/#q-one', true)])).toMatchObject({
      done: 'boards',
      right: 4,
    });
  });

  test('counts no second try', () => {
    const second = BOARDS.map(({ at }) => answer(at, true, { try: 2 }));
    expect(standing(second)).toMatchObject({ done: undefined, right: 0 });
  });

  test('is passed by its last board alone, whichever seed that came from', () => {
    expect(standing([answer('/practice/boards/#q-2-menace-s123', true)])).toMatchObject({
      done: 'last',
      answered: 0,
    });
    expect(standing([answer('/practice/boards/#q-2-flying-s123', true)])).toMatchObject({
      done: undefined,
    });
  });

  test('is passed by any of its last boards that were there before', () => {
    const among: StopSketch = {
      ...STOP,
      last: { kind: 'among', boards: [{ at: '/exercises/z/#q-one', print: 'now' }] },
    };
    expect(standing([answer('/exercises/z/#q-one', true)], among)).toMatchObject({ done: 'last' });
  });

  test('does not count answers to boards that have changed since, and says so until they are answered again', () => {
    const old = answer('/exercises/a/#q-one', true, { print: 'then' });
    expect(standing([old])).toMatchObject({
      right: 0,
      answered: 0,
      changed: ['/exercises/a/#q-one'],
    });
    const again = answer('/exercises/a/#q-one', true, { print: 'now' });
    expect(standing([old, again])).toMatchObject({ right: 1, changed: [] });
  });

  test('is not touched by answers to boards that are gone', () => {
    expect(standing([answer('/exercises/gone/#q-one', false)])).toMatchObject({ answered: 0 });
  });

  test('once done, it is done whatever is answered later', () => {
    const some = fc.array(fc.tuple(fc.constantFrom(...BOARDS), fc.boolean()), { maxLength: 20 });
    fc.assert(
      fc.property(some, some, (before, after) => {
        const given = before.map(([{ at }, right]) => answer(at, right));
        if (standing(given)?.done === undefined) return;
        const more = after.map(([{ at }, right]) => answer(at, right));
        expect(standing([...given, ...more])?.done).toBe('boards');
      }),
    );
  });
});
