import type { EventKind, GameEvent, ObjectId } from '../engine.ts';
import { capital } from '../i18n/grammar.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Naming } from '../i18n/naming.ts';

/** Events that one sentence is about: the first of them, and the objects of all. */
export interface EventGroup {
  readonly event: GameEvent;
  readonly together: readonly ObjectId[];
}

/** A stop's events as they are told: what names the stop first, the same told once, what goes without saying left out. */
export function groupEvents(events: readonly GameEvent[]): readonly EventGroup[] {
  const groups: EventGroup[] = [];
  for (const event of leadFirst(events).filter((one) => isWorthTelling(one, events))) {
    const at = groups.findIndex((one) => isSameKind(one.event, event));
    const before = groups[at];
    if (before === undefined) groups.push({ event, together: objectOf(event) });
    else groups.splice(at, 1, { ...before, together: [...before.together, ...objectOf(event)] });
  }
  return groups;
}

const objectOf = (event: GameEvent): readonly ObjectId[] =>
  'object' in event ? [event.object] : [];

// A declaration or a spell gives its stop the name, not what was paid for it.
const leadFirst = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const leads = LEADS.find((kinds) => events.some(({ kind }) => kinds.has(kind)));
  if (leads === undefined) return events;
  return [
    ...events.filter(({ kind }) => leads.has(kind)),
    ...events.filter(({ kind }) => !leads.has(kind)),
  ];
};

const LEADS: readonly ReadonlySet<EventKind>[] = [
  new Set(['attack', 'block']),
  new Set(['cast', 'activate']),
];

function isWorthTelling(event: GameEvent, events: readonly GameEvent[]): boolean {
  const has = (kind: EventKind): boolean => events.some((one) => one.kind === kind);
  switch (event.kind) {
    // What leaves the battlefield leaves combat.
    case 'removedFromCombat':
      return event.because !== 'leftBattlefield' || event === events[0];
    // What is dealt tells what was assigned, unless something came between.
    case 'divide':
      return event.outcome !== 'done' || !has('damageDealt') || has('damagePrevented');
    // Where it triggered it is told already.
    case 'triggerPutOnStack':
      return !has('abilityTriggered');
    case 'costPaid':
      return event.mana !== '' || event.sacrificed.length > 0 || event.tapped !== undefined;
    default:
      return true;
  }
}

function isSameKind(a: GameEvent, b: GameEvent): boolean {
  if (a.kind !== b.kind) return false;
  if ('object' in a && 'object' in b)
    return reasonOf(a) === reasonOf(b) && insteadOf(a) === insteadOf(b);
  return a.kind === 'stepSkipped' && b.kind === 'stepSkipped' && a.because === 'noAttackers';
}

const reasonOf = (event: GameEvent): string | undefined =>
  'because' in event ? event.because : undefined;

const insteadOf = (event: GameEvent): string | undefined =>
  'instead' in event ? event.instead : undefined;

/** An event's sentences in a language. */
export function sentencesOf(
  messages: Pick<Messages, 'events'>,
  { event, together }: EventGroup,
  n: Naming,
): readonly [string, ...string[]] {
  const [first, ...others] = messages.events(event, n, together);
  return [capital(first), ...others.map(capital)];
}
