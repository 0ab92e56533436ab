import { idsAreAlike } from '../state/alike.ts';
import type { GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { isLifeOpen, isManaOpen } from '../state/manaOrLife.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { TotalCost } from './costs.ts';
import { type CombatPayment, type PaymentChoice, payCombatCost } from './payment.ts';

/**
 * CR 508.1j, 509.1f: whether a player could have paid otherwise where they said nothing: by giving something that is not
 * like what was given, life instead of mana, or mana of other colors, so that other mana is left.
 */
export function couldPayOtherwise(
  state: GameState,
  player: PlayerId,
  total: TotalCost,
  { choice, payment }: { readonly choice: PaymentChoice; readonly payment: CombatPayment },
): boolean {
  const payer = thePlayer(state, player);
  if (isLifeOpen(payer, total, choice) || isManaOpen(payer, [payment.mana], choice)) return true;
  const given = givenIn(payment);
  return given
    .filter((id) => !choice.named.includes(id))
    .some((keep) => {
      const other = payCombatCost(state, player, total, { ...choice, keep });
      return (
        other !== undefined &&
        givenIn(other).some((id) => !given.includes(id) && !idsAreAlike(state, id, keep))
      );
    });
}

const givenIn = ({ sacrificed, tapped }: CombatPayment): readonly ObjectId[] => [
  ...sacrificed,
  ...tapped,
];
