import { expect, test } from 'vitest';
import { BOARDS_TIMEOUT, seedsAgainst } from '../solver/testing/seedsAgainst.ts';
import { randomBoard } from '../testing/boards/randomBoard.ts';
import { playerId } from '../vocabulary/ids.ts';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { type AttackRow, type BlockRow, everyAttack, everyBlock } from './decisionTable.ts';
import { attacksInShort, blocksInShort, type TableInShort } from './tableInShort.ts';

const nil = playerId('nil');
const LIMIT = 300;

const shape = (random: Random) => ({
  attackers: random.between(0, 4),
  blockers: random.between(0, 3),
});

/** What the rows of the whole table come to. */
function inShort(
  rows: readonly (AttackRow | BlockRow)[] | undefined,
  judging: readonly string[],
): TableInShort | undefined {
  if (rows === undefined) return undefined;
  const violated = rows.flatMap(({ verdict }) => verdict.violations.flatMap(({ rules }) => rules));
  return {
    legal: rows.filter(({ verdict }) => verdict.verdict === 'legal').length,
    broken: [...new Set(violated)].filter((rule) => judging.includes(rule)).toSorted(),
  };
}

const sorted = (table: TableInShort | undefined): TableInShort | undefined =>
  table && { ...table, broken: table.broken.toSorted() };

test.each([
  ['the rules', {}],
  ['a belief about them', { comparedWith: 'changesOfOneCreature' }],
] as const)(
  'a table of attacks comes to what its rows come to, by %s',
  (_, believed) => {
    const wrong = seedsAgainst(400, (seed) => {
      const random = randomFrom(seed);
      const state = randomBoard(random, { ...shape(random), step: 'declareAttackers' });
      const game = { ...state, believed };
      const rows = inShort(everyAttack(game, LIMIT), [
        'attackers.restrictions',
        'attackers.requirements',
      ]);
      return JSON.stringify(sorted(attacksInShort(game, LIMIT))) === JSON.stringify(rows);
    });
    expect(wrong).toEqual([]);
  },
  BOARDS_TIMEOUT,
);

test(
  'a table of blocks comes to what its rows come to',
  () => {
    const wrong = seedsAgainst(400, (seed) => {
      const random = randomFrom(seed);
      const game = randomBoard(random, { ...shape(random), step: 'declareBlockers' });
      const rows = inShort(everyBlock(game, nil, LIMIT), [
        'blockers.restrictions',
        'blockers.requirements',
      ]);
      return JSON.stringify(sorted(blocksInShort(game, nil, LIMIT))) === JSON.stringify(rows);
    });
    expect(wrong).toEqual([]);
  },
  BOARDS_TIMEOUT,
);
