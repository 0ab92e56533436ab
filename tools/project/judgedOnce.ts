import { type JudgedInEdition, judgeEditions, type Scenario } from '#engine';
import { keptJudgement } from './keptJudgement.ts';

/**
 * A scenario as it goes in each of its editions, played once however many ask: what a build has judged is not played
 * again, and what does not hold is never kept.
 */
export function judgedOnce(scenario: Scenario): readonly JudgedInEdition[] {
  const before = judgements.get(scenario);
  if (before !== undefined) return before;
  const judged =
    keptJudgement(process.cwd(), scenario) ?? judgeEditions(scenario, scenario.editions);
  judgements.set(scenario, judged);
  return judged;
}

// A scenario that was read never changes.
const judgements = new WeakMap<Scenario, readonly JudgedInEdition[]>();
