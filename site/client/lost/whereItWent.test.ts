import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import moved from '../../../scenarios/moved.json' with { type: 'json' };
import { whereItWent } from './whereItWent.ts';

const MOVED = { exercises: { 'late-lesson': 'wizard-and-giant' }, scenarios: { old: 'new' } };
const first = (path: string) => whereItWent(path, MOVED)[0];

test.each(['.', ')', ').', '”', '>', '**', '%20', ',', '/.', '/)'])(
  'an address with “%s” behind it is the one before that',
  (sign) => {
    expect(first(`it/scenarios/menace/2024-11-08${sign}`)).toEqual({
      why: 'sign',
      path: 'it/scenarios/menace/2024-11-08/',
    });
  },
);

test('what has another name now is found by its old one, in any language and by any rules', () => {
  expect(first('es/exercises/late-lesson/')?.path).toBe('es/exercises/wizard-and-giant/');
  expect(first('exercises/late-lesson/2026-09-25/')?.path).toBe(
    'exercises/wizard-and-giant/2026-09-25/',
  );
  expect(first('embed/old/')).toEqual({ why: 'moved', path: 'embed/new/' });
});

test('rules by which there is no such page lead to the page of the day', () => {
  expect(whereItWent('scenarios/menace/2031-01-01/', MOVED)).toEqual([
    { why: 'edition', path: 'scenarios/menace/', date: '2031-01-01' },
  ]);
});

test('what is nowhere leads nowhere', () => {
  for (const path of ['', 'scenarios/nothing/', 'favicon.png', '%E0%A4%A/', 'exercises/x/'])
    expect(whereItWent(path, MOVED)).toEqual([]);
});

const NOW = {
  exercises: globSync('scenarios/exercises/*/*.yaml').map((file) => basename(file, '.yaml')),
  scenarios: globSync('scenarios/*/*/scenario.yaml').map((file) => file.split(/[\\/]/).at(-2)),
};

test.each(['exercises', 'scenarios'] as const)(
  'the %s that have moved are where they went, and nothing else is where they were',
  (room) => {
    for (const [was, is] of Object.entries<string>(moved[room])) {
      expect(NOW[room], was).not.toContain(was);
      expect(NOW[room], is).toContain(is);
    }
  },
);
