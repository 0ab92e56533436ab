import { withPlayer } from '../change/making/withParts.ts';
import { declareAttackers } from '../declaration/declareAttackers.ts';
import { declareBlockers } from '../declaration/declareBlockers.ts';
import type { Act, PaymentPlan } from '../log/act.ts';
import type { AttackVerdict, BlockVerdict } from '../log/verdict.ts';
import { manaToPay } from '../scenario/unlimitedMana.ts';
import type { GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { payingOf } from '../turn/ruling.ts';

interface PaidAsSaid {
  /** Why it is illegal, where it is. */
  readonly refused: AttackVerdict | BlockVerdict | undefined;
  /** What of the payment the game has a use for. */
  readonly payment: PaymentPlan | undefined;
}

/** A declaration, ruled on as it is paid for (CR 508.1h-j, 509.1d-f). Of what is not asked for nothing is given. */
export function paidAsSaid(game: GameState, act: Act<'attack' | 'block'>): PaidAsSaid {
  const { payment } = act;
  const { events } = declared(withManaFor(game, act), act).changed;
  const refused = events.flatMap((event) =>
    (event.kind === 'attack' || event.kind === 'block') && event.outcome === 'refused'
      ? [event.verdict]
      : [],
  )[0];
  if (payment === undefined || refused !== undefined) return { refused, payment };
  const [paid] = events.flatMap((event) => (event.kind === 'costPaid' ? [event] : []));
  if (paid === undefined) return { refused, payment: undefined };
  const given = new Set([...paid.sacrificed, ...(paid.tapped ?? [])]);
  const named = payment.named.filter((id) => given.has(id));
  const isEmpty = named.length === 0 && payment.life === undefined;
  return { refused, payment: isEmpty ? undefined : { ...payment, named } };
}

const declared = (game: GameState, act: Act<'attack' | 'block'>) =>
  act.kind === 'attack'
    ? declareAttackers(game, act.declaration, payingOf(game, act))
    : declareBlockers(game, act.player, act.declaration, payingOf(game, act));

/** Of a player whose mana is not counted, the lands that are left out make it. */
const withManaFor = (game: GameState, act: Act<'attack' | 'block'>): GameState =>
  thePlayer(game, act.player).manaUncounted === true
    ? withPlayer(game, act.player, (one) => ({
        ...one,
        mana: `${one.mana}${manaToPay(game, act)}`,
      }))
    : game;
