import { attackDeeds, blockDeeds, type TotalCost, totalCost } from '../declaration/costs.ts';
import { waysOfPaying } from '../declaration/payment.ts';
import { costsOfAbility } from '../effects/announcedCosts.ts';
import { asAnnounced } from '../effects/asAnnounced.ts';
import { costsOfCard } from '../effects/castingCosts.ts';
import { convoked } from '../effects/convoke.ts';
import { suspendable } from '../effects/suspend.ts';
import { morphCost } from '../effects/turnUp.ts';
import type { Cost } from '../language/cost.ts';
import type { Act, ActKind, PaymentPlan } from '../log/act.ts';
import type { GameState } from '../state/gameState.ts';
import { addMana, type ManaAmount, manaFor, NO_MANA, readMana } from '../state/mana.ts';
import { act, gameOf, type Line } from './line.ts';

/**
 * Where a scenario does not count a player's mana, mana is not what it is about: the lands that are left out make what
 * an act needs, at the moment it is needed.
 */
export function withManaFor(line: Line, said: Act): Line {
  if (!line.unlimited.includes(said.player)) return line;
  const mana = manaToPay(gameOf(line), said);
  return mana === '' ? line : act(line, { kind: 'addMana', player: said.player, mana }).line;
}

/** Mana that pays for an act, as a pool. */
export const manaToPay = <K extends ActKind>(game: GameState, said: Act<K>): string =>
  manaFor(MANA_NEEDED[said.kind](game, said));

const none = (): ManaAmount => NO_MANA;

const MANA_NEEDED: { readonly [K in ActKind]: (game: GameState, act: Act<K>) => ManaAmount } = {
  attack: (game, { declaration, payment }) =>
    manaBeside(totalCost(game, attackDeeds(declaration)), payment),
  block: (game, { declaration, payment }) =>
    manaBeside(totalCost(game, blockDeeds(declaration)), payment),
  cast: (game, { player, card: id, announced }) => {
    const card = game.cards.find((one) => one.id === id);
    if (card === undefined) return NO_MANA;
    const cast = asAnnounced(card, announced);
    const costs = costsOfCard(game, cast, announced);
    return manaIn(convoked(game, player, cast.printed, costs, announced?.convoke) ?? costs);
  },
  activate: (game, { source, ability: index, announced }) => {
    const printed =
      game.battlefield.find(({ id }) => id === source)?.printed ??
      game.cards.find(({ id }) => id === source)?.printed;
    const ability = printed?.abilities[index];
    return ability?.kind === 'activated'
      ? manaIn(costsOfAbility(game, source, ability, announced))
      : NO_MANA;
  },
  suspend: (game, { player, card }) => {
    const held = suspendable(game, player, card);
    return held === undefined ? NO_MANA : readMana(held.ability.cost ?? '');
  },
  turnUp: (game, { permanent }) => readMana(morphCost(game, permanent) ?? ''),
  order: none,
  divide: none,
  play: none,
  pass: none,
  choose: none,
  addMana: none,
};

/** What is due in mana, beside the life that a player pays where mana would do. */
const manaBeside = (total: TotalCost, payment: PaymentPlan | undefined): ManaAmount =>
  waysOfPaying(total).find(({ life }) => life === payment?.life)?.mana ?? total.mana;

const manaIn = (costs: readonly Cost[]): ManaAmount =>
  costs.reduce(
    (sum, cost) => (cost.kind === 'mana' ? addMana(sum, readMana(cost.mana)) : sum),
    NO_MANA,
  );
