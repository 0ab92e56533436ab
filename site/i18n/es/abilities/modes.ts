import type { Modes } from '../../abilities/words.ts';
import { numeral } from '../agreement.ts';

/** `uno`, `uno o ambos`, `hasta dos` */
export function howManyModes({ choose, atLeast = choose, of }: Modes): string {
  const most = inWords(choose);
  if (atLeast === choose) return most;
  if (atLeast === 0) return `hasta ${most}`;
  const fewest = inWords(atLeast);
  if (choose < of.length) return `${fewest} o ${most}`;
  return choose === 2 ? 'uno o ambos' : `${fewest} o más`;
}

const inWords = (n: number): string => (n === 1 ? 'uno' : numeral(n));
