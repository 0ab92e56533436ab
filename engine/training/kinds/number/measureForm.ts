import { z } from 'zod';
import { counterKind } from '../../../language/counter.ts';
import { heads, mapping, oneOf, wordOf } from '../../../language/form.ts';
import { type Nameable, nameOf } from '../../../scenario/schema/boardName.ts';
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
const named = <M extends Measure>(kind: M['kind'], of: Nameable, measure: (name: string) => M) =>
  [
    heads(kebab(kind)),
    mapping({ [kebab(kind)]: nameOf(of) }).transform((form) => measure(form[kebab(kind)] ?? '')),
  ] as const;

/** What a number is the number of. */
export const measureForm: z.ZodType<Measure> = oneOf([
  ['word', wordOf(BOARD_MEASURES).transform((kind) => ({ kind }))],
  ...PLAYER_MEASURES.map((kind) =>
    named(kind, 'player', (name) => ({ kind, player: playerId(name) })),
  ),
  ...OBJECT_MEASURES.map((kind) =>
    named(kind, 'anything', (name) => ({ kind, object: objectId(name) })),
  ),
  named('dealtTo', 'playerOrObject', (name) => ({ kind: 'dealtTo', to: objectId(name) })),
  [
    heads('counters'),
    mapping({ counters: nameOf('anything'), kind: counterKind }).transform((form) => ({
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
