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

/** One instance of the word "target": one of these, or so many different ones, or up to so many. */
const many = {
  n: z.union([positive, z.literal('x')]).exactOptional(),
  'up-to': z.literal(true).exactOptional(),
};

const plain = (word: (typeof TARGET_WORDS)[number]): TargetSpec =>
  word === 'creature'
    ? { kind: 'permanent', filter: { type: 'creature' } }
    : { kind: word, filter: {} };

const filtered = (word: (typeof TARGET_WORDS)[number]) => {
  const head = kebab(word);
  return [
    heads(head),
    z.strictObject({ [head]: filter, ...many }).transform((form): TargetSpec => {
      const { kind, filter: base } = plain(word);
      const { n, 'up-to': upTo } = form as Many;
      return {
        kind,
        filter: { ...base, ...(form[head] as Filter) },
        ...(n === undefined ? {} : { n }),
        ...(upTo === undefined ? {} : { upTo }),
      };
    }),
  ] as const;
};

/** What may be targeted; `creature` is short for a permanent that is one. */
export const target: z.ZodType<TargetSpec> = oneOf([
  ['word', wordOf(TARGET_WORDS).transform(plain)],
  ...TARGET_WORDS.map(filtered),
]).meta({ id: 'target' });
