import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../citation/editions.ts';
import { readScenario } from '../../sandbox/readScenario.ts';
import { known } from '../../vocabulary/result.ts';
import { judgeScenario } from '../judgeScenario.ts';

const asked = (question: string) => {
  const read = readScenario(
    `
covers: []
topics: [triggers]
knowledge: 1
editions: all
checked: 2026-11-22
players: { Ada: {}, Nil: {} }
board:
  Ada:
    - { id: bear, creature: 2/2 }
    - { id: home, creature: 1/1, sick: true }
    - { id: cause, types: [enchantment], abilities: [{ trigger: attacks, of: { type: creature }, effects: [{ gain-life: 1 }] }] }
    - id: horn
      types: [artifact]
      abilities: [{ activated: [{ create-token: { creature: 1/1, colors: [white], subtypes: [soldier] }, entering: tapped-and-attacking }], costs: [tap-self] }]
  Nil: []
start: declare-attackers
script: [{ attack: { bear: Nil } }, pass, { activate: horn }, pass]
questions: [{ id: q, ${question} }]
`,
    'scenarios/test/triggering/scenario.yaml',
    new Map(),
  );
  const scenario = known(
    read.ok ? read.value : undefined,
    read.ok ? '' : JSON.stringify(read.error),
  );
  return judgeScenario(scenario, NEWEST_EDITION).questions[0];
};

const options = (question: string) => {
  const answer = asked(question)?.answer;
  return answer?.kind !== 'pick'
    ? undefined
    : Object.fromEntries(
        answer.options.map((option) => [
          option.kind === 'object' ? option.object : option.kind,
          option.right,
        ]),
      );
};

test('it triggers for what attacked, not for what entered attacking', () => {
  expect(options('pick-triggering: cause, after: 4')).toEqual({
    bear: true,
    home: false,
    'token-1': false,
  });
});

test('what happened before the question counts, and its frame shows it', () => {
  const answered = asked('pick-triggering: cause, after: 4');
  const frame = answered?.answer.kind === 'pick' ? answered.answer.evidence.frame : undefined;
  expect(frame).toBeLessThan(answered?.framesBefore ?? 0);
  expect(answered?.rules[0]).toBe('triggers.attacks');
});

test('it is asked of those that are named, where some are', () => {
  expect(options('pick-triggering: cause, among: [home]')).toEqual({ home: false });
});
