import { z } from 'zod';
import type { TargetSpec, Timing } from '../../vocabulary/abilities.ts';
import { filter } from './filter.ts';
import { heads, mapping, oneOf, wordOf } from './form.ts';

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
    }).transform(({ during, ...points }): Timing => ({ kind: 'duringCombat', ...points })),
  ],
  [
    heads('after', 'before'),
    mapping({
      after: wordOf(TIMING_POINTS).exactOptional(),
      before: wordOf(TIMING_POINTS).exactOptional(),
    }).transform((points): Timing => ({ kind: 'aroundCombat', ...points })),
  ],
]);

const TARGET_WORDS = ['creature', 'permanent', 'player', 'permanentOrPlayer'] as const;

/** What may be targeted; `creature` is short for a permanent that is one. */
export const target = oneOf([
  [
    'word',
    wordOf(TARGET_WORDS).transform(
      (word): TargetSpec =>
        word === 'creature'
          ? { kind: 'permanent', filter: { type: 'creature' } }
          : { kind: word, filter: {} },
    ),
  ],
  [
    heads('creature'),
    mapping({ creature: filter }).transform(
      (form): TargetSpec => ({ kind: 'permanent', filter: { type: 'creature', ...form.creature } }),
    ),
  ],
  [
    heads('permanent'),
    mapping({ permanent: filter }).transform(
      (form): TargetSpec => ({ kind: 'permanent', filter: form.permanent }),
    ),
  ],
  [
    heads('permanent-or-player'),
    mapping({ 'permanent-or-player': filter }).transform(
      (form): TargetSpec => ({ kind: 'permanentOrPlayer', filter: form['permanent-or-player'] }),
    ),
  ],
]).meta({ id: 'target' });
