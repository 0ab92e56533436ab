import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { kindsHeadFirst } from '../../abilities/kinds.ts';
import type { Nouns } from '../../abilities/nouns.ts';
import type { Speaking } from '../../abilities/words.ts';
import { list, manaSymbols, uncapital } from '../../grammar.ts';
import { phrase } from '../../wording/grammar.ts';
import { agree, definite, indefinite } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { numeral } from '../numbers.ts';
import { steps } from '../turn.ts';
import { damageWords } from './damage.ts';
import { nounOf, subtypeNoun } from './filterNouns.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filterPhrases.ts';
import { IT, isPronoun } from './pronouns.ts';
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
  several: (filter, base, speaking) =>
    phrase(known(filterWords(filter, 'many', base), speaking), agreementOf(filter, 'many', base)),
  all: (filter, base) => phrase(theFilter(filter, base), agreementOf(filter, 'many', base)),
  same: phrase(IT, { gender: 'host', number: 'one' }),
  state: (filter) => aFilter(filter, 'self').replace(/^un permanente (?:che è )?/, ''),
  reference: (reference) =>
    reference === 'you'
      ? phrase('', YOU)
      : phrase(PLAIN[reference], {
          ...agreementOfSubject({ kind: 'reference', reference }),
          is: reference,
        }),
  spoken: (reference, speaking) => {
    const words = speaking[reference];
    const same = isPronoun(words) || (reference === 'target' && words.startsWith('quel'));
    return phrase(words, {
      ...agreementOfSubject({ kind: 'reference', reference }),
      is: same ? 'same' : reference,
    });
  },
  player: (player) => phrase(PLAYERS[player], player === 'you' ? YOU : { ...ONE, is: player }),
  step: (step) => phrase(uncapital(steps[step]), { ...ONE, is: step }),
  numeral: (n, { gender }) => {
    if (typeof n === 'number') return numeral(n, gender);
    return n.kind === 'eventAmount' ? agree('altrettanto', { gender, number: 'many' }) : 'X';
  },
  counter: counterName,
  counters: (n, kind) => {
    const name = counterName(kind);
    return n === 1 ? `un segnalino ${name}` : `${nouns.numeral(n, ONE)} segnalini ${name}`;
  },
  mana: manaSymbols,
  damage: damageWords,
  colors: (all) =>
    list(
      'it',
      all.map((one) => colors[one]),
    ),
  kinds: kindsHeadFirst({
    type: nounOf,
    subtype: subtypeNoun,
    article: (words, gender) => indefinite({ words, gender, number: 'one' }),
    list: (words) => list('it', words),
  }),
};

/** `creature che la bloccano` */
const known = (words: string, speaking?: Speaking): string =>
  speaking?.self === IT ? words.replace(`bloccano ${HOST}`, `l${HOST_ENDING} bloccano`) : words;

const ONE = { gender: 'm', number: 'one' } as const;
const YOU = { ...ONE, person: 'you', is: 'you' } as const;

const PLAYERS: { readonly [P in Parameters<Nouns['player']>[0]]: string } = {
  player: 'un giocatore',
  you: 'te',
  opponent: 'un avversario',
  playerWithMostLife: 'il giocatore con più punti vita',
};
