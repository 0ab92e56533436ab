import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../../citation/editions.ts';
import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { scenarioAsking } from '../../../testing/boards/scenarioAsking.ts';
import { known } from '../../../vocabulary/result.ts';
import { judgeScenario } from '../../judgeScenario.ts';

/** Who attacks is asked on a board, and of each what is said of it. */
function options(ada: string): ReadonlyMap<string, { right: boolean; rules: readonly RuleKey[] }> {
  const scenario = scenarioAsking({
    ada,
    script: '{ attack: { ogre: Nil } }',
    asked: 'pick: may-attack',
  });
  const [asked] = judgeScenario(scenario, NEWEST_EDITION).questions;
  const answer = known(asked, 'question').answer;
  const picked = answer.kind === 'pick' ? answer.options : [];
  return new Map(
    picked.flatMap((one) => (one.kind === 'object' ? [[`${one.object}`, one] as const] : [])),
  );
}

const OGRE = '{ id: ogre, creature: 3/3, goaded-by: Nil }';

test('what others must do is no reason why a creature may not attack', () => {
  const all = options(`${OGRE}, { id: cat, creature: 2/1, tapped: true }`);
  expect(all.get('cat')?.rules).toEqual(['attackers.choose']);
});

test('unless it is the only one', () => {
  const one = '{ restriction: max-attackers, n: 1 }';
  const all = options(
    `${OGRE}, { id: dragon, creature: 5/5, abilities: [${one}] }, { id: cat, creature: 2/1 }`,
  );
  expect(all.get('cat')?.right).toBe(false);
  expect(all.get('cat')?.rules).toContain('attackers.requirements');
});

test('of who may attack, nothing is said against it', () => {
  const all = options(
    `${OGRE}, { id: cat, creature: 2/1, abilities: [{ restriction: cannot-attack-alone }] }`,
  );
  expect([...all.values()].map(({ right, rules }) => [right, rules.length])).toEqual([
    [true, 0],
    [true, 0],
  ]);
});
