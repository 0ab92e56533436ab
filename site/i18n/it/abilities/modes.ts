import type { Modes } from '../../abilities/words.ts';
import { numberWords } from './amounts.ts';

/** `uno`, `uno o entrambi`, `fino a due` */
export function howManyModes({ choose, atLeast = choose, of }: Modes): string {
  const most = numberWords(choose, 'm');
  if (atLeast === choose) return most;
  if (atLeast === 0) return `fino a ${most}`;
  const fewest = numberWords(atLeast, 'm');
  if (choose < of.length) return `${fewest} o ${most}`;
  return choose === 2 ? 'uno o entrambi' : `${fewest} o più`;
}
