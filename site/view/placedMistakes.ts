import { MISTAKE_NAMES, type MistakeName } from '../engine.ts';

/**
 * Those that the placement test leaves to their stops of the course: few boards show them beside others, so that asking for
 * each of them would take boards by which several of the others are told apart. Twelve boards tell some forty apart.
 */
const LEFT_TO_THE_COURSE: ReadonlySet<MistakeName> = new Set<MistakeName>([
  'newCannotCrew',
  'taxedIsExempt',
  'siegeOwnerDefends',
  'onlyBadPartUndone',
  'trampleOnDefence',
  'deadWalkerHitsPlayer',
  'tokensBreakAlone',
  'attackTriggerAfterBlocks',
  'noAttackNoCombat',
  'emptyStackEndsStep',
]);

/** The mistakes that the placement test asks about, by their places in its answers. */
export const PLACED_MISTAKES: readonly MistakeName[] = MISTAKE_NAMES.filter(
  (name) => !LEFT_TO_THE_COURSE.has(name),
);
