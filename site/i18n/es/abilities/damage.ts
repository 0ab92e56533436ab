import type { DamageSort } from '../../abilities/words.ts';
import { counted, DAMAGE } from './amounts.ts';

/** What follows `daño`. */
export const SORTS: { readonly [D in DamageSort]: string } = {
  any: '',
  combat: ' de combate',
  noncombat: ' que no sea de combate',
};

/** `daño de combate`, `2 puntos de daño de combate` */
export const damageWords = (sort: DamageSort, n?: number): string =>
  `${n === undefined ? DAMAGE.mass : counted(n, DAMAGE)}${SORTS[sort]}`;
