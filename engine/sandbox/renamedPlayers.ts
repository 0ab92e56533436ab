import type { PermanentSetup, PlayerSetup } from '../scenario/scenario.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { Board, BoardAct } from './board.ts';

/** The same board, with its players called otherwise. */
export function renamedPlayers(board: Board, names: ReadonlyMap<PlayerId, PlayerId>): Board {
  const name = (id: PlayerId): PlayerId => names.get(id) ?? id;
  return {
    ...board,
    setup: {
      players: board.setup.players.map((one): PlayerSetup => ({ ...one, id: name(one.id) })),
      permanents: board.setup.permanents.map((one) => renamedIn(one, name)),
    },
    acts: board.acts.map((act) => renamedInAct(act, name)),
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

const renamedTarget = <T extends { readonly kind: string }>(
  target: T | { readonly kind: 'player'; readonly player: PlayerId },
  name: Renaming,
): T | { readonly kind: 'player'; readonly player: PlayerId } =>
  'player' in target ? { kind: 'player', player: name(target.player) } : target;

function renamedInAct(act: BoardAct, name: Renaming): BoardAct {
  switch (act.kind) {
    case 'attack': {
      const attacks = act.declaration.attacks.map((one) => ({
        ...one,
        target: renamedTarget(one.target, name),
      }));
      return { ...act, declaration: { ...act.declaration, attacks } };
    }
    case 'divide':
      return {
        ...act,
        assignments: act.assignments.map((one) => ({ ...one, to: renamedTarget(one.to, name) })),
      };
    case 'block':
    case 'order':
      return act;
  }
}
