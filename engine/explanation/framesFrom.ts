import type { GameEvent } from '../log/gameEvent.ts';
import type { Moment } from '../log/moment.ts';
import { isRefused } from '../log/refused.ts';
import { known } from '../vocabulary/result.ts';
import { citedTogether } from './citedTogether.ts';
import type { Frame } from './frame.ts';
import { legendFor } from './legend.ts';
import { overlayOf } from './overlay.ts';
import { viewBoard } from './viewBoard.ts';

/** The stops of a replay: what happened, told in pieces that a person would want to look at one by one. */
export function framesFrom(
  moments: readonly Moment[],
  stops: 'events' | 'steps' = 'events',
): readonly Frame[] {
  const legend = legendFor(moments);
  const quiet = stops === 'events' ? QUIET : QUIET_BETWEEN_STEPS;
  return passagesFrom(moments, quiet).map(({ events, before, after, entry, last }): Frame => {
    const first = known(events[0], 'event');
    return {
      turn: entry.turn,
      step: entry.step,
      events,
      ...citedTogether(after.edition, events),
      outcome: isRefused(first) ? 'refused' : 'happened',
      lastMoment: last,
      board: viewBoard(after, legend, overlayOf(events, before)),
    };
  });
}

/** What a frame is made of. */
interface Passage {
  readonly events: readonly GameEvent[];
  readonly before: Moment['before'];
  readonly after: Moment['after'];
  readonly entry: Moment['entries'][number];
  /** The last moment that it holds, by its place. */
  readonly last: number;
}

// A person does not stop for these events alone.
const QUIET: ReadonlySet<GameEvent['kind']> = new Set([
  'stepBegan',
  'manaAdded',
  'combatEnded',
  'turnBegan',
  'priorityGiven',
  'allPassed',
  'choiceMade',
]);

/** Where a replay stops at each step, its beginning is told with what happens first in it. */
const QUIET_BETWEEN_STEPS: ReadonlySet<GameEvent['kind']> = new Set(
  [...QUIET].filter((kind) => kind === 'manaAdded' || kind === 'choiceMade'),
);

// Told with the step in which they happen, where every step is a stop.
const OF_THE_STEP: ReadonlySet<GameEvent['kind']> = new Set([
  'stepBegan',
  'permanentsUntapped',
  'phasedIn',
  'phasedOut',
  'cardsDrawn',
  'cardsDiscarded',
  'damageWoreOff',
  'effectsEnded',
  'priorityGiven',
]);

// What stands first gives the stop its name.
const LEADING: readonly GameEvent['kind'][] = ['damageDealt', 'resolved', 'didNotResolve'];

function passagesFrom(
  moments: readonly Moment[],
  quiet: ReadonlySet<GameEvent['kind']>,
): readonly Passage[] {
  const passages: Passage[] = [];
  let held: readonly GameEvent[] = [];
  for (const [index, { entries, before, after }] of moments.entries()) {
    const loud = entries.filter(({ event }) => isLoud(event, quiet));
    // What ends with a step is told as the next one begins, and by its name.
    const entry = loud.find(({ event }) => event.kind === 'stepBegan') ?? loud[0];
    if (entry === undefined) continue;
    const events = loud.map(({ event }) => event);
    if (events.every(isDivision)) {
      held = [...held, ...events];
      continue;
    }
    const last = passages.at(-1);
    if (last !== undefined && joins(last, events)) {
      passages.splice(-1, 1, { ...last, events: [...last.events, ...events], after, last: index });
      continue;
    }
    const isRefusal = events.some(isRefused);
    passages.push({
      events: leadingFirst(isRefusal ? events : [...held, ...events]),
      before,
      after,
      entry,
      last: index,
    });
    if (!isRefusal) held = [];
  }
  return passages;
}

// What is divided is told with the damage, and so is what of it nobody chose.
const isDivision = (event: GameEvent): boolean =>
  (event.kind === 'divide' && event.outcome === 'done') ||
  (event.kind === 'choiceTaken' && event.asked === 'division');

// Mana from nowhere is not worth a stop; mana that something on the board makes is.
const isLoud = (event: GameEvent, quiet: ReadonlySet<GameEvent['kind']>): boolean =>
  event.kind === 'manaAdded' ? event.by !== undefined : !quiet.has(event.kind);

// Triggers go on the stack where they triggered; orders and skipped steps are told together.
function joins(last: Passage, events: readonly GameEvent[]): boolean {
  const kinds = new Set(events.filter(isNoChoice).map(({ kind }) => kind));
  const lastKind = last.events.findLast(isNoChoice)?.kind;
  // What was refused is taken back, and nothing belongs to it.
  if (last.events.some(isRefused) || events.some(isRefused)) return false;
  if (madeMana(last.events) && madeMana(events)) return true;
  // All passing is the last that is told of a stop; a turn begins with its first step.
  if (events.every(({ kind }) => CLOSING.has(kind))) return true;
  if (last.events.every(({ kind }) => kind === 'turnBegan') && kinds.has('stepBegan')) return true;
  if (
    beginsStep(last.events) &&
    [...kinds].every((kind) => OF_THE_STEP.has(kind) && kind !== 'stepBegan')
  )
    return true;
  if (kinds.size !== 1) return false;
  if (kinds.has('triggerPutOnStack'))
    return lastKind === 'abilityTriggered' || lastKind === 'triggerPutOnStack';
  return (
    (kinds.has('order') && lastKind === 'order') ||
    (kinds.has('stepSkipped') && lastKind === 'stepSkipped')
  );
}

const CLOSING: ReadonlySet<GameEvent['kind']> = new Set([
  'allPassed',
  'priorityGiven',
  'combatEnded',
]);

const beginsStep = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'stepBegan') &&
  events.every(({ kind }) => kind !== 'allPassed');

const madeMana = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.kind === 'manaAdded');

const isNoChoice = ({ kind }: GameEvent): boolean => kind !== 'choiceTaken';

/** Choices that nobody made are told last. */
const leadingFirst = (events: readonly GameEvent[]): readonly GameEvent[] => [
  ...events.filter(({ kind }) => LEADING.includes(kind)),
  ...events.filter((event) => !LEADING.includes(event.kind) && isNoChoice(event)),
  ...events.filter((event) => !isNoChoice(event)),
];
