import type { ExportingWords } from '../../i18n/exportWords.ts';
import type { AnswerForm, ExportedQuestion } from '../exportedSet.ts';
import { part } from './parts.ts';

/** Where the answer is written: boxes to tick, or lines to write on. */
export function answerForm({ asked }: ExportedQuestion, words: ExportingWords): HTMLElement {
  return part(
    'div',
    'paper-form',
    part('p', 'paper-way', wayOf(asked, words)),
    part('ul', '', ...linesOf(asked)),
  );
}

function wayOf(asked: AnswerForm, { ways }: ExportingWords): string {
  const way = ways[asked.kind];
  return asked.kind === 'division' ? way.replace('{n}', `${asked.amount}`) : way;
}

function linesOf(asked: AnswerForm): readonly HTMLElement[] {
  switch (asked.kind) {
    case 'one':
    case 'several':
      return asked.options.map(({ label }) => part('li', 'paper-tick', box(), label));
    case 'number':
      return [part('li', '', line())];
    case 'declaration':
      return asked.rows.map(({ creature }) => part('li', 'paper-fill', creature, line()));
    case 'division':
      return asked.recipients.map((recipient) => part('li', 'paper-fill', recipient, line()));
    case 'order':
      return asked.items.map((item) => part('li', 'paper-tick', box(), item));
    default:
      return asked satisfies never;
  }
}

const box = (): HTMLElement => part('i', 'paper-box');

const line = (): HTMLElement => part('i', 'paper-line');
