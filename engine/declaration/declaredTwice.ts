import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Violation } from '../log/verdict.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** A violation for each choice that a declaration makes more than once. */
export function declaredTwice(
  choices: readonly (readonly ObjectId[])[],
  rule: RuleKey,
): readonly Violation[] {
  const counts = new Map<string, { readonly objects: readonly ObjectId[]; readonly n: number }>();
  for (const objects of choices) {
    const key = objects.join(' ');
    counts.set(key, { objects, n: (counts.get(key)?.n ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ n }) => n > 1)
    .map(({ objects }) => ({ code: 'declaredTwice', objects, rules: [rule] }));
}
