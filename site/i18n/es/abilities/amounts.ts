import type { Amount, Reference } from '../../../engine.ts';
import { letterOf, openLetters } from '../../abilities/letters.ts';
import { type AmountWords, type CounterKind, type Speaking, say } from '../../abilities/words.ts';
import { signed } from '../../grammar.ts';
import { determiner, type Gender, numeral, of, to } from '../agreement.ts';
import { counterName } from '../counters.ts';
import { filterWords, genderOf, theFilter } from './filterPhrases.ts';
import { isSame } from './hosts.ts';
import { PLAIN } from './references.ts';

type Count = Extract<Amount, { readonly kind: 'count' }>;

/** What is measured: one of it, several, and as a mass: `punto de daño`, `puntos de daño`, `daño`. */
export interface Unit {
  readonly one: string;
  readonly many: string;
  readonly mass: string;
  readonly gender: Gender;
}

export const DAMAGE: Unit = {
  one: 'punto de daño',
  many: 'puntos de daño',
  mass: 'daño',
  gender: 'm',
};
export const LIFE: Unit = { one: 'vida', many: 'vidas', mass: 'vidas', gender: 'f' };
export const CARDS: Unit = { one: 'carta', many: 'cartas', mass: 'cartas', gender: 'f' };
export const POISON: Unit = {
  one: 'contador de veneno',
  many: 'contadores de veneno',
  mass: 'contadores de veneno',
  gender: 'm',
};

/** `contador +1/+1`, `contadores de lealtad` */
export const counterUnit = (counter: CounterKind): Unit => {
  const many = `contadores ${counterName(counter)}`;
  return { one: `contador ${counterName(counter)}`, many, mass: many, gender: 'm' };
};

export const counted = (n: number, { one, many }: Unit): string => `${n} ${n === 1 ? one : many}`;

/** What a number is, where it is not written: fit to follow `donde X es`. */
export const amountWords = (amount: Amount, speaking: Speaking = PLAIN): string =>
  typeof amount === 'number' ? `${amount}` : say(AMOUNTS, amount, speaking);

const AMOUNTS: AmountWords<[Speaking]> = {
  count: (amount) => {
    const { filter, times = 1 } = amount;
    const number = `la cantidad de ${filterWords(filter, 'many', 'permanent')}`;
    return `${timesWords(times, number)}${beyondWords(amount)}`;
  },
  opponentsAttacked: () => 'la cantidad de oponentes a los que atacaste en este combate',
  powerOf: ({ of: by }, speaking) => possessed('fuerza', by, speaking),
  toughnessOf: ({ of: by }, speaking) => possessed('resistencia', by, speaking),
  lifeOf: ({ of: by }, speaking) =>
    by === 'you' ? 'tu total de vidas' : `el total de vidas ${of(speaking[by])}`,
  blockersOf: ({ of: by }, speaking) =>
    isSame(speaking[by]) || by === 'eventCreature'
      ? 'la cantidad de criaturas que la bloquean'
      : `la cantidad de criaturas que bloquean ${to(speaking[by])}`,
  countersOn: ({ counter, of: on }, speaking) =>
    `la cantidad de ${counterUnit(counter).many} sobre ${speaking[on]}`,
  cardsInGraveyardOf: ({ of: by }, speaking) =>
    by === 'you'
      ? 'la cantidad de cartas en tu cementerio'
      : `la cantidad de cartas en el cementerio ${of(speaking[by])}`,
  cardsInHandOf: ({ of: by }, speaking) =>
    by === 'you'
      ? 'la cantidad de cartas en tu mano'
      : `la cantidad de cartas en la mano ${of(speaking[by])}`,
  namedCardsInGraveyard: ({ filter, of: by }, speaking) => {
    const cards = `la cantidad de cartas de ${filterWords(filter, 'one', 'permanent')}`;
    return by === 'you'
      ? `${cards} en tu cementerio`
      : `${cards} en el cementerio ${of(speaking[by])}`;
  },
  greatestPower: ({ filter }) => `la mayor fuerza entre ${theFilter(filter)}`,
  eventAmount: () => 'esa cantidad',
  x: () => 'X',
};

const timesWords = (times: number, number: string): string => {
  if (times === 1) return number;
  return times === 2 ? `el doble ${of(number)}` : `${times} veces ${number}`;
};

/** `su fuerza`, `la fuerza de esa criatura` */
const possessed = (what: string, by: Reference, speaking: Speaking): string =>
  by === 'self' ? `su ${what}` : `la ${what} ${of(speaking[by])}`;

/** `después de la primera`, `después de los 2 primeros` */
function beyondWords({ filter, beyond }: Count): string {
  if (beyond === undefined) return '';
  const feminine = genderOf(filter, 'permanent') === 'f';
  if (beyond === 1) return feminine ? ' después de la primera' : ' después del primero';
  return feminine ? ` después de las ${beyond} primeras` : ` después de los ${beyond} primeros`;
}

/** So much of something: `3 vidas`, `1 punto de daño`, `daño igual a la fuerza del objetivo`. */
export function measured(amount: Amount, unit: Unit, speaking: Speaking): string {
  if (typeof amount === 'number') return counted(amount, unit);
  if (amount.kind === 'x') return `X ${unit.many}`;
  return amount.kind === 'eventAmount'
    ? `esa misma cantidad de ${unit.mass}`
    : `una cantidad de ${unit.mass} igual ${to(amountWords(amount, speaking))}`;
}

/** So many of them: `una carta`, `dos contadores +1/+1`, `X cartas`, `esa misma cantidad de cartas`. */
export function numbered(amount: Amount, { one, many, mass, gender }: Unit): string {
  if (amount === 1) return `${determiner('a', { gender, number: 'one' })} ${one}`;
  if (typeof amount === 'number') return `${numeral(amount)} ${many}`;
  return amount.kind === 'eventAmount' ? `esa misma cantidad de ${mass}` : `X ${many}`;
}

/** What X is, where an amount is counted; not where X was announced. */
export const whereX = (amounts: readonly Amount[], speaking: Speaking): string => {
  const open = openLetters(amounts).map(
    ({ amount, letter }) => `${letter} es ${amountWords(amount, speaking)}`,
  );
  return open.length === 0 ? '' : `, donde ${open.join(' e ')}`;
};

/** The same beside `numbered`, which says `esa misma cantidad` by itself. */
export const whereXOf = (amount: Amount, speaking: Speaking): string =>
  typeof amount !== 'number' && amount.kind === 'eventAmount' ? '' : whereX([amount], speaking);

/** `+2`, `+X`; `+Y` beside another X. */
export const modifier = (amount: Amount, before?: Amount, beside = before): string =>
  typeof amount === 'number'
    ? signed(amount, typeof beside === 'number' ? beside : amount)
    : `+${letterOf(amount, before)}`;
