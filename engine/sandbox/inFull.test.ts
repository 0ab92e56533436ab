import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { readLine } from './readLine.ts';
import { rulable } from './rulable.ts';
import { writeLine } from './writeLine.ts';

const lexicon = { cards: projectCards, words: new Map() };

test.each([
  ['Ada: 3/3; Nil: 1/1; A1 attacks', 'A1 -> Nil'],
  ['Ada: 3/3; Nil: 1/1; A1 attacks; N1 blocks', 'A1 -> Nil; N1 -| A1'],
  ['Ada: 3/3 + 2/2; Nil: 1/1; A1 and A2 attack, N1 blocks A2', 'A1 A2 -> Nil; N1 -| A2'],
  ['Ada: 3/3 + 2/2; Nil: 1/1; A1, A2 attack and N1 blocks A2', 'A1 A2 -> Nil; N1 -| A2'],
  ['Ada: 3/3 + 2/2; Nil: ; Cleo: ; A1 -> Nil, A2 -> Cleo', 'A1 -> Nil; A2 -> Cleo'],
  [
    'Ada: 3/3 + 2/2; Nil: 1/1; Ada attacks with A1 and A2; Nil blocks A2 with N1',
    'A1 A2 -> Nil; N1 -| A2',
  ],
  ['Ada: 3/3; Nil: 1/1; Ada attacks with A1; Nil blocks with N1', 'A1 -> Nil; N1 -| A1'],
  ['Ada: 3/3; Nil: 1/1; attack with A1; block with N1', 'A1 -> Nil; N1 -| A1'],
  ['Ada: 3/3 + 2/2; Nil: 1/1; attack with A1 and A2; block A2 with N1', 'A1 A2 -> Nil; N1 -| A2'],
  ['Ada: 3/3; Nil: 1/1; attacca con A1; blocca con N1', 'A1 -> Nil; N1 -| A1'],
  ['Ada: 3/3; Nil: 1/1; A1 attacks, no block', 'A1 -> Nil; no block'],
  ['Ada: 3/3; Nil: 1/1; no attackers', 'no attack'],
  ["Ada: 3/3; Nil: 1/1; A1 attacks; N1 doesn't block", 'A1 -> Nil; no block'],
  ['Ada: 3/3; Nil: 1/1; A1 attacks; A1 is unblocked', 'A1 -> Nil; no block'],
  ["Ada: 3/3; Nil: 1/1 + 2/2; A1 attacks; N1 and N2 don't block", 'A1 -> Nil; no block'],
  [
    "Ada: 3/3; Nil: 1/1 + 2/2; A1 attacks; N1 doesn't block; Nil doesn't block",
    'A1 -> Nil; no block',
  ],
  ["Ada: 3/3; Nil: 1/1 + 2/2; A1 attacks; N1 doesn't block; N2 blocks", 'A1 -> Nil; N2 -| A1'],
  ["Ada: 3/3 + 2/2; Nil: 1/1; A1 A2 -> Nil; A2 isn't blocked; N1 -| A1", 'A1 A2 -> Nil; N1 -| A1'],
  ["Ada: 3/3; Nil: 1/1; A1 doesn't attack", 'no attack'],
  ["Ada: 3/3 + 2/2; Nil: 1/1; A1 attacks; A2 doesn't attack", 'A1 -> Nil'],
  ['Ada: 3/3; Nil: 1/1; A1 attacca Nil; N1 non blocca', 'A1 -> Nil; no block'],
  ['Ada: 3/3 + 1/1; Nil: 1/1; A1 e A2 attaccano Nil; N1 blocca A2', 'A1 A2 -> Nil; N1 -| A2'],
  ['Ada: 3/3; Nil: 1/1; Ada attacca con A1; A1 non viene bloccata', 'A1 -> Nil; no block'],
  ['Ada: 3/3; Nil: 1/1; A1 ataca a Nil; N1 bloquea a A1', 'A1 -> Nil; N1 -| A1'],
  ['Ada: 3/3 + 1/1; Nil: 1/1; A1 y A2 atacan a Nil; Nil no bloquea', 'A1 A2 -> Nil; no block'],
  ['Ada: 3/3; Nil: 1/1; Ada ataca a Nil con A1; A1 no es bloqueada', 'A1 -> Nil; no block'],
])('what can mean only one thing is declared in full: %s', (line, declared) => {
  const { board, slips } = readLine(line, lexicon);
  expect(slips).toEqual([]);
  expect(
    writeLine(board).endsWith(`: ; ${declared}`) || writeLine(board).endsWith(`; ${declared}`),
  ).toBe(true);
});

