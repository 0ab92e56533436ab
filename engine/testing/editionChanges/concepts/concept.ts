import { EDITION_IDS, type EditionId } from '../../../citation/editions.ts';
import type { RuleKey } from '../../../citation/ruleIndex.ts';

/**
 * Something that the rules say about the turn or combat, as it was looked up in each of the six texts: its number in
 * our list, the keys that stand for it, and its rule numbers, edition by edition, oldest first. `-`: that text has no
 * such rule; `+` joins several.
 */
export type Concept = readonly [n: number, keys: readonly RuleKey[], numbers: string];

/** The numbers that a concept has in an edition; none where the text says nothing of it. */
export function numbersOfConcept([, , numbers]: Concept, edition: EditionId): readonly string[] {
  const cell = numbers.split(' ')[EDITION_IDS.indexOf(edition)];
  return cell === undefined || cell === '-' ? [] : cell.split('+');
}
