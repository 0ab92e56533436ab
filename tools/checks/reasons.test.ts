// Every exercise says what its answer turns on: with that one thing otherwise, something else is answered; and where a
// mistake answers otherwise, the first rule is one that the mistake bends.
import { expect, test } from 'vitest';
import {
  answersByOtherRules,
  EDITION_IDS,
  MISTAKES,
  type PlayedQuestion,
  type Reason,
  reasonsFor,
} from '#engine';
import { hearing } from '../../engine/mistakes/hearing.ts';
import type { ScenarioAsking } from '../../engine/scenario/scenario.ts';
import { answerPlayedBy } from '../../engine/testing/contrast/answerPlayedBy.ts';
import type { Ask } from '../../engine/training/questionKinds.ts';
import { judgedOnce } from '../project/judgedOnce.ts';
import { exercisesOf } from '../project/libraryOnce.ts';

const root = process.cwd();

const asked = exercisesOf(root).scenarios.flatMap(({ scenario }) => {
  const [edition] = scenario.editions;
  if (edition === undefined) return [];
  const judged = judgedOnce(scenario).find((one) => one.edition === edition);
  if (judged === undefined) return [];
  const { questions, misread } = judged;
  return questions.map((question) => ({
    scenario,
    question,
    misreadings: misread
      .filter((one) => one.question === question.question.id)
      .flatMap(({ misreadings }) => misreadings),
  }));
});

type Asked = (typeof asked)[number];

const named = (some: readonly Asked[]): readonly string[] =>
  some.map(({ scenario }) => scenario.slug);

test('nearly every exercise says what its answer turns on, and each that a mistake answers otherwise', () => {
  const without = asked.filter(({ question }) => question.reasons.length === 0);
  expect(without.length / asked.length).toBeLessThan(0.02);
  expect(named(without.filter(({ misreadings }) => misreadings.length > 0))).toEqual([]);
});

test('the first reason’s rule is one of a mistake’s wherever a mistake answers otherwise', () => {
  const misread = asked.filter(({ misreadings }) => misreadings.length > 0);
  const apart = misread.filter(
    ({ question: { reasons }, misreadings }) =>
      !misreadings.some(({ mistake }) => isOf(mistake, reasons[0])),
  );
  expect(misread.length).toBeGreaterThan(330);
  expect(named(apart)).toEqual([]);
});

test('for whoever makes one of the mistakes, the first reason’s rule is one of that mistake’s', () => {
  const apart = asked.filter(({ question: { reasons }, misreadings }) =>
    misreadings.some(({ mistake }) => !isOf(mistake, reasonsFor(reasons, mistake)[0])),
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

test('by the rules that a reason names, the whole exercise is answered otherwise', () => {
  const printed = asked.flatMap(({ scenario, question }) =>
    question.reasons.flatMap(({ altered }) =>
      altered.kind === 'printing' ? [{ scenario, question, altered }] : [],
    ),
  );
  expect(printed.length).toBeGreaterThan(10);
  const same = printed.filter(({ scenario, question, altered: { side, edition } }) => {
    const there = side === 'since' ? edition : EDITION_IDS[EDITION_IDS.indexOf(edition) - 1];
    const judged = judgedOnce(scenario);
    return !answersByOtherRules(scenario, judged).some(
      (other) => other.edition === there && other.question.id === question.question.id,
    );
  });
  expect(same.map(({ scenario }) => scenario.slug)).toEqual([]);
});

test('what a game never asks for may be believed otherwise, and the answer is the same', () => {
  const apart = asked
    .filter((_, nth) => nth % 20 === 0)
    .flatMap(({ scenario, question: { question, edition } }) => {
      const { came, asksFor } = hearing(undefined, (believed) =>
        answerPlayedBy(scenario, edition, question.id, believed),
      );
      return Object.entries(MISTAKES).flatMap(([name, { believes }]) =>
        asksFor(believes) || answerPlayedBy(scenario, edition, question.id, believes) === came
          ? []
          : [`${scenario.slug}: ${name}`],
      );
    });
  expect(apart).toEqual([]);
});

test('who takes what is illegal for legal, or the other way round, hears which mistake that may be', () => {
  const legalities = asked.filter(
    ({ question: { answer }, misreadings }) => answer.kind === 'legality' && misreadings.length > 0,
  );
  const told = legalities.filter(({ question: { answer }, misreadings }) =>
    misreadings.some(
      ({ answer: held }) =>
        answer.kind === 'legality' && held.kind === 'legality' && held.legal !== answer.legal,
    ),
  );
  expect(told.length / legalities.length).toBeGreaterThan(0.9);
});
