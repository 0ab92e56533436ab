import type { QuizWords } from '../../quizWords.ts';

export const quiz: QuizWords = {
  title: 'Your ruling',
  lead: 'Answer before you look. Anything legal counts as right: the engine judges what you declare.',
  check: 'Check',
  again: 'Try again',
  answer: 'Answer',
  right: 'Right.',
  wrong: 'Not right.',
  partly: (right, all) => `${right} of ${all} are right.`,
  legal: 'Legal',
  illegal: 'Illegal',
  yes: 'Yes',
  no: 'No',
  byWhichRule: 'By which rule is it illegal?',
  wrongRule: 'Illegal, yes, but by another rule.',
  none: 'none',
  up: (item) => `Move ${item} up`,
  down: (item) => `Move ${item} down`,
  assigned: '{k} of {n} assigned',
  seeStep: (n) => `See step ${n}`,
  ways: (n) => (n === 1 ? 'There is one legal way.' : `There are ${n} legal ways.`),
  manyWays: 'There are many legal ways.',
  oneOfThem: 'One of them',
  onlyWay: 'It is this one',
  noAttack: 'stays home',
  noBlock: 'does not block',
  attacks: (what) => `attacks ${what}`,
  blocks: (attacker) => `blocks ${attacker}`,
  declareAttackers: (player) => `${player} declares attackers. Make a legal declaration.`,
  declareBlockers: (player) => `${player} declares blockers. Make a legal declaration.`,
  divide: (n, creature) => `${creature} assigns ${n} combat damage. Divide it legally.`,
  isLegal: (act) => `${act}. Is that legal?`,
  casts: (player, spell, targets) =>
    targets === '' ? `${player} casts ${spell}` : `${player} casts ${spell} on ${targets}`,
  activates: (player, source, targets) =>
    targets === ''
      ? `${player} activates the ability of ${source}`
      : `${player} activates the ability of ${source} on ${targets}`,
  plays: (player, land) => `${player} plays ${land}`,
  board: 'The board when you are asked',
  failed: 'The ruling could not be loaded. The answer is below.',
};
