import { kindsHeadFirst } from '../../abilities/kinds.ts';
import type { Nouns } from '../../abilities/nouns.ts';
import { list } from '../../grammar.ts';
import { phrase } from '../../wording/grammar.ts';
import { definite, indefinite } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { counterWords, numberWords } from './amounts.ts';
import { damageWords } from './damage.ts';
import { subtypeNoun, typeNouns } from './filterNouns.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filterPhrases.ts';
import { IT } from './pronouns.ts';
import { agreementOfSubject, objectWords, PLAIN } from './references.ts';

export const nouns: Nouns = {
  one: (filter, base) => phrase(aFilter(filter, base), agreementOf(filter, 'one', base)),
  every: (filter, base) =>
    phrase(objectWords({ kind: 'all', filter }, PLAIN), agreementOf(filter, 'many', base)),
  the: (filter, base) => {
    const as = agreementOf(filter, 'one', base);
    return phrase(definite({ ...as, words: filterWords(filter, 'one', base) }), as);
  },
  bare: (filter, base) =>
    phrase(filterWords(filter, 'one', base), agreementOf(filter, 'one', base)),
  several: (filter, base) =>
    phrase(filterWords(filter, 'many', base), agreementOf(filter, 'many', base)),
  all: (filter, base) => phrase(theFilter(filter, base), agreementOf(filter, 'many', base)),
  same: phrase(IT, { gender: 'host', number: 'one' }),
  reference: (reference) =>
    reference === 'you'
      ? phrase('', YOU)
      : phrase(PLAIN[reference], {
          ...agreementOfSubject({ kind: 'reference', reference }),
          is: reference,
        }),
  player: (player) => phrase(PLAYERS[player], player === 'you' ? YOU : { ...ONE, is: player }),
  numeral: (n, { gender }) => numberWords(n, gender),
  damage: damageWords,
  counters: counterWords,
  colors: (all) =>
    list(
      'it',
      all.map((one) => colors[one]),
    ),
  kinds: kindsHeadFirst({
    type: (type) => typeNouns[type],
    subtype: subtypeNoun,
    article: (words, gender) => indefinite({ words, gender, number: 'one' }),
    list: (words) => list('it', words),
  }),
};

const ONE = { gender: 'm', number: 'one' } as const;
const YOU = { ...ONE, person: 'you', is: 'you' } as const;

const PLAYERS: { readonly [P in Parameters<Nouns['player']>[0]]: string } = {
  player: 'un giocatore',
  you: 'te',
  opponent: 'un avversario',
  playerWithMostLife: 'il giocatore con più punti vita',
};
