import { expect, test } from 'vitest';
import { CHECK_NAMES, groupsOf, runChecks, type Told } from './checkLanes.ts';

test('every check runs once, and types last of their group, since a build makes some of them', () => {
  const groups = groupsOf(CHECK_NAMES);
  expect(groups.flat().toSorted()).toEqual(CHECK_NAMES);
  expect(groups.flatMap((group) => (group.includes('types') ? [group.at(-1)] : []))).toEqual([
    'types',
  ]);
});

test('those that were asked for run, and no others', () => {
  expect(groupsOf(['terms', 'prose'])).toEqual([['prose'], ['terms']]);
});

test('a check that cannot be loaded has failed, and the next one runs', async () => {
  const told: Told[] = [];
  await runChecks(['noSuchCheck', 'style'], (one) => told.push(one));
  expect(told.map(({ name }) => name)).toEqual(['noSuchCheck', 'style']);
  expect(told[0]?.findings.problems).toEqual([
    expect.stringMatching(/^the check itself failed: Error.*noSuchCheck/),
  ]);
});
