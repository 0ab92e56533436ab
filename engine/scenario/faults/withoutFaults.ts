import { keysOf } from '../../vocabulary/entries.ts';
import type { PermanentSetup, PlayerSetup, Setup } from '../scenario.ts';
import type { BoardFault } from './boardFault.ts';

/** The board without what is said wrongly of what lies there and of its players; what lies there stays. */
export function withoutFaults(setup: Setup, faults: readonly BoardFault[]): Setup {
  if (faults.length === 0) return setup;
  const of = (id: string): ReadonlySet<BoardFault['key']> =>
    new Set(faults.filter((fault) => fault.of === id).map(({ key }) => key));
  return {
    players: setup.players.map((player) => heldSoundly(player, of(player.id))),
    permanents: setup.permanents.map((permanent) => standingSoundly(permanent, of(permanent.id))),
  };
}

function heldSoundly(
  { monarch, ...player }: PlayerSetup,
  wrong: ReadonlySet<BoardFault['key']>,
): PlayerSetup {
  return {
    ...player,
    ...(wrong.has('handSize') ? { handSize: player.hand.length } : {}),
    ...(wrong.has('graveyardSize') ? { graveyardSize: player.graveyard.length } : {}),
    ...(monarch === undefined || wrong.has('monarch') ? {} : { monarch }),
  };
}

function standingSoundly(
  permanent: PermanentSetup,
  wrong: ReadonlySet<BoardFault['key']>,
): PermanentSetup {
  if (wrong.size === 0) return permanent;
  const { pairedWith, enchants, protector, goadedBy, chosenPlayer, ...rest } = permanent;
  const named = { pairedWith, enchants, protector, goadedBy, chosenPlayer };
  return {
    ...rest,
    damage: wrong.has('damage') ? 0 : rest.damage,
    attachedTo: wrong.has('attachedTo') ? undefined : rest.attachedTo,
    designations: rest.designations.filter((word) => !wrong.has(word)),
    ...Object.fromEntries(
      keysOf(named).flatMap((key) => (named[key] && !wrong.has(key) ? [[key, named[key]]] : [])),
    ),
  };
}
