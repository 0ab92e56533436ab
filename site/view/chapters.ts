import { partsOf, type RuleNumber } from '../engine.ts';

/** The rules by chapter as the index shows them: combat first, then the rest of the turn, keywords, and all others. */
export const chaptersOf = (
  numbers: readonly RuleNumber[],
): ReadonlyMap<number, readonly RuleNumber[]> =>
  new Map(
    [...Map.groupBy(numbers, (number) => partsOf(number).section)].toSorted(
      ([a], [b]) => farFromCombat(a) - farFromCombat(b) || a - b,
    ),
  );

// Chapters of today: 506 to 511 are the combat phase, 500 to 514 the turn.
function farFromCombat(chapter: number): number {
  if (chapter >= 506 && chapter <= 511) return 0;
  if (chapter >= 500 && chapter <= 514) return 1;
  return chapter >= 701 && chapter <= 702 ? 2 : 3;
}
