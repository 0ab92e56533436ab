import { describe, expect, test } from 'vitest';
import { type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import { readScenario } from '../sandbox/readScenario.ts';
import { known } from '../vocabulary/result.ts';
import { judgeScenario } from './judgeScenario.ts';

const read = (ada: string, nil: string, script: string, question: string) =>
  readScenario(
    `
covers: []
topics: [combat-damage]
knowledge: 1
editions: all
checked: 2026-11-22
players: { Ada: {}, Nil: {} }
board:
  Ada: [${ada}]
  Nil: [${nil}]
start: declare-attackers
script:
${script}
questions:
  - { id: q, ${question} }
`,
    'scenarios/test/aims/scenario.yaml',
    new Map(),
  );

const asked = (...[ada, nil, script, question]: Parameters<typeof read>) => {
  const scenario = read(ada, nil, script, question);
  return (edition: EditionId = NEWEST_EDITION) =>
    judgeScenario(known(scenario.ok ? scenario.value : undefined, 'scenario'), edition);
};

const WURM = '{ id: wurm, creature: 6/4 }';
const BLOCKERS = '{ id: wall, creature: 0/3 }, { id: cadet, creature: 1/1 }';
const BLOCKED = `
  - attack: { wurm: Nil }
  - block: { wall: wurm, cadet: wurm }`;

describe('a division with an aim', () => {
  const wurm = (aim: string, script = BLOCKED) =>
    asked(WURM, BLOCKERS, script, `divide: wurm, aim: ${aim}`);

  const sharesReaching = (aim: string, edition?: EditionId) => {
    const [question] = wurm(aim)(edition).questions;
    if (question?.answer.kind !== 'division') return undefined;
    return question.answer.aimed?.ways
      .filter(({ reaches }) => reaches)
      .map(({ assignments }) => assignments.map(({ amount }) => amount));
  };

  test('is one that kills so many', () => {
    expect(sharesReaching('{ kill: 2 }')).toEqual([
      [5, 1],
      [4, 2],
      [3, 3],
    ]);
  });

  test('is one that kills those that are named', () => {
    expect(sharesReaching('{ kill: [cadet] }')).toHaveLength(6);
    expect(sharesReaching('{ kill: [wall, cadet] }')).toHaveLength(3);
  });

  test('is one after which those that are named have survived', () => {
    expect(sharesReaching('{ spare: [wall] }')).toEqual([[2, 4], [1, 5], [6]]);
  });

  test('is asked among what the order of the edition allows', () => {
    expect(sharesReaching('{ kill: [cadet] }', '2013-02-01')).toEqual([
      [5, 1],
      [4, 2],
      [3, 3],
    ]);
  });

  test('is not asked where nothing reaches it, and not where everything does', () => {
    const because = (aim: string) => wurm(aim)().problems.map(({ trouble }) => trouble.kind);
    expect(because('{ kill: 2 }')).toEqual([]);
    expect(because('{ kill: 3 }')).toEqual(['differs']);
    expect(because('{ spare: [wurm] }')).toEqual(['differs']);
  });

  test('a shield counts: what would be lethal does not kill', () => {
    const shielded = asked(
      WURM,
      '{ id: wall, creature: 0/3, abilities: [indestructible] }, { id: cadet, creature: 1/1 }, { id: bear, creature: 2/2 }',
      BLOCKED.replace('cadet: wurm', 'cadet: wurm, bear: wurm'),
      'divide: wurm, aim: { kill: 2 }, answer: 10',
    )();
    expect(shielded.problems).toEqual([]);
    const answer = shielded.questions[0]?.answer;
    const best = answer?.kind === 'division' ? answer.aimed?.ways.map(({ died }) => died) : [];
    expect(new Set(best?.flat())).toEqual(new Set(['cadet', 'bear']));
  });

  test('gives the player the most that trample leaves', () => {
    const [question] = asked(
      '{ id: wurm, creature: 6/4, abilities: [trample] }',
      BLOCKERS,
      BLOCKED,
      'divide: wurm, aim: most-to-player',
    )().questions;
    expect(question?.answer).toMatchObject({
      example: [{ amount: 3 }, { amount: 1 }, { amount: 2, to: { kind: 'player' } }],
    });
  });

  test('a name that is not on the board is refused', () => {
    const wrong = read(WURM, BLOCKERS, BLOCKED, 'divide: wurm, aim: { kill: [wal] }');
    expect(wrong.ok).toBe(false);
  });
});

describe('a declaration with an aim', () => {
  const menacing = (question: string) =>
    asked(
      '{ id: brute, creature: 3/2, abilities: [menace] }, { id: home, creature: 1/1, tapped: true }',
      BLOCKERS,
      `
  - attack: { brute: Nil }
  - block: {}`,
      question,
    )();

  test('has as many creatures as any that is legal', () => {
    const { questions, problems } = menacing('declare: blockers, aim: most, answer: 1');
    expect(problems).toEqual([]);
    expect(questions[0]?.answer).toMatchObject({
      aimed: { creatures: 2, reaching: 1 },
      example: { blocks: [{ blocker: 'wall' }, { blocker: 'cadet' }] },
    });
  });

  test('or as few', () => {
    expect(menacing('declare: attackers, aim: fewest').questions[0]?.answer).toMatchObject({
      aimed: { creatures: 0 },
      example: { attacks: [] },
    });
  });
});
