import type { DamageRecipient } from '../../state/damageAssignment.ts';
import type { DamageSource } from '../../state/dealing.ts';
import type { GameState } from '../../state/gameState.ts';
import { departedPermanent } from '../../state/lastKnown.ts';
import { haveOneName, type ObjectId } from '../../vocabulary/ids.ts';
import { damageSourceOf, type LastKnown, protectorFrom } from '../damage/dealDamageSource.ts';

/** What is known of an object, wherever it is: as a permanent, as a spell, as it last was, or as a card known by name. */
export const knownObject = (state: GameState, id: ObjectId): DamageSource | undefined =>
  damageSourceOf(state, id, lastKnown(state));

/** CR 608.2h: what left the battlefield this turn, as it last was; of what left before it, what is printed on the card. */
export const lastKnown =
  (state: GameState): LastKnown =>
  (id) => {
    const departed = departedPermanent(state, id);
    if (departed !== undefined) return departed;
    const card =
      state.cards.find((one) => one.id === id) ??
      state.cards.find((one) => haveOneName(one.id, id));
    return card && { controller: card.owner, characteristics: card.printed };
  };

/** CR 702.16b-e: whether a permanent or player has protection from a quality that the other object has. */
export function hasProtectionFrom(state: GameState, to: DamageRecipient, from: ObjectId): boolean {
  const source = knownObject(state, from);
  return source !== undefined && protectorFrom(state, to, source) !== undefined;
}
