import { expect, test } from 'vitest';
import { type LineRead, readLine, writeLine } from '#engine/sandbox';
import { loadCards } from '../../library/cards.ts';
import { wordsFrom } from './wordsFrom.ts';
import { wordsIn } from './wordsIn.ts';

const { cards } = loadCards(process.cwd());

test('what the English page calls something, a line understands without the page', async () => {
  const words = wordsFrom(await wordsIn('en'));
  expect(words.size).toBeGreaterThan(300);
  for (const said of words.keys()) {
    const line = `Ada: 2/2 ${said}; Nil: 1/1`;
    const told = ({ board, slips }: LineRead) => ({ line: writeLine(board), slips: slips.length });
    expect(told(readLine(line, { cards, words: new Map() })), said).toEqual(
      told(readLine(line, { cards, words })),
    );
  }
});
