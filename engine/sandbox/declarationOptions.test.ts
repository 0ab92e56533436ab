import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { declarationOptionsOf } from './declarationOptions.ts';
import { readLine } from './readLine.ts';

const lexicon = { cards: projectCards, words: new Map<string, string>() };

const besidesIn = (line: string) => {
  const { board, slips } = readLine(line, lexicon);
  expect(slips).toEqual([]);
  return declarationOptionsOf(board);
};

test('attackers with banding can be in a band with another', () => {
  expect(besidesIn('Ada: benalish-hero + 2/2; Nil: 3/3; A1 A2 -> Nil')).toMatchObject({
    banded: ['benalish-hero', 'creature'],
    given: [],
  });
});

test('what may be exerted, and who enlists whom', () => {
  expect(besidesIn('Ada: glory-bound-initiate; Nil:; A1 -> Nil')?.exerted).toEqual([
    'glory-bound-initiate',
  ]);
  expect(besidesIn('Ada: 3/3 enlist + 2/2 + 1/1, new; Nil:; A1 -> Nil')?.enlisted).toEqual([
    { by: 'creature', creatures: ['creature-2'] },
  ]);
});

test('permanents that can be given for the costs of an attack', () => {
  expect(besidesIn('Ada: exalted-dragon + 2x land; Nil:; A1 -> Nil')?.given).toEqual([
    'land',
    'land-2',
  ]);
});

test('life where it can be paid in place of mana', () => {
  expect(besidesIn('Ada: 2/2; Nil: norns-annex; A1 -> Nil')?.life).toEqual([2]);
});

test('there is nothing more to say about most declarations', () => {
  expect(besidesIn('Ada: 2/2; Nil: 2/2; A1 -> Nil')).toBeUndefined();
  expect(besidesIn('Ada: 2/2; Nil: 2/2; A1 -> Nil; N1 -| A1')).toBeUndefined();
  expect(besidesIn('Ada: 2/2; Nil: 2/2')).toBeUndefined();
});
