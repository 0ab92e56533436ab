import { z } from 'zod';
import { count, heads, idWord, mapping, nameOnBoard, oneOf, wordOf } from '../../language/form.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import {
  BOARD_MEASURES,
  OBJECT_MEASURES,
  ORDERED,
  PICKED_CREATURES,
  PICKED_STEPS,
  PLAYER_MEASURES,
} from '../question.ts';
import { editions, expectation, ruleKeys, tryable } from './script.ts';

const stated = (items: readonly (string | number)[]): string => items.map(String).join(', ');

const common = {
  id: idWord,
  /** Left out, of the main line. */
  branch: idWord.exactOptional(),
  /** How many entries of that line's script come before it; left out, as few as it needs. */
  after: count.exactOptional(),
  editions: editions.exactOptional(),
  /** Left out, whatever the engine says; of what is declared or divided, how many ways are legal. */
  answer: oneOf([
    ['number', z.int().transform(String)],
    ['word', z.boolean().transform(String)],
    ['list', z.array(z.union([z.string(), z.int()])).transform(stated)],
  ]).exactOptional(),
  /** Left out, those by which the engine came to the answer. */
  rules: ruleKeys.min(1).exactOptional(),
};

const names = z.array(nameOnBoard).min(1);

/** `{ life: Nil }`, `{ triggered: tiger }`: the measure, and whose it is. */
const named = <K extends string>(kind: K) =>
  [
    heads(kebab(kind)),
    mapping({ [kebab(kind)]: nameOnBoard }).transform((form) => ({
      kind,
      name: form[kebab(kind)] ?? '',
    })),
  ] as const;

/** What a number may be the number of. */
const measure = oneOf([
  ['word', wordOf(BOARD_MEASURES).transform((kind) => ({ kind }))],
  ...PLAYER_MEASURES.map(named),
  ...OBJECT_MEASURES.map(named),
  named('dealtTo'),
  [
    heads('counters'),
    mapping({ counters: nameOnBoard, kind: wordOf(COUNTERS) }).transform((form) => ({
      kind: 'counters' as const,
      name: form.counters,
      counter: form.kind,
    })),
  ],
  [
    heads('times'),
    mapping({ times: z.enum(['cleanup', 'upkeep', 'combat']) }).transform((form) => ({
      kind: 'times' as const,
      of: form.times,
    })),
  ],
]);

/** What is asked, and answered by the engine. */
export const questionForm = oneOf([
  [heads('declare'), mapping({ ...common, declare: z.enum(['attackers', 'blockers']) })],
  [heads('divide'), mapping({ ...common, divide: nameOnBoard })],
  [heads('legal'), mapping({ ...common, legal: tryable })],
  [heads('number'), mapping({ ...common, number: measure })],
  [heads('holds'), mapping({ ...common, holds: expectation })],
  [
    heads('pick'),
    mapping({ ...common, pick: wordOf(PICKED_CREATURES), among: names.exactOptional() }),
  ],
  [heads('pick-acts'), mapping({ ...common, 'pick-acts': z.array(tryable).min(2) })],
  [heads('pick-steps'), mapping({ ...common, 'pick-steps': wordOf(PICKED_STEPS) })],
  [heads('when'), mapping({ ...common, when: tryable })],
  [heads('order'), mapping({ ...common, order: wordOf(ORDERED) })],
]).meta({ id: 'question' });

export type QuestionForm = z.output<typeof questionForm>;
export type MeasureForm = z.output<typeof measure>;
