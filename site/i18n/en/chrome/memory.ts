import type { MemoryWords } from '../../memoryWords.ts';
import unkept from './unkept.json' with { type: 'json' };

const answers = (n: number): string => (n === 1 ? '1 answer' : `${n} answers`);
const boards = (n: number): string => (n === 1 ? '1 board' : `${n} boards`);

/** `once`, `twice`, `3 times`. */
const times = (n: number): string => ['never', 'once', 'twice'][n] ?? `${n} times`;

export const memory: MemoryWords = {
  title: 'Your progress',
  lead: 'What you have answered, what went wrong and when to see it again. It is kept in this browser alone, and nobody else sees it.',
  link: 'Your progress',
  noScript:
    'With JavaScript this page shows what you have answered in this browser, what went wrong and when to see it again, and lets you save all of it as a file.',
  loading: 'Reading what was answered …',
  nothing: 'Nothing has been answered in this browser yet.',
  practice: 'Go to practice',
  sum: (n, right) =>
    `${boards(n)} answered; ${right === n ? 'all of them' : right} right on the first try when last asked.`,
  wrong: {
    title: 'What went wrong',
    lead: 'A board stays here until you answer it right on the first try.',
    none: 'Nothing: all that you have answered was right on the first try when last asked.',
    practise: (n) => (n === 1 ? 'Practice this board' : `Practice: a round of ${n}`),
    round: (date) => `What went wrong, ${date}`,
  },
  review: {
    title: 'Review',
    lead: 'What you know fades. With review on, each board has a date on which you would still get it right nine times in ten; answer it again then, and the next date is further away.',
    start: 'Switch review on',
    stop: 'Switch review off',
    states: { due: 'due', fresh: 'fresh', solid: 'solid' },
    meanings: {
      due: 'to be asked today',
      fresh: 'should last less than three weeks',
      solid: 'should last three weeks or more',
    },
    today: 'Due today',
    soon: 'Coming up',
    noneDue: 'Nothing is due today.',
    practise: (n) => (n === 1 ? 'Review this board' : `Review: a round of ${n}`),
    round: (date) => `Due on ${date}`,
    reason: (reason, last, due) => {
      switch (reason.kind) {
        case 'right':
          return reason.times === 1
            ? `Right on ${last}; 90% likely to be remembered until ${due}`
            : `Right ${times(reason.times)} in a row, last on ${last}; 90% likely to be remembered until ${due}`;
        case 'wrong':
          return `Wrong on ${last}, so it comes back soon: ${due}`;
        case 'clock':
          return `Answered on a date in the future (${last}), so it is asked today`;
      }
    },
  },
  rules: {
    title: 'By rule',
    lead: 'Boards whose answers rest on a rule, right on the first try when last asked.',
  },
  mistakes: {
    title: 'By mistake',
    none: 'None of the mistakes listed here explains your wrong answers so far.',
    times: (n, date) => (n === 1 ? `once, on ${date}` : `${times(n)}, last on ${date}`),
  },
  all: {
    title: 'All boards that you have answered',
    tries: (right, asked) =>
      `right on the first try ${right} of ${asked === 1 ? '1 time' : `${asked} times`}`,
  },
  score: (right, all) => `${right} of ${all}`,
  more: (n) => `${n} more`,
  file: {
    title: 'Take it with you',
    lead: 'A browser may lose what it keeps. A file is safer, and can be added to what another browser knows: nothing there is lost, and nothing counts twice.',
    save: 'Save as a file',
    load: 'Add from a file',
    erase: 'Erase all',
    eraseSure: 'This erases all answers that this browser remembers. It can’t be undone.',
    eraseYes: 'Yes, erase all',
    eraseNo: 'Keep them',
    erased: 'All answers are erased.',
    loaded: (added, known) =>
      known === 0
        ? `${answers(added)} added.`
        : `${answers(added)} added; ${known} in the file ${known === 1 ? 'was' : 'were'} known already.`,
    damaged: (n) =>
      `The file is damaged: ${answers(n)} in it can’t be read and ${n === 1 ? 'was' : 'were'} left out.`,
    cut: 'The file is damaged. What can be read of it was taken; what is missing from it can’t be known.',
    problems: {
      foreign: 'This is not a file of your progress. Nothing has changed.',
      newer:
        'This file was made by a newer version of the site. Reload the page and add it again. Nothing has changed.',
      older:
        'This file was made by a version of the site that is too old to be read. Nothing has changed.',
      empty: 'There are no answers in this file. Nothing has changed.',
    },
  },
  notes: {
    unreadable: (n) =>
      `${answers(n)} can’t be read and ${n === 1 ? 'is' : 'are'} not counted; nothing else is lost.`,
    changed: (n) =>
      n === 1
        ? '1 answer is about a board that has changed since or is gone; it is kept but not counted.'
        : `${n} answers are about boards that have changed since or are gone; they are kept but not counted.`,
    clock: (today, latest) =>
      `By this device’s clock it is ${today}, but there are answers dated ${latest}. Check whether the clock is right: until then dates here may be wrong. Nothing is lost.`,
    noTitles: 'The titles of the boards could not be loaded; what you have answered is all here.',
    notKept: 'This browser can’t save your choice; it lasts until you leave the page.',
  },
  troubles: unkept,
};
