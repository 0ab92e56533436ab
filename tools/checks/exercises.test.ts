import { expect, test } from 'vitest';
import { type MistakeName, readScenario } from '#engine';
import type { LoadedScenario } from '../../site/library/scenarios.ts';
import { renamings, tooFew } from './exercises.ts';

const exercise = (
  slug: string,
  { bear = 'bear', size = '2/2', question = 'pick: die' } = {},
): LoadedScenario => {
  const file = `scenarios/exercises/combat-damage/${slug}.yaml`;
  const read = readScenario(
    `
topics: [combat-damage]
knowledge: 1
board:
  Ada: [{ id: ${bear}, creature: ${size} }]
  Nil: [{ id: wall, creature: 0/4 }]
script: [{ attack: { ${bear}: Nil } }, { block: { wall: ${bear} } }, { pass: end-of-combat }]
questions: [{ id: ${slug}, ${question}, after: 2 }]`,
    file,
    new Map(),
    { kind: 'exercise' },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { file, scenario: read.value };
};

const ONE = exercise('one');

test('the same board under other names is found, and named with the one that it is', () => {
  expect(renamings([ONE, exercise('two', { bear: 'ogre' })])).toEqual([
    'scenarios/exercises/combat-damage/two.yaml: it is scenarios/exercises/combat-damage/one.yaml under other names',
  ]);
  expect(renamings([ONE, exercise('two', { bear: 'ogre2' }), exercise('three')])).toHaveLength(2);
});

test('another creature or another question makes another exercise', () => {
  expect(
    renamings([
      ONE,
      exercise('two', { size: '2/3' }),
      exercise('three', { question: 'pick: are-dealt-combat-damage' }),
      exercise('four', { question: 'number: { damage: wall }' }),
    ]),
  ).toEqual([]);
});

test('a mistake that fewer than five exercises show is named, with how many do', () => {
  const names: readonly MistakeName[] = ['tapRemoves', 'walkerSpill'];
  const shown = (tapping: number, spilling: number) => [
    ...Array.from({ length: tapping }, () => ['tapRemoves'] as const),
    ...Array.from({ length: spilling }, () => ['walkerSpill'] as const),
  ];
  expect(tooFew(shown(5, 6), names)).toEqual([]);
  expect(tooFew(shown(4, 5), names)).toEqual([
    'scenarios/exercises: tap-removes answers 4 otherwise; expected at least 5',
  ]);
  expect(tooFew([], names)).toHaveLength(2);
});
