import type { BlockDeclaration } from '../../log/declaration.ts';
import { blockersOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { andThen, forEach, type GameChange, unchanged } from '../making/gameChange.ts';
import { logged, withCombat } from '../making/withParts.ts';
import { makeBlock } from './becomeBlocked.ts';

export type TwoAttackers = readonly [ObjectId, ObjectId];

/** A blocker that goes from one of the two attackers to the other. */
export interface Move {
  readonly blocker: ObjectId;
  readonly from: ObjectId;
  readonly to: ObjectId;
}

/** What blocks exactly one of two attackers, and would block the other after an exchange. */
export const movesBetween = (state: GameState, [first, second]: TwoAttackers): readonly Move[] => {
  const [onFirst, onSecond] = [blockersOf(state, first), blockersOf(state, second)];
  return [
    ...onFirst
      .filter((id) => !onSecond.includes(id))
      .map((blocker) => ({ blocker, from: first, to: second })),
    ...onSecond
      .filter((id) => !onFirst.includes(id))
      .map((blocker) => ({ blocker, from: second, to: first })),
  ];
};

/** Every block there would be after the moves. */
export const blocksAfter = (
  { combat }: GameState,
  moves: readonly Move[],
): BlockDeclaration['blocks'] =>
  combat.kind === 'none'
    ? []
    : combat.blocks.flatMap(({ blocker, attackers }) =>
        attackers.map((attacker) => ({
          blocker,
          attacker:
            moves.find((move) => move.blocker === blocker && move.from === attacker)?.to ??
            attacker,
        })),
      );

/** All of them at once stop blocking the one and are blocking the other; CR 509.1h: both stay blocked. */
export function exchangeBlockers(
  state: GameState,
  attackers: TwoAttackers,
  by: ObjectId,
): GameChange {
  const moves = movesBetween(state, attackers);
  if (moves.length === 0) return unchanged(state);
  const stopped = logged(
    moves.reduce(stopBlocking, state),
    { kind: 'blockersExchanged', attackers, by },
    'blockers.staysBlocked',
  );
  return andThen(stopped, (now) =>
    forEach(now, moves, (so, { blocker, to }) => makeBlock(so, blocker, to)),
  );
}

/** Of a blocker and an attacker, that the one no longer blocks the other. */
export const stopBlocking = (
  state: GameState,
  { blocker, from }: Pick<Move, 'blocker' | 'from'>,
): GameState =>
  withCombat(state, (combat) => ({
    ...combat,
    blocks: combat.blocks.map((block) =>
      block.blocker === blocker
        ? { ...block, attackers: block.attackers.filter((one) => one !== from) }
        : block,
    ),
    orders: combat.orders
      .map((order) => {
        const gone = order.of === from ? blocker : order.of === blocker ? from : undefined;
        return { ...order, over: order.over.filter((one) => one !== gone) };
      })
      .filter(({ over }) => over.length > 1),
  }));
