import type { MistakePageWords } from '../../chrome.ts';

export const mistakePages: MistakePageWords = {
  title: 'Mistakes',
  lead: 'What people believe about combat that isn’t true, each with boards on which it shows.',
  groups: {
    stayingInCombat: 'Staying in combat',
    declaring: 'Declaring attackers and blockers',
    damage: 'Combat damage',
    triggering: 'Triggers',
    turn: 'The turn',
  },
  believed: 'What is believed',
  noRule: 'no rule',
  whyBelieved: 'Why it is believed',
  soIs: 'What is true',
  boards: 'Where it shows',
  boardsLead: 'Questions that someone who believes this would get wrong.',
  noBoards: 'No question shows it yet.',
  practise: 'Practice it',
  wouldBeRight: (belief) => `You would be right if ${belief}. But that isn’t so:`,
  readMore: 'About this mistake',
  count: (n) => (n === 1 ? '1 question' : `${n} questions`),
};
