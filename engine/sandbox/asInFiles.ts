import { CUSTOMARY_NAMES } from '../scenario/newcomer.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { Board } from './board.ts';
import { renamedPlayers } from './renamedPlayers.ts';

/** The board as files have it: whoever plays is called by their custom. */
export const asInFiles = (board: Board): Board => {
  const names = namesInFiles(board);
  return names.size === 0 ? board : renamedPlayers(board, names);
};

/** What players are called in files who are called otherwise on their board. */
export function namesInFiles({ setup: { players } }: Board): ReadonlyMap<PlayerId, PlayerId> {
  const names = players.map(({ id }) => id);
  return isCustomary(names)
    ? new Map()
    : new Map(names.map((name, at) => [name, CUSTOMARY_NAMES[at] ?? name]));
}

/**
 * The active player’s name begins with A, that of the only other with N, and no two with the same letter. What YAML takes
 * for something else is no name there.
 */
function isCustomary(names: readonly PlayerId[]): boolean {
  const initials = names.map((name) => name.charAt(0));
  return (
    names.every(
      (name) => /^\p{Lu}\p{L}{0,59}$/u.test(name) && !/^(?:null|true|false)$/i.test(name),
    ) &&
    initials[0] === 'A' &&
    (names.length > 2 || initials[1] === 'N') &&
    new Set(initials).size === names.length
  );
}
