/** Whether a pair can be declared at all, whoever comes along. */
import { remembered } from '../vocabulary/remembered.ts';
import { chooserProfiles } from './count/likeness.ts';
import { possiblePairs } from './count/parts.ts';
import type { DeclarationProblem, Pair } from './problem.ts';
import { solve } from './solve.ts';

/**
 * Whether some declaration that has this pair breaks nothing, whatever it costs and whoever it asks to come along (CR
 * 508.1c, 509.1b). Of choosers that are alike one is asked: there may be hundreds.
 */
export function couldBe(problem: DeclarationProblem, pair: Pair): boolean {
  const { profiles, answers } = askedOf(problem);
  const [chooser, target] = pair;
  const key = `${target}: ${profiles[chooser] ?? ''}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = isInSome(problem, pair);
  answers.set(key, answer);
  return answer;
}

interface Asked {
  readonly profiles: readonly string[];
  readonly answers: Map<string, boolean>;
}

const askedOf = remembered(
  (problem: DeclarationProblem): Asked => ({
    profiles: chooserProfiles({ ...problem, pairs: possiblePairs(problem) }),
    answers: new Map(),
  }),
);

const isInSome = (problem: DeclarationProblem, [chooser, target]: Pair): boolean =>
  solve({
    choosers: problem.choosers,
    targetCount: problem.targetCount,
    pairs: problem.pairs.map((one) => ({ chooser: one.chooser, target: one.target })),
    restrictions: problem.restrictions,
    requirements: [{ kind: 'declaredOn', chooser, targets: [target] }],
  }).maximum === 1;
