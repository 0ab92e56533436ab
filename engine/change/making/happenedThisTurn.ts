import type { GameEvent } from '../../log/gameEvent.ts';
import type { GameState, TurnHistory } from '../../state/gameState.ts';
import { goingElsewhere } from '../../state/insteadOfGraveyard.ts';
import { departedPermanent } from '../../state/lastKnown.ts';
import { playerOf } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

/** The states around the events that are remembered. */
export interface Around {
  readonly before: GameState;
  readonly after: GameState;
}

/** What of one event abilities ask later in the turn: whether a creature has died, and who has gained or lost life. */
export function withHappened(history: TurnHistory, event: GameEvent, around: Around): TurnHistory {
  const hasDied = diedIn(event, around).some((id) => wasCreature(around.after, id));
  const gained = gainedIn(event, around);
  const lost = lostIn(event, around);
  if (!hasDied && gained.length + lost.length === 0) return history;
  return {
    ...history,
    ...(hasDied ? { creatureDied: true as const } : {}),
    ...(gained.length > 0 ? { gainedLife: also(history.gainedLife, gained) } : {}),
    ...(lost.length > 0 ? { lostLife: also(history.lostLife, lost) } : {}),
  };
}

const also = (so: readonly PlayerId[] = [], more: readonly PlayerId[]): readonly PlayerId[] => [
  ...new Set([...so, ...more]),
];

/** CR 700.4, 614.6: what died, unless something else became of it than its graveyard. */
function diedIn(event: GameEvent, { before }: Around): readonly ObjectId[] {
  switch (event.kind) {
    case 'creatureDestroyed':
    case 'putIntoGraveyard':
      return event.instead === undefined ? [event.object] : [];
    case 'costPaid':
      return event.sacrificed.filter((id) => goingElsewhere(before, id).instead === undefined);
    default:
      return [];
  }
}

const wasCreature = (after: GameState, id: ObjectId): boolean =>
  departedPermanent(after, id)?.characteristics.types.includes('creature') === true;

/** CR 119.5: a life total that becomes a higher number is gained up to there. */
function gainedIn(event: GameEvent, { before }: Around): readonly PlayerId[] {
  if (event.kind === 'lifeGained') return [event.player];
  return event.kind === 'lifeSet' && event.n > lifeOf(before, event.player) ? [event.player] : [];
}

function lostIn(event: GameEvent, { before }: Around): readonly PlayerId[] {
  switch (event.kind) {
    case 'lifeLost':
      return [event.player];
    case 'lifeSet':
      return event.n < lifeOf(before, event.player) ? [event.player] : [];
    case 'damageDealt':
      return lostByDamage(event);
    default:
      return [];
  }
}

/** CR 120.3a: damage makes a player lose so much life, but for what is spared (CR 120.4c). */
function lostByDamage({
  deals,
  spared = [],
}: Extract<GameEvent, { readonly kind: 'damageDealt' }>): readonly PlayerId[] {
  const lost = new Map<PlayerId, number>();
  for (const { to, result, amount } of deals)
    if (to.kind === 'player' && result === 'lifeLost')
      lost.set(to.player, (lost.get(to.player) ?? 0) + amount);
  for (const { player, n } of spared) lost.set(player, (lost.get(player) ?? 0) - n);
  return [...lost].flatMap(([player, n]) => (n > 0 ? [player] : []));
}

const lifeOf = (state: GameState, player: PlayerId): number => playerOf(state, player)?.life ?? 0;
