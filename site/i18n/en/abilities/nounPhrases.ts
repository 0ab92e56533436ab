import type { NounPhrases } from '../../abilities/nounPhrases.ts';
import { list, manaText } from '../../grammar.ts';
import { phrase, wordsOf } from '../../wording/grammar.ts';
import { colors, types } from '../characteristics.ts';
import { counterWords } from '../counters.ts';
import { numeral } from '../numbers.ts';
import { withArticle } from '../orthography.ts';
import { subtypeWord } from '../subtypes.ts';
import { steps } from '../turn.ts';
import { damageWords } from './damage.ts';
import { aFilter, filterWords, stateWords } from './filterPhrases.ts';
import { numberOf, PLAIN } from './references.ts';

const ONE = { gender: 'm', number: 'one' } as const;
const MANY = { gender: 'm', number: 'many' } as const;

export const nounPhrases: NounPhrases = {
  one: (filter, base, setting) => phrase(aFilter(filter, base, setting), ONE),
  every: (filter, base, setting) =>
    phrase(`all ${filterWords(filter, 'many', base, setting)}`, MANY),
  the: (filter, base) => phrase(`the ${filterWords(filter, 'one', base)}`, ONE),
  bare: (filter, base, setting) => phrase(filterWords(filter, 'one', base, setting), ONE),
  several: (filter, base, setting) => phrase(filterWords(filter, 'many', base, setting), MANY),
  all: (filter, base, setting) => phrase(filterWords(filter, 'many', base, setting), MANY),
  same: phrase('it', ONE),
  // `monstrous`, `blocking`, rather than a permanent or a creature that is so.
  state: (filter) => stateWords(filter, 'permanent'),
  reference: (reference) =>
    phrase(wordsOf(PLAIN[reference]), {
      gender: 'm',
      number: numberOf({ kind: 'reference', reference }),
      ...(reference === 'you' ? { person: 'you' } : {}),
      is: reference,
    }),
  spoken: (reference, speaking) =>
    phrase(wordsOf(speaking[reference]), {
      gender: 'm',
      number: numberOf({ kind: 'reference', reference }),
      is: reference,
    }),
  player: (player) =>
    phrase(PLAYERS[player], {
      ...ONE,
      ...(player === 'you' ? { person: 'you' } : {}),
      is: player,
    }),
  step: (step) => phrase(steps[step].toLowerCase(), { ...ONE, is: step }),
  numeral: (n) => {
    if (typeof n === 'number') return numeral(n);
    return n.kind === 'eventAmount' ? 'that many' : 'X';
  },
  counter: counterWords,
  counters: (n, kind) => {
    const one = counterWords(kind);
    return n === 1 ? withArticle(one) : `${nounPhrases.numeral(n, MANY)} ${one}s`;
  },
  mana: manaText,
  damage: (sort, n) => (n === undefined ? damageWords(sort) : `${n} ${damageWords(sort)}`),
  colors: (all) =>
    list(
      'en',
      all.map((one) => colors[one]),
    ),
  kinds: ({ types: named = [], subtypes = [], size = '' }, number) => {
    // A land that is an Island is called that.
    const isLand = subtypes.length > 0 && named.length > 0 && named.every((one) => one === 'land');
    if (isLand) return nounPhrases.kinds({ subtypes }, number);
    const kinds = [
      ...subtypes.map((one) => subtypeWord(one, 'one')),
      ...named.map((one) => types[one]),
    ];
    const words = [size, ...kinds].join(' ').trim();
    return number === 'many' ? `${words}s` : withArticle(words);
  },
};

const PLAYERS: { readonly [P in Parameters<NounPhrases['player']>[0]]: string } = {
  player: 'a player',
  you: 'you',
  opponent: 'an opponent',
  playerWithMostLife: 'the player with the most life',
};
