import type { ExportingWords } from '../../i18n/exportWords.ts';
import type { AnswerForm, ExportedQuestion, ExportedSet, RuleLink } from '../exportedSet.ts';
import { reasonText } from '../formats/html.ts';
import { pictureOf } from '../formats/pictures.ts';
import { answerForm } from './answerForm.ts';
import { drawn, part } from './parts.ts';
import { rightWaysSaid } from './rightWays.ts';

/** A set as it is printed: its questions with room for answers, and on pages of their own what answers them. */
export const laidOut = (set: ExportedSet, words: ExportingWords): HTMLElement =>
  part(
    'div',
    'paper',
    cover(set, words),
    part('ol', 'paper-asked', ...set.questions.map((one, place) => asked(one, place, words))),
    key(set, words),
  );

function cover(set: ExportedSet, words: ExportingWords): HTMLElement {
  const dates = [...new Set(set.questions.map(({ holds }) => holds.text))];
  return part(
    'header',
    'paper-cover',
    part('h1', '', set.title),
    part('p', '', `${words.boards.replace('{n}', `${set.questions.length}`)}. ${dates.join(' ')}`),
    part('p', 'paper-link', set.link),
    ...said(missingIn(set, words)),
    part('p', 'paper-name', `${words.name}:`, line(), `${words.day}:`, line()),
  );
}

const missingIn = ({ missing }: ExportedSet, { leftOut }: ExportingWords): string | undefined =>
  missing.length === 0 ? undefined : `${leftOut}: ${missing.join(', ')}`;

const line = (): HTMLElement => part('i', 'paper-line');

/** So many creatures in a row leave no room beside the board. */
const BESIDE = 3;

function asked(question: ExportedQuestion, place: number, words: ExportingWords): HTMLElement {
  const { board, about, step, note, before, text } = question;
  const most = Math.max(board.near.creatures.length, board.away.creatures.length);
  return part(
    'li',
    most > BESIDE ? 'paper-wide' : '',
    part('h2', '', `${place + 1}`),
    part('figure', '', drawn(pictureOf(question, place, words))),
    part(
      'div',
      '',
      part('p', 'paper-step', [about, step].filter((one) => one).join('. ')),
      ...said(note, before),
      part('p', 'paper-text', text),
      answerForm(question, words),
    ),
  );
}

const key = (set: ExportedSet, words: ExportingWords): HTMLElement =>
  part(
    'section',
    'paper-key',
    part('h1', '', words.key),
    part('p', '', set.title),
    part('ol', '', ...set.questions.map((one) => answered(one, words))),
  );

function answered(question: ExportedQuestion, words: ExportingWords): HTMLElement {
  const { asked, answer, mistakes } = question;
  return part(
    'li',
    '',
    part('p', '', part('b', '', answer.text), ' ', numbersOf(answer.rules)),
    ...waysOf(asked, words),
    ...answer.reasons.map((reason) =>
      part('p', '', `${reasonText(reason)} `, numbersOf(reason.rules)),
    ),
    ...said(...answer.why),
    mistakes.length === 0
      ? undefined
      : part('p', 'paper-mistakes', `${words.otherwise}: ${mistakes.map(mistakeText).join('; ')}`),
  );
}

/** One way of several is no key to mark the others by. */
function waysOf(asked: AnswerForm, { allRight }: ExportingWords): readonly HTMLElement[] {
  const ways = rightWaysSaid(asked);
  if (ways.length === 0) return [];
  return [
    part('p', '', `${allRight.replace('{n}', `${ways.length}`)}:`),
    part('ul', 'paper-ways', ...ways.map((way) => part('li', '', way))),
  ];
}

const mistakeText = ({ title, answer }: ExportedQuestion['mistakes'][number]): string =>
  answer === undefined ? title : `${title} (${answer})`;

/** Each once: a rule may have several parts in an answer. */
const numbersOf = (rules: readonly RuleLink[]): HTMLElement =>
  part('span', 'paper-numbers', [...new Set(rules.map(({ number }) => number))].join(', '));

const said = (...texts: readonly (string | undefined)[]): readonly HTMLElement[] =>
  texts.flatMap((text) => (text ? [part('p', '', text)] : []));
