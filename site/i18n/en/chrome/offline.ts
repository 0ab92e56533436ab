import type { OfflineWords } from '../../offlineWords.ts';

export const offline: OfflineWords = {
  description:
    'Judge training for combat in Magic: The Gathering: rule on a board, and see the rule that decides it.',
  keeping: {
    title: 'Without a network',
    lead: 'The practice sets are kept in this browser automatically after the first visit, and so is every page that you open. You can download older rules and the pages of single rules in advance.',
    setsKept: 'All practice sets are kept: they work without a network.',
    setsPartly: 'Of the practice sets, {k} of {n} files are kept so far.',
    allKept: 'Everything in English is kept: the whole site works without a network.',
    keep: 'Keep everything for offline use ({mb} MB)',
    underWay: '{k} of {n} files, {mb} MB to go',
    stop: 'Stop',
    remove: 'Remove what was downloaded in advance',
    interrupted:
      'The download was interrupted. What has arrived is kept; the rest can be downloaded later.',
    full: 'This browser has no more room for the site. What is already kept stays.',
    removed: 'What was downloaded in advance is removed. The practice sets stay.',
  },
  page: {
    title: 'This page is not kept',
    lead: 'There is no network right now, and this page has not been opened, or downloaded in advance.',
    again: 'Try again',
    there: 'Pages that are here',
    none: 'No page is kept in this browser yet.',
    rooms: { exercises: 'Exercises', others: 'Other pages' },
  },
  newer: { text: 'A new version of this site is available.', reload: 'Reload' },
};
