import { andThen, forEach, type GameChange } from '../change/making/gameChange.ts';
import { nextObjectId } from '../change/making/newObject.ts';
import { told } from '../change/making/withParts.ts';
import type { PlayersChoice } from '../log/act.ts';
import type { GameState } from '../state/gameState.ts';
import type { StackItem } from '../state/stack.ts';
import { chosenTargets } from './chosenTargets.ts';
import { orderOfTriggers, type Placed } from './orderOfTriggers.ts';
import { rulesOfPutting } from './rulesOfPutting.ts';

/**
 * CR 603.3b: puts all waiting triggers on the stack, player by player in turn order from the active player, in the order
 * and with the targets of which their players spoke. CR 603.3d: a trigger without a legal target is removed.
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
  { waiting, said }: Placed,
  all: readonly Placed[],
): GameChange {
  const { source, controller: player, ability, context } = waiting;
  const chosen = chosenTargets(state, waiting, said);
  if (chosen === undefined)
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
    targets: chosen.targets,
    context,
  };
  return andThen({ state, events: chosen.events }, () =>
    told(
      { ...counted, stack: [...counted.stack, item] },
      { kind: 'triggerPutOnStack', player, source, trigger: ability.event },
      rulesOfPutting(state, waiting, all),
    ),
  );
}
