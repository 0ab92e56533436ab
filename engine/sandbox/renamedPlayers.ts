import { renamed } from '../scenario/renamed.ts';
import type { PermanentSetup, PlayerSetup } from '../scenario/scenario.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { type Board, isPassing } from './board.ts';

/** The same board, with its players called otherwise. */
export function renamedPlayers(board: Board, names: ReadonlyMap<PlayerId, PlayerId>): Board {
  const name = (id: PlayerId): PlayerId => names.get(id) ?? id;
  return {
    ...board,
    setup: {
      players: board.setup.players.map((one): PlayerSetup => ({ ...one, id: name(one.id) })),
      permanents: board.setup.permanents.map((one) => renamedIn(one, name)),
    },
    acts: board.acts.map((act) => (isPassing(act) ? act : renamed(act, (id) => id, name))),
  };
}

type Renaming = (id: PlayerId) => PlayerId;

const NAMING = ['enchants', 'chosenPlayer', 'protector', 'goadedBy'] as const;

const renamedIn = (permanent: PermanentSetup, name: Renaming): PermanentSetup => ({
  ...permanent,
  controller: name(permanent.controller),
  ...Object.fromEntries(
    NAMING.flatMap((key) => {
      const player = permanent[key];
      return player === undefined ? [] : [[key, name(player)]];
    }),
  ),
});
