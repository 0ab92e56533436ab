import type { Characteristics } from '../language/characteristics.ts';
import type { Counters } from './gameState.ts';

/** CR 306.5b, 310.4b: the counters that a permanent has from the start: loyalty and defense, as printed. */
export const printedCounters = ({
  loyalty,
  defense,
}: Pick<Characteristics, 'loyalty' | 'defense'>): Counters => ({
  ...(loyalty === undefined ? {} : { loyalty }),
  ...(defense === undefined ? {} : { defense }),
});
