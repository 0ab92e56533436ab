import type { ExportingWords } from '../../i18n/exportWords.ts';
import { escaped } from '../../picture/xml.ts';
import type { ExportedMistake, ExportedQuestion } from '../exportedSet.ts';
import { type Choosing, choicesOf, worthOf } from './choices.ts';
import type { Format } from './format.ts';
import { answerHtml, askedHtml, optionHtml, pictureHtml } from './html.ts';
import { altOf, asAddress, numbered, pictureOf } from './pictures.ts';

/** Moodle's text format: a paragraph for each question, with its answers in braces. */
export const gift: Format = {
  ending: 'gift.txt',
  type: 'text/plain',
  write: ({ title, questions }, words) =>
    [
      `$CATEGORY: $course$/top/${oneLine(title).replaceAll('/', '//')}`,
      ...questions.map((question, place) => questionText(question, place, words)),
    ].join('\n\n'),
};

function questionText(question: ExportedQuestion, place: number, words: ExportingWords): string {
  const picture = pictureHtml(asAddress(pictureOf(question, place, words)), altOf(question));
  const name = giftText(`${numbered(place, words)}. ${question.title}`);
  return [
    `// [id:${question.id}]`,
    `::${name}::[html]${giftText(askedHtml(question, picture))} {`,
    ...answersOf(question, words),
    `####${giftText(answerHtml(question, words))}`,
    '}',
  ].join('\n');
}

/** None where words are the answer: a person reads them. */
function answersOf(question: ExportedQuestion, words: ExportingWords): readonly string[] {
  const { asked } = question;
  switch (asked.kind) {
    case 'one':
    case 'several':
      return choiceLines(asked, question, words);
    case 'number':
      return numberLines(asked.value, question.mistakes, words);
    case 'declaration':
    case 'division':
    case 'order':
      return [];
    default:
      return asked satisfies never;
  }
}

function choiceLines(
  asked: Choosing,
  question: ExportedQuestion,
  words: ExportingWords,
): readonly string[] {
  const all = choicesOf(asked, words);
  return all.map((option) => {
    const sign =
      asked.kind === 'several' ? `~%${worthOf(option, asked, all)}%` : option.isRight ? '=' : '~';
    const told = optionHtml(option, question, words);
    const feedback = told === '' ? '' : `#${giftText(told)}`;
    return `${sign}${optionText(option.label)}${feedback}`;
  });
}

/** At its beginning a percent sign would be read as a worth, a bracket as a format. */
const optionText = (label: string): string =>
  giftText(escaped(label).replace(/^[%[]/, (sign) => `&#${sign.charCodeAt(0)};`));

/** A wrong number that a mistake leads to is told so. */
function numberLines(
  value: number,
  mistakes: readonly ExportedMistake[],
  words: ExportingWords,
): readonly string[] {
  const wrong = mistakes.flatMap(({ answer, title }) => {
    const told = words.chosenBy.replace('{mistake}', title);
    return answer === undefined ? [] : [`=%0%${answer}:0#${giftText(escaped(told))}`];
  });
  return ['#', `=%100%${value}:0#`, ...wrong];
}

/** Text in which GIFT sees no sign of its own, on one line. */
const giftText = (text: string): string => oneLine(text).replaceAll(/[\\~=#{}:]/g, '\\$&');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
