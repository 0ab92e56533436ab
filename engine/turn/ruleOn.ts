import { addMana } from '../change/addMana.ts';
import { type Changed, unchanged } from '../change/changed.ts';
import { checkAssignment } from '../damage/checkAssignment.ts';
import { announceOrder, checkOrder } from '../damage/order.ts';
import { rulesOfAssignment } from '../damage/rulesOfAssignment.ts';
import { declareAttackers, type Tried } from '../declaration/declareAttackers.ts';
import { declareBlockers } from '../declaration/declareBlockers.ts';
import type { Paying } from '../declaration/payFor.ts';
import { activateAbility, checkActivate } from '../effects/activate.ts';
import { castSpell, checkCast } from '../effects/cast.ts';
import { useManaAbilities } from '../effects/manaAbility.ts';
import { checkPlayLand, playLand } from '../effects/playLand.ts';
import { checkSuspend, suspend } from '../effects/suspend.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Attempt } from '../log/stackEvents.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { PlayerAction } from './action.ts';

/**
 * The ruling on what a player wants to do at their own decision, made before the machine hears of it: done, with the
 * changed state, or refused, with the state as it was and an event that says why.
 */
export function ruleOn(state: GameState, action: PlayerAction): Tried {
  switch (action.kind) {
    case 'declareAttackers':
      return declareAttackers(state, action.declaration, payingOf(action));
    case 'declareBlockers':
      return declareBlockers(state, action.player, action.declaration, payingOf(action));
    case 'announceDamageOrder': {
      const violations = checkOrder(state, action.of, action.over);
      return tried(state, action, violations, () => announceOrder(state, action.of, action.over));
    }
    case 'assignCombatDamage':
      return assign(state, action);
    case 'passPriority':
      return {
        kind: 'done',
        changed: action.aloud === true ? pass(state, action.player) : unchanged(state),
      };
    case 'choose':
      return { kind: 'done', changed: unchanged(state) };
    case 'addMana':
      return {
        kind: 'done',
        changed: addMana(state, action.player, action, 'mana.pool', 'priority.manaAbilities'),
      };
    case 'playLand': {
      const { player, card } = action;
      const violations = checkPlayLand(state, player, card);
      return tried(state, action, violations, () => playLand(state, player, card));
    }
    case 'suspendCard': {
      const { player, card } = action;
      const violations = checkSuspend(state, player, card);
      return tried(state, action, violations, () => suspend(state, player, card));
    }
    case 'castSpell': {
      const { player, card, targets, announced } = action;
      const violations = checkCast(state, player, card, targets, announced);
      return tried(state, action, violations, () =>
        castSpell(state, player, card, targets, announced),
      );
    }
    case 'activateAbility': {
      const { player, source, ability, targets, announced } = action;
      const violations = checkActivate(state, player, source, ability, targets, announced);
      return tried(state, action, violations, () =>
        activateAbility(state, player, source, ability, targets, announced),
      );
    }
    default:
      return assertNever(action);
  }
}

/** An attempt that is refused, with its reasons; the state stays as it is. */
export function refused(
  state: GameState,
  action: PlayerAction,
  violations: readonly Violation[],
): Tried {
  const event: GameEvent = {
    kind: 'refused',
    attempt: attemptOf(action),
    refusal: { player: action.player, violations },
    rules: [...new Set(violations.flatMap(({ rules }) => rules))],
  };
  return { kind: 'refused', changed: { state, events: [event] } };
}

function attemptOf(action: PlayerAction): Attempt {
  switch (action.kind) {
    case 'castSpell':
      return { kind: 'castSpell', object: action.card, targets: action.targets };
    case 'activateAbility':
      return { kind: 'activateAbility', object: action.source, targets: action.targets };
    case 'playLand':
      return { kind: 'playLand', object: action.card };
    default:
      return { kind: 'other' };
  }
}

const tried = (
  state: GameState,
  action: PlayerAction,
  violations: readonly Violation[],
  change: () => Changed,
): Tried =>
  violations.length > 0 ? refused(state, action, violations) : { kind: 'done', changed: change() };

const payingOf = (
  action: PlayerAction & { readonly kind: 'declareAttackers' | 'declareBlockers' },
): Paying => {
  const { player, payment } = action;
  if (payment === undefined) return {};
  return {
    named: payment.named,
    makeMana: (state) => useManaAbilities(state, player, payment.manaAbilities),
  };
};

const pass = (state: GameState, player: PlayerId): Changed => ({
  state,
  events: [{ kind: 'priorityPassed', player, rules: ['priority.pass'] }],
});

// CR 510.1e: the player's whole assignment is judged at once; an illegal one is taken back to where they began.
function assign(
  state: GameState,
  { player, assignments }: PlayerAction & { readonly kind: 'assignCombatDamage' },
): Tried {
  const step = state.turn.step === 'firstStrikeDamage' ? 'firstStrikeDamage' : 'combatDamage';
  const verdict = checkAssignment(state, player, step, assignments);
  if (verdict.verdict === 'legal') {
    const event: GameEvent = {
      kind: 'damageAssigned',
      player,
      assignments,
      verdict,
      rules: rulesOfAssignment(state, player, step, assignments),
    };
    return { kind: 'done', changed: { state, events: [event] } };
  }
  const event: GameEvent = {
    kind: 'assignmentRefused',
    player,
    assignments,
    verdict,
    rules: [...new Set(verdict.violations.flatMap(({ rules }) => rules))],
  };
  return { kind: 'refused', changed: { state, events: [event] } };
}
