import { type EditionId, NEWEST_EDITION } from '../../../citation/editions.ts';
import type { Keyword } from '../../../keywords/index.ts';
import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Board, PermanentDetails, PermanentSpec } from '../../boards/board.ts';
import type { Act } from '../../editionChanges/acts.ts';
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

/** A board that comes out differently once the keyword is taken off it: what the keyword does, and nothing else. */
export interface TellingCase extends KeywordCase {
  readonly without: Partial<Seen>;
}

/** Every keyword of one sort with its cases, the first of which tells it from its absence. */
export type CasesOf<K extends Keyword> = {
  readonly [Word in K]: readonly [TellingCase, ...KeywordCase[]];
};

/** What is seen after the case's script; `keyword`, where one is given, is taken off everything on the board first. */
export function play(
  { edition = NEWEST_EDITION, board, hands = {}, script }: KeywordCase,
  keyword?: Keyword,
): Seen {
  const permanents = byNameTwice(board.permanents, (one) => withoutKeyword(one, keyword));
  const cards = byNameTwice(hands, (one) => ({ ...one, ...detailsWithout(one, keyword) }));
  const line = playBoard(
    { that: '', board: { ...board, permanents }, hands: cards, script, outcomes: [] },
    edition,
  );
  return seenOn(line);
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
