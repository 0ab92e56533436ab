import { expect, test } from 'vitest';
import { STANDING_AIMS } from '../../generation/aim.ts';
import { playersOf } from '../../generation/draft.ts';
import { type Generated, generate } from '../../generation/generate.ts';
import { reasonsOfBoard } from '../../generation/reasonsOfBoard.ts';
import { MISTAKES } from '../../mistakes/index.ts';
import type { GameState } from '../../state/gameState.ts';
import { isDecidedByFirst } from '../../testing/contrast/isDecidedByFirst.ts';
import { literalRight } from '../../testing/generation/literalRight.ts';
import { projectPieces } from '../../testing/generation/piecesRead.ts';
import { known } from '../../vocabulary/result.ts';
import { reasonsFor } from '../reasons/reasonsOf.ts';
import { without } from './without.ts';

const pieces = projectPieces();
const BOARDS = 4 * Number(process.env.BOARDS ?? 1);

const made = [...STANDING_AIMS].flatMap(([name, aim]): readonly (readonly [string, Generated])[] =>
  Array.from({ length: BOARDS }, (_, at) => [
    `${name} ${at}`,
    known(generate(pieces, name, aim, `contrast ${at}`), 'board'),
  ]),
);

test('take away what the first rule of an answer speaks of, and the answer is another', () => {
  const apart = made.filter(
    ([, { game, asked, draft, rules }]) =>
      !isDecidedByFirst({ game, asked, defending: playersOf(draft).other, rules }),
  );
  expect(apart.map(([name, { asked, rules }]) => [name, asked.kind, rules])).toEqual([]);
});

test('of a board that is made for a mistake the first reason’s rule is one of that mistake’s', () => {
  const apart = made.flatMap(([name, board]) => {
    const aim = STANDING_AIMS.get(name.replace(/ \d+$/, ''));
    if (aim?.kind !== 'mistake') return [];
    const [first] = reasonsFor(reasonsOfBoard(board), aim.mistake);
    const isOf = first !== undefined && MISTAKES[aim.mistake].rules.includes(first.rule);
    return isOf ? [] : [[name, first]];
  });
  expect(apart).toEqual([]);
});

test('every board says what its answer turns on: without that, read word for word, it is another', () => {
  const apart = made.filter(([, board]) => {
    const { game, asked, draft } = board;
    const so = (one: GameState): string =>
      literalRight(one, asked, playersOf(draft).other).join('|');
    const reasons = reasonsOfBoard(board);
    const taken = reasons.flatMap(({ altered }) => (altered.kind === 'taken' ? [altered] : []));
    const isSame = taken.some((one) => so(without(game, one.taken)) === so(game));
    return isSame || reasons.length === 0;
  });
  expect(apart.map(([name, { asked }]) => [name, asked.kind])).toEqual([]);
});
