import type { RuleKey } from '../citation/ruleIndex.ts';
import type { KeywordRestriction } from '../keywords/meaning.ts';
import type { RestrictionSource } from '../log/verdict.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { thePermanent } from '../state/lookup.ts';
import { matches, type Source } from '../state/matches.ts';
import type { View } from '../state/view.ts';
import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { FORBIDDING, forbiddenTo, isSetAside } from './keywordRestrictions.ts';

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
  const sides = [
    sideOf(view, 'attacker', attacker, blocker),
    sideOf(view, 'blocker', blocker, attacker),
  ];
  return FORBIDDING.flatMap((forbidding) =>
    sides.flatMap((side) => {
      const stops = forbiddenTo(forbidding, side.now).some(
        (said) => standsInTheWay(view, side, said) && !isSetAside(state, said, blocker),
      );
      const { keyword, rules } = forbidding;
      return stops ? [{ by: { source: side.id, what: { kind: 'keyword', keyword } }, rules }] : [];
    }),
  );
}

/** One of the two, as the other one meets it. */
interface Side {
  readonly role: 'attacker' | 'blocker';
  readonly id: ObjectId;
  readonly now: Characteristics;
  readonly other: ObjectId;
}

const sideOf = (view: View, role: Side['role'], id: ObjectId, other: ObjectId): Side => ({
  role,
  id,
  now: known(view.characteristics(id), id),
  other,
});

const standsInTheWay = (view: View, side: Side, said: KeywordRestriction): boolean => {
  const way = IN_THE_WAY[said.restriction];
  return way?.of === side.role && way.stops(view, said, side.other, sourceOf(view, side.id));
};

interface Way {
  /** Whose ability it is. */
  readonly of: Side['role'];
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

const sourceOf = (view: View, id: ObjectId): Source => ({
  object: id,
  controller: thePermanent(view.state, id).controller,
});
