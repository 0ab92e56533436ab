import { logged } from '../change/making/withParts.ts';
import { citedIn } from '../citation/cited.ts';
import { checkAssignment } from '../damage/checkAssignment.ts';
import { rulesOfAssignment } from '../damage/rulesOfAssignment.ts';
import { damageStepOf } from '../damage/steps.ts';
import { affordsDeeds } from '../declaration/affording.ts';
import { deedsOf } from '../declaration/costs.ts';
import type { ActRuling } from '../declaration/declareAttackers.ts';
import type { Paying } from '../declaration/payFor.ts';
import { useManaAbilities } from '../effects/manaAbility.ts';
import type { Act, ActKind } from '../log/act.ts';
import type { ManaAbilityUse } from '../log/declaration.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { rulesOfRefusal } from '../log/refused.ts';
import type { Refusal, Violation } from '../log/verdict.ts';
import { areAlike } from '../state/alike.ts';
import type { GameState } from '../state/gameState.ts';
import { thePermanent } from '../state/lookup.ts';

/** An act that is refused, with its reasons; the state stays as it is. Nothing where there are none. */
export function refused(
  state: GameState,
  act: Act<'order' | 'cast' | 'activate' | 'play' | 'suspend' | 'turnUp'>,
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
  const cited = citedIn(state.edition, [rulesOfRefusal(violations)]);
  // The compiler does not see that the event's name is that of its act.
  const event = { kind: act.kind, outcome, act, verdict, ...cited } as GameEvent;
  return { kind: 'refused', changed: { state, events: [event] } };
}

/**
 * How a player pays for a declaration: as they say, or, where they say nothing, with as few mana abilities as will do. A
 * declaration that can be paid for is legal, whether or not it is said how.
 */
export function payingOf(state: GameState, act: Act<'attack' | 'block'>): Paying {
  const { player, payment } = act;
  if (payment !== undefined)
    return {
      plan: payment,
      makeMana: (now) =>
        useManaAbilities(now, player, payment.manaAbilities, { given: payment.named }),
    };
  const affords = affordsDeeds(state, player, deedsOf(act));
  if (affords.kind !== 'can' || affords.manaAbilities.length === 0) return {};
  const { manaAbilities } = affords;
  return {
    makeMana: (now) => useManaAbilities(now, player, manaAbilities),
    isOpen: couldUseOthers(state, act, manaAbilities),
  };
}

/** Whether other mana abilities would have done, and not only of what is like those used. */
const couldUseOthers = (
  state: GameState,
  act: Act<'attack' | 'block'>,
  used: readonly ManaAbilityUse[],
): boolean =>
  used.some(({ source }) => {
    const other = affordsDeeds(state, act.player, deedsOf(act), undefined, source);
    return (
      other.kind === 'can' &&
      other.manaAbilities
        .filter((use) => !used.some((one) => one.source === use.source))
        .some(
          (use) => !areAlike(state, thePermanent(state, use.source), thePermanent(state, source)),
        )
    );
  });

/** CR 510.1e: the player's whole assignment is judged at once; an illegal one is taken back to where they began. */
export function divide(state: GameState, act: Act<'divide'>): ActRuling {
  const { player, assignments } = act;
  const step = damageStepOf(state);
  const verdict = checkAssignment(state, player, step, assignments);
  const isLegal = verdict.verdict === 'legal';
  const outcome = isLegal ? 'done' : 'refused';
  const rules = isLegal
    ? rulesOfAssignment(state, player, step, assignments)
    : rulesOfRefusal(verdict.violations);
  return {
    kind: outcome,
    changed: logged(state, { kind: 'divide', outcome, act, verdict }, rules),
  };
}
