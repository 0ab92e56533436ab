import type { ExportingWords } from '../../i18n/exportWords.ts';
import { element, escaped, XML_DECLARATION } from '../../picture/xml.ts';
import type { ExportedQuestion } from '../exportedSet.ts';
import { answerHtml, askedHtml, optionHtml } from './html.ts';
import { numbered } from './pictures.ts';
import { interactionOf } from './qtiInteraction.ts';
import { isRowed } from './rows.ts';

/** The namespace of everything in QTI. */
export const QTI = {
  xmlns: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
} as const;

/** A question as an item: what is asked, what is right, and the answer as feedback. */
export function itemXml(
  question: ExportedQuestion,
  place: number,
  language: string,
  board: BoardFiles,
  words: ExportingWords,
): string {
  const { declaration, interaction, score, options } = interactionOf(question, words);
  const answer = answerHtml(question, words);
  return (
    XML_DECLARATION +
    element(
      'assessmentItem',
      {
        ...QTI,
        identifier: `item-${place + 1}`,
        title: `${numbered(place, words)}. ${question.title}`,
        label: question.id,
        adaptive: 'false',
        timeDependent: 'false',
        'xml:lang': language,
      },
      declaration,
      outcome('SCORE', 'single', 'float', element('defaultValue', {}, element('value', {}, '0'))),
      outcome('FEEDBACK', 'multiple', 'identifier'),
      element(
        'itemBody',
        {},
        element(
          'div',
          {},
          // What is shared or put in order stands where that is answered.
          askedHtml(
            question,
            boardHtml(board, numbered(place, words)),
            ...(isWritten(question) ? [] : ['']),
          ),
        ),
        interaction,
        // For whoever marks by hand.
        element('rubricBlock', { view: 'scorer tutor' }, answer),
      ),
      element('responseProcessing', {}, score, feedbackTold(options.length > 0)),
      feedback('ANSWER', answer),
      ...options.flatMap(({ identifier, option }) => {
        const told = optionHtml(option, question, words);
        return told === ''
          ? []
          : [feedback(identifier, element('p', {}, escaped(option.label)) + told)];
      }),
    )
  );
}

const isWritten = ({ asked }: ExportedQuestion): boolean =>
  isRowed(asked) && asked.right === undefined;

/** The paths under which a board's picture and its description lie. */
export interface BoardFiles {
  readonly picture: string;
  readonly description: string;
}

/** What stands for a picture has 256 letters at most here, too few for a board. */
const boardHtml = ({ picture, description }: BoardFiles, alt: string): string =>
  element('img', { src: picture, alt, longdesc: description });

const outcome = (
  identifier: string,
  cardinality: string,
  baseType: string,
  ...value: readonly string[]
): string => element('outcomeDeclaration', { identifier, cardinality, baseType }, ...value);

const feedback = (identifier: string, content: string): string =>
  element(
    'modalFeedback',
    { outcomeIdentifier: 'FEEDBACK', showHide: 'show', identifier },
    content,
  );

/** The answer always; of an option what is said of it, where it was chosen. */
function feedbackTold(hasOptions: boolean): string {
  const answer = element('baseValue', { baseType: 'identifier' }, 'ANSWER');
  const chosen = hasOptions ? element('variable', { identifier: 'RESPONSE' }) : '';
  return element(
    'setOutcomeValue',
    { identifier: 'FEEDBACK' },
    element('multiple', {}, answer, chosen),
  );
}
