import type { Nouns } from '../../abilities/nouns.ts';
import { manaText } from '../../grammar.ts';
import { phrase } from '../../wording/grammar.ts';
import { counterWords } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { numeral } from '../numbers.ts';
import { steps } from '../turn.ts';
import { aFilter, filterWords, withArticle } from './filterPhrases.ts';
import { numberOf, PLAIN } from './references.ts';

const ONE = { gender: 'm', number: 'one' } as const;
const MANY = { gender: 'm', number: 'many' } as const;

export const nouns: Nouns = {
  one: (filter, base) => phrase(aFilter(filter, base), ONE),
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
  step: (step) => phrase(steps[step].toLowerCase(), { ...ONE, is: step }),
  numeral: (n) => numeral(n),
  counters: (n, kind) => {
    const one = counterWords(kind);
    return grammar.numbered(n, withArticle(one), `${one}s`);
  },
  mana: manaText,
};

const PLAYERS: { readonly [P in Parameters<Nouns['player']>[0]]: string } = {
  player: 'a player',
  you: 'you',
  opponent: 'an opponent',
  playerWithMostLife: 'the player with the most life',
};
