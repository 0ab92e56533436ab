import { subjectsOf } from '../state/activeChanges.ts';
import type { Source } from '../state/matches.ts';
import { matches } from '../state/matches.ts';
import type { View } from '../state/view.ts';
import type { TriggeredAbility } from '../vocabulary/abilities.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Occurrence } from './occurrence.ts';

/** Whether the occurrence is what the ability of this source waits for, its intervening "if" aside. */
export function fitsOccurrence(
  view: View,
  ability: TriggeredAbility,
  event: Occurrence,
  source: Source,
): boolean {
  if (ability.event !== event.event) return false;
  if (event.step !== undefined) return fitsStep(view, ability, event, source);
  return (
    isSubject(view, ability, event, source) &&
    fitsPart(ability, event) &&
    fitsPlayer(ability, event, source) &&
    fitsOthers(view, ability, event, source)
  );
}

/** CR 603.2b: the step named, in every player's turns or only in those of the ability's controller. */
const fitsStep = (
  { state }: View,
  { step, whose }: TriggeredAbility,
  event: Occurrence,
  source: Source,
): boolean =>
  step === event.step && (whose !== 'you' || state.turn.activePlayer === source.controller);

function isSubject(
  view: View,
  { of }: TriggeredAbility,
  { subject, subjectPlayer }: Occurrence,
  source: Source,
): boolean {
  if (subjectPlayer !== undefined)
    return of.kind === 'reference' && of.reference === 'you' && subjectPlayer === source.controller;
  return subject !== undefined && subjectsOf(view, of, source).includes(subject);
}

/** Abilities that say what is damaged trigger for each recipient, the others once for all of them. */
function fitsPart(ability: TriggeredAbility, { event, part }: Occurrence): boolean {
  if (event !== 'dealsDamage' && event !== 'dealsCombatDamage') return true;
  const saysWhat = ability.filter !== undefined || ability.to !== undefined;
  return (part === 'oneRecipient') === saysWhat;
}

function fitsPlayer({ to }: TriggeredAbility, { player }: Occurrence, source: Source): boolean {
  if (to === undefined) return true;
  return player !== undefined && (to === 'player' || player !== source.controller);
}

/** CR 509.3e-f: enough others of the right sort, counted only as the last of them comes. */
function fitsOthers(
  view: View,
  { filter, n, event }: TriggeredAbility,
  { others, newcomers }: Occurrence,
  source: Source,
): boolean {
  const fitting = (ids: readonly ObjectId[]): number =>
    filter === undefined
      ? ids.length
      : ids.filter((id) => matches(view, filter, id, source)).length;
  if (event !== 'becomesBlockedByAtLeast') return filter === undefined || fitting(others) > 0;
  const needed = n ?? 1;
  const earlier = others.filter((id) => !newcomers.includes(id));
  return fitting(others) >= needed && fitting(earlier) < needed;
}
