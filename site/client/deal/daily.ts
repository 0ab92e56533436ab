import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { shuffledBy } from './chance.ts';

const A_DAY = 5;

/** The day where the reader is: `2026-11-24`. */
export function dayOf(now: Date): string {
  const two = (n: number): string => `${n}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The same five for everyone on a day, each about something else, the easier first. */
export function dailyFive(
  day: string,
  catalogue: readonly CatalogueItem[],
): readonly CatalogueItem[] {
  const dealt: CatalogueItem[] = [];
  for (const item of shuffledBy(day, catalogue.filter(isExercise), ({ at }) => at)) {
    if (dealt.some(({ topics: [topic] }) => topic === item.topics[0])) continue;
    dealt.push(item);
    if (dealt.length === A_DAY) break;
  }
  return dealt.toSorted((a, b) => a.level - b.level);
}

/** A scenario asks several things of one board, and tells a story. */
export const isExercise = ({ at }: CatalogueItem): boolean => at.startsWith('/exercises/');
