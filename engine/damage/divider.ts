import type { RuleKey } from '../citation/ruleIndex.ts';
import { givesDivision } from '../state/banding.ts';
import { attackOf, blockersOf, blockOf, defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { PERMITTED } from '../state/permissions.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** Who chooses how a creature in combat assigns its damage, and by which rule where that is not its controller. */
export interface Divider {
  readonly player: PlayerId | undefined;
  readonly banding: RuleKey | undefined;
}

/** CR 510.1c-d: its controller; CR 702.22j-k: the other side's player where a creature that it fights has banding. */
export function dividerOf(state: GameState, id: ObjectId): Divider {
  const attack = attackOf(state, id);
  // CR 702.22j: a creature with banding blocks it.
  if (attack !== undefined && givesDivision(state, blockersOf(state, id)))
    return {
      player: defendingPlayerOf(attack.target),
      banding: 'keyword.bandingBlockerDivides',
    };
  // CR 702.22k: it blocks a creature with banding.
  if (attack === undefined && givesDivision(state, blockOf(state, id)?.attackers ?? []))
    return { player: state.turn.activePlayer, banding: 'keyword.bandingAttackerDivides' };
  return {
    player: otherDivider(state, id) ?? permanentOf(state, id)?.controller,
    banding: undefined,
  };
}

/** A defending player whom an ability of theirs lets divide the damage of what attacks them. */
function otherDivider(state: GameState, id: ObjectId): PlayerId | undefined {
  const target = attackOf(state, id)?.target;
  if (target?.kind !== 'player') return undefined;
  return PERMITTED.divideDamageOfAttackersOnYou(state, target.player) ? target.player : undefined;
}
