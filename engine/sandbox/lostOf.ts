import type { PermanentSetup } from '../scenario/scenario.ts';
import type { GameState } from '../state/gameState.ts';
import { isSaid } from './saidOfEffects.ts';
import type { Lost, LostKind } from './sayable.ts';
import { tagsOf } from './tags.ts';

const LATER = ['firstStrikeDamage', 'combatDamage'];

/** What of a game no board says, with the permanents of the board that is made of it. */
export function lostOf(state: GameState, permanents: readonly PermanentSetup[]): readonly Lost[] {
  const { combat, turn } = state;
  const told: readonly (LostKind | false)[] = [
    state.players.some(({ status }) => status === 'lost') && 'playerGone',
    state.stack.length > 0 && 'stack',
    state.waitingTriggers.length + state.delayedTriggers.length > 0 && 'triggers',
    state.preventionShields.length + (state.redirections?.length ?? 0) > 0 && 'shields',
    (state.phasedOut?.length ?? 0) > 0 && 'phasedOut',
    (state.skips?.length ?? 0) + turn.upcoming.length + turn.extraTurns.length > 0 && 'skips',
    LATER.includes(turn.step) && 'laterStep',
    state.continuousEffects.some((one) => !isSaid(one, state)) && 'effect',
    combat.kind === 'combat' &&
      combat.attacks.some(({ attacker }) => !combat.declaredAttackers.includes(attacker)) &&
      'attackingUndeclared',
  ];
  const tags = tagsOf(permanents);
  return [
    ...told.flatMap((kind): readonly Lost[] => (kind === false ? [] : [{ kind }])),
    ...state.battlefield.flatMap(({ id, owner, controller, front }): readonly Lost[] => {
      const permanent = tags.get(id) ?? id;
      return [
        ...(owner === controller ? [] : [{ kind: 'owner', permanent } as const]),
        ...(front === undefined ? [] : [{ kind: 'otherFace', permanent } as const]),
      ];
    }),
  ];
}
