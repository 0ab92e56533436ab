import type { ExportingWords } from '../../i18n/exportWords.ts';
import { element, escaped } from '../../picture/xml.ts';
import { citedIn, type ExportedQuestion } from '../exportedSet.ts';
import { choicesOf } from './choices.ts';
import type { Format } from './format.ts';
import { answerHtml, askedHtml, pictureHtml } from './html.ts';
import { altOf, asAddress, pictureOf } from './pictures.ts';

/** Anki's import of text: a note a line, which a later import of the same set updates instead of doubling it. */
export const anki: Format = {
  ending: 'anki.txt',
  type: 'text/plain',
  write: ({ title, language, questions, missing }, words) =>
    [
      '#separator:tab',
      '#html:true',
      '#notetype:Basic',
      // Two colons would open a deck within.
      `#deck:${title.replaceAll(/:{2,}|\s+/g, ' ')}`,
      '#guid column:1',
      '#tags column:4',
      // What begins so and is no setting is read by nobody but people.
      ...(missing.length === 0 ? [] : [`# ${oneLine(`${words.leftOut}: ${missing.join(', ')}`)}`]),
      ...questions.map((question, place) =>
        [
          `rule-509/${language}/${question.id}`,
          frontHtml(question, place, words),
          answerHtml(question, words),
          tagsOf(question),
        ]
          .map(field)
          .join('\t'),
      ),
      '',
    ].join('\n'),
};

function frontHtml(question: ExportedQuestion, place: number, words: ExportingWords): string {
  const { asked } = question;
  const picture = pictureHtml(asAddress(pictureOf(question, place, words)), altOf(question));
  const options =
    asked.kind === 'one' || asked.kind === 'several' ? choicesOf(asked, words) : undefined;
  const list = options?.map(({ label }) => element('li', {}, escaped(label))) ?? [];
  return askedHtml(question, picture) + (options ? element('ul', {}, ...list) : '');
}

/** The rules and the mistakes, by which cards can be found; no tag has a space. */
const tagsOf = (question: ExportedQuestion): string =>
  [
    'rule-509',
    ...citedIn(question).map(({ number }) => number),
    ...question.mistakes.map(({ link }) => `mistake::${link.split('/').at(-2)}`),
  ].join(' ');

/** In quotes, so that no quote within ends it; on one line. */
const field = (content: string): string => `"${oneLine(content).replaceAll('"', '""')}"`;

const oneLine = (text: string): string => text.replaceAll(/[\t\r\n]+/g, ' ');
