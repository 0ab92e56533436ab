import { knownObject } from '../change/knownObject.ts';
import type { Amount } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import type { Reference, Subject } from '../language/reference.ts';
import { subjectsOf } from '../state/activeChanges.ts';
import { characteristicsOf, viewOf } from '../state/characteristicsOf.ts';
import { attackOf, blockersOf, defendingPlayerMeant } from '../state/combatRoles.ts';
import { amountOf } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { inTurnOrder, permanentOf, thePlayer } from '../state/lookup.ts';
import { matches, type Source } from '../state/matches.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { Resolution } from './resolution.ts';

/** The permanents that an effect's subject names now; those that have left are not among them (CR 608.2b, 603.7c). */
export const objectsOf = (
  state: GameState,
  subject: Subject,
  resolution: Resolution,
): readonly ObjectId[] =>
  choicesOf(state, subject, resolution).flatMap((choice) =>
    choice.kind === 'object' && permanentOf(state, choice.object) !== undefined
      ? [choice.object]
      : [],
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

/** The number that an amount stands for as the effect is carried out (CR 608.2h). */
export function amountIn(state: GameState, amount: Amount, resolution: Resolution): number {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'count':
    case 'opponentsAttacked':
      return amountOf(viewOf(state), amount, sourceOf(state, resolution));
    case 'powerOf':
      return sizeOf(state, amount.of, resolution)?.power ?? 0;
    case 'toughnessOf':
      return sizeOf(state, amount.of, resolution)?.toughness ?? 0;
    case 'cardsInGraveyardOf': {
      const [player] = referred(state, amount.of, resolution);
      return player?.kind === 'player' ? thePlayer(state, player.player).graveyardSize : 0;
    }
    case 'lifeOf': {
      const [player] = referred(state, amount.of, resolution);
      return player?.kind === 'player' ? thePlayer(state, player.player).life : 0;
    }
    case 'blockersOf': {
      const [attacker] = referred(state, amount.of, resolution);
      return attacker?.kind === 'object' ? blockersOf(state, attacker.object).length : 0;
    }
    case 'eventAmount':
      return resolution.context.eventAmount ?? 0;
    case 'x':
      return resolution.x ?? 0;
    default:
      return assertNever(amount);
  }
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

function referred(
  state: GameState,
  reference: Reference,
  resolution: Resolution,
): readonly TargetChoice[] {
  const { source, controller, targets, context, created } = resolution;
  switch (reference) {
    case 'self':
      return objects([source]);
    case 'attached':
      return objects([permanentOf(state, source)?.attachedTo]);
    case 'target':
      return present(targets[0]);
    case 'secondTarget':
      return present(targets[1]);
    case 'targets':
      return targets.flatMap(present);
    case 'you':
      return players([controller]);
    case 'eventCreature':
      return objects([context.eventCreature]);
    case 'eventCreatures':
      return objects(context.eventCreatures ?? []);
    case 'attackedByEventCreature':
      return attackedBy(state, context.eventCreature);
    case 'eventPlayer':
      return players([context.eventPlayer]);
    case 'defendingPlayer':
      return players([defendingPlayerFor(state, resolution)]);
    case 'controllerOfTarget':
      return players([controllerOfTarget(state, resolution)]);
    case 'eachOpponent':
      return players(inTurnOrder(state).filter((player) => player !== controller));
    case 'eachPlayer':
      return players(inTurnOrder(state));
    case 'chosenPlayer':
      return players([permanentOf(state, source)?.chosenPlayer]);
    case 'created':
      return objects(created);
    case 'chosen':
      return resolution.chosen ?? [];
    case 'each':
      return present(resolution.each);
    default:
      return assertNever(reference);
  }
}

/** CR 508.5: of the source, or of the creature that it is about; where neither attacks any more, as it was. */
function defendingPlayerFor(
  state: GameState,
  { source, context }: Resolution,
): PlayerId | undefined {
  const about = [source, context.eventCreature].flatMap((id) => (id === undefined ? [] : [id]));
  const attack = about.map((id) => attackOf(state, id)).find((one) => one !== undefined);
  return attack === undefined ? context.eventPlayer : defendingPlayerMeant(state, attack);
}

/** CR 608.2h: an object that has left is looked at as it last was. */
function sizeOf(state: GameState, of: Reference, resolution: Resolution) {
  const [first] = referred(state, of, resolution);
  if (first?.kind !== 'object') return undefined;
  return (
    characteristicsOf(state, first.object) ?? knownObject(state, first.object)?.characteristics
  );
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

/** What a creature attacks, as something that effects may be about. */
function attackedBy(state: GameState, id: ObjectId | undefined): readonly TargetChoice[] {
  const target = id === undefined ? undefined : attackOf(state, id)?.target;
  switch (target?.kind) {
    case 'player':
      return players([target.player]);
    case 'permanent':
      return objects([target.permanent]);
    default:
      return [];
  }
}

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
