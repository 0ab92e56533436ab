// What somebody does with priority, from its form.
import { type Board, edited, priorityWindowsOf, type Table, withTargets } from '#engine/sandbox';
import { objectId, playerId, type TargetChoice } from '../../engine.ts';
import type { WorkerRequest } from './protocol.ts';

/** The board after it: it begins where that can be done, and all pass as often as it takes to come to that time. The board as it was, where it is not offered. */
export function withDeed(
  board: Board,
  table: Table,
  { window, deed, entries }: Extract<WorkerRequest, { readonly kind: 'deed' }>,
): Board {
  const time = priorityWindowsOf(board, table)[window];
  const done = time?.deeds[deed];
  if (time === undefined || done === undefined) return board;
  const isPlayer = (name: string): boolean => board.setup.players.some(({ id }) => id === name);
  const targets = entries
    .filter(([name, value]) => name === 'target' && value !== '')
    .map(
      ([, value]): TargetChoice =>
        isPlayer(value)
          ? { kind: 'player', player: playerId(value) }
          : { kind: 'object', object: objectId(value) },
    );
  const [, x] = entries.find(([name]) => name === 'x') ?? [];
  const before = [
    ...(time.begins === undefined ? [] : [time.begins]),
    ...Array.from({ length: time.passes }, () => ({ kind: 'allPass' }) as const),
  ];
  const waited = before.reduce<Board>((so, act) => edited(so, { kind: 'decide', act }).board, {
    ...board,
    acts: table.stopped?.played ?? board.acts,
  });
  const act = withTargets(
    done.said,
    targets,
    x === undefined ? undefined : Math.max(0, Math.trunc(Number(x)) || 0),
  );
  return edited(waited, { kind: 'decide', act }).board;
}
