import { boardWordsOf, siteBook } from '../../books/site.ts';
import type { BoardWords, SiteWords } from '../../chrome.ts';
import { colors } from '../characteristics.ts';
import { counterWords } from '../counters.ts';
import { grammar } from '../grammar.ts';
import players from '../terms/players.json' with { type: 'json' };
import words from './site.json' with { type: 'json' };

export const site: SiteWords = siteBook(words.site, grammar);

export const board: BoardWords = boardWordsOf(words.board, {
  language: 'en',
  grammar,
  players,
  colors,
  counter: counterWords,
});
