import type { Nouns } from '../../abilities/nouns.ts';
import { manaSymbols, uncapital } from '../../grammar.ts';
import { phrase } from '../../wording/grammar.ts';
import { counterName } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { numeral } from '../numbers.ts';
import { steps } from '../turn.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filterPhrases.ts';
import { IT } from './pronouns.ts';
import { agreementOfSubject, PLAIN } from './references.ts';

export const nouns: Nouns = {
  one: (filter, base) => phrase(aFilter(filter, base), agreementOf(filter, 'one', base)),
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
  step: (step) => phrase(uncapital(steps[step]), { ...ONE, is: step }),
  numeral: (n, { gender }) => numeral(n, gender),
  counters: (n, kind) => {
    const name = counterName(kind);
    return grammar.numbered(n, `un segnalino ${name}`, `segnalini ${name}`);
  },
  mana: manaSymbols,
};

const ONE = { gender: 'm', number: 'one' } as const;
const YOU = { ...ONE, person: 'you', is: 'you' } as const;

const PLAYERS: { readonly [P in Parameters<Nouns['player']>[0]]: string } = {
  player: 'un giocatore',
  you: 'te',
  opponent: 'un avversario',
  playerWithMostLife: 'il giocatore con più punti vita',
};
