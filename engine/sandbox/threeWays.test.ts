import { expect, test } from 'vitest';
import { STANDING_AIMS } from '../generation/aim.ts';
import { generateUnseen } from '../generation/generateUnseen.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { boardOfDraft, tryingAtRandom, waysApart } from '../testing/boards/threeWays.ts';
import { projectPieces } from '../testing/generation/piecesRead.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { known } from '../vocabulary/result.ts';

/** `BOARDS=2000 npx vitest run engine/sandbox/threeWays.test.ts` takes as many. */
const BOARDS = Number(process.env.BOARDS ?? 60);

test('a board by line, by link and by scenario file has the same ruling, also on what is tried there, which is that word for word', {
  timeout: 600_000,
}, () => {
  const pieces = projectPieces();
  const lexicon = { cards: projectCards, words: new Map() };
  const aims = [...STANDING_AIMS];
  const apart: string[] = [];
  let whole = 0;
  for (let n = 0; n < BOARDS; n += 1) {
    const [name, aim] = known(aims[n % aims.length], 'aim');
    const seed = `ways ${n}`;
    const found = known(generateUnseen(pieces, name, aim, [seed], new Set()), seed);
    const board = boardOfDraft(found.board.draft);
    for (const one of [board, tryingAtRandom(board, randomFrom(n))]) {
      const ways = waysApart(one, lexicon);
      whole += ways.isWhole ? 1 : 0;
      if (ways.apart.length > 0)
        apart.push(
          `${name} ${seed}, ${one.triesLast ? 'tried' : 'asked'}: ${ways.apart.join(', ')}`,
        );
    }
  }
  if (process.env.BOARDS !== undefined)
    console.log(`${2 * BOARDS} boards, ${whole} wholly said by a line, ${apart.length} apart`);
  expect(apart).toEqual([]);
});
