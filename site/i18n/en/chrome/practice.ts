import type { PracticeWords } from '../../practiceWords.ts';

export const practice: PracticeWords = {
  title: 'Practice',
  lead: 'Boards to rule on, one after the other. Each answer is marked by the engine.',
  exercise: (topic, k) => `${topic}, exercise ${k}`,
  otherwise: 'Mistakes that lead to another answer',
  next: 'Next exercise',
  count: (n) => (n === 1 ? '1 board' : `${n} boards`),
  set: (topic) => `Practice: ${topic}`,
  setLead: (n) => (n === 1 ? 'One board.' : `${n} boards, the easier ones first.`),
  boards: 'All boards of this set',
  round: {
    place: '{k} of {n}',
    next: 'Next board',
    skip: 'Skip',
    finish: 'Finish',
    failed: 'This board could not be loaded. Try again, or go on to the next.',
    done: 'Round finished',
    score: '{k} of {n} right at the first try',
    results: {
      right: 'right at once',
      later: 'right later',
      wrong: 'not right',
      skipped: 'skipped',
    },
    mistakes: 'Mistakes that your answers show',
    wrongOnes: 'Only what went wrong',
    again: 'The whole round again',
    goOn: 'Another set',
  },
};
