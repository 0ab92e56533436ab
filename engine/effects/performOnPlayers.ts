import { addMana } from '../change/addMana.ts';
import { discard, drawCards } from '../change/drawAndDiscard.ts';
import { gainLife, givePoison, loseLife, setLife } from '../change/life.ts';
import { andThen, forEach, type GameChange } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import { mill } from '../change/mill.ts';
import { becomeMonarch } from '../change/monarch.ts';
import { citedIn } from '../citation/cited.ts';
import type { Amount } from '../language/amount.ts';
import type { EffectOf } from '../language/effect.ts';
import type { Subject } from '../language/reference.ts';
import type { GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { amountIn, isOfDeparted } from './amountIn.ts';
import type { Performers } from './performer.ts';
import { pick } from './pick.ts';
import { playersOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** Effects on players: life, poison, cards and mana. */
export const ON_PLAYERS: Performers<
  | 'gainLife'
  | 'loseLife'
  | 'setLife'
  | 'givePoison'
  | 'draw'
  | 'discard'
  | 'mill'
  | 'becomeMonarch'
  | 'addMana'
  | 'exileLibrary'
> = {
  gainLife: toPlayers((now, player, n, { source }) => gainLife(now, player, n, source)),
  loseLife: toPlayers((now, player, n, { source }) => loseLife(now, player, n, source)),
  setLife: toPlayers((now, player, n, { source }) => setLife(now, player, n, source)),
  givePoison: toPlayers((now, player, n, { source }) => givePoison(now, player, n, source)),
  draw: toPlayers((now, player, n) => drawCards(now, player, n, 'resolving.inOrderWritten')),
  discard: (state, effect, resolution) =>
    toPlayers((now, player, n) => discardChosen(now, player, { ...effect, n }, resolution))(
      state,
      effect,
      resolution,
    ),
  mill: toPlayers((now, player, n) => mill(now, player, n, 'resolving.inOrderWritten')),
  becomeMonarch: (state, { subject }, resolution) =>
    forEach(state, playersOf(state, subject, resolution), (now, player) =>
      becomeMonarch(now, player, resolution.source),
    ),
  addMana: (state, { mana, kept }, { source: by, controller }) =>
    addMana(state, controller, { mana, by, kept }, 'mana.pool', 'resolving.inOrderWritten'),
  // Libraries are not kept, so there is nothing more to do.
  exileLibrary: (state, _, { controller: player }) =>
    logged(state, { kind: 'libraryExiled', player }, 'action.exile'),
};

type ToPlayer = (
  state: GameState,
  player: PlayerId,
  n: number,
  resolution: Resolution,
) => GameChange;

/** An effect that does so much to each player that its subject names, by default you. */
function toPlayers(change: ToPlayer) {
  return (
    state: GameState,
    { n: amount, subject = YOU }: { readonly n: Amount; readonly subject?: Subject },
    resolution: Resolution,
  ): GameChange => {
    const players = playersOf(state, subject, resolution);
    const n = amountIn(state, amount, resolution);
    const done = forEach(state, players, (now, player) => change(now, player, n, resolution));
    return isOfDeparted(state, amount, resolution) ? lookingBack(done) : done;
  };
}

/** CR 608.2h: the number is that of an object as it last was. */
const lookingBack = ({ state, events }: GameChange): GameChange => ({
  state,
  events: events.map(({ decides, rules, ...event }) => ({
    ...event,
    ...citedIn(state.edition, [{ decides: ['resolving.information', ...decides], applies: rules }]),
  })),
});

const YOU: Subject = { kind: 'reference', reference: 'you' };

/** CR 608.2c, 701.9b: the cards that were chosen to be discarded, then those of which only the number is known. */
function discardChosen(
  state: GameState,
  player: PlayerId,
  { n, atRandom }: Pick<EffectOf<'discard'>, 'atRandom'> & { readonly n: number },
  resolution: Resolution,
): GameChange {
  const known = state.cards.filter(({ owner, zone }) => owner === player && zone === 'hand');
  const { handSize } = thePlayer(state, player);
  const { objects, events } = pick(state, resolution, {
    player,
    part: 'named',
    fitting: known.map(({ id }) => id),
    n: Math.min(n, handSize),
    others: handSize - known.length,
    atRandom,
  });
  return andThen({ state, events }, (now) =>
    discard(now, player, n, objects, {
      decides: ['action.discard'],
      applies: ['resolving.inOrderWritten'],
    }),
  );
}
