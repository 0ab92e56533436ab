import type { PracticeWords } from '../../practiceWords.ts';

export const practice: PracticeWords = {
  title: 'Practice',
  lead: 'Boards to rule on, one after the other. Each answer is marked by the engine.',
  exercise: (topic, k) => `${topic}, exercise ${k}`,
  otherwise: 'Mistakes that lead to another answer',
  next: 'Next exercise',
  count: (n) => (n === 1 ? '1 board' : `${n} boards`),
  time: (minutes) => {
    if (minutes < 55) return minutes === 1 ? 'about 1 minute' : `about ${minutes} minutes`;
    const halves = Math.round(minutes / 30);
    if (halves === 2) return 'about an hour';
    return halves % 2 === 0 ? `about ${halves / 2} hours` : `about ${(halves - 1) / 2}½ hours`;
  },
  mostly: (from, to) =>
    from === to ? `mostly level ${from} of 5` : `mostly levels ${from} to ${to} of 5`,
  ways: 'Every day',
  groups: {
    topic: 'By topic',
    level: 'By level',
    mistake: 'By mistake',
    edition: 'What has changed since you last looked',
    document: 'By document',
  },
  levels: {
    1: 'Level 1: one rule decides',
    2: 'Level 2: a keyword, a spell, a trigger',
    3: 'Level 3: two rules meet',
    4: 'Level 4: one rule against another',
    5: 'Level 5: rare and tangled',
  },
  parts: { easy: 'easy', medium: 'medium', hard: 'hard' },
  partOf: (topic, part) => `${topic}: ${part}`,
  documents: {
    S0: 'Comprehensive Rules 509',
    S1: 'A judge class on the turn',
    S2: 'An article on combat',
    S3: 'Comprehensive Rules 308 and 309, of 2006 and 2007',
    S4: 'An article on the main and combat phases',
  },
  since: (date) => `Since the rules of ${date}`,
  set: (topic) => `Practice: ${topic}`,
  setLead: (n) => (n === 1 ? 'One board.' : `${n} boards, the easier ones first.`),
  boards: 'All boards of this set',
  round: {
    place: '{k} of {n}',
    next: 'Next board',
    skip: 'Skip',
    finish: 'Finish',
    failed: 'This board could not be loaded. Try again, or go on to the next.',
    noOther: 'There is no other board like this.',
    done: 'Round finished',
    score: '{k} of {n} right on the first try',
    results: {
      right: 'right at once',
      later: 'right later',
      wrong: 'not right',
      skipped: 'skipped',
    },
    mistakes: 'Mistakes that your answers show',
    rules: 'Rules to read again',
    wrongOnes: 'Only what went wrong',
    again: 'The whole round again',
    goOn: 'Another set',
  },
};
