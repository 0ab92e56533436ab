import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { AttackTarget } from './combat.ts';
import type { GameState } from './gameState.ts';
import { thePermanent } from './lookup.ts';

/** What a creature attacks that attacks this player or permanent, with the defending player as it is now (CR 508.5). */
export const targetOfAttack = (
  state: GameState,
  choice:
    | { readonly kind: 'player'; readonly player: PlayerId }
    | { readonly kind: 'permanent'; readonly permanent: ObjectId },
): AttackTarget =>
  choice.kind === 'player'
    ? choice
    : { ...choice, defendingPlayer: thePermanent(state, choice.permanent).controller };