const ANGEL = 'Ada: Serra Angel; Nil: Grizzly Bears';
const BOTH = 'Ada: Serra Angel + Grizzly Bears; Nil: Grizzly Bears';
test.each([
  [`${ANGEL}; Serra Angel -> Nil; Grizzly Bears -| Serra Angel`, 'A1 -> Nil; N1 -| A1'],
  [`${ANGEL}; serra angel attacks, grizzly bears blocks`, 'A1 -> Nil; N1 -| A1'],
  [`${ANGEL}; Serra attacks Nil; Grizzly blocks Serra`, 'A1 -> Nil; N1 -| A1'],
  [`${ANGEL}; attack with Serra Angel; Grizzly Bears doesn't block`, 'A1 -> Nil; no block'],
  [`${ANGEL}; Angelo di Serra attacca; Orso Grizzly non blocca`, 'A1 -> Nil; no block'],
  [`${BOTH}; Ada attacks Nil with Serra Angel and Grizzly Bears`, 'A1 A2 -> Nil'],
  [`${BOTH}; Grizzly Bears attacks; Grizzly Bears blocks Grizzly Bears`, 'A2 -> Nil; N1 -| A2'],
  [`${BOTH}; A1 attacks; Grizzly Bears blocks`, 'A1 -> Nil; N1 -| A1'],
  [`${BOTH}; Serra Angel attacks Nil, Grizzly Bears blocks`, 'A1 -> Nil; N1 -| A1'],
])('what is declared is called by its name: %s', (line, declared) => {
  const { board, slips } = readLine(line, lexicon);
  expect(slips).toEqual([]);
  expect(writeLine(board).endsWith(`; ${declared}`)).toBe(true);
});

test.each([
  'Ada: 2x Grizzly Bears; Nil: Serra Angel; Grizzly Bears attacks',
  `${ANGEL}; Shivan Dragon attacks`,
])('a name that could mean several, or is of nothing there, declares nothing: %s', (line) => {
  const { board, slips } = readLine(line, lexicon);
  expect(slips).not.toEqual([]);
  expect(rulable(board).kind).not.toBe('whole');
  expect(board.acts).toEqual([]);
});

