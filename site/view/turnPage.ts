import { turnMap } from '#engine';
import type { Phase, RuleKey, Step } from '../engine.ts';

/** A step on the map of the turn, as the machine has it. */
export interface StepOnMap {
  readonly step: Step;
  /** What happens in it, and whether players get priority. */
  readonly rules: readonly RuleKey[];
  /** Nobody gets priority, as a rule. */
  readonly isHollow: boolean;
  /** Only there where every arrow to it says so. */
  readonly isSometimes: boolean;
  /** Where the turn may go another way from here by its own rules, told where it first may. */
  readonly ways: readonly { readonly kind: 'skip' | 'again'; readonly rules: readonly RuleKey[] }[];
}

export const TURN_MAP: readonly {
  readonly phase: Phase;
  readonly steps: readonly StepOnMap[];
}[] = turnMap.phases.map(({ phase, steps }) => ({
  phase,
  steps: steps.map(({ step, acts, priority, nobodyGetsPriority }) => ({
    step,
    rules: [...acts, priority],
    isHollow: nobodyGetsPriority === true,
    isSometimes: turnMap.arrows
      .filter(({ from, to }) => to === step && from !== 'detour')
      .every(({ kind }) => kind === 'only'),
    ways: waysFrom(step),
  })),
}));

function waysFrom(step: Step): StepOnMap['ways'] {
  return turnMap.arrows.flatMap(({ kind, from, rules }, index, all) => {
    if (from !== step || (kind !== 'skip' && kind !== 'again')) return [];
    const first = all.findIndex((one) => one.kind === kind && one.rules.join() === rules.join());
    return first === index ? [{ kind, rules }] : [];
  });
}

/** The rule under the map, for the sign of the steps in which players get priority. */
export const PRIORITY_RULE: RuleKey = 'priority.atBeginningOfStep';

/** Every rule that the turn's map links to. */
export const MAP_RULES: readonly RuleKey[] = [
  PRIORITY_RULE,
  ...TURN_MAP.flatMap(({ steps }) =>
    steps.flatMap(({ rules, ways }) => [...rules, ...ways.flatMap((way) => way.rules)]),
  ),
];
