import { legalTargets, slotsOf } from '../change/legalTargets.ts';
import { forEach, type GameChange } from '../change/making/gameChange.ts';
import { nextObjectId } from '../change/making/newObject.ts';
import { told } from '../change/making/withParts.ts';
import type { GameState } from '../state/gameState.ts';
import { inTurnOrder } from '../state/lookup.ts';
import type { Source } from '../state/matches.ts';
import type { StackItem, TargetChoice, WaitingTrigger } from '../state/stack.ts';
import { rulesOfPutting } from './rulesOfPutting.ts';

/** A trigger, by its place among those that wait, and the targets that its controller chose for it. */
export interface TriggerChoice {
  readonly trigger: number;
  readonly targets: readonly TargetChoice[];
}

/**
 * CR 603.3b: puts all waiting triggers on the stack, player by player in turn order from the active player.
 * Each player's own go in the order of `choices`, those not named after them in the order in which they triggered;
 * a target that nobody chose is the first legal one. CR 603.3d: a trigger without a legal target is removed.
 */
export function putTriggersOnStack(
  state: GameState,
  choices: readonly TriggerChoice[] = [],
): GameChange {
  const waiting = inOrder(state, choices);
  return forEach({ ...state, waitingTriggers: [] }, waiting, (now, placed) =>
    putOnStack(now, placed, waiting),
  );
}

interface Placed {
  readonly waiting: WaitingTrigger;
  readonly chosen: readonly TargetChoice[];
}

function inOrder(state: GameState, choices: readonly TriggerChoice[]): readonly Placed[] {
  const players = inTurnOrder(state);
  const placed = state.waitingTriggers.map((waiting, index) => {
    const place = choices.findIndex(({ trigger }) => trigger === index);
    return {
      waiting,
      chosen: choices[place]?.targets ?? [],
      player: players.indexOf(waiting.controller),
      place: place === -1 ? choices.length + index : place,
    };
  });
  // CR 800.4d: a player who has left puts nothing on the stack.
  return placed
    .filter(({ player }) => player !== -1)
    .toSorted((a, b) => a.player - b.player || a.place - b.place);
}

function putOnStack(
  state: GameState,
  { waiting, chosen }: Placed,
  all: readonly Placed[],
): GameChange {
  const { source, controller: player, ability, context } = waiting;
  const targets = targetsFor(state, waiting, chosen);
  if (targets === undefined)
    return told(
      state,
      { kind: 'triggerRemoved', player, source, trigger: ability.event },
      'triggers.choicesAsPutOnStack',
    );
  const { id, counted } = nextObjectId(state, 'ability');
  const item: StackItem = {
    kind: 'triggered',
    id,
    controller: player,
    source,
    ability,
    targets,
    context,
  };
  return told(
    { ...counted, stack: [...counted.stack, item] },
    { kind: 'triggerPutOnStack', player, source, trigger: ability.event },
    ...rulesOfPutting(state, waiting, all),
  );
}

/** What was chosen, or the first legal ones, different for one word "target"; `undefined` where one is missing. */
function targetsFor(
  state: GameState,
  waiting: WaitingTrigger,
  chosen: readonly TargetChoice[],
): readonly TargetChoice[] | undefined {
  const taken: TargetChoice[] = [];
  for (const [index, slot] of slotsOf(waiting.ability.targets).entries()) {
    const wanted =
      chosen[index] ??
      legalTargets(state, slot.spec, sourceOf(waiting)).find(
        (option) => !taken.some((one) => JSON.stringify(one) === JSON.stringify(option)),
      );
    if (wanted !== undefined) taken.push(wanted);
    else if (!slot.optional) return undefined;
  }
  return taken;
}

const sourceOf = ({ source, controller, context: { eventPlayer } }: WaitingTrigger): Source => ({
  object: source,
  controller,
  ...(eventPlayer === undefined ? {} : { player: eventPlayer }),
});
