import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import type { Cost } from '../language/cost.ts';
import type { KeywordAbility } from '../language/keyword.ts';
import type { Violation } from '../log/verdict.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { checkAllowed, checkSpeed } from './cast.ts';
import { checkCosts, payCosts } from './costs.ts';
import { checkPriority } from './timing.ts';

/** Why the player may not suspend this card (CR 702.62a, 702.62c): only when they could begin to cast it. */
export function checkSuspend(
  state: GameState,
  player: PlayerId,
  card: ObjectId,
): readonly Violation[] {
  const held = suspendable(state, player, card);
  if (held === undefined)
    return [{ code: 'unknownObject', objects: [card], rules: rulesIn(state, 'keyword.suspend') }];
  return [
    ...checkPriority(state, player, card),
    ...checkAllowed(state, player, held.card),
    ...checkSpeed(state, player, held.card),
    ...checkCosts(state, costOf(held.ability), { object: card, controller: player }),
  ];
}

/** CR 116.2f, 702.62a: a special action; its cost is paid, and the card is exiled with its time counters. */
export function suspend(state: GameState, player: PlayerId, card: ObjectId): GameChange {
  const held = suspendable(state, player, card);
  if (held === undefined) return unchanged(state);
  const source = { object: card, controller: player };
  const paid = payCosts(state, costOf(held.ability), source, 'keyword.suspend');
  const n = held.ability.n ?? 1;
  const exiled = andThen(paid, (now) =>
    logged(
      {
        ...withPlayer(now, player, (one) => ({ ...one, handSize: one.handSize - 1 })),
        cards: now.cards.map((one) =>
          one.id === card ? { ...one, zone: 'exile', counters: { time: n } } : one,
        ),
      },
      { kind: 'exiled', object: card },
      {
        decides: ['keyword.suspend'],
        applies: ['priority.specialActions', 'stack.notUsedBySpecialActions'],
      },
    ),
  );
  return andThen(exiled, (now) =>
    logged(
      now,
      { kind: 'countersAdded', object: card, counter: 'time', n, by: card },
      'keyword.suspend',
      'counter.definition',
    ),
  );
}

interface Held {
  readonly card: CardInZone;
  readonly ability: KeywordAbility;
}

/** A card with suspend in that player's hand. */
export function suspendable(state: GameState, player: PlayerId, id: ObjectId): Held | undefined {
  const card = state.cards.find(
    (one) => one.id === id && one.zone === 'hand' && one.owner === player,
  );
  const ability = card?.printed.abilities.find(
    (one) => one.kind === 'keyword' && one.keyword === 'suspend',
  );
  return card === undefined || ability?.kind !== 'keyword' ? undefined : { card, ability };
}

/** What suspending costs, in mana. */
const costOf = ({ cost = '' }: KeywordAbility): readonly Cost[] => [{ kind: 'mana', mana: cost }];
