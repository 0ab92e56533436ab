import { expect, test } from 'vitest';
import { csvOf } from './table.ts';

test('a table is read by spreadsheets as it is meant', () => {
  expect(
    csvOf(
      [
        ['Name', 'Right'],
        ['Ada "the judge"', '3/5'],
        ['a, b', '=1+1'],
      ],
      ',',
    ),
  ).toBe('\u{FEFF}"Name","Right"\r\n"Ada ""the judge""","3/5"\r\n"a, b","\'=1+1"\r\n');
});
