import { expect, test } from 'vitest';
import type { GameEvent } from '../log/gameEvent.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { type Board, readLine, tableOf, writeLine } from './index.ts';

// CR 508.1c-j, 509.1b-f: whatever a declaration is refused for, its costs among it, some other is legal, and is named.

const COSTLY = ['archangel-of-tithes', 'ghostly-prison', 'norns-annex', 'propaganda'];
const OWN = ['exalted-dragon', 'phyrexian-marauder', 'hollow-warrior', '2/2', '2/2 must attack'];
const MANA = ['', ', no mana', ', mana R', ', mana WW'];
const LANDS = ['land taps for G', 'forest land taps for G', '1/1 taps for W'];
const PAID = ['', '; pay mana R', '; pay 2 life', '; pay A2', '; pay A3, 2 life'];

const some = (
  random: Random,
  of: readonly string[],
  least: number,
  most: number,
): readonly string[] => Array.from({ length: random.between(least, most) }, () => random.pick(of));

/** A board where attacking or blocking costs something, and a declaration with whatever it is paid for with. */
function costlyLine(random: Random): string {
  const own = [...some(random, OWN, 2, 3), ...some(random, LANDS, 1, 1)];
  const theirs = [...some(random, COSTLY, 1, 2), ...(random.chance(0.3) ? ['planeswalker 3'] : [])];
  const declared = own.flatMap((_, at) => (random.chance(0.6) ? [`A${at + 1}`] : []));
  const attack = declared.length === 0 ? 'no attack' : `${declared.join(' ')} -> Nil`;
  return `Ada${random.pick(MANA)}: ${own.join(' + ')}; Nil: ${theirs.join(' + ')}; ${attack}${random.pick(PAID)}`;
}

/** The same for blocks: the archangel attacks, and the defending player pays. */
function costlyBlock(random: Random): string {
  const theirs = [...some(random, ['2/2 reach', '1/1 flying', '3/3'], 2, 3), 'land taps for G'];
  const blocks = theirs.flatMap((_, at) => (random.chance(0.6) ? [`N${at + 1}`] : []));
  const block = blocks.length === 0 ? 'no block' : `${blocks.join(' ')} -| A1`;
  return `Ada: archangel-of-tithes; Nil${random.pick(MANA)}: ${theirs.join(' + ')}; A1 -> Nil; ${block}${random.pick(PAID).replaceAll('A', 'N')}`;
}

type Refused = Extract<
  GameEvent,
  { readonly kind: 'attack' | 'block'; readonly outcome: 'refused' }
>;

const refusedOn = (board: Board): readonly Refused[] =>
  tableOf(board, 'decision').replay.frames.flatMap(({ events }) =>
    events.flatMap((event) =>
      (event.kind === 'attack' || event.kind === 'block') && event.outcome === 'refused'
        ? [event]
        : [],
    ),
  );

/** The board with what is named as nearest in place of what was refused, paid for as the engine does. */
function withNearest(board: Board, event: Refused): Board | undefined {
  const { nearest } = event.verdict;
  if (nearest === undefined) return undefined;
  const acts = board.acts.map((act): Board['acts'][number] => {
    if (act.kind !== event.kind) return act;
    return 'attacks' in nearest
      ? { kind: 'attack', declaration: nearest }
      : { kind: 'block', declaration: nearest };
  });
  return { ...board, acts };
}

function exceptionsAmong(lines: readonly string[]) {
  const boards = lines.map((line) => {
    const { board, slips } = readLine(line, { cards: projectCards, words: new Map() });
    return slips.length > 0 ? [`${line} ${JSON.stringify(slips)}`] : board;
  });
  const unread = boards.filter((one) => Array.isArray(one));
  const refused = boards.flatMap((board) =>
    'acts' in board ? refusedOn(board).map((event) => ({ board, event })) : [],
  );
  const wrong = refused.flatMap(({ board, event }) => {
    const other = withNearest(board, event);
    if (other === undefined) return [`none: ${writeLine(board)}`];
    return refusedOn(other).length > 0 ? [`refused too: ${writeLine(other)}`] : [];
  });
  return { unread, wrong, codes: refused.flatMap(({ event }) => event.verdict.violations) };
}

test('each refused declaration on a board with costs has its nearest legal one, which is legal', () => {
  const lines = Array.from({ length: 300 }, (_, seed) => {
    const random = randomFrom(seed);
    return seed % 3 === 0 ? costlyBlock(random) : costlyLine(random);
  });
  const { unread, wrong, codes } = exceptionsAmong(lines);
  expect(unread).toEqual([]);
  expect(wrong).toEqual([]);
  expect(codes.filter(({ code }) => code === 'costNotPaid').length).toBeGreaterThan(40);
});

test('what was offered for it being wrong, the declaration itself is the nearest', () => {
  const line = 'Ada, mana RR: 2/2 + 1/1; Nil: archangel-of-tithes; A1 A2 -> Nil; pay mana R';
  const { board } = readLine(line, { cards: projectCards, words: new Map() });
  const [event] = refusedOn(board);
  expect(event?.verdict.nearest).toEqual(event?.act.declaration);
});
