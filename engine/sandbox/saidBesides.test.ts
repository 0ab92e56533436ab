import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { known } from '../vocabulary/result.ts';
import { readLine } from './readLine.ts';
import { saidBesides } from './saidBesides.ts';
import { tableOf } from './tableOf.ts';

const lexicon = { cards: projectCards, words: new Map<string, string>() };

const besidesIn = (line: string) => {
  const { board, slips } = readLine(line, lexicon);
  expect(slips).toEqual([]);
  return saidBesides(known(tableOf(board, 'decision').awaits, 'decision'));
};

const NOTHING = { banded: [], exerted: [], enlisted: [], given: [], paysLife: false };

test('whoever could attack can be in a band where one of them has banding', () => {
  expect(besidesIn('Ada: benalish-hero + 2/2 + 1/1, tapped; Nil: 3/3')).toEqual({
    ...NOTHING,
    banded: ['benalish-hero', 'creature'],
  });
});

test('what may be exerted, and who enlists whom', () => {
  expect(besidesIn('Ada: glory-bound-initiate + 2/2; Nil:').exerted).toEqual([
    'glory-bound-initiate',
  ]);
  expect(besidesIn('Ada: 3/3 enlist + 2/2 + 1/1, new; Nil:').enlisted).toEqual([
    { by: 'creature', creatures: ['creature-2'] },
  ]);
});

test('permanents that can be given for the costs of an attack', () => {
  expect(besidesIn('Ada: exalted-dragon + 2x land; Nil:').given).toEqual(['land', 'land-2']);
});

test('life where it can be paid in place of mana, of attackers and of whoever they attack alone', () => {
  expect(besidesIn('Ada: 2/2; Nil: norns-annex').paysLife).toBe(true);
  expect(besidesIn('Ada: 2/2 + norns-annex; Nil:').paysLife).toBe(false);
});

test('there is nothing more to say about most declarations', () => {
  expect(besidesIn('Ada: 2/2; Nil: 2/2')).toEqual(NOTHING);
  expect(besidesIn('Ada: benalish-hero + 2/2; Nil: 2/2; A1 -> Nil')).toEqual(NOTHING);
});
