import type { Filter } from '../../../engine.ts';
import type { DamageSort } from '../../abilities/words.ts';
import { filterWords } from './filterPhrases.ts';

export const damageWords = (damage: DamageSort): string =>
  damage === 'any' ? 'damage' : `${damage} damage`;

/** `red sources` */
export const sourcesWords = (from: Filter): string => filterWords(from, 'many', 'source');
