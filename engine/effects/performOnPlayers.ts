import { addMana } from '../change/addMana.ts';
import { type Changed, forEach } from '../change/changed.ts';
import { discard, drawCards } from '../change/drawAndDiscard.ts';
import { gainLife, givePoison, loseLife } from '../change/life.ts';
import { told } from '../change/update.ts';
import type { GameState } from '../state/gameState.ts';
import type { Effect } from '../vocabulary/abilities.ts';
import { assertNever } from '../vocabulary/result.ts';
import { amountIn, playersOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type PlayerEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'gainLife'
      | 'loseLife'
      | 'givePoison'
      | 'draw'
      | 'discard'
      | 'addMana'
      | 'exileLibrary';
  }
>;

/** Effects on players: life, poison, cards and mana. */
export function performOnPlayers(
  state: GameState,
  effect: PlayerEffect,
  resolution: Resolution,
): Changed {
  const { source, controller } = resolution;
  if (effect.kind === 'draw')
    return drawCards(state, controller, effect.n, 'resolving.inOrderWritten');
  if (effect.kind === 'addMana')
    return addMana(state, controller, { mana: effect.mana, by: source }, 'mana.pool');
  // Libraries are not kept, so there is nothing more to do.
  if (effect.kind === 'exileLibrary')
    return told(state, { kind: 'libraryExiled', player: controller }, 'action.exile');
  const players = playersOf(state, effect.subject, resolution);
  const n = amountIn(state, effect.n, resolution);
  switch (effect.kind) {
    case 'gainLife':
      return forEach(state, players, (now, player) => gainLife(now, player, n, source));
    case 'loseLife':
      return forEach(state, players, (now, player) => loseLife(now, player, n, source));
    case 'givePoison':
      return forEach(state, players, (now, player) => givePoison(now, player, n, source));
    case 'discard':
      return forEach(state, players, (now, player) => discard(now, player, n));
    default:
      return assertNever(effect);
  }
}
