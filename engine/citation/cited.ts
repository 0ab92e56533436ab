import type { EditionId } from './editions.ts';
import { numberOf, type RuleKey } from './ruleIndex.ts';

/** The rules that something rests on, as an edition prints them. */
export interface Cited {
  /** Each rule stands here once; those that decide come first. */
  readonly rules: readonly RuleKey[];
  /** One to three of them, without which it would be otherwise: what refuses, triggers, gives the number. */
  readonly decides: readonly RuleKey[];
}

/** The same as code names it, for every edition at once: keys that all decide, or these and what else applies. */
export type Citing = readonly RuleKey[] | readonly [Ranked];

/** What decides, by weight, and what applies besides. */
export interface Ranked {
  readonly decides: readonly RuleKey[];
  readonly applies: readonly RuleKey[];
}

/** No more rules than this decide one thing: where more are named, the first of them do. */
export const MOST_DECIDING = 3;

/**
 * What an edition has of these. Rules with one number in it are one rule. Where it prints none of those that decide,
 * the first that it has of the others does.
 */
export function citedIn(edition: EditionId, citing: Citing): Cited {
  const { decides, applies } = rankedOf(citing);
  const isPrinted = (key: RuleKey): boolean => numberOf(edition, key) !== undefined;
  const deciding = decides.filter(isPrinted);
  const other = applies.filter(isPrinted);
  const first = oncePerNumber(edition, deciding.length > 0 ? deciding : other.slice(0, 1));
  const chosen = first.slice(0, MOST_DECIDING);
  return { rules: [...new Set([...chosen, ...deciding, ...other])], decides: chosen };
}

/** The same, where more rules apply than it cites. */
export const applying = (citing: Citing, more: readonly RuleKey[]): readonly [Ranked] => {
  const { decides, applies } = rankedOf(citing);
  return [{ decides, applies: [...applies, ...more] }];
};

const rankedOf = (citing: Citing): Ranked =>
  isRanked(citing) ? citing[0] : { decides: citing, applies: [] };

const isRanked = (citing: Citing): citing is readonly [Ranked] => typeof citing[0] === 'object';

const oncePerNumber = (edition: EditionId, keys: readonly RuleKey[]): readonly RuleKey[] => {
  const numbers = keys.map((key) => numberOf(edition, key));
  return keys.filter((_, index) => numbers.indexOf(numbers[index]) === index);
};
