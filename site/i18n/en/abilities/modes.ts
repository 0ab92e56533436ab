import type { Modes } from '../../abilities/words.ts';
import { numberWords } from './amounts.ts';

/** `one`, `one or both`, `up to two` */
export function howManyModes({ choose, atLeast = choose, of }: Modes): string {
  const most = numberWords(choose);
  if (atLeast === choose) return most;
  if (atLeast === 0) return `up to ${most}`;
  const fewest = numberWords(atLeast);
  if (choose < of.length) return `${fewest} or ${most}`;
  return choose === 2 ? 'one or both' : `${fewest} or more`;
}
