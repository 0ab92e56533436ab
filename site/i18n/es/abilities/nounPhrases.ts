import { kindsHeadFirst } from '../../abilities/kinds.ts';
import type { NounPhrases } from '../../abilities/nounPhrases.ts';
import { REFERRED } from '../../abilities/references.ts';
import { list, manaSymbols, uncapital } from '../../grammar.ts';
import { isA, phrase } from '../../wording/grammar.ts';
import { colors } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { agree, determiner, numeral } from '../orthography.ts';
import { steps } from '../turn.ts';
import { damageWords } from './damage.ts';
import { subtypeNoun, typeNoun } from './filterNouns.ts';
import { aFilter, genderOf, phraseOf, theFilter } from './filterPhrases.ts';
import { allOf, PLAIN } from './references.ts';
import { SAME_HOST } from './selfNames.ts';

export const nounPhrases: NounPhrases = {
  one: (filter, base, setting) =>
    phrase(aFilter(filter, base, setting), { gender: genderOf(filter, base), number: 'one' }),
  every: (filter, _, setting) => allOf({ kind: 'all', filter }, PLAIN, setting),
  the: (filter, base = 'creature') => phraseOf(filter, { number: 'one', base, article: 'the' }),
  bare: (filter, base = 'creature', setting) => phraseOf(filter, { number: 'one', base, setting }),
  several: (filter, base = 'creature', setting) =>
    phraseOf(filter, { number: 'many', base, setting }),
  all: theFilter,
  same: SAME_HOST,
  state: (filter) => aFilter(filter),
  reference: (reference) => {
    if (reference === 'you') return phrase('', YOU);
    return { ...PLAIN[reference], is: reference };
  },
  spoken: (reference, speaking) => {
    const one = speaking[reference];
    return {
      ...one,
      number: REFERRED[reference].number,
      is: isA('known', one) ? 'same' : one.is === 'owner' ? 'owner' : reference,
    };
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
    return n === 1 ? `un contador ${name}` : `${nounPhrases.numeral(n, ONE)} contadores ${name}`;
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

const PLAYERS: { readonly [P in Parameters<NounPhrases['player']>[0]]: string } = {
  player: 'un jugador',
  you: 'tú',
  opponent: 'un oponente',
  playerWithMostLife: 'el jugador con más vidas',
};
