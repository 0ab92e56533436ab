import type { GameEvent } from '../log/gameEvent.ts';
import type { ChoicePart, NotedChoice } from '../state/choice.ts';
import type { GameState } from '../state/gameState.ts';
import { isAbout } from '../state/saidChoices.ts';
import type { TargetChoice } from '../state/stack.ts';
import { givenName, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';

export type ChoiceMade = Extract<GameEvent, { readonly kind: 'choiceMade' }>;

/** Whether what was chosen may be what was said. */
export type IsMeant = (noted: NotedChoice, made: ChoiceMade) => boolean;

/** Where a choice says which trigger of its source it is for, that one. */
export const isOfThatTrigger: IsMeant = ({ said }, made) => said.trigger === made.trigger;

/** The game without what these events tell was chosen as said: it is used up. */
export function withoutConsumedChoices(
  state: GameState,
  events: readonly GameEvent[],
  isMeant: IsMeant,
): GameState {
  const { choices = [] } = state;
  const left = events.reduce(
    (open, event) => (event.kind === 'choiceMade' ? without(open, event, isMeant) : open),
    choices,
  );
  return left === choices ? state : { ...state, choices: left };
}

function without(
  choices: readonly NotedChoice[],
  made: ChoiceMade,
  isFor: IsMeant,
): readonly NotedChoice[] {
  const isMeant = (noted: NotedChoice) => isOf(noted, made) && isFor(noted, made);
  if (made.asked === 'named' || made.asked === 'sacrificed')
    return choices.flatMap((noted) => (isMeant(noted) ? withoutNames(noted, made) : [noted]));
  const meant = choices.find((noted) => isMeant(noted) && isSaidSo(noted, made));
  return choices.flatMap((noted) => (noted === meant ? closed(noted, made.asked) : [noted]));
}

const isOf = ({ said, open }: NotedChoice, { source, player, asked }: ChoiceMade): boolean =>
  isAbout(said.source, source) && said.player === player && open.includes(asked);

function isSaidSo({ said }: NotedChoice, { asked, chosen, counter }: ChoiceMade): boolean {
  if (asked === 'replacement') return said.replacement !== 'counter' || counter !== undefined;
  return (
    asked !== 'targets' ||
    JSON.stringify(said.targets?.map(nameOf)) === JSON.stringify(chosen.map(nameOf))
  );
}

/** What is named one by one is used up once all of it has been chosen. */
function withoutNames(noted: NotedChoice, { asked, chosen }: ChoiceMade): readonly NotedChoice[] {
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
