import { expect, test } from 'vitest';
import { AIMS } from '../../generation/aim.ts';
import { playersOf } from '../../generation/draft.ts';
import { type Generated, generate } from '../../generation/generate.ts';
import { isDecidedByFirst } from '../../testing/contrast/isDecidedByFirst.ts';
import { projectPieces } from '../../testing/generation/piecesRead.ts';
import { known } from '../../vocabulary/result.ts';

const pieces = projectPieces();
const BOARDS = 4 * Number(process.env.BOARDS ?? 1);

const made = [...AIMS].flatMap(([name, aim]): readonly (readonly [string, Generated])[] =>
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
