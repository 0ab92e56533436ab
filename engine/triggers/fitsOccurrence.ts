import type { Subject } from '../language/reference.ts';
import { subjectsOf } from '../state/activeChanges.ts';
import { thePlayer } from '../state/lookup.ts';
import { matches, type Source } from '../state/matches.ts';
import { fitsCharacteristics } from '../state/matchesCharacteristics.ts';
import type { View } from '../state/view.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { TriggerCode, TriggeredAbility } from '../vocabulary/triggeredAbilities.ts';
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
    fitsPlayer(view, ability, event, source) &&
    (event.spell === undefined
      ? fitsOthers(view, ability, event, source)
      : fitsCharacteristics(ability.filter ?? {}, event.spell))
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
  if (subjectPlayer !== undefined) return isPlayerMeant(of, subjectPlayer, source);
  return subject !== undefined && subjectsOf(view, of, source).includes(subject);
}

/** You, an opponent, or where all that fit are named any player. */
function isPlayerMeant(of: Subject, player: PlayerId, { controller }: Source): boolean {
  if (of.kind === 'all' || of.reference === 'eachPlayer') return true;
  if (of.reference === 'eachOpponent') return player !== controller;
  return of.reference === 'you' && player === controller;
}

/** Abilities that say what is damaged trigger for each recipient, the others once for all of them. */
function fitsPart(ability: TriggeredAbility, { event, part }: Occurrence): boolean {
  if (event !== 'dealsDamage' && event !== 'dealsCombatDamage') return true;
  const saysWhat = ability.filter !== undefined || ability.to !== undefined;
  return (part === 'oneRecipient') === saysWhat;
}

function fitsPlayer(
  { state }: View,
  ability: TriggeredAbility,
  { to }: Occurrence,
  source: Source,
): boolean {
  if (ability.to === undefined) return true;
  if (to === undefined) return false;
  switch (ability.to) {
    case 'player':
      return true;
    case 'you':
      return to === source.controller;
    case 'opponent':
      return to !== source.controller;
    case 'playerWithMostLife':
      return state.players.every(
        ({ status, life }) => status === 'lost' || life <= thePlayer(state, to).life,
      );
    default:
      return assertNever(ability.to);
  }
}

/** Events of at least so many others. */
const COUNTED: ReadonlySet<TriggerCode> = new Set<TriggerCode>([
  'attacksWithAtLeast',
  'playerAttacks',
  'blocksAtLeast',
  'becomesBlockedByAtLeast',
]);

/** CR 508.3a, 508.3d, 509.3e-f: enough others of the right sort, counted only as the last of them comes. */
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
  if (!COUNTED.has(event)) return filter === undefined || fitting(others) > 0;
  const needed = n ?? 1;
  const earlier = others.filter((id) => !newcomers.includes(id));
  return fitting(others) >= needed && fitting(earlier) < needed;
}