const BEARS = 'Ada: 2x Grizzly Bears; Nil: Serra Angel + 2x Grizzly Bears';
const COUPLE = 'Ada: 3/3 + 2/2 + artifact; Nil: 1/1 + 2/2';
test.each([
  [`${BEARS}; Grizzly Bears attacks`, 'Grizzly Bears', ['A1', 'A2', 'A1 A2'], 'A1 A2 -> Nil'],
  [`${BEARS}; A1 attacks; Grizzly blocks A1`, 'Grizzly', ['N2', 'N3', 'N2 N3'], 'N2 N3 -| A1'],
  [
    `${BEARS}; A1 attacks; N1 and Grizzly Bears block A1`,
    'Grizzly Bears',
    ['N2', 'N3', 'N2 N3'],
    'N1 N2 N3 -| A1',
  ],
  [`${COUPLE}; all attack`, 'all', ['A1 A2'], 'A1 A2 -> Nil'],
  [`${COUPLE}; Ada attacks Nil with everything`, 'everything', ['A1 A2'], 'A1 A2 -> Nil'],
  [`${COUPLE}; A1 attacks, both block A1`, 'both', ['N1 N2'], 'N1 N2 -| A1'],
  [`${COUPLE}; tutte le creature attaccano Nil`, 'tutte le creature', ['A1 A2'], 'A1 A2 -> Nil'],
  [`${COUPLE}; ataca con todo`, 'todo', ['A1 A2'], 'A1 A2 -> Nil'],
])(
  'a name that can mean several is told, each of them offered, and what is taken stands in its place: %s',
  (line, name, offered, declared) => {
    const { board, slips } = readLine(line, lexicon);
    expect(slips).toEqual([
      {
        kind: 'severalMeant',
        at: line.lastIndexOf(name),
        text: name,
        offered,
        about: { kind: 'act' },
      },
    ]);
    expect(rulable(board).kind).not.toBe('whole');
    // Whatever is written of it is the same again.
    expect(readLine(writeLine(board), lexicon).board).toEqual(board);
    const at = line.lastIndexOf(name);
    const taken = readLine(
      line.slice(0, at) + (offered.at(-1) ?? '') + line.slice(at + name.length),
      lexicon,
    );
    expect(taken.slips).toEqual([]);
    expect(writeLine(taken.board).endsWith(`; ${declared}`)).toBe(true);
  },
);

test('a declaration that is not complete is told with the names in which it was typed', () => {
  const line = `${BEARS}; Grizzly Bears attacks; Serra Angel blocks`;
  const { board, slips } = readLine(line, lexicon);
  expect(board.unread?.map(({ text }) => text)).toEqual([
    'Grizzly Bears attacks',
    'Serra Angel blocks',
  ]);
  expect(slips.map(({ kind, text }) => [kind, text])).toEqual([
    ['severalMeant', 'Grizzly Bears'],
    ['half', 'Serra Angel blocks'],
  ]);
});

test('what is said of a card is still its own: it attacks if able, and is not declared', () => {
  const { board, slips } = readLine(`${ANGEL}; Serra Angel attacks if able`, lexicon);
  expect([slips, board.acts, board.setup.permanents.length]).toEqual([[], [], 3]);
});

test.each([
  ['Ada: 3/3; Nil: ; Cleo: ; A1 attacks', ['A1 attacks Nil', 'A1 attacks Cleo']],
  ['Ada: 3/3; Nil: planeswalker 3; A1 attacks', ['A1 attacks Nil', 'A1 attacks N1']],
  ['Ada: 3/3 + 1/1; Nil: 2/2; A1 A2 -> Nil; N1 blocks', ['N1 blocks A1', 'N1 blocks A2']],
  ['Ada: 3/3; Nil: 2/2; no attack; N1 blocks', []],
  [
    'Ada: 3/3 + 1/1; Nil: 2/2; A1 A2 -> Nil; Nil blocks with N1',
    ['Nil blocks A1 with N1', 'Nil blocks A2 with N1'],
  ],
  ['Ada: 3/3; Nil: 2/2; A1 ->', []],
  ["Ada: 3/3; Nil: 1/1 + 2/2; A1 attacks; N1 doesn't block", ['no block']],
  ["Ada: 3/3 + 2/2; Nil: 1/1; A1 doesn't attack", ['no attack']],
  ['Ada: 3/3 + 1/1; Nil: 2/2; A1 A2 -> Nil; A2 is unblocked', ['no block']],
])('of what can mean several each is offered, and nothing is taken: %s', (line, offered) => {
  const { slips } = readLine(line, lexicon);
  expect(slips.map((slip) => [slip.kind, slip.offered])).toEqual([['half', offered]]);
});

