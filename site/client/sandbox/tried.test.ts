import { expect, test } from 'vitest';
import { readLine } from '#engine/sandbox';
import { onTable, viewModelOf } from './viewModel.ts';
import { wordsIn } from './wordsIn.ts';

const words = await wordsIn('en');
const viewOf = (line: string) =>
  viewModelOf(onTable(readLine(line, { cards: new Map(), words: new Map() }), 'play'), {
    ...words,
    cardNames: {},
  });

const BOARD = 'Ada: 3/2 menace + 1/1; Nil: 2x 2/2; A1 A2 -> Nil';

test('what is tried is asked for again with what was declared', () => {
  const view = viewOf(`${BOARD}; N1 -| A1?`);
  expect(view.tried).toEqual([['creature-3', 'creature']]);
  expect(view.stage).toBe('block');
  expect(view.html).not.toContain(words.words.stopped);
});

test('what was declared and refused is, too', () => {
  expect(viewOf(`${BOARD}; N1 -| A1`).tried).toEqual(viewOf(`${BOARD}; N1 -| A1?`).tried);
});

test('what no form can say is played and told, and never taken for less', () => {
  for (const declared of ['N1 -| A1; N1 -| A2', 'N1 -| N2', 'A1 -| A2']) {
    const view = viewOf(`${BOARD}; ${declared}?`);
    expect(view.tried).toBeUndefined();
    expect(view.html).toContain(words.words.stopped);
  }
  const own = viewOf('Ada: 2/2; Nil: 2/2; A1 -> Ada?');
  expect(own.tried).toBeUndefined();
  expect(own.html).toContain(words.words.stopped);
});
