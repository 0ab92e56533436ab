import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { readScenario } from '../sandbox/readScenario.ts';
import { known } from '../vocabulary/result.ts';
import { type JudgedScenario, judgeScenario } from './judgeScenario.ts';

const judged = (one: string, two: string, blockers: string, script: string): JudgedScenario => {
  const read = readScenario(
    `
covers: []
topics: [combat-damage]
knowledge: 1
editions: all
checked: 2026-11-22
players: { Ada: {}, Nil: {} }
board:
  Ada: [${one}, ${two}]
  Nil: [${blockers}]
start: declare-attackers
script:
${script}
questions:
  - { id: q, divide: one }
`,
    'scenarios/test/dividing/scenario.yaml',
    new Map(),
  );
  const scenario = known(
    read.ok ? read.value : undefined,
    read.ok ? '' : JSON.stringify(read.error),
  );
  return judgeScenario(scenario, NEWEST_EDITION);
};

test('an expectation lists the divisions that the question counts: those that the other creatures can make legal', () => {
  const { holds, problems, questions } = judged(
    trampler('one', 3),
    trampler('two', 3),
    '{ id: brigade, creature: 2/4, abilities: [{ permission: block-additional, on: self, n: 1 }] }',
    `
  - attack: { one: Nil, two: Nil }
  - block: { brigade: [one, two] }
  - expect:
      legal-divisions: [{ one: { brigade: 3 } }, { one: { brigade: 2, Nil: 1 } }, { one: { brigade: 1, Nil: 2 } }]`,
  );
  expect(problems).toEqual([]);
  expect(holds).toBe(true);
  expect(questions[0]?.answer).toMatchObject({ kind: 'division', legal: 3 });
});

test('what nobody could count is answered with an example, at once', () => {
  const walls = Array.from({ length: 30 }, (_, n) => `{ id: wall${n}, creature: 1/1 }`);
  const blocks = walls.map((_, n) => `wall${n}: one`);
  const { questions } = judged(
    trampler('one', 1_000_000),
    '{ id: two, creature: 1/1 }',
    walls.join(),
    `
  - attack: { one: Nil }
  - block: { ${blocks.join()} }`,
  );
  const answer = questions[0]?.answer;
  expect(answer).toMatchObject({
    kind: 'division',
    legal: undefined,
    example: [{ amount: 1_000_000 }],
  });
});

const trampler = (id: string, power: number): string =>
  `{ id: ${id}, creature: ${power}/1, abilities: [trample] }`;
