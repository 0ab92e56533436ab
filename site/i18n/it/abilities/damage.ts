import type { Filter } from '../../../engine.ts';
import type { DamageSort } from '../../abilities/words.ts';
import { count } from '../agreement.ts';
import { filterWords } from './filterPhrases.ts';

/** What follows `danno`. */
export const SORTS: { readonly [D in DamageSort]: string } = {
  any: '',
  combat: ' da combattimento',
  noncombat: ' non da combattimento',
};

/** `danno da combattimento`, `2 danni da combattimento` */
export const damageWords = (sort: DamageSort, n?: number): string =>
  `${n === undefined ? 'danno' : count(n, 'danno', 'danni')}${SORTS[sort]}`;

/** ` da fonti rosse` */
export const byWords = (from?: Filter): string =>
  from === undefined ? '' : ` da ${filterWords(from, 'many', 'source')}`;
