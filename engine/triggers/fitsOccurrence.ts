import type { Subject } from '../language/reference.ts';
import type { EventPlayer } from '../language/trigger.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import { subjectsOf } from '../state/activeChanges.ts';
import type { GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { matches, type Source } from '../state/matches.ts';
import { fitsCharacteristics } from '../state/matchesCharacteristics.ts';
import type { View } from '../state/view.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Occurrence } from './occurrence.ts';
import { TRIGGER_KINDS } from './triggerKinds.ts';

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
    (isOneOfTwo(ability, event)
      ? fitsPlayer(view, ability, event, source)
      : fitsPlayer(view, ability, event, source) && fitsOthersIn(view, ability, event, source))
  );
}

/** CR 510.3a: what deals damage to a player deals it to nothing else at once, so that either of two is asked of it. */
const isOneOfTwo = ({ filter, to: whom }: TriggeredAbility, { part, to }: Occurrence): boolean =>
  part === 'oneRecipient' && filter !== undefined && whom !== undefined && to !== undefined;

const fitsOthersIn = (
  view: View,
  ability: TriggeredAbility,
  event: Occurrence,
  source: Source,
): boolean =>
  event.spell === undefined
    ? fitsOthers(view, ability, event, source)
    : fitsCharacteristics(ability.filter ?? {}, event.spell);

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
  { to, part }: Occurrence,
  source: Source,
): boolean {
  if (ability.to === undefined) return true;
  // Of an object dealt damage, where the ability says which, nothing is asked about players.
  if (part === 'oneRecipient' && to === undefined && ability.filter !== undefined) return true;
  if (to === undefined) return false;
  return IS_MEANT[ability.to](state, to, source);
}

const IS_MEANT: {
  readonly [P in EventPlayer]: (state: GameState, player: PlayerId, source: Source) => boolean;
} = {
  player: () => true,
  you: (_, player, { controller }) => player === controller,
  opponent: (_, player, { controller }) => player !== controller,
  playerWithMostLife: (state, player) =>
    state.players.every(
      ({ status, life }) => status === 'lost' || life <= thePlayer(state, player).life,
    ),
};

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
  if (TRIGGER_KINDS[event].counts !== true) return filter === undefined || fitting(others) > 0;
  const needed = n ?? 1;
  const earlier = others.filter((id) => !newcomers.includes(id));
  return fitting(others) >= needed && fitting(earlier) < needed;
}
