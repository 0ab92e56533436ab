// What became of the rules that are cited, from one edition to another: for the page on changes, for feeds, and for
// `npm run rules -- changes`.
import { type EditionId, numberOf, RULE_KEYS, type RuleKey, type RuleNumber } from '../engine.ts';
import { type Fingerprints, fingerprintsOf } from './rulesTexts/fingerprints.ts';

/** Cited rules that are not what they were. Where one has moved and was reworded too, it stands in both lists. */
export interface RulesChanged {
  readonly moved: readonly RuleMoved[];
  /** With the number in the later edition; undefined where the text of one of the two was not at hand. */
  readonly reworded: readonly RuleThere[] | undefined;
  /** With the number that they had. */
  readonly gone: readonly RuleThere[];
  /** Rules that the older edition had not, with the number in the later one. */
  readonly added: readonly RuleThere[];
}

export interface RuleThere {
  readonly key: RuleKey;
  readonly number: RuleNumber;
}

export interface RuleMoved {
  readonly key: RuleKey;
  readonly before: RuleNumber;
  readonly after: RuleNumber;
}

/** Holds two editions against each other; `root` is the project's folder. */
export function rulesChanged(before: EditionId, after: EditionId, root: string): RulesChanged {
  const both = RULE_KEYS.map((key) => ({
    key,
    before: numberOf(before, key),
    after: numberOf(after, key),
  }));
  const moved = both.flatMap(({ key, before, after }) =>
    before !== undefined && after !== undefined ? [{ key, before, after }] : [],
  );
  const [then, now] = [fingerprintsOf(root, before), fingerprintsOf(root, after)];
  return {
    moved: moved.filter((one) => one.before !== one.after),
    reworded: then && now && moved.filter((one) => isReworded(one, then, now)).map(asAfter),
    gone: both.flatMap(({ key, before, after }) =>
      before !== undefined && after === undefined ? [{ key, number: before }] : [],
    ),
    added: both.flatMap(({ key, before, after }) =>
      before === undefined && after !== undefined ? [{ key, number: after }] : [],
    ),
  };
}

const isReworded = ({ before, after }: RuleMoved, then: Fingerprints, now: Fingerprints): boolean =>
  then.has(before) && now.has(after) && then.get(before) !== now.get(after);

const asAfter = ({ key, after }: RuleMoved): RuleThere => ({ key, number: after });
