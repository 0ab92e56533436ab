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
  shield: 'scudo',
  stun: 'stordimento',
  finality: 'finale',
  loyalty: 'fedeltà',
  defense: 'difesa',
  time: 'tempo',
  charge: 'carica',
  fade: 'dissolvenza',
  age: 'epoca',
  quest: 'ricerca',
  oil: 'olio',
  spore: 'spora',
  ki: 'ki',
  growth: 'crescita',
  ice: 'ghiaccio',
  feather: 'piuma',
  infection: 'infezione',
  soul: 'anima',
  bounty: 'taglia',
};

/** What stands behind "segnalino". */
export const counterName = (kind: CounterKind): string =>
  isOther(kind) ? COUNTERS[kind] : keywords[kind];

const isOther = (kind: CounterKind): kind is keyof typeof COUNTERS => Object.hasOwn(COUNTERS, kind);
