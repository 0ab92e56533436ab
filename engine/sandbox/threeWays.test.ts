import { expect, test } from 'vitest';
import { STANDING_AIMS } from '../generation/aim.ts';
import { generateUnseen } from '../generation/generateUnseen.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { boardOfDraft, tryingAtRandom, waysApart } from '../testing/boards/threeWays.ts';
import { projectPieces } from '../testing/generation/piecesRead.ts';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { known } from '../vocabulary/result.ts';
import type { Board } from './board.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';

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

const OWN = ['benalish-hero', 'glory-bound-initiate', '3/3 enlist', 'exalted-dragon', '2/2'];
const THEIRS = ['norns-annex', 'propaganda', '2/2'];
const PAID = ['', '; pay A5', '; pay 2 life', '; pay A6, 2 life'];

/** An attack of which more is said than who attacks, which may be legal or not. */
function lineWithMore(random: Random): string {
  const own = Array.from({ length: 4 }, () => random.pick(OWN));
  const attackers = own.flatMap((_, at) => (random.chance(0.6) ? [`A${at + 1}`] : []));
  const declared = attackers.length === 0 ? ['A1'] : attackers;
  const some = (): string => random.pick(declared);
  const more = [
    ...(random.chance(0.5) ? [`band ${some()} A${random.between(1, 4)}`] : []),
    ...(random.chance(0.5) ? [`exert ${some()}`] : []),
    ...(random.chance(0.5) ? [`${some()} enlists A${random.between(1, 4)}`] : []),
  ];
  const attack = [`${declared.join(' ')} -> Nil`, ...more].join('; ');
  return `Ada: ${own.join(' + ')} + 2x land; Nil: ${random.pick(THEIRS)}; ${attack}${random.pick(PAID)}?`;
}

test('so has one on which a band, exerting, enlisting or a payment is tried', {
  timeout: 600_000,
}, () => {
  const lexicon = { cards: projectCards, words: new Map() };
  const apart: string[] = [];
  for (let n = 0; n < BOARDS; n += 1) {
    const line = lineWithMore(randomFrom(n));
    const { board, slips } = readLine(line, lexicon);
    if (slips.length > 0 || paysUnasked(board)) continue;
    const ways = waysApart(board, lexicon);
    if (ways.apart.length > 0) apart.push(`${line}: ${ways.apart.join(', ')}`);
  }
  expect(apart).toEqual([]);
});

/** What nobody asks for is told, and is no declaration that is ruled on: no file has it. */
const paysUnasked = (board: Board): boolean =>
  tableOf(board, 'decision').stopped?.troubles.some(({ kind }) => kind === 'notUsed') ?? false;
