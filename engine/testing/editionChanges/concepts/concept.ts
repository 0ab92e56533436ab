import type { EditionId } from '../../../citation/editions.ts';
import type { RuleKey } from '../../../citation/ruleIndex.ts';

/**
 * Something that the rules say about the turn or combat, as it was looked up in each of six texts: its number in
 * our list, the keys that stand for it, and its rule numbers, edition by edition, oldest first. `-`: that text has no
 * such rule; `+` joins several.
 */
export type Concept = readonly [n: number, keys: readonly RuleKey[], numbers: string];

/** The texts in which the concepts were looked up, in the order of the numbers; later ones were not. */
export const LOOKED_UP: readonly EditionId[] = [
  '2008-10-01',
  '2009-07-11',
  '2013-02-01',
  '2024-07-30',
  '2024-11-08',
  '2026-09-25',
];

/** The numbers that a concept has in an edition; none where the text says nothing of it. */
export function numbersOfConcept([, , numbers]: Concept, edition: EditionId): readonly string[] {
  const cell = numbers.split(' ')[LOOKED_UP.indexOf(edition)];
  return cell === undefined || cell === '-' ? [] : cell.split('+');
}
