import { attackDeeds, blockDeeds, totalCost } from '../declaration/costs.ts';
import { suspendable } from '../effects/suspend.ts';
import { morphCost } from '../effects/turnUp.ts';
import type { Cost } from '../language/cost.ts';
import type { Act, ActKind } from '../log/act.ts';
import type { GameState } from '../state/gameState.ts';
import { addMana, type ManaAmount, manaFor, NO_MANA, readMana } from '../state/mana.ts';
import { type Due, type SaidPayment, waysOfPaying } from '../state/manaOrLife.ts';
import { costsOfAct } from './costsOfAct.ts';
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
    manaDue(totalCost(game, attackDeeds(declaration)), payment),
  block: (game, { declaration, payment }) =>
    manaDue(totalCost(game, blockDeeds(declaration)), payment),
  cast: (game, said) => manaIn(costsOfAct(game, said), said.announced),
  activate: (game, said) => manaIn(costsOfAct(game, said), said.announced),
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

/** What is due in mana, beside the life that a player pays where mana would do; or what they spend. */
const manaDue = (due: Due, { life, spend }: SaidPayment = {}): ManaAmount =>
  spend === undefined
    ? (waysOfPaying(due).find((way) => life === undefined || way.life === life)?.mana ?? due.mana)
    : { ...NO_MANA, colored: spend };

const manaIn = (costs: readonly Cost[], said: SaidPayment | undefined): ManaAmount =>
  manaDue(
    {
      mana: costs.reduce(
        (sum, cost) => (cost.kind === 'mana' ? addMana(sum, readMana(cost.mana)) : sum),
        NO_MANA,
      ),
      life: costs.reduce((sum, cost) => (cost.kind === 'payLife' ? sum + cost.n : sum), 0),
      manaOrLife: costs.filter((cost) => cost.kind === 'manaOrLife'),
    },
    said,
  );
