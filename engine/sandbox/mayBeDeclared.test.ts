import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import type { BoardAct } from './board.ts';
import { mayBeDeclared } from './mayBeDeclared.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';

const NO_CARDS = { cards: new Map(), words: new Map() };

/** What may be declared on a line's board once these of its acts have been done. */
function on(line: string, done: readonly BoardAct['kind'][] = ['attack', 'block']) {
  const { board } = readLine(line, NO_CARDS);
  const acts = board.acts.filter(({ kind }) => done.includes(kind));
  const table = tableOf({ ...board, acts }, 'decision');
  return { table, may: mayBeDeclared(table) };
}

interface Counted {
  readonly name: string;
  readonly line?: string;
  readonly attacks?: number | object;
  readonly blocks?: number | object;
}

const counted: readonly Counted[] = parse(readFileSync('cases/counts.yaml', 'utf8'));

// Mana that is not said is none in those counts, and whatever is wanted in a line.
const plain = counted.flatMap(({ line, ...one }) =>
  line === undefined || /pay|cost|mana/.test(line) ? [] : [{ ...one, line }],
);

describe('how many declarations are legal is what the counts say', () => {
  test.each(plain)('$name', ({ line, attacks, blocks }) => {
    if (typeof attacks === 'number')
      expect(on(line, []).may).toMatchObject({ kind: 'attack', legal: BigInt(attacks) });
    const { may, table } = on(line, ['attack']);
    // Where nobody has a creature, nobody is asked, and there is one declaration.
    const legal = may?.kind === 'block' ? may.legal : 1n;
    if (typeof blocks === 'number' && table.stopped === undefined)
      expect(legal).toBe(BigInt(blocks));
  });
});

describe('who must be declared is in every legal declaration, and nobody else is', () => {
  test.each([
    ['Ada: 2/2 attacks if able + 3/3; Nil:', ['creature']],
    ['Ada: 2/2 attacks if able, tapped + 3/3; Nil:', []],
    ['Ada: 2/2; Nil: 2/2 blocks if able + 3/3; A1 -> Nil', ['creature-2']],
    ['Ada: 2/2 menace; Nil: 2/2 blocks if able; A1 -> Nil', []],
  ])('%s', (line, must) => {
    expect(on(line).may?.must).toEqual(must);
  });
});

test('the example is legal, and that of nobody is legal where nobody must be declared', () => {
  for (const { line } of plain) {
    const { may, table } = on(line, []);
    const game = table.awaits?.game;
    if (may === undefined || game === undefined) throw new Error(line);
    const { verdict } =
      'attacks' in may.example
        ? checkAttackers(game, may.example)
        : checkBlockers(game, may.player, may.example);
    expect([line, verdict]).toEqual([line, 'legal']);
    if (may.nobody.verdict === 'legal') expect([line, may.must]).toEqual([line, []]);
  }
});

test('nothing may be declared where damage is divided, or where combat is over', () => {
  expect(on('Ada: 3/3; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1').may).toBeUndefined();
  expect(on('Ada: 3/3; Nil:; A1 -> Nil').may).toBeUndefined();
});
