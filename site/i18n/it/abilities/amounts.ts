import type { Amount, Reference } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import { letterOf, openLetters } from '../../abilities/letters.ts';
import { type AmountWords, type CounterKind, type Speaking, say } from '../../abilities/words.ts';
import { signed } from '../../grammar.ts';
import { after, agree, count, definite, type Gender } from '../agreement.ts';
import { counterName } from '../counters.ts';
import { numeral } from '../numbers.ts';
import { agreementOf, filterWords, theFilter } from './filterPhrases.ts';
import { IT, isPronoun, ownOf } from './pronouns.ts';
import { PLAIN } from './references.ts';

type Count = Extract<Amount, { readonly kind: 'count' }>;

/** What a number is, where it is not written: fit to follow "X è" and, with a preposition, "pari". */
export const amountWords = (amount: Amount, speaking: Speaking = PLAIN): string =>
  typeof amount === 'number' ? `${amount}` : say(AMOUNTS, amount, speaking);

const AMOUNTS: AmountWords<[Speaking]> = {
  count: (amount, speaking) => countWords(amount, speaking),
  opponentsAttacked: () => 'il numero di avversari che hai attaccato in questo combattimento',
  powerOf: ({ of }, speaking) => ofOne('la forza', of, speaking),
  toughnessOf: ({ of }, speaking) => ofOne('la costituzione', of, speaking),
  lifeOf: ({ of }, speaking) =>
    of === 'you'
      ? 'il tuo totale di punti vita'
      : `il totale di punti vita ${after('di', speaking[of])}`,
  blockersOf: ({ of }, speaking) =>
    blockedBy(`il numero di creature che bloccano ${speaking[of]}`, speaking[of]),
  countersOn: ({ counter, of }, speaking) =>
    `il numero di segnalini ${counterName(counter)} ${after('su', speaking[of])}`,
  cardsInGraveyardOf: ({ of }, speaking) =>
    of === 'you'
      ? 'il numero di carte nel tuo cimitero'
      : `il numero di carte ${ownOf('nel cimitero', speaking[of])}`,
  cardsInHandOf: ({ of }, speaking) =>
    of === 'you'
      ? 'il numero di carte nella tua mano'
      : `il numero di carte nella mano ${after('di', speaking[of])}`,
  namedCardsInGraveyard: ({ filter, of }, speaking) => {
    const cards = `il numero di carte ${filterWords(filter, 'one', 'permanent')}`;
    return of === 'you'
      ? `${cards} nel tuo cimitero`
      : `${cards} nel cimitero ${after('di', speaking[of])}`;
  },
  greatestPower: ({ filter }) => `la forza maggiore tra ${theFilter(filter)}`,
  eventAmount: () => 'quella quantità',
  x: () => 'X',
};

// A target that was named before is not named again: `pari alla sua forza`.
const ofOne = (noun: string, of: Reference, speaking: Speaking): string =>
  ownOf(noun, of === 'target' && speaking.target.startsWith('quel') ? 'essa' : speaking[of]);

/** `il numero di creature che la bloccano` */
const blockedBy = (words: string, blocked: string): string =>
  isPronoun(blocked)
    ? words.replace(`bloccano ${blocked}`, `l${blocked.slice('ess'.length)} bloccano`)
    : words;

function countWords({ filter, times, beyond }: Count, speaking: Speaking): string {
  const counted = filterWords(filter, 'many', 'permanent');
  const known =
    speaking.self === IT
      ? blockedBy(counted.replace(`bloccano ${HOST}`, `bloccano ${IT}`), IT)
      : counted;
  const number = `${timesWords(times)} di ${known}`;
  if (beyond === undefined) return number;
  const as = agreementOf(filter, beyond === 1 ? 'one' : 'many', 'permanent');
  const first = definite({ ...as, words: agree('primo', as) });
  return `${number} oltre ${first}${beyond === 1 ? '' : ` ${numberWords(beyond, as.gender)}`}`;
}

const timesWords = (n = 1): string => {
  if (n === 1) return 'il numero';
  return n === 2 ? 'il doppio del numero' : `${n} volte il numero`;
};

/** Of one, of several. */
export type Measure = readonly [one: string, many: string];
export const DAMAGE: Measure = ['danno', 'danni'];
export const LIFE: Measure = ['punto vita', 'punti vita'];

/** So much of something: `3 punti vita`, `altrettanti danni`, `danni pari alla forza del bersaglio`. */
export function measured(amount: Amount, [one, many]: Measure, speaking: Speaking): string {
  if (typeof amount === 'number') return count(amount, one, many);
  if (amount.kind === 'x') return `X ${many}`;
  if (amount.kind === 'eventAmount') return `altrettanti ${many}`;
  const much = many === DAMAGE[1] ? DAMAGE[0] : many;
  return `${much} pari ${after('a', amountWords(amount, speaking))}`;
}

/** So many of them: `un segnalino +1/+1`, `due carte`, `X pedine`. */
export const numbered = (
  amount: Amount,
  aOne: string,
  many: string,
  gender: Gender = 'm',
): string => (amount === 1 ? aOne : `${numberWords(amount, gender)} ${many}`);

export function numberWords(amount: Amount, gender: Gender = 'f'): string {
  if (typeof amount === 'number') return numeral(amount, gender);
  if (amount.kind !== 'eventAmount') return 'X';
  return gender === 'm' ? 'altrettanti' : 'altrettante';
}

export const counterWords = (amount: Amount, kind: CounterKind | 'veleno'): string => {
  const name = kind === 'veleno' ? kind : counterName(kind);
  return numbered(amount, `un segnalino ${name}`, `segnalini ${name}`);
};

/** What X is, where an amount is counted; not where X was announced. */
export const whereX = (amounts: readonly Amount[], speaking: Speaking): string => {
  const open = openLetters(amounts).map(
    ({ amount, letter }) => `${letter} è ${amountWords(amount, speaking)}`,
  );
  return open.length === 0 ? '' : `, dove ${open.join(' e ')}`;
};

/** The same beside `numbered`, which says "altrettanti" by itself. */
export const whereXOf = (amount: Amount, speaking: Speaking): string =>
  typeof amount !== 'number' && amount.kind === 'eventAmount' ? '' : whereX([amount], speaking);

/** `+2`, `+X`; `+Y` beside another X. */
export const modifier = (amount: Amount, before?: Amount, beside = before): string =>
  typeof amount === 'number'
    ? signed(amount, typeof beside === 'number' ? beside : amount)
    : `+${letterOf(amount, before)}`;
