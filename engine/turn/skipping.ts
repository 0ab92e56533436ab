import type { Changed } from '../change/changed.ts';
import { told } from '../change/update.ts';
import type { GameState } from '../state/gameState.ts';
import type { Skippable } from '../vocabulary/effects.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';

/** What begins with the step, and might be skipped. */
export const beginningWith = (step: Step): Skippable | undefined => BEGIN_WITH[step];

const BEGIN_WITH: { readonly [S in Step]?: Skippable } = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  beginningOfCombat: 'combat',
};

/** CR 614.10a: the player passes over one of these, if they have one to skip; every skip is good for one. */
export function takeSkip(
  state: GameState,
  player: PlayerId,
  what: Skippable | undefined,
): Changed | undefined {
  const skips = state.skips ?? [];
  const at = skips.findIndex((skip) => skip.player === player && skip.what === what);
  if (what === undefined || at === -1) return undefined;
  return told(
    passedOver({ ...state, skips: skips.toSpliced(at, 1) }, what),
    { kind: 'skipped', player, what },
    'turn.skipped',
    'replacement.skippedNeverHappens',
  );
}

/** A combat phase goes with all the steps that are left of it. */
function passedOver(state: GameState, what: Skippable): GameState {
  if (what !== 'combat') return state;
  const { turn } = state;
  const upcoming = turn.upcoming.slice(turn.upcoming.indexOf('endOfCombat') + 1);
  const next = (turn.combatPhases ?? 0) + 1;
  // CR 614.10: what waited for the beginning of that combat waits in vain.
  const delayedTriggers = state.delayedTriggers.flatMap((delayed) => {
    if (delayed.combatPhase === undefined || delayed.combatPhase < next) return [delayed];
    return delayed.combatPhase === next
      ? []
      : [{ ...delayed, combatPhase: delayed.combatPhase - 1 }];
  });
  return { ...state, delayedTriggers, turn: { ...turn, upcoming } };
}
