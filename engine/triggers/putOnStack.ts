import { andThen, forEach, type GameChange } from '../change/making/gameChange.ts';
import { nextObjectId } from '../change/making/newObject.ts';
import { logged } from '../change/making/withParts.ts';
import type { PlayersChoice } from '../state/choice.ts';
import type { GameState } from '../state/gameState.ts';
import { targetsAsked } from '../state/modes.ts';
import type { TriggeredItem, WaitingTrigger } from '../state/stack.ts';
import { causeTold } from '../state/triggerCause.ts';
import { chosenModes } from './chosenModes.ts';
import { chosenTargets } from './chosenTargets.ts';
import { orderOfTriggers, type PlacedTrigger } from './orderOfTriggers.ts';
import { rulesOfPutting } from './rulesOfPutting.ts';

/**
 * CR 603.3b: puts all waiting triggers on the stack, player by player in turn order from the active player, in the order
 * and with the modes and targets of which their players spoke. CR 603.3c, 603.3d: a trigger without a legal mode or
 * target is removed.
 */
export function putTriggersOnStack(
  state: GameState,
  said: readonly PlayersChoice[] = [],
): GameChange {
  const { placed, events } = orderOfTriggers(state, said);
  const ordered = { state: { ...state, waitingTriggers: [] }, events };
  return andThen(ordered, (now) => forEach(now, placed, (so, one) => putOnStack(so, one, placed)));
}

function putOnStack(
  state: GameState,
  { waiting, said }: PlacedTrigger,
  all: readonly PlacedTrigger[],
): GameChange {
  const { source, controller: player, ability, context } = waiting;
  const removed = (lacks: keyof typeof LACKING) =>
    logged(
      state,
      { kind: 'triggerRemoved', player, source, trigger: ability.event, lacks },
      LACKING[lacks],
    );
  const modes = chosenModes(state, waiting, said.modes);
  if (modes === undefined) return removed('modes');
  const { announced } = modes;
  // CR 700.2b: where none may be chosen and none is, there is nothing to put there.
  if (announced?.modes?.length === 0)
    return andThen({ state, events: modes.events }, () => removed('chosenModes'));
  const chosen = chosenTargets(state, waiting, targetsAsked(ability, announced), said.targets);
  if (chosen === undefined) return removed('targets');
  const { id, counted } = nextObjectId(state, 'ability');
  const item: TriggeredItem = {
    kind: 'triggered',
    id,
    controller: player,
    source,
    ability,
    targets: chosen.targets,
    ...(announced === undefined ? {} : { announced }),
    context,
    ...(said.nth === 0 ? {} : { nth: said.nth }),
    ...(isAmongOthers(waiting, all) ? { amongOthers: true as const } : {}),
  };
  return andThen({ state, events: [...modes.events, ...chosen.events] }, () =>
    logged(
      { ...counted, stack: [...counted.stack, item] },
      {
        kind: 'triggerPutOnStack',
        player,
        source,
        trigger: ability.event,
        ...causeTold(item, state),
      },
      rulesOfPutting(state, waiting, all),
    ),
  );
}

/** Whether another of its source goes on the stack with it that triggered otherwise, or on something else. */
const isAmongOthers = (waiting: WaitingTrigger, all: readonly PlacedTrigger[]): boolean =>
  all.some(
    ({ waiting: { source, ability, context } }) =>
      source === waiting.source &&
      (ability.event !== waiting.ability.event ||
        context.eventCreature !== waiting.context.eventCreature),
  );

const LACKING = {
  modes: 'triggers.modes',
  chosenModes: 'triggers.modes',
  targets: 'triggers.choicesAsPutOnStack',
} as const;
