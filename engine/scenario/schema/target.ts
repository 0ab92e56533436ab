import { z } from 'zod';
import type { Filter } from '../../language/filter.ts';
import { filter } from '../../language/filter.ts';
import { heads, mapping, oneOf, positive, wordOf } from '../../language/form.ts';
import type { TargetSpec } from '../../vocabulary/targets.ts';
import type { Timing } from '../../vocabulary/timing.ts';
import { STEPS } from '../../vocabulary/turnStructure.ts';

const TIMING_POINTS = ['attackersDeclared', 'blockersDeclared', 'combatDamage'] as const;

/** When a spell or ability may be used, beyond what an instant may (CR 506.8). */
export const timing = oneOf([
  ['word', wordOf(['sorcery']).transform((kind): Timing => ({ kind }))],
  [
    heads('during'),
    mapping({
      during: z.literal('combat'),
      after: wordOf(TIMING_POINTS).exactOptional(),
      before: wordOf(TIMING_POINTS).exactOptional(),
      whose: z.literal('opponent').exactOptional(),
    }).transform(({ during, ...points }): Timing => ({ kind: 'duringCombat', ...points })),
  ],
  [
    heads('after', 'before'),
    mapping({
      after: wordOf(TIMING_POINTS).exactOptional(),
      before: wordOf(TIMING_POINTS).exactOptional(),
      whose: z.literal('opponent').exactOptional(),
    }).transform((points): Timing => ({ kind: 'aroundCombat', ...points })),
  ],
  [
    heads('step'),
    mapping({ step: wordOf(STEPS), whose: z.literal('you').exactOptional() }).transform(
      (when): Timing => ({ kind: 'step', ...when }),
    ),
  ],
]);

const TARGET_WORDS = [
  'creature',
  'permanent',
  'player',
  'permanentOrPlayer',
  'spell',
  'graveyardCard',
] as const;

/** One instance of the word "target": one of these, or so many different ones, or up to so many. */
const many = {
  n: oneOf([
    ['number', positive],
    ['word', z.literal('x')],
  ]).exactOptional(),
  'up-to': z.literal(true).exactOptional(),
  players: z.literal('opponent').exactOptional(),
};

interface Many {
  readonly n?: number | 'x';
  readonly 'up-to'?: true;
  readonly players?: 'opponent';
}

function specOf(
  word: (typeof TARGET_WORDS)[number],
  filter: Filter = {},
  { 'up-to': upTo, ...n }: Many = {},
): TargetSpec {
  return {
    ...(word === 'creature'
      ? { kind: 'permanent', filter: { type: 'creature', ...filter } }
      : { kind: word, filter }),
    ...n,
    ...(upTo === undefined ? {} : { upTo }),
  };
}

/** What may be targeted; `creature` is short for a permanent that is one. */
export const target: z.ZodType<TargetSpec> = oneOf([
  ['word', wordOf(TARGET_WORDS).transform((word) => specOf(word))],
  [
    heads('creature'),
    mapping({ creature: filter, ...many }).transform(({ creature, ...how }) =>
      specOf('creature', creature, how),
    ),
  ],
  [
    heads('permanent'),
    mapping({ permanent: filter, ...many }).transform(({ permanent, ...how }) =>
      specOf('permanent', permanent, how),
    ),
  ],
  [
    heads('player'),
    mapping({ player: filter }).transform(({ player }) => specOf('player', player)),
  ],
  [
    heads('permanent-or-player'),
    mapping({ 'permanent-or-player': filter, ...many }).transform(
      ({ 'permanent-or-player': either, ...how }) => specOf('permanentOrPlayer', either, how),
    ),
  ],
  [heads('spell'), mapping({ spell: filter }).transform(({ spell }) => specOf('spell', spell))],
  [
    heads('graveyard-card'),
    mapping({ 'graveyard-card': filter, ...many }).transform(({ 'graveyard-card': card, ...how }) =>
      specOf('graveyardCard', card, how),
    ),
  ],
]).meta({ id: 'target' });
