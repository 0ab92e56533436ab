import { boardBook, siteBook } from '../../books/site.ts';
import type { BoardWords, SiteWords } from '../../chrome.ts';
import { list } from '../../grammar.ts';
import { agreementIn } from '../../nameInWords.ts';
import { agree } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { countersWords } from '../counters.ts';
import { grammar } from '../grammar.ts';
import words from './site.json' with { type: 'json' };

export const site: SiteWords = siteBook(words.site, grammar);

export const board: BoardWords = {
  ...boardBook(words.board, grammar),
  counters: countersWords,
  colors: (are, as) =>
    are.length === 0
      ? agree('incoloro', agreementIn(as))
      : list(
          'es',
          are.map((one) => agree(colors[one], agreementIn(as))),
        ),
};
