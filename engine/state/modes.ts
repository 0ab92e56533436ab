import type { Mode, Modes } from '../language/spellAbility.ts';
import type { TargetSpec } from '../language/target.ts';
import type { Announcement } from './stack.ts';

/** What may be put on the stack with modes to choose among. */
export interface Modal extends Mode {
  readonly modes?: Modes;
}

/** CR 700.2: how many modes must be chosen. */
export const fewestModes = ({ choose, atLeast = choose }: Modes): number => atLeast;

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
