import type { ExportingWords } from '../../i18n/exportWords.ts';
import { element, XML_DECLARATION } from '../../picture/xml.ts';
import type { ExportedSet } from '../exportedSet.ts';
import type { Format } from './format.ts';
import { setHtml } from './html.ts';
import { altOf, pictureOf } from './pictures.ts';
import { itemXml, QTI } from './qtiItem.ts';
import { zipped } from './zipped.ts';

/** QTI 2.1: a package of one item a question, the pictures, and a test that asks all items in their order. */
export const qti: Format = {
  ending: 'qti.zip',
  type: 'application/zip',
  write: (set, words) => zipped(filesOf(set, words)),
};

function filesOf(set: ExportedSet, words: ExportingWords) {
  const items = set.questions.flatMap((question, place) => {
    const { item, ...board } = namesOf(place);
    return [
      [item, itemXml(question, place, set.language, board, words)],
      [board.picture, pictureOf(question, place, words)],
      [board.description, altOf(question)],
    ] as const;
  });
  return [
    ['imsmanifest.xml', manifestXml(set)],
    ['test.xml', testXml(set, words)],
    ...items,
  ] as const;
}

const namesOf = (place: number) => ({
  item: `item-${place + 1}.xml`,
  picture: `board-${place + 1}.svg`,
  description: `board-${place + 1}.txt`,
});

function manifestXml({ questions }: ExportedSet): string {
  const items = questions.map((_, place) => {
    const { item, picture, description } = namesOf(place);
    return element(
      'resource',
      { identifier: `item-${place + 1}`, type: 'imsqti_item_xmlv2p1', href: item },
      element('file', { href: item }),
      element('file', { href: picture }),
      element('file', { href: description }),
    );
  });
  const test = element(
    'resource',
    { identifier: 'test', type: 'imsqti_test_xmlv2p1', href: 'test.xml' },
    element('file', { href: 'test.xml' }),
    ...questions.map((_, place) => element('dependency', { identifierref: `item-${place + 1}` })),
  );
  return (
    XML_DECLARATION +
    element(
      'manifest',
      { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', identifier: 'rule-509' },
      element(
        'metadata',
        {},
        element('schema', {}, 'QTIv2.1 Package'),
        element('schemaversion', {}, '1.0.0'),
      ),
      element('organizations'),
      element('resources', {}, test, ...items),
    )
  );
}

function testXml(set: ExportedSet, words: ExportingWords): string {
  const { title, questions, order } = set;
  const items = questions.map((_, place) =>
    element('assessmentItemRef', { identifier: `item-${place + 1}`, href: namesOf(place).item }),
  );
  return (
    XML_DECLARATION +
    element(
      'assessmentTest',
      { ...QTI, identifier: 'test', title },
      element(
        'testPart',
        { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'individual' },
        element(
          'assessmentSection',
          { identifier: 'section', title, visible: 'true' },
          ...(order === 'shuffled' ? [element('ordering', { shuffle: 'true' })] : []),
          // For whoever gives the test, and nobody who takes it.
          element('rubricBlock', { view: 'author proctor' }, setHtml(set, words)),
          ...items,
        ),
      ),
    )
  );
}
