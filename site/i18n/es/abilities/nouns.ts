import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { kindsHeadFirst } from '../../abilities/kinds.ts';
import type { Nouns } from '../../abilities/nouns.ts';
import type { Speaking } from '../../abilities/words.ts';
import { list, manaSymbols, uncapital } from '../../grammar.ts';
import { phrase } from '../../wording/grammar.ts';
import { agree, determiner, numeral } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { steps } from '../turn.ts';
import { damageWords } from './damage.ts';
import { subtypeNoun, typeNoun } from './filterNouns.ts';
import {
  aFilter,
  filterWords,
  genderOf,
  numberOfAll,
  phraseOf,
  theFilter,
} from './filterPhrases.ts';
import { isSame, SAME_HOST } from './hosts.ts';
import { allWords, genderOfSubject, numberOf, PLAIN } from './references.ts';

export const nouns: Nouns = {
  one: (filter, base) =>
    phrase(aFilter(filter, base), { gender: genderOf(filter, base), number: 'one' }),
  every: (filter, base) =>
    phrase(allWords({ kind: 'all', filter }, PLAIN), {
      gender: genderOf(filter, base),
      number: 'many',
    }),
  the: (filter, base = 'creature') =>
    phrase(phraseOf(filter, { number: 'one', base, article: 'the' }), {
      gender: genderOf(filter, base),
      number: 'one',
    }),
  bare: (filter, base) =>
    phrase(filterWords(filter, 'one', base), { gender: genderOf(filter, base), number: 'one' }),
  several: (filter, base, speaking) =>
    phrase(known(filterWords(filter, 'many', base), speaking), {
      gender: genderOf(filter, base),
      number: 'many',
    }),
  all: (filter, base) =>
    phrase(theFilter(filter, base), {
      gender: genderOf(filter, base),
      number: numberOfAll(filter),
    }),
  same: phrase(SAME_HOST, { gender: 'host', number: 'one' }),
  state: (filter) => aFilter(filter),
  reference: (reference) => {
    if (reference === 'you') return phrase('', YOU);
    const subject = { kind: 'reference', reference } as const;
    return phrase(PLAIN[reference], {
      gender: genderOfSubject(subject),
      number: numberOf(subject),
      is: reference,
    });
  },
  spoken: (reference, speaking) => {
    const subject = { kind: 'reference', reference } as const;
    return phrase(speaking[reference], {
      gender: genderOfSubject(subject),
      number: numberOf(subject),
      is: isSame(speaking[reference]) ? 'same' : reference,
    });
  },
  player: (player) => phrase(PLAYERS[player], player === 'you' ? YOU : { ...ONE, is: player }),
  step: (step) => phrase(uncapital(steps[step]), { ...ONE, is: step }),
  numeral: (n, { gender }) => {
    if (typeof n === 'number') return numeral(n, gender === 'f' ? 'f' : 'm');
    return n.kind === 'eventAmount' ? 'esa misma cantidad de' : 'X';
  },
  counter: counterName,
  counters: (n, kind) => {
    const name = counterName(kind);
    return n === 1 ? `un contador ${name}` : `${nouns.numeral(n, ONE)} contadores ${name}`;
  },
  mana: manaSymbols,
  damage: damageWords,
  colors: (all, as) =>
    list(
      'es',
      all.map((one) => agree(colors[one], as)),
    ),
  kinds: kindsHeadFirst({
    type: typeNoun,
    subtype: subtypeNoun,
    article: (words, gender) => `${determiner('a', { gender, number: 'one' })} ${words}`,
    list: (words) => list('es', words),
  }),
};

const ONE = { gender: 'm', number: 'one' } as const;
const YOU = { ...ONE, person: 'you', is: 'you' } as const;

const PLAYERS: { readonly [P in Parameters<Nouns['player']>[0]]: string } = {
  player: 'un jugador',
  you: 'tú',
  opponent: 'un oponente',
  playerWithMostLife: 'el jugador con más vidas',
};

/** `criaturas que la bloquean` */
const known = (words: string, speaking?: Speaking): string =>
  speaking !== undefined && isSame(speaking.self)
    ? words.replace(`bloquean a ${HOST}`, `l${HOST_ENDING} bloquean`)
    : words;
