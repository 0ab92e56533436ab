import { z } from 'zod';
import { amount } from '../../language/amount.ts';
import { condition } from '../../language/condition.ts';
import { filter } from '../../language/filter.ts';
import { heads, mapping, wordOf } from '../../language/form.ts';
import { reference, SELF, subject } from '../../language/reference.ts';
import { COUNTERS } from '../../vocabulary/counters.ts';
import { DELAYED_MOMENTS, type Effect } from '../../vocabulary/effects.ts';
import { cost } from './cost.ts';

/** Effects that hold others, whose schema is `effects`. */
export const nestedForms = (effects: z.ZodType<readonly Effect[]>) =>
  [...choiceForms(effects), ...consequenceForms(effects)] as const;

const choiceForms = (effects: z.ZodType<readonly Effect[]>) =>
  [
    [
      heads('may'),
      mapping({ may: effects }).transform((form): Effect => ({ kind: 'may', effects: form.may })),
    ],
    [
      heads('either'),
      mapping({ either: z.array(effects).min(2) }).transform(
        (form): Effect => ({ kind: 'either', options: form.either }),
      ),
    ],
    [
      heads('choose'),
      mapping({
        choose: filter,
        from: z.enum(['hand', 'opponents']).exactOptional(),
        among: reference.exactOptional(),
        by: subject.exactOptional(),
        all: z.literal(true).exactOptional(),
        'at-random': z.literal(true).exactOptional(),
      }).transform(
        ({ choose, 'at-random': atRandom, ...how }): Effect => ({
          kind: 'choose',
          filter: choose,
          ...how,
          ...(atRandom === undefined ? {} : { atRandom }),
        }),
      ),
    ],
    [
      heads('for-each'),
      mapping({ 'for-each': subject, effects }).transform(
        (form): Effect => ({
          kind: 'forEach',
          subject: form['for-each'],
          effects: form.effects,
        }),
      ),
    ],
    [
      heads('if'),
      mapping({ if: condition, effects, otherwise: effects.exactOptional() }).transform(
        ({ if: when, ...form }): Effect => ({ kind: 'if', condition: when, ...form }),
      ),
    ],
  ] as const;

const consequenceForms = (effects: z.ZodType<readonly Effect[]>) =>
  [
    [
      heads('delayed'),
      mapping({
        delayed: wordOf(DELAYED_MOMENTS),
        'if-created': z.literal(true).exactOptional(),
        effects,
      }).transform(
        ({ delayed, 'if-created': ifCreated, ...form }): Effect => ({
          kind: 'delayed',
          at: delayed,
          ...(ifCreated === undefined ? {} : { ifCreated }),
          ...form,
        }),
      ),
    ],
    [
      heads('may-pay'),
      mapping({
        'may-pay': cost,
        'per-counter': z.enum(COUNTERS).exactOptional(),
        effects,
        otherwise: effects.exactOptional(),
      }).transform(
        ({ 'may-pay': price, 'per-counter': perCounter, ...form }): Effect => ({
          kind: 'mayPay',
          cost: price,
          ...(perCounter === undefined ? {} : { perCounter }),
          ...form,
        }),
      ),
    ],
    [
      heads('remove-counters'),
      mapping({
        'remove-counters': z.enum(COUNTERS),
        n: amount.exactOptional(),
        on: subject.exactOptional(),
        otherwise: effects.exactOptional(),
      }).transform(
        ({ 'remove-counters': counter, n = 1, on = SELF, ...form }): Effect => ({
          kind: 'removeCounters',
          counter,
          n,
          subject: on,
          ...form,
        }),
      ),
    ],
    [
      heads('extra-phases'),
      mapping({
        'extra-phases': z.array(z.enum(['combat', 'main'])).min(1),
        after: wordOf(['firstPostcombatMain']).exactOptional(),
        'as-combat-begins': effects.exactOptional(),
      }).transform(
        ({ 'extra-phases': phases, 'as-combat-begins': begins, ...where }): Effect => ({
          kind: 'extraPhases',
          phases,
          ...where,
          ...(begins === undefined ? {} : { asCombatBegins: begins }),
        }),
      ),
    ],
  ] as const;