test.each([
  ['Ada: 3/3; Nil: 2/2; Ada attacks with N1', 'notTheirs', 'N1'],
  ['Ada: 3/3; Nil: 2/2; A1 attacks; Nil blocks with A1', 'notTheirs', 'A1'],
  ['Ada: 3/3; Nil: 2/2; Bob attacks with A1', 'unknownPlayer', 'Bob'],
  ['Ada: 3/3; Nil: 2/2; Ada attacks Zed with A1', 'unknownPlayer', 'Zed'],
  ['Ada: 3/3; Nil: 2/2; Ada attacks with A9', 'unknownTag', 'A9'],
  ["Ada: 3/3; Nil: 2/2; N9 doesn't block", 'unknownTag', 'N9'],
  ["Ada: 3/3; Nil: 2/2; A1 doesn't block", 'notTheirs', 'A1'],
  ["Ada: 3/3; Nil: 2/2; A1 attacks; N1 doesn't block; N1 blocks", 'duplicate', "N1 doesn't block"],
  ["Ada: 3/3; Nil: 2/2; A1 attacks; A1 isn't blocked; N1 blocks", 'duplicate', "A1 isn't blocked"],
])('nobody declares what somebody else controls, or what is not there: %s', (line, kind, text) => {
  const { slips } = readLine(line, lexicon);
  expect(slips).toMatchObject([{ kind, text, at: line.lastIndexOf(text) }]);
});

test.each([
  ['Ada (20): 3/3; Nil (13 life), 2 poison: 2/2', 'Ada: 3/3; Nil, 13 life, 2 poison: 2/2'],
  ['3/3 trample vs 2/2 + 1/1; A1 -> Nil', 'Ada: 3/3 trample; Nil: 2/2 + 1/1; A1 -> Nil'],
  [
    'Player 1: 3/3; Player 2 (13): 2/2; A1 attacks Player 2; B1 blocks A1',
    'A: 3/3; B, 13 life: 2/2; A1 -> B; B1 -| A1',
  ],
  ['3/3 vs. Bob: 1/1; A1 -> Bob', 'Ada: 3/3; Bob: 1/1; A1 -> Bob'],
  ['Bob: 3/3 versus 1/1', 'Bob: 3/3; Ada: 1/1'],
  ['2/2 with flying attacks', 'Ada: 2/2 flying; Nil:; A1 -> Nil'],
  ['2/2 flying attacks, 1/1 reach blocks', 'Ada: 2/2 flying; Nil: 1/1 reach; A1 -> Nil; N1 -| A1'],
  ['Serra Angel attacks and 2/2 blocks it', 'Ada: serra-angel; Nil: 2/2; A1 -> Nil; N1 -| A1'],
  ['Player A: 2/2; Player B: 1/1; A1 -> Player B', 'A: 2/2; B: 1/1; A1 -> B'],
  ['Player A: 2/2; Player B: 1/1; Player A attacks with A1', 'A: 2/2; B: 1/1; A1 -> B'],
  ['giocatore A: 2/2; giocatore B: 1/1; A1 attacca', 'A: 2/2; B: 1/1; A1 -> B'],
  ['Jugador A: 2/2; Jugador B: 1/1; A1 ataca', 'A: 2/2; B: 1/1; A1 -> B'],
  ['Ada: 3/3, 2/2; Nil: 1/1 and Serra Angel', 'Ada: 3/3 + 2/2; Nil: 1/1 + serra-angel'],
])('a board in short is written in full: %s', (line, whole) => {
  const { board, slips } = readLine(line, lexicon);
  expect(slips).toEqual([]);
  expect(writeLine(board)).toBe(whole);
});

test('what lies between two commas is never brought together with what stood around it', () => {
  for (const line of ['Ada: 3/3 tapped 2/2; Nil:', 'Ada: 2/2 first tapped strike; Nil:']) {
    const written = writeLine(readLine(line, lexicon).board);
    expect(readLine(line, lexicon).slips).not.toEqual([]);
    expect(writeLine(readLine(written, lexicon).board)).toBe(written);
  }
});

test.each(['2x 2/2 attack', '2/2 attacks, 2x 1/1 block', '2/2 undying attacks', 'bear attacks'])(
  'what several do in passing, or what is not understood, is not declared: %s',
  (line) => {
    const { board, slips } = readLine(line, lexicon);
    expect(slips).not.toEqual([]);
    expect(board.acts).toEqual([]);
  },
);
