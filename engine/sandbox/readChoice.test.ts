import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';
import { writeLine } from './writeLine.ts';

const lexicon = { cards: projectCards, words: new Map() };
const read = (line: string) => readLine(line, lexicon);

test.each([
  ['Ada chooses N2 for A1', 'Ada chooses for A1: on N2'],
  ['Ada chooses for A1 on N2, Mode 2', 'Ada chooses for A1: on N2, mode 2'],
  ['ada chooses for a1: declines', 'Ada chooses for A1: declines'],
  ['Ada chooses  for A1', 'Ada chooses for A1'],
  ['Ada chooses: discarding nothing', 'Ada chooses: discarding nothing'],
  ['Ada chooses N1 Nil for A2, trigger 2', 'Ada chooses for A2: on N1 Nil, trigger 2'],
  ['Ada chooses for A1: paying 2 life mana rg', 'Ada chooses for A1: paying 2 life mana RG'],
])('“%s” is read', (said, written) => {
  const { board, slips } = read(`Ada: 2/2 + 2/2; Nil: 2/2 + 2/2; ${said}`);
  expect(slips).toEqual([]);
  expect(writeLine(board)).toContain(written);
  expect(writeLine(read(writeLine(board)).board)).toBe(writeLine(board));
});

test.each([
  ['Ada chooses for A9: declines', 'A9'],
  ['Ada chooses N9 for A1', 'N9'],
  ['Ada chooses for A1: dances', 'dances'],
  ['Tor chooses for A1: does', 'Tor'],
  ['Ada chooses for A1: paying much', 'much'],
])('what is wrong in “%s” is told in its place', (said, wrong) => {
  const line = `Ada: 2/2 + 2/2; Nil: 2/2 + 2/2; ${said}`;
  const { slips } = read(line);
  expect(slips).toMatchObject([{ at: line.lastIndexOf(wrong), text: wrong }]);
});

const life = (line: string): readonly number[] => {
  const { board, slips } = read(line);
  expect(slips).toEqual([]);
  return tableOf(board, 'end').replay.outcome.life.map((one) => one.life);
};

// Brimaz's like: a creature that enters attacking may attack whomever its controller chooses.
const HERO = 'Ada: hero-of-bladehold; Nil:; Tor:';

test.each([
  'Ada chooses for A1: attacking Tor; A1 -> Nil',
  'A1 -> Nil; Ada chooses for A1: attacking Tor',
])('it may stand before what brings it and behind: %s', (acts) => {
  const plainly = life(`${HERO}; A1 -> Nil`);
  expect(life(`${HERO}; ${acts}`)).not.toEqual(plainly);
});
