import type { EditionId } from '../../../engine/citation/editions.ts';
import { numberOf, RULE_KEYS, type RuleKey } from '../../../engine/citation/ruleIndex.ts';
import type { Doubt, Fate } from './fate.ts';
import { type Fates, isPartOf, NEARLY_THE_SAME } from './fatesOf.ts';

/** A rule that we cite, and what became of it. */
export interface KeyFate {
  readonly key: RuleKey;
  readonly fate: Fate;
}

/**
 * What became of each rule that we cite, as numbered in an edition. Where several are cited under one number, it is in
 * doubt which of them went where once the number’s text is not what it was.
 */
export function keyFates(edition: EditionId, { fates, fresh }: Fates): readonly KeyFate[] {
  const cited = RULE_KEYS.flatMap((key) => {
    const number = numberOf(edition, key);
    return number === undefined ? [] : [{ key, number }];
  });
  const together = Map.groupBy(cited, ({ number }) => number);
  const free = new Set(fresh.map(({ number }) => number));
  return cited.map(({ key, number }) => {
    const fate = fates.get(number) ?? notThere(number);
    const isAlone = together.get(number)?.length === 1;
    return { key, fate: isAlone ? fate : whereSeveralAreCited(fate, free) };
  });
}

const notThere = (from: string): Fate => ({
  kind: 'doubtful',
  from,
  to: undefined,
  why: 'notThere',
  near: [],
});

function whereSeveralAreCited(fate: Fate, free: ReadonlySet<string>): Fate {
  if (fate.kind === 'gone') {
    return { kind: 'doubtful', from: fate.from, to: undefined, why: 'partLost', near: fate.near };
  }
  if (fate.kind !== 'reworded') return fate;
  const { from, to, near } = fate;
  const doubt = (why: Doubt): Fate => ({ kind: 'doubtful', from, to, why, near });
  if (near.some((one) => free.has(one.number) && isPartOf(one))) return doubt('split');
  const kept = near.find(({ number }) => number === to)?.likeness.ofOlder ?? 0;
  return kept < NEARLY_THE_SAME ? doubt('partLost') : fate;
}
