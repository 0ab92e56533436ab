import { rulesIn } from '../change/making/rulesIn.ts';
import type { Mode, Modes } from '../language/spellAbility.ts';
import type { TargetSpec } from '../language/target.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import type { Announcement } from '../state/stack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

interface Modal extends Mode {
  readonly modes?: Modes;
}

/** CR 700.2: what it does, mode after mode in the order printed; an ability without modes is all there is. */
export const chosenModes = (
  ability: Modal,
  { modes: chosen = [] }: Announcement = {},
): readonly Mode[] =>
  ability.modes === undefined
    ? [ability]
    : ability.modes.of.filter((_, index) => chosen.includes(index));

/** The targets that it asks for with what was announced. */
export const targetsAsked = (
  ability: Modal,
  announced: Announcement | undefined,
): readonly TargetSpec[] => chosenModes(ability, announced).flatMap(({ targets }) => targets);

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
