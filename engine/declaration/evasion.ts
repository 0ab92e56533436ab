import { isProtectionMutual } from '../change/beliefs/mutualProtection.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { KeywordRestriction } from '../language/keywords/meaning.ts';
import type { RestrictionSource } from '../log/verdict.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { thePermanent } from '../state/lookup.ts';
import { matches, type Source } from '../state/matches.ts';
import type { View } from '../state/view.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { type Forbidden, forbiddenTo, isSetAside } from './keywordRestrictions.ts';

/** Why one creature can't block one attacker: a keyword of either. */
export interface KeywordBan {
  readonly by: RestrictionSource;
  readonly rules: readonly RuleKey[];
}

/** CR 509.1b: evasion abilities add up, so every one that stands in the way is named. */
export function keywordBans(
  state: GameState,
  attacker: ObjectId,
  blocker: ObjectId,
): readonly KeywordBan[] {
  const view = viewOf(state);
  const bans = [
    ...bansOf(view, 'attacker', attacker, blocker),
    ...bansOf(view, 'blocker', blocker, attacker),
  ];
  if (bans.length === 0) return [];
  return bans
    .toSorted((a, b) => a.place - b.place)
    .map(({ source, keyword, rules }) => ({
      by: { source, what: { kind: 'keyword', keyword } },
      rules,
    }));
}

/** The keywords of one of the two by which the block can't be declared. */
function bansOf(
  view: View,
  role: Way['of'],
  id: ObjectId,
  other: ObjectId,
): readonly (Forbidden & { readonly source: ObjectId })[] {
  const forbidden = forbiddenTo(known(view.characteristics(id), id));
  if (forbidden.length === 0) return [];
  const blocker = role === 'blocker' ? id : other;
  const source: Source = { object: id, controller: thePermanent(view.state, id).controller };
  const stops = (said: KeywordRestriction, isMutual: boolean): boolean => {
    const way = IN_THE_WAY[said.restriction];
    if (way === undefined || (way.of !== role && !isMutual)) return false;
    return way.stops(view, said, other, source) && !isSetAside(view.state, said, blocker);
  };
  return forbidden
    .filter((one) => {
      const isMutual = one.keyword === 'protection' && isProtectionMutual(view.state);
      return one.said.some((said) => stops(said, isMutual));
    })
    .map((one) => ({ ...one, source: id }));
}

interface Way {
  /** Whose ability it is. */
  readonly of: 'attacker' | 'blocker';
  readonly stops: (
    view: View,
    said: KeywordRestriction,
    other: ObjectId,
    source: Source,
  ) => boolean;
}

const fits: Way['stops'] = (view, { filter = {} }, other, source) =>
  matches(view, filter, other, source);
const fitsNot: Way['stops'] = (...asked) => !fits(...asked);

// What speaks of no single pair of creatures is told elsewhere.
const IN_THE_WAY: { readonly [R in KeywordRestriction['restriction']]: Way | undefined } = {
  canBlockOnly: { of: 'blocker', stops: fitsNot },
  cannotAttack: undefined,
  cannotBeBlocked: {
    of: 'attacker',
    stops: (view, said, _, source) => said.if === undefined || holds(view, said.if, source),
  },
  cannotBeBlockedBy: { of: 'attacker', stops: fits },
  cannotBeBlockedExceptBy: { of: 'attacker', stops: fitsNot },
  cannotBlock: { of: 'blocker', stops: () => true },
  minBlockers: undefined,
};
