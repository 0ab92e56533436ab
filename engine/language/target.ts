import { z } from 'zod';
import { kebab } from '../vocabulary/spelling.ts';
import { type Filter, filter } from './filter.ts';
import { heads, mapping, oneOf, positive } from './form.ts';
import { type Words, wordForm } from './table.ts';

/** What may be targeted. */
const TARGETS = {
  creature: 'a creature that fits',
  permanent: 'a permanent that fits',
  player: 'a player',
  permanentOrPlayer: 'a permanent that fits, or a player',
  spell: 'a spell that fits',
  graveyardCard: 'a card in a graveyard that fits; it is yours if you own it',
} as const satisfies Words;

type TargetWord = keyof typeof TARGETS;

/** One instance of the word "target". */
export type TargetSpec = z.output<typeof target>;

const MANY = {
  /** So many different ones (CR 115.3), by default one; `x`: as many as was announced. */
  n: oneOf([
    ['number', positive],
    ['word', z.literal('x')],
  ]).exactOptional(),
  /** Or fewer. */
  'up-to': z.literal(true).exactOptional(),
  /** Of players, only these; a filter is about permanents. */
  players: z.literal('opponent').exactOptional(),
};

type Many = z.output<z.ZodObject<typeof MANY>>;

const specOf = (word: TargetWord, fitting: Filter = {}, { 'up-to': upTo, ...n }: Many = {}) => ({
  ...(word === 'creature'
    ? { kind: 'permanent' as const, filter: { type: 'creature' as const, ...fitting } }
    : { kind: word, filter: fitting }),
  ...n,
  ...(upTo === undefined ? {} : { upTo }),
});

/** One of these, or so many different ones, or up to so many. */
const several = (word: TargetWord) => {
  const head = kebab(word);
  return [
    heads(head),
    mapping({ [head]: filter, ...MANY }).transform((form) => {
      const { [head]: fitting, ...how } = form as Readonly<Record<string, unknown>>;
      return specOf(word, fitting as Filter, how as Many);
    }),
  ] as const;
};

const single = (word: TargetWord) => {
  const head = kebab(word);
  return [
    heads(head),
    mapping({ [head]: filter }).transform((form) => specOf(word, form[head])),
  ] as const;
};

/** What may be targeted; `creature` is short for a permanent that is one. */
export const target = oneOf([
  ['word', wordForm(TARGETS).transform((word) => specOf(word))],
  several('creature'),
  several('permanent'),
  single('player'),
  several('permanentOrPlayer'),
  single('spell'),
  several('graveyardCard'),
]).meta({ id: 'target' });
