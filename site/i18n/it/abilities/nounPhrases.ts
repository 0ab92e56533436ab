import { kindsHeadFirst } from '../../abilities/kinds.ts';
import type { NounPhrases } from '../../abilities/nounPhrases.ts';
import { list, manaSymbols, uncapital } from '../../grammar.ts';
import { isA, phrase } from '../../wording/grammar.ts';
import { colors } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { numeral } from '../numbers.ts';
import { agree, definite, indefinite } from '../orthography.ts';
import { steps } from '../turn.ts';
import { damageWords } from './damage.ts';
import { nounOf, subtypeNoun } from './filterNouns.ts';
import { aFilter, agreementOf, filterWords, stateWords, theFilter } from './filterPhrases.ts';
import { IT } from './pronouns.ts';
import { agreementOfSubject, allOf, PLAIN } from './references.ts';

export const nounPhrases: NounPhrases = {
  one: (filter, base, setting) =>
    phrase(aFilter(filter, base, setting), agreementOf(filter, 'one', base)),
  every: (filter, base, setting) => ({
    ...allOf({ kind: 'all', filter }, PLAIN, setting),
    ...agreementOf(filter, 'many', base),
  }),
  the: (filter, base) => {
    const as = agreementOf(filter, 'one', base);
    return phrase(definite({ ...as, words: filterWords(filter, 'one', base) }), as);
  },
  bare: (filter, base, setting) =>
    phrase(filterWords(filter, 'one', base, setting), agreementOf(filter, 'one', base)),
  several: (filter, base, setting) =>
    phrase(filterWords(filter, 'many', base, setting), agreementOf(filter, 'many', base)),
  all: theFilter,
  same: IT,
  state: (filter) => stateWords(filter, 'self'),
  reference: (reference) =>
    reference === 'you' ? phrase('', YOU) : { ...PLAIN[reference], is: reference },
  spoken: (reference, speaking) => {
    const one = speaking[reference];
    const isSame = isA('pronoun', one) || (reference === 'target' && isA('that', one));
    return {
      ...one,
      ...agreementOfSubject({ kind: 'reference', reference }),
      is: isSame ? 'same' : reference,
    };
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
    return n === 1 ? `un segnalino ${name}` : `${nounPhrases.numeral(n, ONE)} segnalini ${name}`;
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

const ONE = { gender: 'm', number: 'one' } as const;
const YOU = { ...ONE, person: 'you', is: 'you' } as const;

const PLAYERS: { readonly [P in Parameters<NounPhrases['player']>[0]]: string } = {
  player: 'un giocatore',
  you: 'te',
  opponent: 'un avversario',
  playerWithMostLife: 'il giocatore con più punti vita',
};
