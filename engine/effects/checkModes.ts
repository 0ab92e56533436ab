import { rulesIn } from '../change/making/rulesIn.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import type { Modal } from '../state/modes.ts';
import type { Announcement } from '../state/stack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** Why these are not the modes that it asks for (CR 700.2d, 601.2b): so many different ones. */
export function checkModes(
  state: GameState,
  { modes }: Modal,
  { modes: chosen = [] }: Announcement,
  object: ObjectId,
): readonly Violation[] {
  const needed = modes?.choose ?? 0;
  const known = new Set(chosen.filter((mode) => modes?.of[mode] !== undefined));
  if (known.size === needed && chosen.length === needed) return [];
  return [
    {
      code: 'wrongModes',
      objects: [object],
      rules: rulesIn(state, 'casting.choices'),
      counts: { found: chosen.length, needed },
    },
  ];
}
