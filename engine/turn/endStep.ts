import { endDurations } from '../change/endDurations.ts';
import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { eventIn, withPlayer } from '../change/making/withParts.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { NO_COMBAT } from '../state/combat.ts';
import { isLastOfPhase } from '../state/courseOfTurn.ts';
import type { GameState } from '../state/gameState.ts';
import { keptIn, withPool } from '../state/keptMana.ts';
import { isCombatStep, type Step } from '../vocabulary/turnStructure.ts';

/** What happens as the step that is going on ends. */
export function endStep(state: GameState): GameChange {
  const { step } = state.turn;
  const ended = step === 'endOfCombat' ? endCombat(state) : unchanged(state);
  const expire = (now: GameState): GameChange =>
    isLastOfPhase(now.turn) && isCombatStep(step)
      ? endDurations(now, 'endOfCombat')
      : unchanged(now);
  const empty = (now: GameState): GameChange => emptyMana(now, step);
  // CR 500.5: durations end, then mana empties; the older texts list the two the other way round.
  return rulesOf(state).phaseEnd === 'durationsFirst'
    ? andThen(andThen(ended, expire), empty)
    : andThen(andThen(ended, empty), expire);
}

// CR 511.3: as the end of combat step ends, everything is removed from combat.
function endCombat(state: GameState): GameChange {
  if (state.combat.kind === 'none') return unchanged(state);
  const hadCombat = state.combat.attacks.length + state.combat.blocks.length > 0;
  const attackedEarlier = [
    ...(state.turn.attackedEarlier ?? []),
    ...state.combat.declaredAttackers,
  ];
  const isFirst = (state.turn.combatPhases ?? 0) <= 1;
  const isIdle = isFirst && !state.combat.attackHappened;
  const turn = {
    ...state.turn,
    attackedEarlier,
    ...(isIdle && { isFirstCombatIdle: true as const }),
  };
  return {
    state: { ...state, turn, combat: NO_COMBAT },
    events: hadCombat
      ? [eventIn(state, { kind: 'combatEnded' }, 'endOfCombat.removedFromCombat')]
      : [],
  };
}

// CR 500.5: unspent mana empties as each step and phase ends.
// CR 2008-10-01 300.3: only as a phase ends, and its player loses that much life.
function emptyMana(state: GameState, step: Step): GameChange {
  const byPhase = rulesOf(state).manaEmpties === 'eachPhaseWithBurn';
  if (byPhase && step !== 'cleanup' && !isLastOfPhase(state.turn)) return unchanged(state);
  const losing = state.players.flatMap((player) => {
    const mana = without(player.mana, keptIn(player));
    return mana === '' ? [] : [{ player: player.id, mana, burned: byPhase ? mana.length : 0 }];
  });
  const emptied = losing.reduce(
    (now, { player, burned }) =>
      withPlayer(now, player, (one) => ({
        ...withPool(one, keptIn(one)),
        life: one.life - burned,
      })),
    state,
  );
  const events = losing.map((loss) =>
    eventIn(
      state,
      { kind: 'manaEmptied', ...loss },
      { decides: ['turn.manaEmpties'], applies: ['turn.manaBurn', 'turnBased.manaEmpties'] },
    ),
  );
  return { state: emptied, events };
}

/** The letters that are over once each of these has been taken away once. */
const without = (mana: string, taken: string): string =>
  [...taken].reduce((left, letter) => left.replace(letter, ''), mana);
