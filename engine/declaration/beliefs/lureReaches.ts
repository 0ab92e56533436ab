// What is believed of lures, where it is not so: that whoever is named by one is able to block, be it tapped or the
// attacker out of reach. By the rules nothing here draws anybody.
import type { RequirementCode } from '../../language/requirement.ts';
import type { RestrictionCode } from '../../language/restriction.ts';
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { abilitiesInPlay, applies } from '../../state/abilitiesInPlay.ts';
import { viewOf } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import { matches } from '../../state/matches.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { NamedRestriction } from '../namedProblem.ts';

const LURES: ReadonlySet<RequirementCode> = new Set([
  'mustBeBlocked',
  'mustBeBlockedByOne',
  'mustBeBlockedByExactlyOne',
  'mustBeBlockedByAll',
] satisfies readonly RequirementCode[]);

/** The attackers that draw this creature whatever keeps it from blocking them. */
export const drawnTo = (state: GameState, blocker: ObjectId): readonly ObjectId[] =>
  beliefsOf(state).lureReaches === 'thoseAble'
    ? []
    : abilitiesInPlay(state, 'requirement')
        .filter(({ ability }) => LURES.has(ability.requirement))
        .filter((inPlay) => applies(state, inPlay))
        .filter(({ ability, source }) =>
          matches(viewOf(state), ('filter' in ability && ability.filter) || {}, blocker, source),
        )
        .flatMap(({ subjects }) => [...subjects]);

/** A tapped creature that is drawn blocks what draws it and nothing else; of others, this says nothing. */
export function reachOf(state: GameState, blocker: ObjectId): (attacker: ObjectId) => boolean {
  const drawn = permanentOf(state, blocker)?.tapped === true ? drawnTo(state, blocker) : [];
  return drawn.length === 0 ? () => true : (attacker) => drawn.includes(attacker);
}

/** Without the evasion that keeps attackers from being blocked by those whom they draw. */
export function withoutReached(
  state: GameState,
  choosers: readonly ObjectId[],
  targets: readonly ObjectId[],
  restrictions: readonly NamedRestriction[],
): readonly NamedRestriction[] {
  if (beliefsOf(state).lureReaches === 'thoseAble') return restrictions;
  const drawn = choosers.map((id) => drawnTo(state, id));
  return restrictions.filter(({ restriction, by: { source, what } }) => {
    if (restriction.kind !== 'pairForbidden') return true;
    const attacker = targets[restriction.target];
    const isEvasion = what.kind === 'keyword' ? source === attacker : EVASION.has(what.restriction);
    return !(isEvasion && drawn[restriction.chooser]?.some((one) => one === attacker));
  });
}

const EVASION: ReadonlySet<RestrictionCode> = new Set([
  'cannotBeBlocked',
  'cannotBeBlockedBy',
  'cannotBeBlockedExceptBy',
] satisfies readonly RestrictionCode[]);
