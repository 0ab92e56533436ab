import type { EditionId } from '../../citation/editions.ts';
import { isRuleKey, numberOf } from '../../citation/ruleIndex.ts';
import type { Moment } from '../../log/moment.ts';

/**
 * What was told without a rule that the edition prints: events that cite none at all, and keys, wherever they stand in
 * an event, that have no number in it. Each once, as `block: keyword.menace`.
 */
export function unprintedRules(moments: readonly Moment[], edition: EditionId): readonly string[] {
  const events = moments.flatMap(({ entries }) => entries.map(({ event }) => event));
  const lacks = events.flatMap((event) => [
    ...(event.rules.length === 0 ? [`${event.kind}: no rule`] : []),
    ...rulesIn(event)
      .filter((key) => !isRuleKey(key) || numberOf(edition, key) === undefined)
      .map((key) => `${event.kind}: ${key}`),
  ]);
  return [...new Set(lacks)];
}

/** Everything that stands under a field `rules`, however deep. */
function rulesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'rules' && Array.isArray(part) ? part.map(String) : rulesIn(part),
  );
}
