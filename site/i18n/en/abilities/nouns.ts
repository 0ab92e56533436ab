import type { Nouns } from '../../abilities/nouns.ts';
import { list } from '../../grammar.ts';
import { phrase } from '../../wording/grammar.ts';
import { colors, types } from '../characteristics.ts';
import { counterWords } from '../counters.ts';
import { subtypeWord } from '../subtypes.ts';
import { numbered, numberWords } from './amounts.ts';
import { damageWords } from './damage.ts';
import { aFilter, filterWords, withArticle } from './filterPhrases.ts';
import { numberOf, PLAIN } from './references.ts';

const ONE = { gender: 'm', number: 'one' } as const;
const MANY = { gender: 'm', number: 'many' } as const;

export const nouns: Nouns = {
  one: (filter, base) => phrase(aFilter(filter, base), ONE),
  every: (filter, base) => phrase(`all ${filterWords(filter, 'many', base)}`, MANY),
  the: (filter, base) => phrase(`the ${filterWords(filter, 'one', base)}`, ONE),
  bare: (filter, base) => phrase(filterWords(filter, 'one', base), ONE),
  several: (filter, base) => phrase(filterWords(filter, 'many', base), MANY),
  all: (filter, base) => phrase(filterWords(filter, 'many', base), MANY),
  same: phrase('it', ONE),
  reference: (reference) =>
    phrase(PLAIN[reference], {
      gender: 'm',
      number: numberOf({ kind: 'reference', reference }),
      ...(reference === 'you' ? { person: 'you' } : {}),
      is: reference,
    }),
  player: (player) =>
    phrase(PLAYERS[player], {
      ...ONE,
      ...(player === 'you' ? { person: 'you' } : {}),
      is: player,
    }),
  numeral: numberWords,
  damage: (sort, n) => (n === undefined ? damageWords(sort) : `${n} ${damageWords(sort)}`),
  counters: (n, kind) => numbered(n, counterWords(kind)),
  colors: (all) =>
    list(
      'en',
      all.map((one) => colors[one]),
    ),
  kinds: ({ types: named = [], subtypes = [], size = '' }, number) => {
    // A land that is an Island is called that.
    const isLand = subtypes.length > 0 && named.length > 0 && named.every((one) => one === 'land');
    if (isLand) return nouns.kinds({ subtypes }, number);
    const kinds = [
      ...subtypes.map((one) => subtypeWord(one, 'one')),
      ...named.map((one) => types[one]),
    ];
    const words = [size, ...kinds].join(' ').trim();
    return number === 'many' ? `${words}s` : withArticle(words);
  },
};

const PLAYERS: { readonly [P in Parameters<Nouns['player']>[0]]: string } = {
  player: 'a player',
  you: 'you',
  opponent: 'an opponent',
  playerWithMostLife: 'the player with the most life',
};
