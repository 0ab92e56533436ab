import type { EditionId } from '../../../citation/editions.ts';
import type { Ability } from '../../../language/ability.ts';
import type { Example } from '../../../language/keywords/example.ts';
import type { Keyword } from '../../../language/keywords/index.ts';
import type { Line } from '../../../scenario/line.ts';
import type { PermanentDetails, PermanentSpec, TestBoard } from '../../boards/board.ts';
import { attack, block, type LineAct, resolveAll, toEnd } from '../../editionChanges/acts.ts';
import { playBoard } from '../../editionChanges/playBoard.ts';

/** The game of a keyword's example. */
interface ExampleGame {
  readonly board: TestBoard;
  readonly script: readonly LineAct[];
}

/** A keyword's example as a game to play. */
export function gameOf({ ada, nil, blocks, seenAt, ...example }: Example): ExampleGame {
  const attacks =
    example.attacks ?? Object.fromEntries(Object.keys(ada).map((one) => [one, 'nil']));
  const isBlock = blocks !== undefined || seenAt === 'block';
  const fight = isBlock ? [block(blocks ?? {})] : [];
  const rest = seenAt === undefined ? [toEnd] : [];
  return {
    board: { permanents: { ada, nil } },
    script: [attack(attacks), resolveAll, ...fight, ...rest, resolveAll],
  };
}

/** The game as far as its script goes; `keyword`, where one is given, is taken off everything on the board first. */
export function played(
  { board, script }: ExampleGame,
  edition: EditionId,
  keyword?: Keyword,
): Line {
  const permanents = byName(board.permanents, (some) =>
    byName(some, (one) => withoutKeyword(one, keyword)),
  );
  return playBoard({ board: { ...board, permanents }, script }, { edition });
}

type ByName<T> = { readonly [name: string]: T };

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
