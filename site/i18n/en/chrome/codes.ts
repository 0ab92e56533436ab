import type { CodeWords } from '../../codeWords.ts';

export const codes: CodeWords = {
  title: 'Check result codes',
  lead: 'Paste one code or forty. Each answer is marked again here by the engine: a code contains no marks.',
  noScript: 'Checking codes needs JavaScript, which is off in this browser.',
  paste: 'Result codes',
  check: 'Check',
  download: 'Download as a table',
  send: {
    title: 'Send your result',
    lead: 'The code contains your first answers. Whoever you send it to can have them marked again.',
    name: 'Your name',
    make: 'Make the code',
    copy: 'Copy the code',
    copied: 'Copied',
  },
  browser: {
    working: 'Marking {k} of {n} …',
    done: '{n} codes checked.',
    nothing: 'There is no code in this text.',
    columns: {
      name: 'Name',
      day: 'Day',
      set: 'Set',
      right: 'Right',
      mistakes: 'Mistakes',
    },
    marks: {
      right: 'right',
      wrong: 'wrong',
      unanswered: 'not answered',
      failed: 'not marked',
      changed: 'the board has changed since',
    },
    problems: {
      broken: 'This code is damaged. Ask for it again.',
      version: 'This code is from another version. Reload this page.',
      twice: 'The same code appears here twice.',
    },
    nameless: 'no name',
  },
};
