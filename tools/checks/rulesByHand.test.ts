import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exerciseFilesAt } from '../../site/library/files.ts';

/** Whose rules are found by no contrast yet, and why. */
const BY_HAND = {
  'scenarios/exercises/combat-damage/skeletons-and-a-deadly-bite.yaml':
    'one regeneration takes the place of two destructions, which no other game can show',
  'scenarios/exercises/planeswalkers/a-front-held-by-the-attacker.yaml':
    'who protects a battle can’t be taken away',
  'scenarios/exercises/trample/rhino-past-a-walker.yaml':
    'that nothing blocks can’t be taken away, and another ability is named first without it',
};

test('no exercise gives the rules of its answer by hand: what decides is found', () => {
  const files = exerciseFilesAt(process.cwd());
  expect(files.length).toBeGreaterThan(300);
  const byHand = files.filter((file) => /\brules:/.test(readFileSync(file, 'utf8')));
  expect(byHand).toEqual(Object.keys(BY_HAND));
});
