import { canBeDredged, intendDredge } from '../change/dredge.ts';
import type { ResolutionChoices } from '../effects/resolve.ts';
import type { Choice } from '../log/act.ts';
import type { GameState } from '../state/gameState.ts';
import type { StackItem } from '../state/stack.ts';
import { targetOfAttack } from '../state/targetOfAttack.ts';
import { putTriggersOnStack, type TriggerChoice } from '../triggers/putOnStack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { resolve } from './resolve.ts';
import { record, type TurnContext } from './turnContext.ts';

/** Keeps what a player says that they will choose, until it is asked for; a card to be dredged the game keeps. */
export function noteChoice(context: TurnContext, choice: Choice): Partial<TurnContext> {
  const { source, may = 'does' } = choice;
  return canBeDredged(context.game, source)
    ? { game: intendDredge(context.game, source, may) }
    : { choices: [...context.choices, choice] };
}

/** CR 603.3b, 603.3d: triggers go onto the stack in the order, and with the targets, that their players chose. */
export function putChosenTriggersOnStack(context: TurnContext): TurnContext {
  const { game, choices } = context;
  const wanted = choices.flatMap((choice): readonly TriggerChoice[] => {
    const { source, targets } = choice;
    const trigger = game.waitingTriggers.findIndex((waiting) => waiting.source === source);
    return trigger < 0 ? [] : [{ trigger, targets: targets ?? [] }];
  });
  return record(context, putTriggersOnStack(game, wanted));
}

/** The top of the stack resolves as its controller chose; what was chosen for it is used up. */
export function resolveAsChosen(context: TurnContext): TurnContext {
  const { game, choices } = context;
  const source = sourceOf(game.stack.at(-1));
  const index = choices.findIndex((choice) => choice.source === source);
  const choice = choices[index];
  if (choice === undefined) return record(context, resolve(game, {}));
  const left = { ...context, choices: choices.toSpliced(index, 1) };
  return record(left, resolve(game, resolutionOf(game, choice)));
}

const sourceOf = (item: StackItem | undefined): ObjectId | undefined => {
  if (item === undefined || item.kind === 'combatDamage') return undefined;
  return item.kind === 'spell' ? item.id : item.source;
};

function resolutionOf(
  state: GameState,
  { may, sacrificed, attacking, option, place, named }: Choice,
): ResolutionChoices {
  return {
    ...(may === undefined ? {} : { may }),
    ...(option === undefined ? {} : { option }),
    ...(place === undefined ? {} : { place }),
    ...(named === undefined ? {} : { named }),
    ...(sacrificed === undefined ? {} : { sacrificed }),
    ...(attacking === undefined ? {} : { attacking: targetOfAttack(state, attacking) }),
  };
}
