import { boardBook, siteBook } from '../../books/site.ts';
import type { BoardWords, SiteWords } from '../../chrome.ts';
import { list } from '../../grammar.ts';
import { colors } from '../characteristics.ts';
import { counterWords } from '../counters.ts';
import { grammar } from '../grammar.ts';
import words from './site.json' with { type: 'json' };

export const site: SiteWords = siteBook(words.site, grammar);

export const board: BoardWords = {
  ...boardBook(words.board, grammar),
  counters: (n, kind) => `${n} ${counterWords(kind)}${n === 1 ? '' : 's'}`,
  colors: (are) =>
    are.length === 0
      ? 'colorless'
      : list(
          'en',
          are.map((one) => colors[one]),
        ),
};
