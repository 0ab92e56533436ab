import { applying, type Citing } from '../citation/cited.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { hasKeywordIn } from '../state/matchesCharacteristics.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { dredge, dredgedInstead } from './dredge.ts';
import { andThen, forEach, type GameChange, unchanged } from './making/gameChange.ts';
import { logged, withPlayer } from './making/withParts.ts';

/** A player draws `n` cards, by the rules named. Libraries are not kept: only the hand's size is known. */
export function drawCards(
  state: GameState,
  player: PlayerId,
  n: number,
  ...citing: Citing
): GameChange {
  if (n <= 0) return unchanged(state);
  const { card: dredged, events } = dredgedInstead(state, player);
  // CR 121.6b: one draw after another, each replaced by itself.
  if (dredged !== undefined)
    return andThen(
      andThen({ state, events }, (now) => dredge(now, dredged)),
      (now) => drawCards(now, player, n - 1, ...citing),
    );
  return andThen({ state, events }, (now) =>
    logged(
      withPlayer(now, player, (one) => ({ ...one, handSize: one.handSize + n })),
      { kind: 'cardsDrawn', player, n },
      ...citing,
    ),
  );
}

/**
 * A player discards `n` cards, or their whole hand when it is smaller: those in `named` first,
 * then cards that the game does not know by name, then the rest. `citing`: what asks for it.
 */
export function discard(
  state: GameState,
  player: PlayerId,
  n: number,
  named: readonly ObjectId[] = [],
  ...citing: Citing
): GameChange {
  const { handSize } = thePlayer(state, player);
  const count = Math.min(n, handSize);
  if (count <= 0) return unchanged(state);
  const gone = discarded(state, player, count, named);
  const mad = state.cards.filter(({ id, printed }) => gone.includes(id) && hasMadness(printed));
  const smaller = withPlayer(state, player, (now) => ({
    ...now,
    handSize: now.handSize - count,
    graveyardSize: now.graveyardSize + count - mad.length,
  }));
  const cards = state.cards.map((card): CardInZone => {
    if (!gone.includes(card.id)) return card;
    return { ...card, zone: mad.includes(card) ? 'exile' : 'graveyard' };
  });
  const done = logged(
    { ...smaller, cards },
    { kind: 'cardsDiscarded', player, n: count, ...(gone.length > 0 ? { cards: gone } : {}) },
    ...applying(citing, ['action.discard']),
  );
  return andThen(done, (now) =>
    forEach(now, mad, (so, { id: object }) =>
      logged(so, { kind: 'exiled', object }, 'keyword.madness'),
    ),
  );
}

/** CR 702.35a: it is discarded into exile. */
const hasMadness = (printed: Characteristics): boolean => hasKeywordIn(printed, 'madness');

function discarded(
  state: GameState,
  player: PlayerId,
  count: number,
  named: readonly ObjectId[],
): readonly ObjectId[] {
  const known = state.cards
    .filter((card) => card.owner === player && card.zone === 'hand')
    .map((card) => card.id);
  const first = known.filter((id) => named.includes(id));
  const others = known.filter((id) => !named.includes(id));
  const unknown = thePlayer(state, player).handSize - known.length;
  const stillToGo = Math.max(0, count - first.length - unknown);
  return [...first.slice(0, count), ...others.slice(0, stillToGo)];
}
