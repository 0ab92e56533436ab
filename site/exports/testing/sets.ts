import fc from 'fast-check';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { PicturedBoard, PicturedCreature } from '../../picture/picturedBoard.ts';
import type {
  AnswerForm,
  ExportedMistake,
  ExportedOption,
  ExportedQuestion,
  ExportedSet,
} from '../exportedSet.ts';

export const words = messagesIn('en').chrome.exports.inBrowser;

/** Signs that mean something in one of the formats. */
const SIGNS = [...'~=#{}:\\<>&"\'%/-[]()$*\t\n\u0000\ud800 '];

/** What a page may say, with letters of any language; no spaces but single ones between words. */
export const someText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'grapheme', maxLength: 4 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => sayable(parts.join('')))
  .filter((text) => text !== '');

/** What is left of a text wherever it is written: one line, of what XML has. */
const sayable = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const BEAR: PicturedCreature = {
  tag: 'A1',
  name: 'Bear',
  size: '2/2',
  role: 'attacking',
  stands: 'tapped',
  words: ['Trample'],
  damage: '1 damage',
  state: 'tapped, attacks Nil',
};

export const BOARD: PicturedBoard = {
  players: [
    { name: 'Ada', role: 'attacking player', counts: ['20 life'], others: [] },
    {
      name: 'Nil',
      role: 'defending player',
      counts: ['1 in graveyard', '3 life'],
      exile: 'Exile: Wolf',
      others: [{ tag: 'N2', name: 'Jace', words: ['3 loyalty counters'] }],
    },
  ],
  near: { label: 'Ada’s creatures', creatures: [BEAR] },
  away: {
    label: 'Nil’s creatures',
    creatures: [
      {
        ...BEAR,
        tag: 'N1',
        name: 'Wall',
        role: 'blocking',
        stands: 'untapped',
        state: 'blocks A1',
      },
    ],
  },
  lines: [{ kind: 'block', attacker: 'A1', blocker: 'N1' }],
};

const RULE = { number: '509.1b', link: 'https://site/rules/509.1b/' };
const MISTAKE = 'https://site/mistakes/one-by-one/';

const optionSaying = (text: fc.Arbitrary<string>): fc.Arbitrary<ExportedOption> =>
  fc.record({
    label: text,
    brief: fc.option(text, { nil: undefined }),
    isRight: fc.boolean(),
    reason: fc.option(fc.record({ title: text, text, rules: fc.constant([RULE]) }), {
      nil: undefined,
    }),
    chosenBy: fc.constantFrom([], [MISTAKE]),
  });

/** Every way of answering; of one there is a right option and a wrong one. */
const askedSaying = (text: fc.Arbitrary<string>): fc.Arbitrary<AnswerForm> => {
  const options = fc.array(optionSaying(text), { minLength: 2, maxLength: 5 });
  const texts = fc.array(text, { minLength: 1, maxLength: 4 });
  return fc.oneof(
    options.map(
      (all): AnswerForm => ({
        kind: 'one',
        options: all.map((one, index) => ({ ...one, isRight: index === 1 })),
      }),
    ),
    options.map((all): AnswerForm => ({ kind: 'several', options: all })),
    fc.integer({ min: -9, max: 99 }).map((value): AnswerForm => ({ kind: 'number', value })),
    declarationSaying(text),
    divisionSaying(text),
    texts.chain((items) =>
      fc
        .option(fc.shuffledSubarray([...items.keys()], { minLength: items.length }))
        .map((way): AnswerForm => ({ kind: 'order', items, ...(way && { right: [way] }) })),
    ),
  );
};

const declarationSaying = (text: fc.Arbitrary<string>): fc.Arbitrary<AnswerForm> => {
  const texts = fc.array(text, { minLength: 1, maxLength: 3 });
  const row = fc.record({ creature: text, options: texts, choices: texts });
  return fc
    .array(row, { minLength: 1, maxLength: 3 })
    .chain((rows) =>
      fc
        .option(waysAmong(rows.map(({ choices }) => fc.nat(choices.length - 1))))
        .map((right): AnswerForm => ({ kind: 'declaration', rows, ...(right && { right }) })),
    );
};

const divisionSaying = (text: fc.Arbitrary<string>): fc.Arbitrary<AnswerForm> =>
  fc
    .record({
      amount: fc.nat(12),
      recipients: fc.array(text, { minLength: 1, maxLength: 3 }),
    })
    .chain(({ amount, recipients }) =>
      fc.option(waysAmong(recipients.map(() => fc.nat(amount)))).map(
        (right): AnswerForm => ({
          kind: 'division',
          amount,
          recipients,
          ...(right && { right }),
        }),
      ),
    );

/** Some ways, each another. */
const waysAmong = (rows: readonly fc.Arbitrary<number>[]) =>
  fc.uniqueArray(fc.tuple(...rows), { minLength: 1, maxLength: 6, selector: String });

const mistakeSaying = (
  text: fc.Arbitrary<string>,
  asked: AnswerForm,
): fc.Arbitrary<ExportedMistake> =>
  fc.record({
    title: text,
    link: fc.constant(MISTAKE),
    answer: asked.kind === 'number' ? fc.constant(`${asked.value + 1}`) : fc.constant(undefined),
  });

export const questionSaying = (text: fc.Arbitrary<string>): fc.Arbitrary<ExportedQuestion> =>
  askedSaying(text).chain((asked) =>
    fc.record({
      id: fc.constant('bear-and-wall/blocks'),
      link: fc.constant('https://site/exercises/bear-and-wall/#q-blocks'),
      title: text,
      about: fc.option(text, { nil: undefined }),
      step: text,
      before: fc.option(text, { nil: undefined }),
      text,
      note: fc.option(text, { nil: undefined }),
      board: text.map((name) => ({
        ...BOARD,
        near: { ...BOARD.near, creatures: [{ ...BEAR, name }] },
      })),
      asked: fc.constant(asked),
      answer: fc.record({
        text,
        rules: fc.constant([RULE]),
        reasons: fc.array(fc.record({ title: text, text, rules: fc.constant([RULE]) }), {
          maxLength: 2,
        }),
        why: fc.array(text, { maxLength: 2 }),
      }),
      mistakes: fc.array(mistakeSaying(text, asked), { maxLength: 1 }),
      holds: fc.constant({ edition: '2026-09-25', text: 'Holds for the rules of that day.' }),
    }),
  );

/** A set of any questions that say anything. */
export const someSet: fc.Arbitrary<ExportedSet> = fc.record({
  title: someText,
  language: fc.constantFrom(...LANGUAGES),
  link: fc.constant('https://site/practice/blocks/'),
  order: fc.constantFrom('asListed', 'shuffled'),
  questions: fc.array(questionSaying(someText), { minLength: 1, maxLength: 3 }),
  missing: fc.array(someText, { maxLength: 2 }),
});
