import type { PageWords } from '../chrome.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const pagesBook = bookOf<PageWords>({
  home: {
    tally: ['boards', 'steps', 'rulings'],
  },
  scenarios: {
    lead: ['n'],
    ofFive: ['n'],
    level: ['n'],
    more: ['n'],
    pageOf: ['k', 'n'],
  },
  rules: {
    rule: ['number'],
    citedBy: ['n'],
    count: ['n'],
    since: ['edition'],
    rest: ['n'],
    open: ['number'],
    today: ['number'],
  },
  lost: {
    noEdition: ['date'],
  },
  editions: {
    since: ['date'],
    shown: ['n'],
  },
  changes: {
    lead: ['n'],
    link: ['n'],
    found: ['date'],
    between: ['from', 'to'],
    by: ['edition'],
    play: ['edition'],
    taught: ['title'],
    asked: ['edition'],
    figures: ['boards', 'moved', 'gone'],
    reworded: ['n'],
  },
});
