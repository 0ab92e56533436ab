import type { ExportingWords } from '../../i18n/exportWords.ts';
import { element, escaped } from '../../picture/xml.ts';
import type { ExportedOption, ExportedQuestion } from '../exportedSet.ts';
import { type Choosing, choicesOf } from './choices.ts';

/** How an item is answered and scored. */
export interface Interaction {
  /** What a response is, and which is right. */
  readonly declaration: string;
  readonly interaction: string;
  /** Nothing where a person marks. */
  readonly score: string;
  readonly options: readonly IdentifiedOption[];
}

interface IdentifiedOption {
  readonly identifier: string;
  readonly option: ExportedOption;
}

export function interactionOf(question: ExportedQuestion, words: ExportingWords): Interaction {
  const { asked, answer } = question;
  switch (asked.kind) {
    case 'one':
    case 'several':
      return choosing(asked, words);
    case 'number':
      return {
        declaration: response('single', 'integer', [`${asked.value}`]),
        interaction: element(
          'p',
          {},
          element('textEntryInteraction', { responseIdentifier: 'RESPONSE', expectedLength: 4 }),
        ),
        score: scoredIfRight,
        options: [],
      };
    case 'declaration':
    case 'division':
    case 'order':
      return {
        declaration: response('single', 'string', [answer.text]),
        interaction: element('extendedTextInteraction', {
          responseIdentifier: 'RESPONSE',
          expectedLines: 5,
        }),
        score: '',
        options: [],
      };
    default:
      return asked satisfies never;
  }
}

function choosing(asked: Choosing, words: ExportingWords): Interaction {
  const options = choicesOf(asked, words).map((option, index) => ({
    identifier: `OPTION-${index + 1}`,
    option,
  }));
  const right = options.filter(({ option }) => option.isRight).map(({ identifier }) => identifier);
  const choices = options.map(({ identifier, option }) =>
    element('simpleChoice', { identifier }, escaped(option.label)),
  );
  return {
    declaration: DECLARED[asked.kind](right),
    interaction: element(
      'choiceInteraction',
      {
        responseIdentifier: 'RESPONSE',
        shuffle: 'false',
        maxChoices: asked.kind === 'one' ? 1 : 0,
      },
      ...choices,
    ),
    score: SCORED[asked.kind],
    options,
  };
}

type Declared = (right: readonly string[]) => string;

/** Of one, the first that is right stands for all, and each of them scores. */
const DECLARED: { readonly [K in Choosing['kind']]: Declared } = {
  one: (right) => {
    const entries = right.map((mapKey) => element('mapEntry', { mapKey, mappedValue: 1 }));
    const mapping = element('mapping', { defaultValue: 0 }, ...entries);
    return response('single', 'identifier', right.slice(0, 1), mapping);
  },
  several: (right) => response('multiple', 'identifier', right),
};

function response(
  cardinality: string,
  baseType: string,
  right: readonly string[],
  ...more: readonly string[]
): string {
  const values = right.map((value) => element('value', {}, escaped(value)));
  return element(
    'responseDeclaration',
    { identifier: 'RESPONSE', cardinality, baseType },
    element('correctResponse', {}, ...values),
    ...more,
  );
}

const setScore = (value: string): string =>
  element('setOutcomeValue', { identifier: 'SCORE' }, value);

const scoredIfRight = element(
  'responseCondition',
  {},
  element(
    'responseIf',
    {},
    element(
      'match',
      {},
      element('variable', { identifier: 'RESPONSE' }),
      element('correct', { identifier: 'RESPONSE' }),
    ),
    setScore(element('baseValue', { baseType: 'float' }, '1')),
  ),
);

const SCORED: { readonly [K in Choosing['kind']]: string } = {
  one: setScore(element('mapResponse', { identifier: 'RESPONSE' })),
  several: scoredIfRight,
};
