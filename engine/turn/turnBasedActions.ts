import { drawCards } from '../change/drawAndDiscard.ts';
import { endDurations } from '../change/endDurations.ts';
import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { eventIn, logged } from '../change/making/withParts.ts';
import { phaseInAndOut } from '../change/phasing.ts';
import { untapUnlessStunned, withTapped } from '../change/tapAndUntap.ts';
import { CHANGED_RULES } from '../state/changedRules.ts';
import { COMBAT_BEGINS } from '../state/combat.ts';
import type { Addition, GameState, Permanent, Turn } from '../state/gameState.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { effectsEndFirst } from './beliefs/cleanup.ts';
import { discardToHandSize } from './discardToHandSize.ts';

/** CR 703: what the game does by itself first thing in a step, where that takes no decision. */
export function turnBasedActions(state: GameState, step: Step): GameChange {
  switch (step) {
    case 'untap':
      return andThen(andThen(phaseInAndOut(state), untap), (now) =>
        andThen(endDurations(now, 'nextUntapStep'), (later) =>
          endDurations(later, 'yourNextUntapStep'),
        ),
      );
    case 'draw':
      return draw(state);
    case 'beginningOfCombat':
      return unchanged(beginCombat(state));
    case 'postcombatMain':
      return unchanged(beginPostcombatMain(state));
    case 'cleanup':
      return andThen(discardToHandSize(state), damageAndEffectsEnd);
    case 'upkeep':
    case 'precombatMain':
    case 'declareAttackers':
    case 'declareBlockers':
    case 'firstStrikeDamage':
    case 'combatDamage':
    case 'endOfCombat':
    case 'endStep':
      return unchanged(state);
  }
}

const beginCombat = (state: GameState): GameState => ({
  ...state,
  turn: { ...state.turn, combatPhases: (state.turn.combatPhases ?? 0) + 1 },
  combat: COMBAT_BEGINS,
});

function beginPostcombatMain(state: GameState): GameState {
  const { postcombatMains = 0, upcoming } = state.turn;
  const turn: Turn = { ...state.turn, postcombatMains: postcombatMains + 1 };
  return { ...state, turn: postcombatMains > 0 ? turn : { ...turn, upcoming: nowHere(upcoming) } };
}

// CR 500.8: what was to come after the first postcombat main phase comes before what else comes after this one.
function nowHere(upcoming: readonly Addition[]): readonly Addition[] {
  const isForHere = ({ place }: Addition): boolean => place === 'afterFirstPostcombatMain';
  const here = upcoming.filter(isForHere).map((one): Addition => ({ ...one, place: 'afterPhase' }));
  return [...here, ...upcoming.filter((one) => !isForHere(one))];
}

// CR 502.3: the active player untaps their permanents, all at once, but those that an effect keeps from it.
function untap(state: GameState): GameChange {
  const own = state.battlefield.filter(({ controller }) => controller === state.turn.activePlayer);
  const objects = own.map(({ id }) => id).filter((id) => !CHANGED_RULES.doesNotUntap(state, id));
  const settled: GameState = {
    ...state,
    battlefield: state.battlefield.map((permanent) =>
      own.includes(permanent) ? { ...permanent, sick: false } : permanent,
    ),
  };
  return untapUnlessStunned(settled, objects, (now, untapped) =>
    logged(
      withTapped(now, untapped, false),
      { kind: 'permanentsUntapped', objects: untapped },
      {
        decides: ['untap.untapPermanents'],
        applies: ['turnBased.untap', 'stack.notUsedByTurnBasedActions'],
      },
    ),
  );
}

// CR 504.1
const draw = (state: GameState): GameChange =>
  drawCards(state, state.turn.activePlayer, 1, {
    decides: ['draw.card'],
    applies: ['turnBased.draw', 'stack.notUsedByTurnBasedActions'],
  });

// CR 514.2: damage wears off and "until end of turn" effects end, at one moment.
function damageAndEffectsEnd(state: GameState): GameChange {
  const endedFirst = effectsEndFirst(state);
  if (endedFirst !== undefined) return endedFirst;
  const objects = state.battlefield
    .filter(({ markedDamage }) => markedDamage > 0)
    .map(({ id }) => id);
  // CR 702.171b: what is saddled is so until the turn ends.
  const heal = ({ saddled: _, ...permanent }: Permanent): Permanent => ({
    ...permanent,
    markedDamage: 0,
    deathtouched: false,
  });
  const healed: GameState = {
    ...state,
    battlefield: state.battlefield.map(heal),
    phasedOut: (state.phasedOut ?? []).map(heal),
  };
  const event = eventIn(
    state,
    { kind: 'damageWoreOff', objects },
    { decides: ['cleanup.damageAndEffectsEnd'], applies: ['turnBased.damageAndEffectsEnd'] },
  );
  const events = objects.length > 0 ? [event] : [];
  return andThen({ state: healed, events }, (now) => endDurations(now, 'endOfTurn'));
}
