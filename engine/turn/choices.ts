import { canBeDredged } from '../change/dredge.ts';
import type { NotedChoice, PlayersChoice } from '../state/choice.ts';
import type { GameState } from '../state/gameState.ts';
import { newestOf } from '../state/newest.ts';
import { isAbout, meantFor } from '../state/saidChoices.ts';
import type { StackItem } from '../state/stack.ts';
import { putTriggersOnStack } from '../triggers/putOnStack.ts';
import { keysOf } from '../vocabulary/entries.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { resolve } from './resolve.ts';
import { record, type TurnContext } from './turnContext.ts';

/** The game keeps what a player says that they will choose, until it is asked for. */
export function noteChoice(context: TurnContext, said: PlayersChoice): Partial<TurnContext> {
  const { game, choicesSaid: nth, log } = context;
  const meant = withWhatItSays(game, said);
  const { source: _, player: __, trigger: ___, ...parts } = meant;
  const named = keysOf(parts);
  const open = named.length > 0 ? named : (['order'] as const);
  const noted: NotedChoice = { nth, said: meant, since: log.length, open, used: [] };
  return { game: { ...game, choices: [...(game.choices ?? []), noted] }, choicesSaid: nth + 1 };
}

/** Who names a card that can be dredged, and nothing else, means to. */
function withWhatItSays(game: GameState, said: PlayersChoice): PlayersChoice {
  const { source, player: _, trigger, ...parts } = said;
  const isBare = Object.keys(parts).length === 0 && trigger === undefined;
  return isBare && source !== undefined && canBeDredged(game, newestOf(game, source))
    ? { ...said, may: 'does' }
    : said;
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
