import { type JudgedInEdition, judgeEditions, type Scenario } from '#engine';

/** A scenario as it goes in each of its editions, played once however many ask. */
export function judgedOnce(scenario: Scenario): readonly JudgedInEdition[] {
  const before = judgements.get(scenario);
  if (before !== undefined) return before;
  const judged = judgeEditions(scenario, scenario.editions);
  judgements.set(scenario, judged);
  return judged;
}

// A scenario that was read never changes.
const judgements = new WeakMap<Scenario, readonly JudgedInEdition[]>();
