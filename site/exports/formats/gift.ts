import type { ExportingWords } from '../../i18n/exportWords.ts';
import { escaped } from '../../picture/xml.ts';
import type { ExportedMistake, ExportedQuestion } from '../exportedSet.ts';
import { type Choosing, choicesOf, worthOf } from './choices.ts';
import type { Format } from './format.ts';
import { answerHtml, askedHtml, codeHtml, optionHtml, pictureHtml } from './html.ts';
import { altOf, asAddress, numbered, pictureOf } from './pictures.ts';
import { codeOf, type Rowed, rowedKey } from './rows.ts';

/** Moodle's text format: a paragraph for each question, with its answers in braces. */
export const gift: Format = {
  ending: 'gift.txt',
  type: 'text/plain',
  write: ({ title, questions, missing }, words) =>
    [
      ...(missing.length === 0 ? [] : [`// ${oneLine(`${words.leftOut}: ${missing.join(', ')}`)}`]),
      `$CATEGORY: $course$/top/${oneLine(title).replaceAll('/', '//')}`,
      ...questions.map((question, place) => questionText(question, place, words)),
    ].join('\n\n'),
};

function questionText(question: ExportedQuestion, place: number, words: ExportingWords): string {
  const picture = pictureHtml(asAddress(pictureOf(question, place, words)), altOf(question));
  const name = giftText(`${numbered(place, words)}. ${question.title}`);
  const { lines, answering } = answersOf(question, words);
  return [
    `// [id:${question.id}]`,
    `::${name}::[html]${giftText(askedHtml(question, picture, ...answering))} {`,
    ...lines,
    `####${giftText(answerHtml(question, words))}`,
    '}',
  ].join('\n');
}

/** The lines of the answers, none where a person reads what is written; and what is said under the question of how it is answered. */
interface Answers {
  readonly lines: readonly string[];
  readonly answering: readonly string[];
}

function answersOf(question: ExportedQuestion, words: ExportingWords): Answers {
  const { asked } = question;
  switch (asked.kind) {
    case 'one':
    case 'several':
      return { lines: choiceLines(asked, question, words), answering: [] };
    case 'number':
      return { lines: numberLines(asked.value, question.mistakes, words), answering: [] };
    case 'declaration':
    case 'division':
    case 'order':
      return rowLines(asked, words);
    default:
      return asked satisfies never;
  }
}

/** What is put in order is matched; of all else every right way is typed as numbers, since its rows have choices of their own. */
function rowLines(asked: Rowed, words: ExportingWords): Answers {
  const key = rowedKey(asked, words);
  if (key === undefined) return { lines: [], answering: [] };
  const [way = []] = key.ways;
  if (asked.kind === 'order' && new Set(asked.items).size > 1)
    return {
      lines: key.rows.map(
        ({ label, choices }, row) =>
          `=${optionText(label)} -> ${giftText(withoutArrow(choices[way[row] ?? 0]))}`,
      ),
      answering: [],
    };
  return {
    lines: key.ways.map((one) => `=${codeOf(one)}`),
    answering: [codeHtml(key, asked, words)],
  };
}

/** What is matched is plain text, in which nothing may look like what stands between the two. */
const withoutArrow = (text = ''): string => text.replaceAll('->', '→');

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
