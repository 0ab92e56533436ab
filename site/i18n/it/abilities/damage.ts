import type { DamageSort } from '../../abilities/words.ts';
import { count } from '../orthography.ts';

/** What follows `danno`. */
export const SORTS: { readonly [D in DamageSort]: string } = {
  any: '',
  combat: ' da combattimento',
  noncombat: ' non da combattimento',
};

/** `danno da combattimento`, `2 danni da combattimento` */
export const damageWords = (sort: DamageSort, n?: number): string =>
  `${n === undefined ? 'danno' : count(n, 'danno', 'danni')}${SORTS[sort]}`;
