import { beforeEach, describe, expect, test, vi } from 'vitest';
import { plainStore } from '../memory/testing/plainStore.ts';
import {
  beginSitting,
  type ClassSitting,
  handedIn,
  joined,
  leftAt,
  satBy,
  satHere,
  sentExam,
} from './sat.ts';
import { SatHere } from './satHere.ts';

const BEGAN = Date.parse('2026-11-25T10:00:00Z');
const MINUTE = 60_000;
const begin = (name = 'Ada'): ClassSitting =>
  beginSitting({
    mark: '1f0c2kd',
    name,
    variant: 7,
    minutes: 40,
    asked: ['/exercises/one/#q-a', '/exercises/two/#q-b'],
    now: BEGAN,
  });

describe('the clock of an exam', () => {
  test('goes on while nobody is there', () => {
    expect(leftAt(begin(), BEGAN)).toBe(40 * MINUTE);
    expect(leftAt(begin(), BEGAN + 15 * MINUTE)).toBe(25 * MINUTE);
    expect(leftAt(begin(), BEGAN + 100 * MINUTE)).toBe(0);
  });

  test('gives nobody more who sets their own back', () => {
    const noted = { ...begin(), left: 10 * MINUTE };
    expect(leftAt(noted, BEGAN - 60 * MINUTE)).toBe(10 * MINUTE);
  });

  test('hands in when it runs out, whenever that is seen', () => {
    const over = handedIn(begin(), 'timeUp', BEGAN + 300 * MINUTE);
    expect(over.end).toEqual({ kind: 'timeUp', at: BEGAN + 40 * MINUTE });
    expect(sentExam(over)).toMatchObject({ ended: (BEGAN + 40 * MINUTE) / 1000, end: 'timeUp' });
  });

  test('what is handed in is not handed in again', () => {
    const once = handedIn(begin(), 'handedIn', BEGAN + MINUTE);
    expect(handedIn(once, 'timeUp', BEGAN + 50 * MINUTE)).toEqual(once);
  });
});

describe('what two tabs know', () => {
  const one = { ...begin(), answers: { 0: 'truth=true' } };
  const other = { ...begin(), answers: { 1: 'number=3' }, left: 5 * MINUTE };

  test('is joined, and no time is won', () => {
    expect(joined(one, other)).toMatchObject({
      answers: { 0: 'truth=true', 1: 'number=3' },
      left: 5 * MINUTE,
    });
  });

  test('is handed in once either has, and takes no answer after that', () => {
    const over = handedIn(one, 'handedIn', BEGAN + MINUTE);
    expect(joined(over, other)).toMatchObject({ end: over.end, answers: one.answers });
    expect(joined(one, over).end).toEqual(over.end);
  });
});

describe('a browser', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', plainStore()));

  test('keeps each student’s exam by itself, and gives it back by the name', () => {
    new SatHere(begin('Ada')).note({ answers: { 0: 'truth=true' } });
    new SatHere(begin('Nil')).note({ at: 1 });
    expect(satBy('1f0c2kd', ' ADA ')?.answers).toEqual({ 0: 'truth=true' });
    expect(satBy('1f0c2kd', 'Nil')?.at).toBe(1);
    expect(satBy('another', 'Ada')).toBeUndefined();
    expect(
      satHere('1f0c2kd')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Ada', 'Nil']);
  });

  test('that keeps nothing costs no answer as long as the page is there', () => {
    vi.stubGlobal('localStorage', {
      ...plainStore(),
      setItem: () => {
        throw new Error('full');
      },
    });
    const here = new SatHere(begin());
    here.note({ answers: { 0: 'truth=true' } });
    here.note({ answers: { 1: 'number=3' } });
    expect(here.isKept).toBe(false);
    expect(here.now.answers).toEqual({ 0: 'truth=true', 1: 'number=3' });
  });

  test('whose store somebody has changed by hand begins anew', () => {
    for (const kept of ['{', 'null', '{"id":1}', '{"mark":"1f0c2kd","asked":[]}'])
      expect(satIn(kept)).toEqual([]);
  });
});

function satIn(kept: string): readonly ClassSitting[] {
  localStorage.setItem('class 1f0c2kd-x', kept);
  return satHere('1f0c2kd');
}
