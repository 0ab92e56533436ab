import { expect, test } from 'vitest';
import { addedProblems } from './added.ts';

const problems = (text: string): readonly string[] => addedProblems(text, ['bear', 'wall']);

test('each board stands under one day', () => {
  expect(problems("'2026-11-30': [bear]\n'2026-11-29': [wall]")).toEqual([]);
});

test('a board that was forgotten, that is no more or that came twice is named', () => {
  expect(problems("'2026-11-30': [bear, ogre]\n'2026-11-29': [bear]")).toEqual([
    'scenarios/added.yaml: wall is missing; write it under the day on which it is added',
    'scenarios/added.yaml: bear stands there 2 times',
    'scenarios/added.yaml: no scenario or exercise is called ogre',
  ]);
});

test.each(['', 'bear', "'2026-13-30': [bear, wall]", '[bear', "'2026-11-30': bear"])(
  'a file that says no days is told as one: %j',
  (text) => {
    expect(problems(text)).toEqual([
      "scenarios/added.yaml: it is not a list of slugs under each day, such as '2026-11-30'",
    ]);
  },
);
