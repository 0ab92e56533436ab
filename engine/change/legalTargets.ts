import { numberOf, type RuleKey } from '../citation/ruleIndex.ts';
import type { Filter } from '../language/filter.ts';
import type { TargetSpec } from '../language/target.ts';
import {
  characteristicsOf,
  hasKeyword,
  theCharacteristics,
  viewOf,
} from '../state/characteristicsOf.ts';
import { matchesSource } from '../state/dealing.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { permanentOf, playerOf } from '../state/lookup.ts';
import { matches, type Source } from '../state/matches.ts';
import { fitsCharacteristics } from '../state/matchesCharacteristics.ts';
import { isPlayerMeant } from '../state/matchesSource.ts';
import type { TargetChoice } from '../state/stack.ts';
import { asOnStack } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { timesOver } from '../vocabulary/tooMuch.ts';
import { hasProtectionFrom, knownObject } from './making/lastKnown.ts';

/** One target that is asked for; `optional` where fewer will do. */
export interface Slot {
  readonly spec: TargetSpec;
  readonly optional: boolean;
}

/** CR 601.2c: one for each target that may be chosen, the number being announced where it is X. */
export const slotsOf = (specs: readonly TargetSpec[], x = 0): readonly Slot[] =>
  specs.flatMap((spec) => {
    const { n = 1, upTo } = spec;
    const slot = { spec, optional: upTo === true };
    return timesOver(n === 'x' ? x : n, slot);
  });

/** Everything that one instance of the word "target" may be, for a spell or ability of `source` (CR 115.1). */
export const legalTargets = (
  state: GameState,
  spec: TargetSpec,
  source: Source,
): readonly TargetChoice[] =>
  [
    ...state.battlefield.map(
      (permanent): TargetChoice => ({ kind: 'object', object: permanent.id }),
    ),
    ...state.players.map((player): TargetChoice => ({ kind: 'player', player: player.id })),
    ...[...state.stack, ...state.cards].map(
      ({ id }): TargetChoice => ({ kind: 'object', object: id }),
    ),
  ].filter((choice) => isLegalTarget(state, spec, source, choice));

/** Whether one object or player may be that target now. */
export function isLegalTarget(
  state: GameState,
  spec: TargetSpec,
  source: Source,
  choice: TargetChoice,
): boolean {
  if (choice.kind === 'player')
    return (
      (spec.kind === 'player' || spec.kind === 'permanentOrPlayer') &&
      isPlayerTarget(state, spec, source, choice.player) &&
      whyNotTargeted(state, choice, source) === undefined
    );
  if (spec.kind === 'spell') return isSpellTarget(state, spec, source, choice.object);
  if (spec.kind === 'graveyardCard') return isCardTarget(state, spec, source, choice.object);
  if (spec.kind === 'player' || permanentOf(state, choice.object) === undefined) return false;
  return (
    isKindOfTarget(state, spec, choice.object) &&
    matches(viewOf(state), spec.filter, choice.object, source) &&
    whyNotTargeted(state, choice, source) === undefined
  );
}

/** CR 115.4: "any target" is a creature, player, planeswalker or battle; before, it read "creature or player". */
function isKindOfTarget(state: GameState, spec: TargetSpec, id: ObjectId): boolean {
  if (spec.kind === 'permanent') return true;
  const types = characteristicsOf(state, id)?.types ?? [];
  if (types.includes('creature')) return true;
  const anyTarget = numberOf(state.edition, 'targets.anyTarget') !== undefined;
  return anyTarget && (types.includes('planeswalker') || types.includes('battle'));
}

const isSpellTarget = (
  state: GameState,
  { filter }: TargetSpec,
  source: Source,
  id: ObjectId,
): boolean =>
  state.stack.some(
    (item) =>
      item.kind === 'spell' &&
      item.id === id &&
      fitsCharacteristics(filter, asOnStack(item)) &&
      isOf(state, filter, source, item.controller),
  );

/** CR 108.3: a card outside the battlefield and the stack has an owner and no controller. */
const isCardTarget = (
  state: GameState,
  { filter }: TargetSpec,
  source: Source,
  id: ObjectId,
): boolean =>
  state.cards.some(
    ({ id: card, owner, zone, printed }) =>
      card === id &&
      zone === 'graveyard' &&
      fitsCharacteristics(filter, printed) &&
      isOf(state, filter, source, owner),
  );

const isOf = (state: GameState, { controller }: Filter, source: Source, player: PlayerId) =>
  controller === undefined || isPlayerMeant(viewOf(state), controller, source, player);

function isPlayerTarget(
  state: GameState,
  { players }: TargetSpec,
  source: Source,
  id: PlayerId,
): boolean {
  if (playerOf(state, id)?.status !== 'playing') return false;
  return players !== 'opponent' || id !== source.controller;
}

/** The rule that keeps something from being targeted by a spell or ability like this one. */
export function whyNotTargeted(
  state: GameState,
  choice: TargetChoice,
  source: Source,
): RuleKey | undefined {
  const kept = choice.kind === 'object' ? keptFrom(state, choice.object, source) : undefined;
  if (kept !== undefined) return kept;
  // CR 702.16b
  return hasProtectionFrom(state, choice, source.object)
    ? 'keyword.protectionFromTargeting'
    : undefined;
}

function keptFrom(state: GameState, id: ObjectId, source: Source): RuleKey | undefined {
  // CR 702.18a
  if (hasKeyword(state, id, 'shroud')) return 'keyword.shroud';
  const permanent = permanentOf(state, id);
  return permanent === undefined || permanent.controller === source.controller
    ? undefined
    : hexproofOf(state, permanent, source);
}

/** CR 702.11b, 702.11d: from whatever opponents control, or from what of it has a quality. */
function hexproofOf(
  state: GameState,
  { id, controller }: Permanent,
  source: Source,
): RuleKey | undefined {
  const from = knownObject(state, source.object);
  const you = { object: id, controller };
  const kept = theCharacteristics(state, id).abilities.flatMap((ability): readonly RuleKey[] => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'hexproof') return [];
    const { quality } = ability;
    if (quality === undefined) return ['keyword.hexproof'];
    const isMeant = from !== undefined && matchesSource(state, quality, from, you);
    return isMeant ? ['keyword.hexproofFrom'] : [];
  });
  return kept[0];
}
