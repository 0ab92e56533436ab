import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { type Answered, EXAM_OUTCOMES, type ExamOutcome, resultOf } from './results.ts';

const item = (topic: string, rule: string): CatalogueItem => ({
  at: `/exercises/${topic}-${rule}/#q-one`,
  title: '',
  print: '000000',
  topics: [topic, 'evasion'],
  level: 1,
  rules: [rule, '509.1'],
  edition: '2026-09-25',
  mistakes: [],
});

const answered = (
  outcome: Answered['outcome'],
  topic: string,
  rule: string,
  mistakes: readonly string[] = [],
): Answered => ({ outcome, item: item(topic, rule), mistakes });

const RESULT = resultOf([
  answered('right', 'trample', '702.19b'),
  answered('wrong', 'trample', '702.19b', ['deathtouch-full-toughness']),
  answered('unanswered', 'costs', '508.1d'),
  answered('waiting', 'costs', '508.1d'),
  answered('changed', 'costs', '508.1d'),
  answered('undecided', 'evasion', '702.9b'),
  answered('right', 'triggers', '603.2'),
  { outcome: 'right', item: undefined, mistakes: [] },
]);

test('an exam is counted by topic, the weakest first, and by what is marked alone', () => {
  expect(RESULT).toMatchObject({ right: 3, all: 6, waiting: 1, unmarked: 2 });
  expect(RESULT.topics).toEqual([
    { name: 'costs', right: 0, all: 1 },
    { name: 'trample', right: 1, all: 2 },
    { name: 'triggers', right: 1, all: 1 },
  ]);
});

test('the rules to read again are those behind what was not right', () => {
  expect(RESULT.rules).toEqual([
    { name: '702.19b', right: 1, all: 2 },
    { name: '508.1d', right: 0, all: 1 },
  ]);
});

test('mistakes are counted by the answers that they explain', () => {
  expect(RESULT.mistakes).toEqual([{ name: 'deathtouch-full-toughness', right: 0, all: 1 }]);
});

test('a verdict is given once no mark that is still to come can change it', () => {
  const outcome = fc.constantFrom(...EXAM_OUTCOMES);
  fc.assert(
    fc.property(fc.array(outcome, { minLength: 1, maxLength: 25 }), (outcomes) => {
      const as = (marked: ExamOutcome) =>
        outcomes.map((one) => answered(one === 'waiting' ? marked : one, 'trample', '702.19b'));
      const [worst, best] = [resultOf(as('wrong')).verdict, resultOf(as('right')).verdict];
      const { verdict } = resultOf(as('waiting'));
      expect(verdict).toBe(worst === best ? worst : 'open');
    }),
  );
});
