import type { ExportingWords } from '../../i18n/exportWords.ts';
import { element, escaped, XML_DECLARATION } from '../../picture/xml.ts';
import type { ExportedMistake, ExportedOption, ExportedQuestion } from '../exportedSet.ts';
import { type Choosing, choicesOf, worthOf } from './choices.ts';
import type { Format } from './format.ts';
import { gapsHtml } from './gaps.ts';
import { answerHtml, askedHtml, codeHtml, optionHtml, pictureHtml, setHtml } from './html.ts';
import { altOf, inBase64, numbered, pictureOf } from './pictures.ts';
import { codeOf, isRowed, type RowedKey, rowedKey } from './rows.ts';

/** Moodle's own XML, with the pictures as files within. */
export const moodle: Format = {
  ending: 'moodle.xml',
  type: 'application/xml',
  write: ({ title, questions, link, missing }, words) =>
    XML_DECLARATION +
    element(
      'quiz',
      {},
      element(
        'question',
        { type: 'category' },
        // A slash would open a category within.
        element('category', {}, text(`$course$/top/${title.replaceAll('/', '//')}`)),
        html('info', setHtml({ title, link, missing }, words)),
      ),
      ...questions.map((question, place) => questionXml(question, place, words)),
    ),
};

function questionXml(question: ExportedQuestion, place: number, words: ExportingWords): string {
  const name = `board-${place + 1}.svg`;
  const picture = pictureHtml(`@@PLUGINFILE@@/${name}`, altOf(question));
  const file = element(
    'file',
    { name, path: '/', encoding: 'base64' },
    inBase64(pictureOf(question, place, words)),
  );
  return element(
    'question',
    { type: typeOf(question.asked, words) },
    element('name', {}, text(`${numbered(place, words)}. ${question.title}`)),
    html('questiontext', askedHtml(question, picture, ...answeringOf(question, words)), file),
    html('generalfeedback', answerHtml(question, words)),
    element('defaultgrade', {}, '1'),
    element('penalty', {}, '0'),
    element('hidden', {}, '0'),
    element('idnumber', {}, escaped(question.id)),
    ...answersXml(question, words),
    element(
      'tags',
      {},
      ...question.answer.rules.map(({ number }) => element('tag', {}, text(number))),
    ),
  );
}

/** What is right of each row whatever the others say is chosen from lists in the text; else every right way is typed as numbers. */
function typeOf(asked: ExportedQuestion['asked'], words: ExportingWords): string {
  switch (asked.kind) {
    case 'one':
    case 'several':
      return 'multichoice';
    case 'number':
      return 'numerical';
    case 'declaration':
    case 'division':
    case 'order': {
      const key = rowedKey(asked, words);
      if (key === undefined) return 'essay';
      return key.apart === undefined ? 'shortanswer' : 'multianswer';
    }
    default:
      return asked satisfies never;
  }
}

/** What stands under the question of how it is answered. */
function answeringOf({ asked }: ExportedQuestion, words: ExportingWords): readonly string[] {
  if (!isRowed(asked)) return [];
  const key = rowedKey(asked, words);
  if (key === undefined) return [];
  return key.apart === undefined ? [codeHtml(key, asked, words)] : [gapsHtml(key, key.apart)];
}

function answersXml(question: ExportedQuestion, words: ExportingWords): readonly string[] {
  const { asked } = question;
  switch (asked.kind) {
    case 'one':
    case 'several':
      return choicesXml(asked, question, words);
    case 'number':
      return numbersXml(asked.value, question.mistakes, words);
    case 'declaration':
    case 'division':
    case 'order': {
      const key = rowedKey(asked, words);
      if (key === undefined) return essayXml(question, words);
      return key.apart === undefined ? codesXml(key) : [];
    }
    default:
      return asked satisfies never;
  }
}

function choicesXml(
  asked: Choosing,
  question: ExportedQuestion,
  words: ExportingWords,
): readonly string[] {
  const all = choicesOf(asked, words);
  return [
    element('single', {}, `${asked.kind === 'one'}`),
    element('shuffleanswers', {}, 'false'),
    element('answernumbering', {}, 'abc'),
    ...all.map((option) => choiceXml(option, worthOf(option, asked, all), question, words)),
  ];
}

const choiceXml = (
  option: ExportedOption,
  fraction: number,
  question: ExportedQuestion,
  words: ExportingWords,
): string =>
  element(
    'answer',
    { fraction, format: 'html' },
    text(escaped(option.label)),
    html('feedback', optionHtml(option, question, words)),
  );

/** A wrong number that a mistake leads to is told so. */
function numbersXml(
  value: number,
  mistakes: readonly ExportedMistake[],
  words: ExportingWords,
): readonly string[] {
  const answer = (fraction: number, number: string, feedback: string): string =>
    element(
      'answer',
      { fraction, format: 'moodle_auto_format' },
      text(number),
      element('tolerance', {}, '0'),
      html('feedback', escaped(feedback)),
    );
  return [
    answer(100, `${value}`, ''),
    ...mistakes.flatMap((one) =>
      one.answer === undefined
        ? []
        : [answer(0, one.answer, words.chosenBy.replace('{mistake}', one.title))],
    ),
  ];
}

/** Every right way as it is typed. */
const codesXml = ({ ways }: RowedKey): readonly string[] => [
  element('usecase', {}, '0'),
  ...ways.map((way) =>
    element(
      'answer',
      { fraction: 100, format: 'moodle_auto_format' },
      text(codeOf(way)),
      html('feedback', ''),
    ),
  ),
];

/** A person reads it, with the answer beside. */
const essayXml = (question: ExportedQuestion, words: ExportingWords): readonly string[] => [
  element('responseformat', {}, 'plain'),
  element('responserequired', {}, '1'),
  element('responsefieldlines', {}, '5'),
  element('attachments', {}, '0'),
  element('attachmentsrequired', {}, '0'),
  html('graderinfo', answerHtml(question, words)),
  html('responsetemplate', ''),
];

const text = (content: string): string => element('text', {}, escaped(content));

/** HTML as Moodle keeps it: as text. */
const html = (name: string, content: string, ...files: readonly string[]): string =>
  element(name, { format: 'html' }, text(content), ...files);
