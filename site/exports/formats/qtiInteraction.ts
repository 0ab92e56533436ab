import type { ExportingWords } from '../../i18n/exportWords.ts';
import { element, escaped } from '../../picture/xml.ts';
import type { ExportedOption, ExportedQuestion } from '../exportedSet.ts';
import { type Choosing, choicesOf } from './choices.ts';
import { type RowedKey, rowedKey } from './rows.ts';

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
    case 'order':
      return ordering(asked) ?? writing(answer.text);
    case 'declaration':
    case 'division': {
      const key = rowedKey(asked, words);
      return key === undefined ? writing(answer.text) : choosingInRows(key);
    }
    default:
      return asked satisfies never;
  }
}

/** A person reads it. */
const writing = (right: string): Interaction => ({
  declaration: response('single', 'string', [right]),
  interaction: element('extendedTextInteraction', {
    responseIdentifier: 'RESPONSE',
    expectedLines: 5,
  }),
  score: '',
  options: [],
});

function ordering({ items, right }: Ordering): Interaction | undefined {
  const [way] = right ?? [];
  if (way === undefined) return undefined;
  const choices = items.map((item, at) =>
    element('simpleChoice', { identifier: `ITEM-${at + 1}` }, escaped(item)),
  );
  return {
    declaration: response(
      'ordered',
      'identifier',
      way.map((at) => `ITEM-${at + 1}`),
    ),
    interaction: element(
      'orderInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: 'false' },
      ...choices,
    ),
    score: scoredIfRight,
    options: [],
  };
}

type Ordering = Extract<ExportedQuestion['asked'], { readonly kind: 'order' }>;

/** A list to choose from for each row; whatever is right together scores, and nothing else. */
function choosingInRows({ rows, ways }: RowedKey): Interaction {
  const [first = []] = ways;
  const named = (row: number): string => `RESPONSE-${row + 1}`;
  const choice = (at: number): string => `CHOICE-${at}`;
  return {
    declaration: rows
      .map((_, row) =>
        response('single', 'identifier', [choice(first[row] ?? 0)], { as: named(row) }),
      )
      .join(''),
    interaction: rows
      .map(({ label, choices }, row) =>
        element(
          'p',
          {},
          escaped(`${label}: `),
          element(
            'inlineChoiceInteraction',
            { responseIdentifier: named(row), shuffle: 'false' },
            ...choices.map((text, at) =>
              element('inlineChoice', { identifier: choice(at) }, escaped(text)),
            ),
          ),
        ),
      )
      .join(''),
    score: scoredIf(
      anyOf(
        ways.map((way) =>
          allOf(
            way.map((at, row) =>
              element(
                'match',
                {},
                element('variable', { identifier: named(row) }),
                element('baseValue', { baseType: 'identifier' }, choice(at)),
              ),
            ),
          ),
        ),
      ),
    ),
    options: [],
  };
}

const anyOf = (all: readonly string[]): string => element('or', {}, ...all);
const allOf = (all: readonly string[]): string => element('and', {}, ...all);

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
    return response('single', 'identifier', right.slice(0, 1), { mapping });
  },
  several: (right) => response('multiple', 'identifier', right),
};

function response(
  cardinality: string,
  baseType: string,
  right: readonly string[],
  { as = 'RESPONSE', mapping = '' }: { readonly as?: string; readonly mapping?: string } = {},
): string {
  const values = right.map((value) => element('value', {}, escaped(value)));
  return element(
    'responseDeclaration',
    { identifier: as, cardinality, baseType },
    element('correctResponse', {}, ...values),
    mapping,
  );
}

const setScore = (value: string): string =>
  element('setOutcomeValue', { identifier: 'SCORE' }, value);

const scoredIf = (isRight: string): string =>
  element(
    'responseCondition',
    {},
    element('responseIf', {}, isRight, setScore(element('baseValue', { baseType: 'float' }, '1'))),
  );

const scoredIfRight = scoredIf(
  element(
    'match',
    {},
    element('variable', { identifier: 'RESPONSE' }),
    element('correct', { identifier: 'RESPONSE' }),
  ),
);

const SCORED: { readonly [K in Choosing['kind']]: string } = {
  one: setScore(element('mapResponse', { identifier: 'RESPONSE' })),
  several: scoredIfRight,
};
