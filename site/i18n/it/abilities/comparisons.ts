import type { Comparison } from '../../../engine.ts';
import { numberWords } from './amounts.ts';

/** Of life: `3 punti vita o meno`. */
export function lifeWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast} punti vita` : `da ${atLeast} a ${atMost} punti vita`;
  return atMost === undefined ? `${atLeast ?? 0} punti vita o più` : `${atMost} punti vita o meno`;
}

/** Of things: `sette o più`. */
export function manyWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost
      ? numberWords(atLeast)
      : `da ${numberWords(atLeast)} a ${numberWords(atMost)}`;
  return atMost === undefined
    ? `${numberWords(atLeast ?? 0)} o più`
    : `${numberWords(atMost)} o meno`;
}
