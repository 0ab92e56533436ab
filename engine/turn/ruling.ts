import type { RuleKey } from '../citation/ruleIndex.ts';
import { checkAssignment } from '../damage/checkAssignment.ts';
import { rulesOfAssignment } from '../damage/rulesOfAssignment.ts';
import type { ActRuling } from '../declaration/declareAttackers.ts';
import type { Paying } from '../declaration/payFor.ts';
import { useManaAbilities } from '../effects/manaAbility.ts';
import type { Act, ActKind } from '../log/act.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Refusal, Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import { damageStepOf } from './damageStep.ts';

/** An act that is refused, with its reasons; the state stays as it is. Nothing where there are none. */
export function refused(
  state: GameState,
  act: Act<'order' | 'cast' | 'activate' | 'play' | 'suspend'>,
  violations: readonly Violation[],
): ActRuling | undefined {
  return violations.length === 0 ? undefined : takenBack(state, act, 'refused', violations);
}

/** An act that is not theirs to do now. */
export const untimely = (
  state: GameState,
  act: Act<Exclude<ActKind, 'choose'>>,
  violation: Violation,
): ActRuling => takenBack(state, act, 'untimely', [violation]);

function takenBack(
  state: GameState,
  act: Act<Exclude<ActKind, 'choose'>>,
  outcome: 'refused' | 'untimely',
  violations: readonly Violation[],
): ActRuling {
  const verdict: Refusal = { verdict: 'illegal', violations };
  const rules = rulesOf(violations);
  // The compiler does not see that the event's name is that of its act.
  const event = { kind: act.kind, outcome, act, verdict, rules } as GameEvent;
  return { kind: 'refused', changed: { state, events: [event] } };
}

/** How a player pays for a declaration. */
export function payingOf({ player, payment }: Act<'attack' | 'block'>): Paying {
  if (payment === undefined) return {};
  return {
    plan: payment,
    makeMana: (state) => useManaAbilities(state, player, payment.manaAbilities),
  };
}

/** CR 510.1e: the player's whole assignment is judged at once; an illegal one is taken back to where they began. */
export function divide(state: GameState, act: Act<'divide'>): ActRuling {
  const { player, assignments } = act;
  const step = damageStepOf(state);
  const verdict = checkAssignment(state, player, step, assignments);
  const isLegal = verdict.verdict === 'legal';
  const event: GameEvent = {
    kind: 'divide',
    outcome: isLegal ? 'done' : 'refused',
    act,
    verdict,
    rules: isLegal
      ? rulesOfAssignment(state, player, step, assignments)
      : rulesOf(verdict.violations),
  };
  return { kind: isLegal ? 'done' : 'refused', changed: { state, events: [event] } };
}

const rulesOf = (violations: readonly Violation[]): readonly RuleKey[] => [
  ...new Set(violations.flatMap(({ rules }) => rules)),
];
