import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import type { Cost } from '../language/cost.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { idsAreAlike } from '../state/alike.ts';
import type { GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { writeMana } from '../state/mana.ts';
import { isLifeOpen, isManaOpen } from '../state/manaOrLife.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { dueIn, givenIn, type Payer, type Payment, paymentOf } from './payment.ts';

/** CR 601.2b, 601.2h: tells what was given as the payer had said, and whether they could have paid otherwise. */
export function choicesIn(
  state: GameState,
  costs: readonly Cost[],
  payer: Payer,
  payment: Payment,
): readonly GameEvent[] {
  const { controller: player, object: source, give = [] } = payer;
  // What is given as something resolves is chosen in one word, however it is given.
  const sacrificed = payer.asked === undefined ? payment.sacrificed : givenIn(payment);
  const said = sacrificed.filter((id) => give.includes(id));
  const open = openIn(state, costs, payer, payment);
  const isGivenOpen = open.some((id) => !sacrificed.includes(id));
  const asking = { player, source, asked: 'sacrificed', rules: ['casting.pay'] } as const;
  return [
    ...(said.length > 0 ? choiceMade(state, asking, said.map(toChoice)) : []),
    ...choiceTaken(state, asking, open.some((id) => sacrificed.includes(id)) ? 2 : 1),
    ...(isMannerSaid(costs, payer, payment)
      ? choiceMade(state, { ...asking, asked: 'payment' })
      : []),
    ...mannerTaken(state, costs, payer, { payment, isGivenOpen }),
  ];
}

/** Whether it was chosen as something resolves, and not announced, how mana or life is paid; and some of it is. */
const isMannerSaid = (
  costs: readonly Cost[],
  { asked, life, spend }: Payer,
  { mana }: Payment,
): boolean =>
  asked !== undefined &&
  ((life !== undefined && costs.some(({ kind }) => kind === 'manaOrLife')) ||
    (spend !== undefined && writeMana(mana) !== ''));

const toChoice = (object: ObjectId) => ({ kind: 'object', object }) as const;

/** What was given of itself and something that is not like it could have been given for. */
function openIn(
  state: GameState,
  costs: readonly Cost[],
  payer: Payer,
  payment: Payment,
): readonly ObjectId[] {
  const { give = [] } = payer;
  const given = givenIn(payment);
  return given.filter((keep) => {
    if (give.includes(keep)) return false;
    const other = paymentOf(state, costs, { ...payer, keep });
    return (
      other !== undefined &&
      givenIn(other).some((id) => !given.includes(id) && !idsAreAlike(state, id, keep))
    );
  });
}

/** Whether it could have been paid otherwise: in life or mana, in other mana, by what else is tapped, returned or loses counters. */
function mannerTaken(
  state: GameState,
  costs: readonly Cost[],
  payer: Payer,
  { payment, isGivenOpen }: { readonly payment: Payment; readonly isGivenOpen: boolean },
): readonly GameEvent[] {
  const { controller: player, object: source } = payer;
  const who = thePlayer(state, player);
  const fixed = paymentOf(
    state,
    costs.filter(({ kind }) => kind !== 'manaOrLife'),
    { object: source, controller: player, ...(payer.give && { give: payer.give }) },
  );
  const isInLife = fixed !== undefined && isLifeOpen(who, dueIn(costs, fixed), payer);
  const others = (payer.otherwise ?? []).flatMap(
    (other) => paymentOf(state, other, payer)?.mana ?? [],
  );
  const isOpen = isInLife || isGivenOpen || isManaOpen(who, [payment.mana, ...others], payer);
  const asking = { player, source, asked: 'payment' } as const;
  const rule = isInLife ? 'casting.choices' : 'casting.pay';
  return choiceTaken(state, { ...asking, rules: [rule] }, isOpen ? 2 : 1);
}
