import { expect, test } from 'vitest';
import { readExamples } from '../language/examples.ts';
import { restricts } from '../testing/boards/abilities.ts';
import { board } from '../testing/boards/board.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { asksForColor } from './asksForColor.ts';

const { filters } = readExamples();

test.each(keysOf(filters))('a filter by %s asks for a color where it speaks of one', (word) => {
  const abilities = [restricts('cannotBlock', { filter: filters[word] })];
  const state = board({ permanents: { ada: { bear: { is: '2/2', abilities } }, nil: {} } });
  const isAsked = /color/i.test(JSON.stringify(filters[word]));
  expect(asksForColor(state)).toBe(isAsked);
});
