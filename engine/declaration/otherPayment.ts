import { areAlike } from '../state/alike.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf, thePermanent, thePlayer } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { TotalCost } from './costs.ts';
import {
  type Payment,
  type PaymentChoice,
  payableWays,
  payCombatCost,
  waysOfPaying,
} from './payment.ts';

/**
 * CR 508.1j, 509.1f: whether a player could have paid otherwise where they said nothing: by giving something that is not
 * like what was given, or life instead of mana.
 */
export function couldPayOtherwise(
  state: GameState,
  player: PlayerId,
  total: TotalCost,
  { choice, payment }: { readonly choice: PaymentChoice; readonly payment: Payment },
): boolean {
  const payer = thePlayer(state, player);
  // Mana that is not counted would be there.
  const ways = payer.manaUncounted === true ? waysOfPaying(total) : payableWays(payer, total);
  if (choice.life === undefined && ways.length > 1) return true;
  const given = givenIn(payment);
  return given
    .filter((id) => !choice.named.includes(id))
    .some((keep) => {
      const other = payCombatCost(state, player, total, { ...choice, keep });
      return (
        other !== undefined &&
        givenIn(other).some((id) => !given.includes(id) && !isLike(state, id, keep))
      );
    });
}

const givenIn = ({ sacrificed, tapped }: Payment): readonly ObjectId[] => [
  ...sacrificed,
  ...tapped,
];

const isLike = (state: GameState, a: ObjectId, b: ObjectId): boolean =>
  permanentOf(state, a) !== undefined &&
  areAlike(state, thePermanent(state, a), thePermanent(state, b));
