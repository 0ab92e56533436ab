import { z } from 'zod';
import { entriesFor, keysOf } from '../vocabulary/entries.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { graveyardFilter, spellFilter } from './cardFilter.ts';
import { FILTER, type Filter, filter } from './filter.ts';
import { heads, mapping, oneOf, onlyKeys, positive } from './form.ts';
import type { Takes } from './hint.ts';
import { mappingOf } from './loosely.ts';
import { type Words, wordForm, wordsOf } from './table.ts';

/** What may be targeted. */
const TARGETS = {
  creature: 'a creature that fits',
  permanent: 'a permanent that fits',
  player: 'a player',
  opponent: 'an opponent',
  permanentOrPlayer: 'a permanent that fits, or a player',
  spell: 'a spell that fits',
  graveyardCard: 'a card in a graveyard that fits; it is yours if you own it',
} as const satisfies Words;

type TargetWord = keyof typeof TARGETS;

/** One instance of the word "target". */
export interface TargetSpec extends Many {
  readonly kind: 'permanent' | 'player' | 'permanentOrPlayer' | 'spell' | 'graveyardCard';
  /** Of permanents, spells or cards, as the kind has it. */
  readonly filter: Filter;
  /** Which players it may be; left out, any. */
  readonly players?: 'opponent';
}

interface Many {
  /** So many different ones (CR 115.3), by default one; `x`: as many as was announced. */
  readonly n?: number | 'x';
  /** Fewer may be chosen. */
  readonly upTo?: true;
}

const MANY = {
  n: oneOf([
    ['number', positive],
    ['word', z.literal('x')],
  ]).exactOptional(),
  'up-to': z.literal(true).exactOptional(),
};
const OF_PLAYERS = { players: z.literal('opponent').exactOptional() };

const SPECS: { readonly [W in TargetWord]: (fitting: Filter) => TargetSpec } = {
  creature: (fitting) => ({ kind: 'permanent', filter: { type: 'creature', ...fitting } }),
  permanent: (fitting) => ({ kind: 'permanent', filter: fitting }),
  player: () => ({ kind: 'player', filter: {} }),
  opponent: () => ({ kind: 'player', filter: {}, players: 'opponent' }),
  permanentOrPlayer: (fitting) => ({ kind: 'permanentOrPlayer', filter: fitting }),
  spell: (fitting) => ({ kind: 'spell', filter: fitting }),
  graveyardCard: (fitting) => ({ kind: 'graveyardCard', filter: fitting }),
};

/** Of a creature another card type is said with `any-of`. */
const ofCreatures: z.ZodType<Filter> = filter.superRefine((said, context) =>
  onlyKeys(
    said,
    wordsOf(FILTER).filter((key) => key !== 'type'),
    context,
  ),
);

type Branch = readonly [Takes, z.ZodType<TargetSpec>];

/** Those that fit, with what may be said besides. */
function fitting(word: TargetWord, which: z.ZodType<Filter>, besides: z.ZodRawShape = {}): Branch {
  const head = kebab(word);
  const form = mapping({ [head]: which, ...besides }).transform((said) => {
    const { [head]: those, 'up-to': upTo, ...more } = mappingOf(said);
    return {
      ...SPECS[word](those as Filter),
      ...more,
      ...(upTo === undefined ? {} : { upTo: true as const }),
    };
  });
  return [heads(head), form];
}

const word = <W extends TargetWord>(...words: readonly W[]): Branch => [
  'word',
  wordForm(entriesFor(words, (one) => TARGETS[one])).transform((one) => SPECS[one]({})),
];

/** What may be targeted; `creature` is short for a permanent that is one. */
export const target: z.ZodType<TargetSpec> = oneOf([
  word(...keysOf(TARGETS)),
  fitting('creature', ofCreatures, MANY),
  fitting('permanent', filter, MANY),
  fitting('permanentOrPlayer', filter, { ...MANY, ...OF_PLAYERS }),
  fitting('spell', spellFilter),
  fitting('graveyardCard', graveyardFilter, MANY),
]).meta({ id: 'target' });

/** CR 303.4a: what an Aura may enchant, which is one. */
export const enchanted: z.ZodType<TargetSpec> = oneOf([
  word('creature', 'permanent', 'player', 'opponent'),
  fitting('creature', ofCreatures),
  fitting('permanent', filter),
]).meta({ id: 'enchanted' });
