import { addMana } from '../change/addMana.ts';
import { type Changed, forEach } from '../change/changed.ts';
import { discard, drawCards } from '../change/drawAndDiscard.ts';
import { gainLife, givePoison, loseLife, setLife } from '../change/life.ts';
import { mill } from '../change/mill.ts';
import { becomeMonarch } from '../change/monarch.ts';
import { told } from '../change/update.ts';
import type { GameState } from '../state/gameState.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Subject } from '../vocabulary/filters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { amountIn, playersOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type PlayerEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'gainLife'
      | 'loseLife'
      | 'setLife'
      | 'givePoison'
      | 'draw'
      | 'discard'
      | 'mill'
      | 'becomeMonarch'
      | 'addMana'
      | 'exileLibrary';
  }
>;

const YOU: Subject = { kind: 'reference', reference: 'you' };

/** Effects on players: life, poison, cards and mana. */
export function performOnPlayers(
  state: GameState,
  effect: PlayerEffect,
  resolution: Resolution,
): Changed {
  const { source, controller } = resolution;
  if (effect.kind === 'addMana')
    return addMana(
      state,
      controller,
      { mana: effect.mana, by: source },
      'mana.pool',
      'resolving.inOrderWritten',
    );
  // Libraries are not kept, so there is nothing more to do.
  if (effect.kind === 'exileLibrary')
    return told(state, { kind: 'libraryExiled', player: controller }, 'action.exile');
  const players = playersOf(state, effect.subject ?? YOU, resolution);
  if (effect.kind === 'becomeMonarch')
    return forEach(state, players, (now, player) => becomeMonarch(now, player, source));
  const n = amountIn(state, effect.n, resolution);
  switch (effect.kind) {
    case 'gainLife':
      return forEach(state, players, (now, player) => gainLife(now, player, n, source));
    case 'loseLife':
      return forEach(state, players, (now, player) => loseLife(now, player, n, source));
    case 'setLife':
      return forEach(state, players, (now, player) => setLife(now, player, n, source));
    case 'draw':
      return forEach(state, players, (now, player) =>
        drawCards(now, player, n, 'resolving.inOrderWritten'),
      );
    case 'mill':
      return forEach(state, players, (now, player) =>
        mill(now, player, n, 'resolving.inOrderWritten'),
      );
    case 'givePoison':
      return forEach(state, players, (now, player) => givePoison(now, player, n, source));
    case 'discard':
      return forEach(state, players, (now, player) => discard(now, player, n, namedIn(resolution)));
    default:
      return assertNever(effect);
  }
}

/** CR 701.9b: the cards that were chosen to be discarded. */
const namedIn = ({ named = [] }: Resolution): readonly ObjectId[] =>
  named.flatMap((choice) => (choice.kind === 'object' ? [choice.object] : []));
