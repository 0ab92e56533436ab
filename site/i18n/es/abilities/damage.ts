import type { DamageSort } from '../../abilities/words.ts';

/** What follows `daño`. */
export const SORTS: { readonly [D in DamageSort]: string } = {
  any: '',
  combat: ' de combate',
  noncombat: ' que no sea de combate',
};

/** `daño de combate`, `2 puntos de daño de combate` */
export const damageWords = (sort: DamageSort, n?: number): string =>
  `${n === undefined ? '' : `${n} ${n === 1 ? 'punto' : 'puntos'} de `}daño${SORTS[sort]}`;
