import { isLegalTarget, legalTargets, type Slot, slotsOf } from '../change/legalTargets.ts';
import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import type { TargetSpec } from '../language/target.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { PlayersChoice } from '../state/choice.ts';
import type { GameState } from '../state/gameState.ts';
import type { Source } from '../state/matches.ts';
import type { TargetChoice, WaitingTrigger } from '../state/stack.ts';

/** The targets of a trigger as it goes onto the stack, and how they came about. */
export interface ChosenTargets {
  readonly targets: readonly TargetChoice[];
  readonly events: readonly GameEvent[];
}

/**
 * CR 603.3d, 601.2c: what its controller chose, if that is legal; or else the first legal ones. `undefined` where one
 * that must be chosen is missing.
 */
export function chosenTargets(
  state: GameState,
  waiting: WaitingTrigger,
  specs: readonly TargetSpec[],
  choice: PlayersChoice | undefined,
): ChosenTargets | undefined {
  const { targets: said, trigger } = choice ?? {};
  const slots = slotsOf(specs);
  const source = sourceOf(waiting);
  const asking = {
    player: waiting.controller,
    source: waiting.source,
    asked: 'targets',
    rules: ['triggers.choicesAsPutOnStack'],
  } as const;
  if (said !== undefined && areLegal(state, slots, source, said))
    return { targets: said, events: choiceMade(state, { ...asking, trigger }, said) };
  const targets = firstLegal(state, slots, source);
  if (targets === undefined) return undefined;
  const isChoice = slots.some((slot) => hasChoice(state, slots, slot, source));
  return { targets, events: choiceTaken(state, asking, isChoice ? 2 : 1) };
}

/** Whether all that must be chosen can be. */
export const haveTargets = (
  state: GameState,
  waiting: WaitingTrigger,
  specs: readonly TargetSpec[],
): boolean => firstLegal(state, slotsOf(specs), sourceOf(waiting)) !== undefined;

/** As many as it asks for, each legal, and different ones for one word "target" (CR 115.3). */
function areLegal(
  state: GameState,
  slots: readonly Slot[],
  source: Source,
  said: readonly TargetChoice[],
): boolean {
  const needed = slots.filter(({ optional }) => !optional).length;
  return (
    said.length >= needed &&
    said.length <= slots.length &&
    // CR 601.2c: of up to so many, none may be chosen.
    slots.length > 0 &&
    said.every((choice, index) => {
      const slot = slots[index];
      return (
        slot !== undefined &&
        isLegalTarget(state, slot.spec, source, choice) &&
        !said.some((other, at) => at < index && slots[at] === slot && isSame(other, choice))
      );
    })
  );
}

/** The first legal ones, different from each other; `undefined` where one is missing. */
function firstLegal(
  state: GameState,
  slots: readonly Slot[],
  source: Source,
): readonly TargetChoice[] | undefined {
  const taken: TargetChoice[] = [];
  for (const slot of slots) {
    const wanted = legalTargets(state, slot.spec, source).find(
      (option) => !taken.some((one) => isSame(one, option)),
    );
    if (wanted !== undefined) taken.push(wanted);
    else if (!slot.optional) return undefined;
  }
  return taken;
}

/** Whether there are more than it takes, or any where it need take none. */
function hasChoice(state: GameState, slots: readonly Slot[], slot: Slot, source: Source): boolean {
  const legal = legalTargets(state, slot.spec, source).length;
  return legal > (slot.optional ? 0 : slots.filter((one) => one === slot).length);
}

const isSame = (a: TargetChoice, b: TargetChoice): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const sourceOf = ({ source, controller, context: { eventPlayer } }: WaitingTrigger): Source => ({
  object: source,
  controller,
  ...(eventPlayer === undefined ? {} : { player: eventPlayer }),
});
