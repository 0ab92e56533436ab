import type { Keyword } from '../../engine.ts';
import type { CounterKind } from '../abilities/words.ts';
import { keywords } from './keywords/names.ts';

const COUNTERS: { readonly [C in Exclude<CounterKind, Keyword>]: string } = {
  '+1/+1': '+1/+1',
  '-1/-1': '-1/-1',
  '+1/+0': '+1/+0',
  '+0/+1': '+0/+1',
  '-0/-1': '-0/-1',
  '+2/+2': '+2/+2',
  shield: 'de escudo',
  stun: 'de aturdimiento',
  finality: 'de consumación',
  loyalty: 'de lealtad',
  defense: 'de defensa',
  time: 'de tiempo',
  charge: 'de carga',
  fade: 'de desaparición',
  age: 'de edad',
  quest: 'de búsqueda',
  oil: 'de aceite',
  spore: 'de espora',
  ki: 'de ki',
  growth: 'de crecimiento',
  ice: 'de hielo',
  feather: 'de pluma',
  infection: 'de infección',
  soul: 'de alma',
  bounty: 'de recompensa',
};

/** What stands behind "contador". */
export const counterName = (kind: CounterKind): string =>
  isOther(kind) ? COUNTERS[kind] : `de ${keywords[kind]}`;

/** `1 contador de carga`, `2 contadores +1/+1` */
export const countersWords = (n: number, kind: CounterKind): string =>
  `${n} ${n === 1 ? 'contador' : 'contadores'} ${counterName(kind)}`;

const isOther = (kind: CounterKind): kind is keyof typeof COUNTERS => Object.hasOwn(COUNTERS, kind);
