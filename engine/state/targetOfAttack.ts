import type { AttackedChoice, AttackTarget } from './combat.ts';
import type { GameState } from './gameState.ts';
import { thePermanent } from './lookup.ts';
import { protectorOf } from './protector.ts';

/** What a creature attacks that attacks this player or permanent, with the defending player as it is now (CR 508.5). */
export const targetOfAttack = (state: GameState, choice: AttackedChoice): AttackTarget =>
  choice.kind === 'player'
    ? choice
    : {
        ...choice,
        // CR 508.5: a battle's protector, a planeswalker's controller.
        defendingPlayer:
          protectorOf(state, choice.permanent) ?? thePermanent(state, choice.permanent).controller,
      };
