// Every exercise says what its answer turns on: with that one thing otherwise, something else is answered; and where a
// mistake answers otherwise, the first rule is one that the mistake bends.
import { expect, test } from 'vitest';
import { judgeScenario, MISTAKES, type PlayedQuestion, type Reason, reasonsFor } from '#engine';
import type { ScenarioAsking } from '../../engine/scenario/scenario.ts';
import { answerPlayedBy } from '../../engine/testing/contrast/answerPlayedBy.ts';
import type { Ask } from '../../engine/training/questionKinds.ts';
import { exerciseFilesAt } from '../../site/library/files.ts';
import { loadScenarios } from '../../site/library/scenarios.ts';

const root = process.cwd();

const asked = loadScenarios(root, 'ignored', exerciseFilesAt(root), {
  kind: 'exercise',
}).scenarios.flatMap(({ scenario }) => {
  const [edition] = scenario.editions;
  if (edition === undefined) return [];
  const { questions, misread } = judgeScenario(scenario, edition);
  return questions.map((question) => ({
    scenario,
    question,
    mistakes: misread
      .filter((one) => one.question === question.question.id)
      .flatMap(({ misreadings }) => misreadings.map(({ mistake }) => mistake)),
  }));
});

type Asked = (typeof asked)[number];

const named = (some: readonly Asked[]): readonly string[] =>
  some.map(({ scenario }) => scenario.slug);

test('every exercise says what its answer turns on, but for one that nothing less can be played as', () => {
  const without = asked.filter(({ question }) => question.reasons.length === 0);
  // Without the ability that adds a combat phase, its script can't attack again.
  expect(named(without)).toEqual(['aurelia-attacks']);
});

test('the first reason’s rule is one of a mistake’s wherever a mistake answers otherwise', () => {
  const misread = asked.filter(({ mistakes }) => mistakes.length > 0);
  const apart = misread.filter(
    ({ question: { reasons }, mistakes }) => !mistakes.some((one) => isOf(one, reasons[0])),
  );
  expect(misread.length).toBeGreaterThan(330);
  expect(named(apart)).toEqual([]);
});

test('for whoever makes one of the mistakes, the first reason’s rule is one of that mistake’s', () => {
  const apart = asked.filter(({ question: { reasons }, mistakes }) =>
    mistakes.some((one) => !isOf(one, reasonsFor(reasons, one)[0])),
  );
  expect(named(apart)).toEqual([]);
});

test('every mistake is named by the first reason of some exercise', () => {
  const rules = new Set(asked.map(({ question: { reasons } }) => reasons[0]?.rule));
  const never = Object.entries(MISTAKES).filter(
    ([, one]) => !one.rules.some((rule) => rules.has(rule)),
  );
  expect(never.map(([name]) => name)).toEqual([]);
});

const isOf = (mistake: keyof typeof MISTAKES, reason: Reason | undefined): boolean =>
  reason !== undefined && MISTAKES[mistake].rules.includes(reason.rule);

test('played by what a reason says is believed, the answer is another', () => {
  const same = asked.filter(({ scenario, question }) => {
    const [first] = question.reasons;
    return (
      first?.altered.kind === 'belief' && !isOtherBy(scenario, question, first.altered.mistake)
    );
  });
  expect(named(same)).toEqual([]);
});

function isOtherBy(
  scenario: ScenarioAsking<Ask>,
  { question, edition }: PlayedQuestion,
  mistake: keyof typeof MISTAKES,
): boolean {
  const playedBy = (believed: (typeof MISTAKES)[keyof typeof MISTAKES]['believes']) =>
    answerPlayedBy(scenario, edition, question.id, believed);
  return playedBy(MISTAKES[mistake].believes) !== playedBy({});
}
