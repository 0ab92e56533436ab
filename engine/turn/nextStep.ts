import { andThen, type Changed } from '../change/changed.ts';
import { endDurations } from '../change/endDurations.ts';
import { told } from '../change/update.ts';
import { needsFirstStrikeStep } from '../damage/steps.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState, Turn } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { STEPS, type Step } from '../vocabulary/turnStructure.ts';
import { rulesOfStep } from './stepRules.ts';

/** Goes on to the next step there is, in this turn or the next, and names those that are skipped on the way. */
export function toNextStep(state: GameState): Changed {
  const [next, ...upcoming] = state.turn.upcoming;
  if (next === undefined) return andThen(beginNextTurn(state), toNextStep);
  const moved: GameState = { ...state, turn: { ...state.turn, step: next, upcoming } };
  const skip = skipped(moved, next);
  switch (skip.kind) {
    case 'takesPlace':
      return { state: moved, events: [stepBegan(moved, next)] };
    case 'doesNotExist':
      return toNextStep(moved);
    case 'skipped':
      return andThen({ state: moved, events: [skip.event] }, toNextStep);
  }
}

const stepBegan = (state: GameState, step: Step): GameEvent => ({
  kind: 'stepBegan',
  step,
  rules: rulesOfStep(state, step),
});

type Skip =
  | { readonly kind: 'takesPlace' }
  | { readonly kind: 'doesNotExist' }
  | { readonly kind: 'skipped'; readonly event: GameEvent };

function skipped(state: GameState, step: Step): Skip {
  const happened = state.combat.kind === 'combat' && state.combat.attackHappened;
  switch (step) {
    // CR 508.8: no creature attacked, so the declare blockers and combat damage steps are skipped.
    case 'declareBlockers':
    case 'combatDamage':
      return happened ? { kind: 'takesPlace' } : { kind: 'skipped', event: noAttackers(step) };
    // CR 510.4: the additional step exists only with first strike or double strike in combat.
    case 'firstStrikeDamage':
      return happened && needsFirstStrikeStep(state)
        ? { kind: 'takesPlace' }
        : { kind: 'doesNotExist' };
    default:
      return { kind: 'takesPlace' };
  }
}

const noAttackers = (step: Step): GameEvent => ({
  kind: 'stepSkipped',
  step,
  because: 'noAttackers',
  rules: ['attackers.none'],
});

/** A whole turn's steps, in order. */
export const WHOLE_TURN: readonly Step[] = STEPS;

function beginNextTurn(state: GameState): Changed {
  const { player, extraTurns } = whoseTurnNext(state);
  const number = state.turn.number + 1;
  const turn: Turn = {
    ...state.turn,
    number,
    activePlayer: player,
    upcoming: WHOLE_TURN,
    extraTurns,
    landsPlayed: 0,
    attackedEarlier: [],
    combatPhases: 0,
  };
  const begun = told(
    { ...state, turn },
    { kind: 'turnBegan', player, turn: number },
    'turn.phases',
  );
  return andThen(begun, (now) => endDurations(now, 'yourNextTurn'));
}

// CR 500.7: the extra turn created last is taken first; without one, the next player in turn order.
function whoseTurnNext(state: GameState): {
  readonly player: PlayerId;
  readonly extraTurns: readonly PlayerId[];
} {
  const { activePlayer, extraTurns } = state.turn;
  const extra = extraTurns.at(-1);
  if (extra !== undefined) return { player: extra, extraTurns: extraTurns.slice(0, -1) };
  // CR 800.4k: players who have left are passed over.
  const at = state.players.findIndex(({ id }) => id === activePlayer) + 1;
  const inOrder = [...state.players.slice(at), ...state.players.slice(0, at)];
  const next = inOrder.find(({ status }) => status === 'playing');
  return { player: known(next, 'next player').id, extraTurns };
}

/** The steps that follow `step` in an ordinary turn. */
export const stepsAfter = (step: Step): readonly Step[] => STEPS.slice(STEPS.indexOf(step) + 1);
