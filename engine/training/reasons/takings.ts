import { KEYWORDS, meaningOf } from '../../language/keywords/lists.ts';
import type { PermissionCode } from '../../language/permission.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import { attacksOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { ruleOfDividing } from '../contrast/decidingRules.ts';
import { type Said, type Status, type Taken, without } from '../contrast/without.ts';
import { keywordsIn, withoutEver, withoutEverOn } from '../contrast/withoutEver.ts';
import { PERMISSIONS } from './ruleOfTaken.ts';
import type { TurningOn } from './turningOn.ts';

/** A game with something less, and the permanents that lose it. */
export interface Taking {
  readonly taken: Taken;
  readonly from: readonly ObjectId[];
  readonly game: GameState;
}

/** What one permanent alone may lose, one by one; and `together`, what all lose where none alone makes a difference. */
export interface Takings {
  readonly alone: readonly Taking[];
  readonly together: readonly TakingFromAll[];
}

/** The same taken from some of those alone; nothing where it is no matter of permanents. */
export interface TakingFromAll extends Taking {
  readonly fromSome?: (some: readonly ObjectId[]) => Taking;
}

/** All that may be taken away to see what an answer rests on, the least first. */
export function takingsIn(game: GameState, about: TurningOn): readonly Takings[] {
  return about.kind === 'goingOn'
    ? [
        ...keywordsIn(game).map((keyword) => keywordEver(game, keyword)),
        ...(['damage', 'counters'] as const).map((status) => ofStatus(game, status)),
        ofAll(game, (of) => ({ kind: 'shield', ...(of !== undefined && { of }) })),
        ...ofAbilities(game),
      ]
    : [
        // CR 120.6, 702.19b: with trample, what is marked already says more of what is lethal than that it tramples.
        ...STATUSES[about.kind].map((status) => ofStatus(game, status)),
        ...KEYWORDS.filter(
          (one) => about.kind !== 'divide' || hasSayIn(game, about.source, one),
        ).map((keyword) => keywordNow(game, keyword)),
        ...(about.kind === 'divide' ? [] : ofDeclarations(game)),
        // What is assigned to somebody who is not fought is no division at all.
        ...(about.kind === 'divide' && about.of === 'all' ? ofFought(game, about.source) : []),
      ];
}

/** CR 510.1, 702.2c, 702.19, 702.22j-k: what has a say in how damage is divided; other things say whether and when. */
function hasSayIn(game: GameState, source: ObjectId, keyword: AKeyword): boolean {
  const meaning = meaningOf(keyword);
  return (
    meaning !== undefined && ruleOfDividing(game, source, { ...meaning, keyword }) !== undefined
  );
}

const STATUSES: { readonly [K in 'attack' | 'block' | 'divide']: readonly Status[] } = {
  attack: ['tapped', 'sick', 'counters'],
  block: ['tapped', 'counters'],
  divide: ['damage', 'counters'],
};

const SAID: readonly Exclude<Said, 'permission'>[] = ['restriction', 'requirement', 'combatCost'];

type AKeyword = (typeof KEYWORDS)[number];

const holders = (game: GameState, keyword: AKeyword): readonly ObjectId[] =>
  game.battlefield.map(({ id }) => id).filter((id) => hasKeyword(game, id, keyword));

/** As the game stands. */
const keywordNow = (game: GameState, keyword: AKeyword): Takings =>
  each(game, holders(game, keyword), (of) => ({
    kind: 'keyword',
    keyword,
    ...(of !== undefined && { of }),
  }));

/** Whatever gives it as the game goes on: CR 113.11. What is activated lies behind, so that only all of it is taken. */
function keywordEver(game: GameState, keyword: AKeyword): Takings {
  const from = holders(game, keyword);
  const isSingly = from.length <= FEW && meaningOf(keyword)?.shape !== 'activated';
  return {
    alone: isSingly
      ? from.map((of) => ({
          taken: { kind: 'keyword', keyword, of },
          from: [of],
          game: withoutEverOn(game, keyword, of),
        }))
      : [],
    together: [{ taken: { kind: 'keyword', keyword }, from, game: withoutEver(game, keyword) }],
  };
}

const ofStatus = (game: GameState, kind: Status): Takings =>
  ofAll(game, (of) => ({ kind, ...(of !== undefined && { of }) }));

/** CR 701.15b: that a creature is goaded says more than that something is required of it. */
const ofDeclarations = (game: GameState): readonly Takings[] => [
  ofAll(game, (of) => ({ kind: 'goaded', ...(of !== undefined && { of }) })),
  // Of what is no permanent any more, whom it is said of tells more than that somebody says it.
  ...SAID.map((what) =>
    ofAll(game, (of) => ({ kind: 'saidByEffect', what, ...(of !== undefined && { of }) })),
  ),
  ...SAID.map((what) => ofSaid(game, what)),
  ...PERMISSIONS.map((permission) => ofSaid(game, 'permission', permission)),
];

const ofSaid = (game: GameState, what: Said, permission?: PermissionCode): Takings =>
  ofAll(game, (of) => ({
    kind: 'said',
    what,
    ...(permission !== undefined && { permission }),
    ...(of !== undefined && { of }),
  }));

const ofAll = (game: GameState, takenFrom: (of: ObjectId | undefined) => Taken): Takings =>
  each(
    game,
    game.battlefield.map(({ id }) => id),
    takenFrom,
  );

const ofAbilities = (game: GameState): readonly Takings[] =>
  (['triggered', 'static'] as const).map((which) => ({
    alone: game.battlefield.flatMap(({ id: of }) =>
      taking(game, { kind: 'ability', which, of }, [of]),
    ),
    together: [],
  }));

const ofFought = (game: GameState, by: ObjectId): readonly Takings[] => [
  {
    alone: attacksOf(game)
      .filter(({ attacker }) => attacker !== by)
      .flatMap(({ attacker: of }) => taking(game, { kind: 'shared', by, of }, [of])),
    together: [],
  },
  {
    alone: [
      // CR 702.19b: with trample, what else it could do hangs on which of them were left.
      ...(hasKeyword(game, by, 'trample') ? [] : taking(game, { kind: 'severalFought', by }, [by])),
      ...(game.edition < FREE_SINCE ? taking(game, { kind: 'order' }, []) : []),
    ],
    together: [],
  },
];

/** CR 2024-11-08 510.1c: since then nothing is divided in an order. */
const FREE_SINCE = '2024-11-08';

/** More permanents than so many are not looked at one by one. */
const FEW = 4;

function each(
  game: GameState,
  ids: readonly ObjectId[],
  takenFrom: (of: ObjectId | undefined) => Taken,
): Takings {
  const alone = ids.flatMap((of) => taking(game, takenFrom(of), [of]));
  const from = alone.flatMap((one) => one.from);
  const fromSome = (some: readonly ObjectId[]): Taking => ({
    taken: takenFrom(undefined),
    from: some,
    game: some.reduce((left, id) => without(left, takenFrom(id)), game),
  });
  return {
    alone: alone.length <= FEW ? alone : [],
    together: taking(game, takenFrom(undefined), from).map((all) => ({ ...all, fromSome })),
  };
}

/** Nothing where it is not there. */
function taking(game: GameState, taken: Taken, from: readonly ObjectId[]): readonly Taking[] {
  const left = without(game, taken);
  return left === game ? [] : [{ taken, from, game: left }];
}
