import { expect, test } from 'vitest';
import { CHECK_NAMES, groupsOf, runChecks, type Told } from './checkLanes.ts';

test('every check runs once: what needs a build first, and last what one makes meanwhile, of that types', () => {
  const groups = groupsOf(CHECK_NAMES);
  expect(groups.flat().toSorted()).toEqual(CHECK_NAMES);
  expect(groups[0]).toContain('links');
  expect(groups.at(-1)).toContain('scenarios');
  expect(groups.at(-1)?.at(-1)).toBe('types');
});

test('those that were asked for run, and no others', () => {
  expect(groupsOf(['prose', 'terms'])).toEqual([['terms'], ['prose']]);
});

test('a check that cannot be loaded has failed, and the next one runs', async () => {
  const told: Told[] = [];
  await runChecks(['noSuchCheck', 'style'], (one) => told.push(one));
  expect(told.map(({ name }) => name)).toEqual(['noSuchCheck', 'style']);
  expect(told[0]?.findings.problems).toEqual([
    expect.stringMatching(/^the check itself failed: Error.*noSuchCheck/),
  ]);
});
