import type { Filter } from '../../../engine.ts';
import type { DamageSort } from '../../abilities/words.ts';
import { filterWords } from './filterPhrases.ts';

/** What follows `daño`. */
export const SORTS: { readonly [D in DamageSort]: string } = {
  any: '',
  combat: ' de combate',
  noncombat: ' que no sea de combate',
};

/** `daño de combate`, `2 puntos de daño de combate` */
export const damageWords = (sort: DamageSort, n?: number): string =>
  `${n === undefined ? '' : `${n} ${n === 1 ? 'punto' : 'puntos'} de `}daño${SORTS[sort]}`;

/** ` de fuentes rojas` */
export const ofWords = (from?: Filter): string =>
  from === undefined ? '' : ` de ${filterWords(from, 'many', 'source')}`;
