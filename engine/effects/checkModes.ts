import { rulesIn } from '../change/making/rulesIn.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import { fewestModes, type Modal } from '../state/modes.ts';
import type { Announcement } from '../state/stack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** Why these are not the modes that it asks for (CR 700.2d, 601.2b): so many different ones, or as few as will do. */
export function checkModes(
  state: GameState,
  { modes }: Modal,
  { modes: chosen = [] }: Announcement,
  object: ObjectId,
): readonly Violation[] {
  const most = modes?.choose ?? 0;
  const fewest = modes === undefined ? 0 : fewestModes(modes);
  const known = new Set(chosen.filter((mode) => modes?.of[mode] !== undefined));
  const areDifferent = known.size === chosen.length;
  if (areDifferent && fewest <= chosen.length && chosen.length <= most) return [];
  return [
    {
      code: 'wrongModes',
      objects: [object],
      rules: rulesIn(state, 'casting.choices'),
      counts: { found: chosen.length, needed: chosen.length < fewest ? fewest : most },
    },
  ];
}
