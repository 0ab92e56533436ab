import type { AnsweringWords } from '../../answeringWords.ts';
import { assignedIn } from '../../events/eventWords.ts';
import { eventLanguage } from '../events.ts';

export const answering: AnsweringWords = {
  title: 'Your ruling',
  place: (k, n) => `Question ${k} of ${n}`,
  previous: 'Previous question',
  next: 'Next question',
  showRuling: 'Show the ruling',
  check: 'Check',
  answer: 'Answer',
  right: 'Right.',
  wrong: 'Not right.',
  partly: (right, all) => `${right} of ${all} right.`,
  seeStep: (n) => `See step ${n}`,
  ways: (n) => (n === 1 ? 'There is one legal way.' : `There are ${n} legal ways.`),
  manyWays: 'There are many legal ways.',
  oneOfThem: 'One of them',
  onlyWay: 'It is this one',
  assigns: assignedIn(eventLanguage),
  casts: (player, spell, targets) =>
    targets === '' ? `${player} casts ${spell}` : `${player} casts ${spell} on ${targets}`,
  activates: (player, source, targets) =>
    targets === ''
      ? `${player} activates the ability of ${source}`
      : `${player} activates the ability of ${source}, targeting ${targets}`,
  plays: (player, land) => `${player} plays ${land}`,
  mana: 'mana',
  fromSource: (source) => `from ${source}`,
  gives: (objects) => `gives ${objects}`,
  turnsUp: (player, permanent) => `${player} turns ${permanent} face up`,
  suspends: (player, card) => `${player} suspends ${card}`,
  board: 'The board when you are asked',
  failed:
    'The engine is not loaded yet. Your answer is kept, and will be marked as soon as the engine is loaded.',
  unproved: 'Not proved: neither right nor wrong.',
  takeBack: 'Take it back',
  hints: ['Which rule?', 'Why?', 'What would be right?'],
  chooseFirst: 'Choose an answer first.',
};
