import type { AnswerForm, ExportedMistake, ExportedQuestion } from '../../exports/exportedSet.ts';
import type { Marking } from '../marking.ts';
import { saidBy, textOf, without } from './inDom.ts';
import type { PageAt } from './pages.ts';
import { readAnswer } from './readAnswer.ts';
import { readAsked } from './readAsked.ts';
import { readBoard } from './readBoard.ts';
import { type Misread, readMistakes } from './readMistakes.ts';
import type { Rule } from './ways.ts';

/** Where questions come from: their pages, and what rules on answers to them. */
export interface Asking {
  readonly pageAt: PageAt;
  readonly rule: Rule;
}

/** A question as its page asks it: `/exercises/one/#q-block`. Fails where the page can't be had, or asks no such question. */
export async function readQuestion(
  href: string,
  { pageAt, rule }: Asking,
): Promise<ExportedQuestion> {
  const { pathname, hash, href: link } = new URL(href, location.href);
  const page = await pageAt(href);
  const { question, form, board, answer, ask } = partsOf(page, hash.slice(1), href);
  const marking: Marking = JSON.parse(
    question.querySelector<HTMLElement>('[data-marking]')?.dataset.marking ?? 'null',
  );
  const id = hash.replace('#q-', '');
  const misread = await readMistakes(ask, question.dataset.question ?? id);
  const told = readAnswer(answer);
  const asked = await readAsked({ form, told, misread }, marking, rule);
  return {
    id: idOf(pathname, id),
    link,
    title: textOf(page.querySelector('h1')),
    step: textOf(page.querySelector('.strip .here')),
    ...wordsOf(question, page),
    board: readBoard(board),
    asked,
    answer: told,
    mistakes: misread.map((one) => mistakeFrom(one, asked)),
    holds: holdsOf(page),
  };
}

function partsOf(page: Document, id: string, href: string) {
  const question = page.getElementById(id);
  const ask = question?.closest<HTMLElement>('r509-ask');
  const form = question?.querySelector('form');
  const board = question?.closest('.q-group')?.querySelector('.board');
  const answer = question?.querySelector('.q-answer');
  if (!question || !ask || !form || !board || !answer) throw new Error(`${href} asks nothing`);
  return { question, form, board, answer, ask };
}

/** Of a board of somebody's own, what its line ends with. */
const idOf = (pathname: string, id: string): string =>
  pathname.endsWith('/sandbox/') ? `own/${id.slice(-4)}` : `${slugIn(pathname)}/${id}`;

/** The last parts of an address without its language: `menace/2013-02-01`. */
const slugIn = (pathname: string): string =>
  pathname.replace(/^.*\/(?:exercises|scenarios|practice)\//, '').replace(/\/$/, '');

function wordsOf(
  question: Element,
  page: Document,
): Pick<ExportedQuestion, 'about' | 'before' | 'text' | 'note'> {
  const text = question.querySelector('.q-text');
  const place = question.querySelector('.q-place > p');
  return {
    about: saidBy(place && without(place, 'b')),
    before: saidBy(text?.querySelector('.q-before')),
    text: textOf(text && without(text, '.q-before')),
    // What leads away from the board is no part of the question.
    note: saidBy(page.querySelector('.asking > .cap:not(.own-board)')),
  };
}

function holdsOf(page: Document): ExportedQuestion['holds'] {
  const said = page.querySelector<HTMLElement>('[data-holds]');
  return { edition: said?.dataset.holds ?? '', text: textOf(said) };
}

const mistakeFrom = ({ title, link, marking }: Misread, asked: AnswerForm): ExportedMistake => ({
  title,
  link,
  answer: answerBy(link, marking, asked),
});

function answerBy(
  link: string,
  marking: Misread['marking'],
  asked: AnswerForm,
): string | undefined {
  switch (asked.kind) {
    case 'number':
      return `${marking.value}`;
    case 'one':
    case 'several': {
      const chosen = asked.options.filter(({ chosenBy }) => chosenBy.includes(link));
      return chosen.length === 0
        ? undefined
        : chosen.map(({ label, brief }) => brief ?? label).join('; ');
    }
    case 'declaration':
    case 'division':
    case 'order':
      return undefined;
    default:
      return asked satisfies never;
  }
}
