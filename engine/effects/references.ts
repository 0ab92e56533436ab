import { knownObject } from '../change/making/lastKnown.ts';
import type { Filter } from '../language/filter.ts';
import type { Reference, Subject } from '../language/reference.ts';
import { subjectsOf } from '../state/activeChanges.ts';
import { characteristicsOf, viewOf } from '../state/characteristicsOf.ts';
import { defendingPlayerMeant } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { attackLastKnown, permanentLastKnown } from '../state/lastKnown.ts';
import { inTurnOrder, permanentOf } from '../state/lookup.ts';
import { matches, type Source } from '../state/matches.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { foundWhereItWent } from './moved.ts';
import type { Resolution } from './resolution.ts';

/** The permanents that an effect's subject names now; those that have left are not among them (CR 608.2b, 603.7c), and those that this effect has put there are (CR 400.7j). */
export const objectsOf = (
  state: GameState,
  subject: Subject,
  resolution: Resolution,
): readonly ObjectId[] =>
  choicesOf(state, subject, resolution).flatMap((choice) => {
    const found = choice.kind === 'object' && foundWhereItWent(state, choice.object, resolution);
    return found && permanentOf(state, found) !== undefined ? [found] : [];
  });

/** The same, and cards that it names or that have just become what it names. */
export const objectsOrCardsOf = (
  state: GameState,
  subject: Subject,
  resolution: Resolution,
): readonly ObjectId[] =>
  choicesOf(state, subject, resolution).flatMap((choice) =>
    choice.kind === 'object' ? [foundWhereItWent(state, choice.object, resolution)] : [],
  );

/** The players that an effect's subject names. */
export const playersOf = (
  state: GameState,
  subject: Subject,
  resolution: Resolution,
): readonly PlayerId[] =>
  choicesOf(state, subject, resolution).flatMap((choice) =>
    choice.kind === 'player' ? [choice.player] : [],
  );

/** The objects and players that an effect's subject names. */
export const choicesOf = (
  state: GameState,
  subject: Subject,
  resolution: Resolution,
): readonly TargetChoice[] =>
  subject.kind === 'all'
    ? objects(subjectsOf(viewOf(state), subject, sourceOf(state, resolution)))
    : fitting(state, subject.which, referred(state, subject.reference, resolution), resolution);

/** Those of the objects in hand that fit, where only some are meant; players always do. */
function fitting(
  state: GameState,
  which: Filter | undefined,
  choices: readonly TargetChoice[],
  resolution: Resolution,
): readonly TargetChoice[] {
  if (which === undefined) return choices;
  const view = viewOf(state);
  const source = sourceOf(state, resolution);
  return choices.filter(
    (choice) => choice.kind === 'player' || matches(view, which, choice.object, source),
  );
}

/** What "you", "other" and "defending player" mean to this spell or ability. */
export function sourceOf(state: GameState, resolution: Resolution): Source {
  const { source: object, controller } = resolution;
  const defendingPlayer = defendingPlayerFor(state, resolution);
  const player = thatPlayerFor(state, resolution);
  return {
    object,
    controller,
    ...(defendingPlayer === undefined ? {} : { defendingPlayer }),
    ...(player === undefined ? {} : { player }),
  };
}

/** Whom "that player" means: the target, or who controls it; without one, whom the triggering event was about. */
export const thatPlayerFor = (state: GameState, resolution: Resolution): PlayerId | undefined =>
  controllerOfTarget(state, resolution) ??
  chosenPlayerIn(resolution) ??
  resolution.context.eventPlayer;

const chosenPlayerIn = ({ chosen = [] }: Resolution): PlayerId | undefined =>
  chosen.flatMap((choice) => (choice.kind === 'player' ? [choice.player] : []))[0];

/** The objects and players that a reference stands for. */
export const referred = (
  state: GameState,
  reference: Reference,
  resolution: Resolution,
): readonly TargetChoice[] => REFERRED[reference](state, resolution);

const REFERRED: {
  readonly [R in Reference]: (state: GameState, resolution: Resolution) => readonly TargetChoice[];
} = {
  self: (_, { source }) => objects([source]),
  attached: (state, { source }) => objects([permanentLastKnown(state, source)?.attachedTo]),
  target: (_, { targets }) => present(targets[0]),
  secondTarget: (_, { targets }) => present(targets[1]),
  targets: (_, { targets }) => targets.flatMap(present),
  you: (_, { controller }) => players([controller]),
  eventCreature: (_, { context }) => objects([context.eventCreature]),
  eventCreatures: (_, { context }) => objects(context.eventCreatures ?? []),
  attackedByEventCreature: (state, { context }) => attackedBy(state, context.eventCreature),
  eventPlayer: (_, { context }) => players([context.eventPlayer]),
  playerOrPlaneswalkerAttacked: (state, { context }) =>
    attackedBy(state, context.eventCreature).filter(
      (one) => one.kind === 'player' || isPlaneswalker(state, one.object),
    ),
  defendingPlayer: (state, resolution) => players([defendingPlayerFor(state, resolution)]),
  controllerOfTarget: (state, resolution) => players([controllerOfTarget(state, resolution)]),
  eachOpponent: (state, { controller }) =>
    players(inTurnOrder(state).filter((player) => player !== controller)),
  eachPlayer: (state) => players(inTurnOrder(state)),
  chosenPlayer: (state, { source }) => players([permanentLastKnown(state, source)?.chosenPlayer]),
  created: (_, { created }) => objects(created),
  chosen: (_, { chosen = [] }) => chosen,
  each: (_, { each }) => present(each),
};

/** CR 508.5: of the source, or of the creature that it is about; where neither attacks any more, as it was. */
function defendingPlayerFor(
  state: GameState,
  { source, context }: Resolution,
): PlayerId | undefined {
  const about = [source, context.eventCreature].flatMap((id) => (id === undefined ? [] : [id]));
  const attack = about.map((id) => attackLastKnown(state, id)).find((one) => one !== undefined);
  return attack === undefined ? context.eventPlayer : defendingPlayerMeant(state, attack);
}

function controllerOfTarget(
  state: GameState,
  { targets: [target], before = state }: Resolution,
): PlayerId | undefined {
  if (target === undefined) return undefined;
  if (target.kind === 'player') return target.player;
  return (
    permanentOf(state, target.object)?.controller ?? knownObject(before, target.object)?.controller
  );
}

/** What a creature attacks, or attacked as it left, as something that effects may be about (CR 608.2h). */
function attackedBy(state: GameState, id: ObjectId | undefined): readonly TargetChoice[] {
  const target = id === undefined ? undefined : attackLastKnown(state, id)?.target;
  switch (target?.kind) {
    case 'player':
      return players([target.player]);
    case 'permanent':
      return objects([target.permanent]);
    default:
      return [];
  }
}

const isPlaneswalker = (state: GameState, object: ObjectId): boolean =>
  characteristicsOf(state, object)?.types.includes('planeswalker') === true;

const objects = (ids: readonly (ObjectId | undefined)[]): readonly TargetChoice[] =>
  ids.flatMap((object): readonly TargetChoice[] =>
    object === undefined ? [] : [{ kind: 'object', object }],
  );

const players = (ids: readonly (PlayerId | undefined)[]): readonly TargetChoice[] =>
  ids.flatMap((player): readonly TargetChoice[] =>
    player === undefined ? [] : [{ kind: 'player', player }],
  );

const present = (choice: TargetChoice | undefined): readonly TargetChoice[] =>
  choice === undefined ? [] : [choice];
