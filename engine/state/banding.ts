import type { Filter } from '../language/filter.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { characteristicsOf, hasKeyword, viewOf } from './characteristicsOf.ts';
import type { GameState } from './gameState.ts';
import { thePermanent } from './lookup.ts';
import { matches } from './matches.ts';

/** CR 702.22c: whether these creatures may attack as one band, what they attack aside. */
export function mayFormBand(state: GameState, ids: readonly ObjectId[]): boolean {
  const plain = ids.filter((id) => !hasKeyword(state, id, 'banding'));
  // All have banding but up to one, or all band with one another by what they are.
  return (plain.length <= 1 && plain.length < ids.length) || mayBandWithOther(state, ids);
}

/**
 * CR 702.22j-k: whether creatures on one side of a block give its player the division of the other side's damage: one
 * of them has banding, or two of them band with one another.
 */
export const givesDivision = (state: GameState, ids: readonly ObjectId[]): boolean =>
  ids.some((id) => hasKeyword(state, id, 'banding')) ||
  qualitiesOf(state, ids).some((quality) => bandingBy(state, quality, ids).length > 1);

function mayBandWithOther(state: GameState, ids: readonly ObjectId[]): boolean {
  // CR 2008-10-01 502.11b: creatures with banding may join those that have the same ability.
  const anyBandingMayJoin = rulesOf(state).bandsWithOther === 'sameAbility';
  return qualitiesOf(state, ids).some((quality) => {
    const banded = bandingBy(state, quality, ids);
    return ids.every(
      (id) => banded.includes(id) || (anyBandingMayJoin && hasKeyword(state, id, 'banding')),
    );
  });
}

/** Those among these that band with one another by "bands with other [quality]", as long as one has the ability. */
function bandingBy(
  state: GameState,
  quality: Filter,
  ids: readonly ObjectId[],
): readonly ObjectId[] {
  const able = ids.filter((id) => bandsWithOther(state, id, quality));
  // CR 2008-10-01 502.11b: they need not have the quality, but the same ability.
  if (rulesOf(state).bandsWithOther === 'sameAbility') return able;
  const fitting = ids.filter((id) => hasQuality(state, id, quality));
  return able.some((id) => fitting.includes(id)) ? fitting : [];
}

const bandsWithOther = (state: GameState, id: ObjectId, quality: Filter): boolean =>
  qualitiesOf(state, [id]).some((one) => JSON.stringify(one) === JSON.stringify(quality));

const hasQuality = (state: GameState, id: ObjectId, quality: Filter): boolean =>
  matches(viewOf(state), quality, id, {
    object: id,
    controller: thePermanent(state, id).controller,
  });

/** The qualities that these creatures band with. */
const qualitiesOf = (state: GameState, ids: readonly ObjectId[]): readonly Filter[] =>
  ids
    .flatMap((id) => characteristicsOf(state, id)?.abilities ?? [])
    .flatMap((ability) =>
      ability.kind === 'keyword' && ability.keyword === 'bandsWithOther'
        ? [ability.quality ?? {}]
        : [],
    );
