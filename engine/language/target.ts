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
export interface TargetSpec {
  readonly kind: Exclude<TargetWord, 'creature'>;
  readonly filter: Filter;
  /** So many different ones (CR 115.3), by default one; `x`: as many as was announced. */
  readonly n?: number | 'x';
  /** Or fewer. */
  readonly upTo?: true;
  /** Of players, only these; a filter is about permanents. */
  readonly players?: 'opponent';
}

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
  word: TargetWord,
  fitting: Filter = {},
  { 'up-to': upTo, ...n }: Many = {},
): TargetSpec {
  return {
    ...(word === 'creature'
      ? { kind: 'permanent', filter: { type: 'creature', ...fitting } }
      : { kind: word, filter: fitting }),
    ...n,
    ...(upTo === undefined ? {} : { upTo }),
  };
}

/** One of these, or so many different ones, or up to so many. */
const several = (word: TargetWord) => {
  const head = kebab(word);
  return [
    heads(head),
    mapping({ [head]: filter, ...many }).transform((form) => {
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
export const target: z.ZodType<TargetSpec> = oneOf([
  ['word', wordForm(TARGETS).transform((word) => specOf(word))],
  several('creature'),
  several('permanent'),
  single('player'),
  several('permanentOrPlayer'),
  single('spell'),
  several('graveyardCard'),
]).meta({ id: 'target' });
