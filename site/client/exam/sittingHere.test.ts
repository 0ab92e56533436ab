import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainStore } from '../memory/testing/plainStore.ts';
import { keyOf, newSitting, recallSitting } from './sitting.ts';
import { SittingHere } from './sittingHere.ts';

const ASKED = ['/exercises/one/#q-dead', '/exercises/two/#q-block'];

beforeEach(() => {
  vi.stubGlobal('localStorage', plainStore());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was erased in between is told, is still there, and is kept again', () => {
  const here = new SittingHere(newSitting('7', ASKED, undefined), 'own');
  here.note({ answers: { 0: 'pick=1' } });
  expect(here.keeping).toBe('kept');
  localStorage.clear();
  expect(here.hear(null)).toBe(false);
  expect(here.keeping).toBe('erased');
  here.note({ answers: { 1: 'nothing' } });
  expect(recallSitting(here.now.id)?.answers).toEqual({ 0: 'pick=1', 1: 'nothing' });
  // Also where no tab tells of it.
  localStorage.clear();
  here.note({ stage: 'over' });
  expect(recallSitting(here.now.id)).toEqual(here.now);
  expect(here.keeping).toBe('erased');
});

test('what another tab has noted is taken on', () => {
  const here = new SittingHere(newSitting('7', ASKED, undefined), 'own');
  here.note({ answers: { 0: 'pick=1' } });
  new SittingHere(here.now, 'own').note({ answers: { 1: 'nothing' } });
  expect(here.hear('another key')).toBe(false);
  expect(here.hear(keyOf(here.now))).toBe(true);
  expect(here.now.answers).toEqual({ 0: 'pick=1', 1: 'nothing' });
  expect(here.keeping).toBe('kept');
});

test('somebody else’s leaves nothing here, whatever is erased', () => {
  const here = new SittingHere({ ...newSitting('7', ASKED, undefined), stage: 'over' }, 'foreign');
  here.note({ judged: { 0: { kind: 'undecided' } } });
  expect(here.hear(null)).toBe(false);
  expect([here.keeping, localStorage.length]).toEqual(['kept', 0]);
});
