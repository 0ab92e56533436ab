import { andThen, type Changed, unchanged } from '../change/changed.ts';
import { endDurations } from '../change/endDurations.ts';
import { told } from '../change/update.ts';
import { needsFirstStrikeStep } from '../damage/steps.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState, Permanent, Turn } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { STEPS, type Step } from '../vocabulary/turnStructure.ts';
import { beginningWith, takeSkip } from './skipping.ts';
import { rulesOfStep } from './stepRules.ts';

/** Goes on to the next step there is, in this turn or the next, and names those that are skipped on the way. */
export function toNextStep(state: GameState): Changed {
  const [next, ...upcoming] = state.turn.upcoming;
  if (next === undefined) return andThen(beginNextTurn(state), toNextStep);
  const moved: GameState = { ...state, turn: { ...state.turn, step: next, upcoming } };
  const passedOver = takeSkip(moved, moved.turn.activePlayer, beginningWith(next));
  if (passedOver !== undefined) return andThen(passedOver, toNextStep);
  const skip = skipped(moved, next);
  switch (skip.kind) {
    case 'takesPlace':
      return andThen({ state: moved, events: [stepBegan(moved, next)] }, expire);
    case 'doesNotExist':
      return toNextStep(moved);
    case 'skipped':
      return andThen({ state: moved, events: [skip.event] }, toNextStep);
  }
}

// CR 500.4: what lasts until a step ends as it begins.
const expire = (state: GameState): Changed =>
  state.turn.step === 'upkeep' ? endDurations(state, 'yourNextUpkeep') : unchanged(state);

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
  const due = withTurnTaken(state);
  const passedOver = takeSkip(due, due.turn.activePlayer, 'turn');
  if (passedOver !== undefined) return andThen(passedOver, beginNextTurn);
  const { activePlayer: player } = due.turn;
  const turn: Turn = {
    ...due.turn,
    number: state.turn.number + 1,
    upcoming: WHOLE_TURN,
    landsPlayed: 0,
    attackedEarlier: [],
    departed: [],
    combatPhases: 0,
    postcombatMains: 0,
  };
  const begun = told(
    { ...due, turn, battlefield: controlledSince(due, player) },
    { kind: 'turnBegan', player, turn: turn.number },
    'turn.phases',
  );
  return andThen(begun, (now) => endDurations(now, 'yourNextTurn'));
}

// CR 302.6: whatever its player controls as the turn begins may attack in it, even with no untap step.
const controlledSince = ({ battlefield }: GameState, player: PlayerId): readonly Permanent[] =>
  battlefield.map((permanent) =>
    permanent.controller === player ? { ...permanent, sick: false } : permanent,
  );

/** CR 500.7: the extra turn created last is taken first; without one, the next player in turn order has theirs. */
function withTurnTaken(state: GameState): GameState {
  const { extraAfter, ...turn } = state.turn;
  const ordinary = extraAfter ?? turn.activePlayer;
  const extra = turn.extraTurns.at(-1);
  if (extra === undefined)
    return { ...state, turn: { ...turn, activePlayer: playerAfter(state, ordinary) } };
  const extraTurns = turn.extraTurns.slice(0, -1);
  return {
    ...state,
    turn: { ...turn, activePlayer: extra, extraTurns, extraAfter: ordinary },
  };
}

// CR 800.4k: players who have left are passed over.
function playerAfter({ players }: GameState, player: PlayerId): PlayerId {
  const at = players.findIndex(({ id }) => id === player) + 1;
  const inOrder = [...players.slice(at), ...players.slice(0, at)];
  const next = inOrder.find(({ status }) => status === 'playing');
  return known(next, 'next player').id;
}

/** The steps that follow `step` in an ordinary turn. */
export const stepsAfter = (step: Step): readonly Step[] => STEPS.slice(STEPS.indexOf(step) + 1);
