import { type EditionId, NEWEST_EDITION } from '../../../citation/editions.ts';
import type { Ability } from '../../../language/ability.ts';
import type { Example } from '../../../language/keywords/example.ts';
import type { Keyword } from '../../../language/keywords/index.ts';
import type { Line } from '../../../scenario/line.ts';
import type { Board, PermanentDetails, PermanentSpec } from '../../boards/board.ts';
import { type Act, attack, block, resolveAll, toEnd } from '../../editionChanges/acts.ts';
import type { HandCard } from '../../editionChanges/editionChange.ts';
import { playBoard } from '../../editionChanges/playBoard.ts';
import { type Seen, seenOn } from '../../editionChanges/seen.ts';

/** A board to play a keyword on. */
export interface KeywordCase {
  /** What the keyword does, in words. */
  readonly that: string;
  /** By default today's. */
  readonly edition?: EditionId;
  readonly board: Board;
  readonly hands?: { readonly [player: string]: { readonly [card: string]: HandCard } };
  readonly script: readonly Act[];
  readonly sees: Partial<Seen>;
  /** What is seen instead where nothing on the board has the keyword; left out where that is not asked. */
  readonly without?: Partial<Seen>;
}

/** Games beside the combat that a keyword's own file has as its example. */
export type Cases = { readonly [K in Keyword]?: readonly KeywordCase[] };

/** A keyword's example as a game to play. */
export function caseOf({
  ada,
  nil,
  blocks,
  seenAt,
  sees,
  without,
  ...example
}: Example): KeywordCase {
  const attacks =
    example.attacks ?? Object.fromEntries(Object.keys(ada).map((one) => [one, 'nil']));
  const isBlock = blocks !== undefined || seenAt === 'block';
  const fight = isBlock ? [block(blocks ?? {})] : [];
  const rest = seenAt === undefined ? [toEnd] : [];
  return {
    that: 'what it is shown by',
    board: { permanents: { ada, nil } },
    script: [attack(attacks), resolveAll, ...fight, ...rest, resolveAll],
    sees,
    without,
  };
}

/** What is seen after the case's script; `keyword`, where one is given, is taken off everything on the board first. */
export const play = (one: KeywordCase, keyword?: Keyword): Seen => seenOn(played(one, keyword));

/** The same as far as its script goes, with all that is told on the way. */
export function played(
  { edition = NEWEST_EDITION, board, hands = {}, script }: KeywordCase,
  keyword?: Keyword,
): Line {
  const permanents = byNameTwice(board.permanents, (one) => withoutKeyword(one, keyword));
  const cards = byNameTwice(hands, (one) => ({ ...one, ...detailsWithout(one, keyword) }));
  return playBoard({ board: { ...board, permanents }, hands: cards, script }, { edition });
}

type ByName<T> = { readonly [name: string]: T };

const byNameTwice = <T>(all: ByName<ByName<T>>, of: (one: T) => T): ByName<ByName<T>> =>
  byName(all, (some) => byName(some, of));

const byName = <T>(all: ByName<T>, of: (one: T) => T): ByName<T> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, of(one)]));

const withoutKeyword = (spec: PermanentSpec, keyword: Keyword | undefined): PermanentSpec =>
  typeof spec === 'string' ? wordsWithout(spec, keyword) : detailsWithout(spec, keyword);

const detailsWithout = (
  details: PermanentDetails,
  keyword: Keyword | undefined,
): PermanentDetails => ({
  ...details,
  ...(details.is === undefined ? {} : { is: wordsWithout(details.is, keyword) }),
  abilities: (details.abilities ?? []).filter((ability) => !isKeyword(ability, keyword)),
});

const wordsWithout = (words: string, keyword: Keyword | undefined): string =>
  words
    .split(' ')
    .filter((word) => word.replace(/\d+$/, '') !== keyword)
    .join(' ');

/** The keyword itself, or an activated ability that it stands for. */
const isKeyword = (ability: Ability, keyword: Keyword | undefined): boolean =>
  keyword !== undefined &&
  (ability.kind === 'keyword' || ability.kind === 'activated') &&
  ability.keyword === keyword;
