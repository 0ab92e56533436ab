import { describe, expect, test } from 'vitest';
import { type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import { readScenario } from '../sandbox/readScenario.ts';
import { known } from '../vocabulary/result.ts';
import { judgeScenario } from './judgeScenario.ts';
import type { Answer } from './questionKinds.ts';

const scenarioAsking = (questions: string, script = '') => {
  const read = readScenario(
    `
covers: []
topics: [declare-blockers]
knowledge: 1
editions: { since: 2024-07-30, except: [2024-11-08] }
checked: 2026-11-21
players: { Ada: { hand: [{ id: growth, types: [instant], abilities: [{ spell: [{ pump: [3, 3], on: target, until: end-of-turn }], targets: [permanent] }] }] }, Nil: {} }
board:
  Ada:
    - { id: brute, creature: 3/3, abilities: [menace] }
    - { id: sleeper, creature: 1/1, sick: true }
  Nil:
    - { id: guard, creature: 2/2, abilities: [{ requirement: blocks-if-able }] }
    - { id: bear, creature: 2/2 }
start: declare-attackers
script:
  - attack: { brute: Nil }
  - block: { guard: brute, bear: brute }
  - { order: { brute: [guard, bear] }, editions: [2024-07-30] }
  - divide: { brute: { guard: 2, bear: 1 } }
${script}
branches:
  tapped: { with: { permanents: { bear: { tapped: true } } }, from: 1, script: [{ block: {} }, { pass: end-of-combat }] }
questions:
${questions}`,
    'scenarios/test/asking/scenario.yaml',
    new Map(),
  );
  return known(read.ok ? read.value : undefined, read.ok ? '' : JSON.stringify(read.error));
};

const ask = (question: string, edition: EditionId = NEWEST_EDITION): Answer | undefined => {
  const judged = judgeScenario(scenarioAsking(`  - { id: q, ${question} }`), edition);
  return judged.questions[0]?.answer;
};

const picked = (question: string): readonly unknown[] => {
  const answer = ask(question);
  return answer?.kind !== 'pick'
    ? []
    : answer.options.flatMap((option, index): readonly unknown[] => {
        if (!option.right) return [];
        if (option.kind === 'act') return [index];
        if (option.kind === 'player') return [option.player];
        return [option.kind === 'object' ? option.object : option.step];
      });
};

describe('answers are computed', () => {
  test.each([
    ['pick: die', true],
    ['pick: may-block', false],
    ['pick: are-attacking', false],
  ])(
    '%s: a step shows what happens, not what may be done or is so in the end',
    (question, shown) => {
      const answer = ask(question);
      const frame = answer?.kind === 'pick' ? answer.evidence.frame : undefined;
      expect(frame !== undefined).toBe(shown);
    },
  );

  test.each<[string, number]>([
    ['number: legal-blocks', 1],
    ['number: most-block-requirements', 1],
    ['number: legal-attacks', 2],
    ['number: { life: Nil }', 20],
    ['number: { life: Nil }, branch: tapped', 17],
    ['number: { life-lost: Nil }, branch: tapped', 3],
    ['number: { damage: bear }', 1],
    ['number: { dealt-by: brute }', 3],
    ['number: { dealt-to: brute }', 4],
    ['number: { times: combat }', 0],
  ])('%s is %i', (question, value) => {
    expect(ask(question)).toMatchObject({ kind: 'number', value });
  });

  test.each<[string, readonly string[]]>([
    ['pick: may-attack', ['brute']],
    ['pick: may-block', ['guard', 'bear']],
    ['pick: die', ['brute', 'guard']],
    ['pick: become-tapped', ['brute']],
    ['pick: deal-combat-damage, among: [guard, sleeper]', ['guard']],
    ['pick: are-dealt-combat-damage', ['brute', 'guard', 'bear']],
    ['pick: have-damage', ['bear']],
    ['pick: leave-the-battlefield', ['brute', 'guard']],
    ['pick: are-blocking', ['bear']],
    ['pick: are-blocking, branch: tapped', []],
    ['pick-players: lose-life', []],
    ['pick-players: lose-life, branch: tapped', ['Nil']],
    ['pick-players: lose-the-game, branch: tapped', []],
  ])('%s', (question, expected) => {
    expect(picked(question)).toEqual(expected);
  });

  test('acts are judged one by one', () => {
    const acts =
      '[{ block: {} }, { block: { bear: brute } }, { block: { guard: brute, bear: brute } }]';
    expect(picked(`pick-acts: ${acts}`)).toEqual([2]);
  });

  test('what is illegal comes with the rules that refuse it, among others of their kind', () => {
    const answer = ask('legal: { block: { guard: brute } }');
    expect(answer).toMatchObject({ kind: 'legality', legal: false });
    if (answer?.kind !== 'legality') return;
    expect(answer.rules).toContain('keyword.menace');
    expect(answer.offered.length).toBeGreaterThan(answer.rules.length);
  });

  test('a division counts the ways that the edition allows', () => {
    expect(ask('divide: brute')).toMatchObject({ kind: 'division', legal: 4 });
    expect(ask('divide: brute', '2024-07-30')).toMatchObject({ kind: 'division', legal: 2 });
  });

  test('whether something comes true', () => {
    expect(ask('holds: { died: [brute, guard] }')).toMatchObject({ value: true });
    expect(ask('holds: { life: { Nil: 17 } }')).toMatchObject({ value: false });
  });

  test('in which steps a spell may be cast', () => {
    expect(picked('when: { cast: growth, targets: [brute] }')).toContain('declareBlockers');
  });
});

describe('answers name their rules', () => {
  const rulesOf = (question: string) => {
    const [answered] = judgeScenario(
      scenarioAsking(`  - { id: q, ${question} }`),
      NEWEST_EDITION,
    ).questions;
    return answered?.rules ?? [];
  };

  test.each([
    ['declare: blockers', 'blockers.restrictions'],
    ['divide: brute', 'damage.divideAmongBlockers'],
    ['number: most-block-requirements', 'blockers.requirements'],
    ['legal: { block: { guard: brute, bear: brute } }', 'blockers.requirements'],
    ['order: steps', 'turn.phases'],
    ['number: { life-lost: Nil }, branch: tapped', 'damage.toPlayer'],
  ])('%s', (question, rule) => {
    expect(rulesOf(question)).toContain(rule);
  });

  test('those that the file names come instead', () => {
    const named = 'number: { life-lost: Nil }, rules: [damage.divideAmongBlockers]';
    expect(rulesOf('number: { life-lost: Nil }')).toEqual([]);
    expect(rulesOf(named)).toEqual(['damage.divideAmongBlockers']);
  });

  test('an option that is wrong comes with what refuses it', () => {
    const answer = ask('pick-steps: take-place, branch: tapped');
    const options = answer?.kind === 'pick' ? answer.options : [];
    expect(options).toContainEqual({
      kind: 'step',
      step: 'firstStrikeDamage',
      right: false,
      rules: ['damage.secondStep'],
    });
    expect(options.some((one) => one.kind === 'step' && one.step === 'upkeep')).toBe(false);
  });
});

test('the steps of a turn are all of them, wherever the script stops', () => {
  const answer = judgeScenario(
    scenarioAsking('  - { id: q, pick-steps: take-place, branch: tapped }'),
    NEWEST_EDITION,
  ).questions[0]?.answer;
  const right = answer?.kind === 'pick' ? answer.options.filter((one) => one.right) : [];
  expect(right.map((one) => one.kind === 'step' && one.step)).toEqual(
    expect.arrayContaining(['postcombatMain', 'endStep', 'cleanup']),
  );
});

describe('what a file states must be what the engine says', () => {
  const problemsOf = (question: string) =>
    judgeScenario(scenarioAsking(`  - { id: q, ${question} }`), NEWEST_EDITION).problems;

  test.each([
    'number: legal-blocks, answer: 1',
    'pick: die, answer: [guard, brute]',
    'legal: { block: {} }, answer: false',
    'declare: blockers, answer: 1',
  ])('%s holds', (question) => {
    expect(problemsOf(question)).toEqual([]);
  });

  test.each([
    ['number: legal-blocks, answer: 2', '2', '1'],
    ['pick: die, answer: [bear]', 'bear', 'brute, guard'],
    ['legal: { block: {} }, answer: true', 'true', 'false'],
    // Its damage leaves no choice where it fights nothing.
    ['divide: sleeper', 'something to ask', 'nothing'],
  ])('%s does not', (question, expected, found) => {
    expect(problemsOf(question)).toMatchObject([
      { branch: 'main', trouble: { kind: 'differs', what: 'question q', expected, found } },
    ]);
  });
});

test('a question is asked before its answer is shown', () => {
  const [answered] = judgeScenario(
    scenarioAsking('  - { id: q, declare: blockers }'),
    NEWEST_EDITION,
  ).questions;
  expect(answered?.state.turn.step).toBe('declareBlockers');
  expect(answered?.framesBefore).toBe(1);
});
