import type { GameChange } from '../change/making/gameChange.ts';
import { eventIn } from '../change/making/withParts.ts';
import type { Ranked } from '../citation/cited.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { matches, type Source } from '../state/matches.ts';
import { aboutThat } from '../state/source.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import { stepOf } from '../state/triggerCause.ts';
import type { View } from '../state/view.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { rememberedByKey } from '../vocabulary/remembered.ts';
import { delayedTriggersFrom, withoutDelayed } from './delayed.ts';
import { fitsOccurrence } from './fitsOccurrence.ts';
import { withinLimits, withUses } from './limits.ts';
import { monarchTriggers } from './monarchTriggers.ts';
import type { Occurrence } from './occurrence.ts';
import { occurrencesIn } from './occurrences.ts';
import { triggersOffBoard } from './offBoard.ts';
import { rulesOfTrigger, type TriggerSort } from './rulesOfTrigger.ts';
import { stateTriggers } from './stateTriggers.ts';
import { triggeredAbilitiesOf } from './triggeredAbilitiesOf.ts';
import { TRIGGER_KINDS } from './triggerKinds.ts';

/**
 * The abilities that the events of a change triggered, in no order that matters (CR 603.2).
 * An ability is looked for, and everything compared, right after the event; where the game looks back, right before it.
 */
export const triggersFrom = (before: GameState, changed: GameChange): readonly WaitingTrigger[] =>
  triggered(before, changed).map(({ waiting }) => waiting);

/** The same change with its triggered abilities waiting to be put on the stack, and an event for each (CR 603.3). */
export function addTriggers(before: GameState, changed: GameChange): GameChange {
  const found = triggered(before, changed);
  if (found.length === 0) return changed;
  const waits = found.map(({ waiting }) => waiting);
  const state: GameState = {
    ...withUses(withoutDelayed(changed.state, changed.events), waits),
    waitingTriggers: [...changed.state.waitingTriggers, ...waits],
  };
  const told = found.map(({ waiting, rules }) =>
    eventIn(
      state,
      { kind: 'abilityTriggered', ...namesOf(waiting), ...stepOf(waiting.ability.event, state) },
      rules,
    ),
  );
  return { state, events: [...changed.events, ...told] };
}

const namesOf = ({ source, ability: { event, keyword }, context }: WaitingTrigger) => ({
  source,
  trigger: event,
  about: context.eventCreature,
  ...(keyword === undefined ? {} : { keyword }),
});

interface Triggered {
  readonly waiting: WaitingTrigger;
  readonly rules: Ranked;
}

function triggered(before: GameState, changed: GameChange): readonly Triggered[] {
  const { state: after, events } = changed;
  const bearers = { before: bearersIn(viewOf(before)), after: bearersIn(viewOf(after)) };
  const onBoard = events
    .flatMap((event) => occurrencesIn(before, after, event))
    .flatMap((one) => triggeredBy(bearers[one.look], one));
  const elsewhere = [
    ...stateTriggers(after),
    ...triggersOffBoard(before, after, events),
    ...monarchTriggers(before, after, events),
  ];
  const delayed = delayedTriggersFrom(after, events);
  const mayTrigger = withinLimits({ before, after }, [...elsewhere, ...onBoard]);
  return [
    ...mayTrigger.map((waiting) => withRules(waiting, sortAmong(onBoard, waiting), events)),
    ...delayed.map((waiting) => withRules(waiting, 'delayed', events)),
  ];
}

const withRules = (
  waiting: WaitingTrigger,
  sort: TriggerSort,
  events: readonly GameEvent[],
): Triggered => ({
  waiting,
  rules: rulesOfTrigger(waiting, sort, events),
});

function sortAmong(
  all: readonly WaitingTrigger[],
  { source, ability, context }: WaitingTrigger,
): TriggerSort {
  const alike = all.filter(
    (other) =>
      other.source === source &&
      other.ability.keyword === ability.keyword &&
      other.ability.event === ability.event &&
      other.context.eventCreature === context.eventCreature,
  );
  return ability.keyword !== undefined && alike.length > 1 ? 'oneOfSeveral' : 'ability';
}

interface Bearers {
  readonly view: View;
  /** Permanents with abilities that trigger on such events: found once, as hundreds may happen at one time. */
  readonly of: (event: TriggeredAbility['event']) => readonly Bearer[];
}

interface Bearer {
  readonly permanent: Permanent;
  readonly abilities: readonly TriggeredAbility[];
}

const bearersIn = (view: View): Bearers => ({
  view,
  of: rememberedByKey((event) =>
    view.state.battlefield.flatMap((permanent) => {
      const abilities = triggeredAbilitiesOf(view, permanent, event);
      return abilities.length === 0 ? [] : [{ permanent, abilities }];
    }),
  ),
});

const triggeredBy = ({ view, of }: Bearers, event: Occurrence): readonly WaitingTrigger[] =>
  of(event.event).flatMap(({ permanent, abilities }) => {
    const fitting = abilities.filter((ability) => triggers(view, ability, event, permanent));
    // CR 702.154d: each enlist ability triggers only for the cost that is its own.
    const own = event.event === 'enlists' ? fitting.slice(0, 1) : fitting;
    return own.map((ability) => waitingTrigger(view, permanent, ability, event));
  });

function triggers(
  view: View,
  ability: TriggeredAbility,
  event: Occurrence,
  { id, controller }: Permanent,
): boolean {
  const source = { object: id, controller };
  if (!fitsOccurrence(view, ability, event, source)) return false;
  if (ability.firstEachTurn === true && hasAttacked(view.state, event.subject)) return false;
  // CR 603.4: with an intervening "if", it triggers only if that is true now.
  return (
    ability.if === undefined ||
    holds(view, ability.if, aboutThat(source, meantBy(view, ability, event, source)))
  );
}

const hasAttacked = ({ turn }: GameState, id: ObjectId | undefined): boolean =>
  id !== undefined && turn.history?.attacked.includes(id) === true;

// CR 603.3a: its controller is whoever controlled its source as it triggered.
function waitingTrigger(
  view: View,
  { id, controller }: Permanent,
  ability: TriggeredAbility,
  event: Occurrence,
): WaitingTrigger {
  const source = { object: id, controller };
  return {
    source: id,
    controller,
    ability,
    context: {
      eventCreature: meantBy(view, ability, event, source),
      ...othersIn(view, ability, event, source),
      eventPlayer: event.player ?? event.subjectPlayer,
      ...(event.amount === undefined ? {} : { eventAmount: event.amount }),
      ...(TRIGGER_KINDS[event.event].moves === true && event.subject !== undefined
        ? { moved: [event.subject] }
        : {}),
    },
  };
}

/** All the others of the event that the ability is about; of a creature that died, those it fought. */
function othersIn(
  view: View,
  { filter }: TriggeredAbility,
  { others, foes }: Occurrence,
  source: Source,
): { readonly eventCreatures?: readonly ObjectId[] } {
  const all = others.length > 0 ? others : foes;
  const eventCreatures =
    filter === undefined ? all : all.filter((id) => matches(view, filter, id, source));
  return eventCreatures.length === 0 ? {} : { eventCreatures };
}

/** The other creature that the ability is about, a newcomer before the rest; without another, the event's own. */
function meantBy(
  view: View,
  { filter }: TriggeredAbility,
  event: Occurrence,
  source: Source,
): ObjectId | undefined {
  const others = [...event.newcomers, ...event.others];
  const meant =
    filter === undefined ? others[0] : others.find((id) => matches(view, filter, id, source));
  return meant ?? event.subject;
}
