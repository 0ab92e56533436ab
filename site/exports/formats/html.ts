import type { ExportingWords } from '../../i18n/exportWords.ts';
import { element, escaped } from '../../picture/xml.ts';
import {
  citedIn,
  type ExportedQuestion,
  type ExportedReason,
  type ExportedSet,
  type RuleLink,
} from '../exportedSet.ts';
import type { Rowed, RowedKey } from './rows.ts';

// Parts of a question as HTML that is XML as well: every other system takes it.

/** What is asked, under the picture of its board; `answering`: what stands where the answer is given. */
export const askedHtml = (
  question: ExportedQuestion,
  picture: string,
  ...answering: readonly string[]
): string =>
  [
    ...paragraphs(question.about, question.step),
    element('p', {}, picture),
    ...paragraphs(question.note, question.before),
    element('p', {}, element('strong', {}, escaped(question.text))),
    ...(answering.length === 0 ? listOf(materialOf(question)) : answering),
  ].join('');

/** How an answer is typed as numbers: which number stands for what in each row. */
export function codeHtml({ rows }: RowedKey, asked: Rowed, words: ExportingWords): string {
  const isShared = asked.kind === 'division';
  const said = isShared ? words.shares : words.code;
  const labels = rows.map(({ label }) => label).join(' - ');
  const items = rows.map(({ label, choices }) =>
    element(
      'li',
      {},
      escaped(`${label}: ${choices.map((choice, at) => `${at} = ${choice}`).join('; ')}`),
    ),
  );
  return (
    element('p', {}, escaped(said.replace('{rows}', labels))) +
    (isShared ? '' : element('ul', {}, ...items))
  );
}

/** Which set it is, where it is practised, and what of it is left out. */
export const setHtml = (
  { title, link, missing }: Pick<ExportedSet, 'title' | 'link' | 'missing'>,
  words: ExportingWords,
): string =>
  [
    element('p', {}, linkHtml(link, title)),
    ...paragraphs(missing.length === 0 ? undefined : `${words.leftOut}: ${missing.join(', ')}`),
  ].join('');

/** A picture of a board, as it lies at an address. */
export const pictureHtml = (src: string, alt: string): string => element('img', { src, alt });

/** What is to be put in order, or gets a share: the board does not say so. */
function materialOf({ asked }: ExportedQuestion): readonly string[] {
  switch (asked.kind) {
    case 'order':
      return asked.items;
    case 'division':
      return asked.recipients;
    case 'one':
    case 'several':
    case 'number':
    case 'declaration':
      return [];
    default:
      return asked satisfies never;
  }
}

/** The answer with all that stands behind it. */
export const answerHtml = (question: ExportedQuestion, words: ExportingWords): string =>
  [
    element('p', {}, element('strong', {}, escaped(question.answer.text))),
    ...listOf(question.answer.reasons.map(reasonText)),
    ...paragraphs(...question.answer.why),
    rulesHtml(citedIn(question), words),
    ...mistakesHtml(question, words),
    element('p', {}, escaped(`${question.holds.text} `), linkHtml(question.link, question.title)),
  ].join('');

/** Why an option is right or wrong, and what leads to it. */
export function optionHtml(
  { reason, chosenBy }: Pick<Option, 'reason' | 'chosenBy'>,
  { mistakes }: ExportedQuestion,
  words: ExportingWords,
): string {
  const told = mistakes.filter(({ link }) => chosenBy.includes(link));
  return [
    ...(reason ? [element('p', {}, escaped(reason.text)), rulesHtml(reason.rules, words)] : []),
    ...told.map(({ title, link }) => {
      const [before = '', after = ''] = words.chosenBy.split('{mistake}');
      return element('p', {}, escaped(before), linkHtml(link, title), escaped(after));
    }),
  ].join('');
}

type Option = Extract<ExportedQuestion['asked'], { readonly kind: 'one' }>['options'][number];

export const reasonText = ({ title, text }: ExportedReason): string =>
  text === '' ? title : `${title} – ${text}`;

function rulesHtml(rules: readonly RuleLink[], words: ExportingWords): string {
  if (rules.length === 0) return '';
  const links = rules.map(({ number, link }) => linkHtml(link, number)).join(', ');
  return element('p', {}, escaped(`${words.rules}: `), links);
}

function mistakesHtml({ mistakes }: ExportedQuestion, words: ExportingWords): readonly string[] {
  if (mistakes.length === 0) return [];
  const items = mistakes.map(({ title, link, answer }) =>
    element('li', {}, linkHtml(link, title), escaped(answer === undefined ? '' : `: ${answer}`)),
  );
  return [element('p', {}, escaped(`${words.otherwise}:`)), element('ul', {}, ...items)];
}

const linkHtml = (href: string, text: string): string => element('a', { href }, escaped(text));

const paragraphs = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text ? [element('p', {}, escaped(text))] : []));

const listOf = (items: readonly string[]): readonly string[] =>
  items.length === 0
    ? []
    : [element('ul', {}, ...items.map((item) => element('li', {}, escaped(item))))];
