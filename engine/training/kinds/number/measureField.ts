import { z } from 'zod';
import { heads, mapping, nameOnBoard, oneOf, wordOf } from '../../../language/form.ts';
import { text } from '../../../scenario/reading/looseScenario.ts';
import type { QuestionField } from '../../../scenario/reading/questionField.ts';
import { type NameUse, value } from '../../../scenario/reading/references.ts';
import { COUNTERS } from '../../../vocabulary/counters.ts';
import { objectId, playerId } from '../../../vocabulary/ids.ts';
import { kebab } from '../../../vocabulary/spelling.ts';
import {
  BOARD_MEASURES,
  COUNTED_STEPS,
  type Measure,
  OBJECT_MEASURES,
  PLAYER_MEASURES,
} from './measure.ts';

/** `{ life: Nil }`, `{ triggered: tiger }`: the measure, and whose it is. */
const named = <M extends Measure>(kind: M['kind'], measure: (name: string) => M) =>
  [
    heads(kebab(kind)),
    mapping({ [kebab(kind)]: nameOnBoard }).transform((form) => measure(form[kebab(kind)] ?? '')),
  ] as const;

const measureForm: z.ZodType<Measure> = oneOf([
  ['word', wordOf(BOARD_MEASURES).transform((kind) => ({ kind }))],
  ...PLAYER_MEASURES.map((kind) => named(kind, (name) => ({ kind, player: playerId(name) }))),
  ...OBJECT_MEASURES.map((kind) => named(kind, (name) => ({ kind, object: objectId(name) }))),
  named('dealtTo', (name) => ({ kind: 'dealtTo', to: objectId(name) })),
  [
    heads('counters'),
    mapping({ counters: nameOnBoard, kind: wordOf(COUNTERS) }).transform((form) => ({
      kind: 'counters' as const,
      object: objectId(form.counters),
      counter: form.kind,
    })),
  ],
  [
    heads('times'),
    mapping({ times: z.enum(COUNTED_STEPS) }).transform((form) => ({
      kind: 'times' as const,
      of: form.times,
    })),
  ],
]);

/** Whose or what's it may be. */
const NAMES: readonly (readonly [key: string, of: NameUse['of']])[] = [
  ...PLAYER_MEASURES.map((kind) => [kebab(kind), 'player'] as const),
  ...OBJECT_MEASURES.map((kind) => [kebab(kind), 'anything'] as const),
  ['dealt-to', 'playerOrObject'],
  ['counters', 'anything'],
];

const looseMeasure = z.record(z.string(), text).catch({});

/** What a number is the number of. */
export const measureField: QuestionField<typeof measureForm> = {
  form: measureForm,
  names: (written, path) => {
    const measure = looseMeasure.parse(written);
    return NAMES.flatMap(([key, of]) => value(measure[key], of, [...path, key]));
  },
};
