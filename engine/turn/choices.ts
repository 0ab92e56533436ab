import { canBeDredged, intendDredge } from '../change/dredge.ts';
import type { ChoicePart, NotedChoice, PlayersChoice } from '../state/choice.ts';
import { newestOf } from '../state/newest.ts';
import { isAbout, meantFor } from '../state/saidChoices.ts';
import type { StackItem } from '../state/stack.ts';
import { putTriggersOnStack } from '../triggers/putOnStack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { resolve } from './resolve.ts';
import { record, type TurnContext } from './turnContext.ts';

/** Keeps what a player says that they will choose, until it is asked for; a card to be dredged the game keeps. */
export function noteChoice(context: TurnContext, said: PlayersChoice): Partial<TurnContext> {
  const { source: name, player: _, trigger: __, may = 'does', ...parts } = said;
  const { game, choicesSaid: nth } = context;
  const source = name === undefined ? undefined : newestOf(game, name);
  const choicesSaid = nth + 1;
  if (source !== undefined && canBeDredged(game, source))
    return { game: intendDredge(game, source, may), choicesSaid };
  const named = Object.keys(parts) as readonly ChoicePart[];
  const all = said.may === undefined ? named : [...named, 'may' as const];
  const open = all.length > 0 ? all : ['order' as const];
  const noted: NotedChoice = { nth, said, since: context.log.length, open, used: [] };
  return { game: { ...game, choices: [...(game.choices ?? []), noted] }, choicesSaid };
}

/** CR 603.3b, 603.3d: triggers go onto the stack in the order, and with the targets, that their players chose. */
export function putChosenTriggersOnStack(context: TurnContext): TurnContext {
  const { game } = context;
  const said = (game.choices ?? []).map((noted) => meantFor(game, noted, noted.said.source));
  return record(context, putTriggersOnStack(game, said));
}

/** The top of the stack resolves as players chose for it; what was asked for is used up. */
export function resolveAsChosen(context: TurnContext): TurnContext {
  const { game } = context;
  const item = game.stack.at(-1);
  const source = sourceOf(item);
  const isMeant = (noted: NotedChoice) => isForTrigger(noted, item);
  const said =
    source === undefined
      ? []
      : (game.choices ?? [])
          .filter((noted) => isAbout(noted.said.source, source) && isMeant(noted))
          .map((noted) => meantFor(game, noted, source));
  return record(context, resolve(game, { said }), isMeant);
}

const sourceOf = (item: StackItem | undefined): ObjectId | undefined => {
  if (item === undefined || item.kind === 'combatDamage') return undefined;
  return item.kind === 'spell' ? item.id : item.source;
};

/** Where a choice says which trigger of its source it is for, whether it is this one. */
const isForTrigger = ({ said: { trigger } }: NotedChoice, item: StackItem | undefined): boolean =>
  trigger === undefined || (item?.kind === 'triggered' && trigger === (item.nth ?? 0));
