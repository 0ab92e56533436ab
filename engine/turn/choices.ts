import { canBeDredged, intendDredge } from '../change/dredge.ts';
import type { ChoicePart, PlayersChoice } from '../log/act.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState } from '../state/gameState.ts';
import { newestAttacked, newestChoices, newestOf } from '../state/newest.ts';
import type { StackItem, TargetChoice } from '../state/stack.ts';
import { putTriggersOnStack } from '../triggers/putOnStack.ts';
import { givenName, haveOneName, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import type { NotedChoice } from './notedChoice.ts';
import { resolve } from './resolve.ts';
import { record, type TurnContext } from './turnContext.ts';

/** Keeps what a player says that they will choose, until it is asked for; a card to be dredged the game keeps. */
export function noteChoice(context: TurnContext, said: PlayersChoice): Partial<TurnContext> {
  const { source: name, player: _, trigger: __, may = 'does', ...parts } = said;
  const source = newestOf(context.game, name);
  const { choices, choicesSaid: nth } = context;
  const choicesSaid = nth + 1;
  if (canBeDredged(context.game, source))
    return { game: intendDredge(context.game, source, may), choicesSaid };
  const named = Object.keys(parts) as readonly ChoicePart[];
  const all = said.may === undefined ? named : [...named, 'may' as const];
  const open = all.length > 0 ? all : ['order' as const];
  return {
    choices: [...choices, { nth, said, since: context.log.length, open, used: [] }],
    choicesSaid,
  };
}

/** CR 603.3b, 603.3d: triggers go onto the stack in the order, and with the targets, that their players chose. */
export function putChosenTriggersOnStack(context: TurnContext): TurnContext {
  const { game, choices } = context;
  const said = choices.map((noted) => meantFor(game, noted.said.source, noted));
  const changed = putTriggersOnStack(game, said);
  const isMeant = (noted: NotedChoice, made: Made) => noted.said.trigger === made.trigger;
  return record(heeded(context, changed.events, isMeant), changed);
}

/** The top of the stack resolves as players chose for it; what was asked for is used up. */
export function resolveAsChosen(context: TurnContext): TurnContext {
  const { game, choices } = context;
  const item = game.stack.at(-1);
  const source = sourceOf(item);
  const isMeant = (noted: NotedChoice) => isForTrigger(noted, item);
  const said =
    source === undefined
      ? []
      : choices
          .filter((noted) => haveOneName(noted.said.source, source) && isMeant(noted))
          .map((noted) => meantFor(game, source, noted));
  const changed = resolve(game, { said });
  return record(heeded(context, changed.events, isMeant), changed);
}

const sourceOf = (item: StackItem | undefined): ObjectId | undefined => {
  if (item === undefined || item.kind === 'combatDamage') return undefined;
  return item.kind === 'spell' ? item.id : item.source;
};

/** Where a choice says which trigger of its source it is for, whether it is this one. */
const isForTrigger = ({ said: { trigger } }: NotedChoice, item: StackItem | undefined): boolean =>
  trigger === undefined || (item?.kind === 'triggered' && trigger === (item.nth ?? 0));

/** What is open of a choice, for this source. It was said in names: they mean what has them now (CR 400.7). */
function meantFor(state: GameState, source: ObjectId, { said, open }: NotedChoice): PlayersChoice {
  const { player, trigger, targets, named, sacrificed, attacking, ...rest } = said;
  const meant = {
    ...rest,
    ...(targets === undefined ? {} : { targets: newestChoices(state, targets) }),
    ...(named === undefined ? {} : { named: newestChoices(state, named) }),
    ...(sacrificed === undefined
      ? {}
      : { sacrificed: sacrificed.map((name) => newestOf(state, name)) }),
    ...(attacking === undefined ? {} : { attacking: newestAttacked(state, attacking) }),
  };
  const parts = Object.entries(meant).filter(([part]) => open.some((one) => one === part));
  return {
    source,
    player,
    ...(trigger === undefined ? {} : { trigger }),
    ...Object.fromEntries(parts),
  };
}

/** The context without what these events tell was chosen as said. */
const heeded = (
  context: TurnContext,
  events: readonly GameEvent[],
  isMeant: (noted: NotedChoice, made: Made) => boolean,
): TurnContext => ({
  ...context,
  choices: events.reduce(
    (choices, event) => (event.kind === 'choiceMade' ? without(choices, event, isMeant) : choices),
    context.choices,
  ),
});

type Made = Extract<GameEvent, { readonly kind: 'choiceMade' }>;

function without(
  choices: readonly NotedChoice[],
  made: Made,
  isFor: (noted: NotedChoice, made: Made) => boolean,
): readonly NotedChoice[] {
  const isMeant = (noted: NotedChoice) => isOf(noted, made) && isFor(noted, made);
  if (made.asked === 'named' || made.asked === 'sacrificed')
    return choices.flatMap((noted) => (isMeant(noted) ? withoutNames(noted, made) : [noted]));
  const meant = choices.find((noted) => isMeant(noted) && isSaidSo(noted, made));
  return choices.flatMap((noted) => (noted === meant ? closed(noted, made.asked) : [noted]));
}

const isOf = ({ said, open }: NotedChoice, { source, player, asked }: Made): boolean =>
  haveOneName(said.source, source) && said.player === player && open.includes(asked);

const isSaidSo = ({ said }: NotedChoice, { asked, chosen }: Made): boolean =>
  asked !== 'targets' ||
  JSON.stringify(said.targets?.map(nameOf)) === JSON.stringify(chosen.map(nameOf));

/** What is named one by one is used up once all of it has been chosen. */
function withoutNames(noted: NotedChoice, { asked, chosen }: Made): readonly NotedChoice[] {
  const used = [...noted.used, ...chosen.map(nameOf)];
  const { named = [], sacrificed = [] } = noted.said;
  const all = asked === 'named' ? named.map(nameOf) : sacrificed.map(givenName);
  return all.every((name) => used.includes(name)) ? closed(noted, asked) : [{ ...noted, used }];
}

const nameOf = (choice: TargetChoice): ObjectId | PlayerId =>
  choice.kind === 'object' ? givenName(choice.object) : choice.player;

const closed = (noted: NotedChoice, asked: ChoicePart): readonly NotedChoice[] => {
  const open = noted.open.filter((part) => part !== asked);
  return open.length === 0 ? [] : [{ ...noted, open }];
};
