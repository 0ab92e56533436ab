import { createHash } from 'node:crypto';
import type { EditionId } from '../../engine/citation/editions.ts';
import { numbersIn } from '../../engine/citation/ruleIndex.ts';
import type { Fingerprints } from '../../site/view/rulesTexts/fingerprints.ts';
import { plainOf } from './likeness/weights.ts';
import type { RulesText } from './reading/rulesText.ts';

/** A hash of each rule of a text; numbers of other rules in its words change none. */
export const fingerprinted = ({ rules }: RulesText): Fingerprints =>
  new Map(rules.map(({ number, words }) => [number, hashOf(plainOf(words))]));

/** They as a file. */
export const fingerprintsText = (prints: Fingerprints): string =>
  [
    '# A hash of the words of each rule; of the text itself nothing is kept.',
    ...[...prints].map(([number, hash]) => `${number} ${hash}`),
    '',
  ].join('\n');

/** The cited rules of an edition that a text has otherwise than that from which the edition was made, by number. */
export function readOtherwise(
  edition: EditionId,
  text: RulesText,
  kept: Fingerprints,
): readonly string[] {
  const there = fingerprinted(text);
  return numbersIn(edition).filter(
    (number) => kept.has(number) && there.get(number) !== kept.get(number),
  );
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
