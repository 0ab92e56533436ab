import type { EditionId } from '../citation/editions.ts';
import type { PermanentSetup, PlayerSetup } from '../scenario/scenario.ts';
import { type ObjectId, objectId, type PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { Board, BoardAct } from './board.ts';
import type { Item } from './readItems.ts';
import { withIds } from './withIds.ts';

/** What somebody does to a board. */
export type Edit =
  | { readonly kind: 'add'; readonly player: PlayerId; readonly items: readonly Item[] }
  /** One more of the same, beside it. */
  | { readonly kind: 'copy'; readonly object: ObjectId }
  | { readonly kind: 'remove'; readonly object: ObjectId }
  | { readonly kind: 'change'; readonly object: ObjectId; readonly to: Standing }
  | { readonly kind: 'player'; readonly player: PlayerId; readonly to: Having }
  | { readonly kind: 'edition'; readonly edition: EditionId }
  | { readonly kind: 'decide'; readonly act: BoardAct }
  /** All that was decided from the first act of this kind on is open again. */
  | { readonly kind: 'reopen'; readonly from: BoardAct['kind'] };

/** How a permanent stands; what is left out stays as it is. */
export type Standing = Partial<
  Pick<PermanentSetup, 'controller' | 'tapped' | 'sick' | 'damage' | 'counters' | 'attachedTo'>
>;

export type Having = Partial<Pick<PlayerSetup, 'life' | 'poison'>>;

/** The board after it. Of what was decided all stays that does not rest on what is gone. */
export const edited = (board: Board, edit: Edit): Board => withIds(after(board, edit));

function after(board: Board, edit: Edit): Board {
  switch (edit.kind) {
    case 'add':
      return withPermanents(board, (there) => [...there, ...edit.items.map(fresh(edit.player))]);
    case 'copy':
      return withPermanents(board, (there) =>
        there.flatMap((one) =>
          one.id === edit.object ? [one, fresh(one.controller)(one, there.length)] : [one],
        ),
      );
    case 'remove':
      return removed(board, edit.object);
    case 'change':
      return changed(board, edit.object, edit.to);
    case 'player':
      return withPlayer(board, edit.player, edit.to);
    case 'edition':
      return { ...board, edition: edit.edition };
    case 'decide':
      return { ...board, acts: [...board.acts, edit.act] };
    case 'reopen':
      return reopened(board, ({ kind }) => kind === edit.from);
    default:
      return assertNever(edit);
  }
}

const withPermanents = (
  board: Board,
  change: (there: readonly PermanentSetup[]) => readonly PermanentSetup[],
): Board => ({ ...board, setup: { ...board.setup, permanents: change(board.setup.permanents) } });

/** With an id that nothing has, until all are given theirs; of a pair there is no second. */
const fresh =
  (controller: PlayerId) =>
  ({ pairedWith: _, ...item }: Item, nth: number): PermanentSetup => ({
    ...item,
    id: objectId(`new ${nth}`),
    controller,
  });

function removed(board: Board, gone: ObjectId): Board {
  const next = withPermanents(board, (there) =>
    there
      .filter(({ id }) => id !== gone)
      .map((one): PermanentSetup => {
        const { pairedWith, ...alone } = one;
        const unpaired = pairedWith === gone ? alone : one;
        return one.attachedTo === gone ? { ...unpaired, attachedTo: undefined } : unpaired;
      }),
  );
  return reopened(next, namesOne(gone));
}

/** What another player controls neither attacks nor blocks as was decided. */
function changed(board: Board, object: ObjectId, to: Standing): Board {
  const next = withPermanents(board, (there) =>
    there.map((one) => (one.id === object ? { ...one, ...to } : one)),
  );
  return to.controller === undefined ? next : reopened(next, namesOne(object));
}

const withPlayer = (board: Board, player: PlayerId, to: Having): Board => ({
  ...board,
  setup: {
    ...board.setup,
    players: board.setup.players.map((one) => (one.id === player ? { ...one, ...to } : one)),
  },
});

function reopened(board: Board, isFrom: (act: BoardAct) => boolean): Board {
  const from = board.acts.findIndex(isFrom);
  return from < 0 ? board : { ...board, acts: board.acts.slice(0, from) };
}

const namesOne =
  (object: ObjectId) =>
  (act: BoardAct): boolean => {
    switch (act.kind) {
      case 'attack':
        return act.declaration.attacks.some(
          ({ attacker, target }) =>
            attacker === object || (target.kind === 'permanent' && target.permanent === object),
        );
      case 'block':
        return act.declaration.blocks.some(
          ({ attacker, blocker }) => attacker === object || blocker === object,
        );
      case 'order':
        return act.of === object || act.over.includes(object);
      case 'divide':
        return act.assignments.some(
          ({ source, to }) => source === object || (to.kind === 'object' && to.object === object),
        );
      default:
        return assertNever(act);
    }
  };
