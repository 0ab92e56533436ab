// From the codes of a class, marked, to what a teacher reads: the notes, the figures, and the table for spreadsheets.
import { describe, expect, test } from 'vitest';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { type ClassExam, EACH_OWN, markOf } from '../classExam/examLink.ts';
import { dealtTo, variantOf } from '../classExam/variant.ts';
import { linkedItem } from '../deal/deal.ts';
import { itemText } from '../deal/setLink.ts';
import type { Checked, CheckedAnswer, CodeMark, MarkedCode } from './checking.ts';
import { classResult } from './classResult.ts';
import { csvRows } from './csvRows.ts';
import { noteText } from './inWords.ts';
import { notedCodes } from './notes.ts';
import type { SentExam } from './resultCode.ts';
import { csvOf } from './table.ts';
import { tableIn } from './testing/tableIn.ts';

const CATALOGUE: readonly CatalogueItem[] = ['one', 'two', 'three', 'four'].map((slug, nth) => ({
  at: `/exercises/${slug}/#q-block`,
  title: `Board ${slug}`,
  print: '1a2b3c',
  topics: [nth < 2 ? 'trample' : 'evasion'],
  level: 1,
  rules: [],
  edition: '2026-09-25',
  mistakes: [],
}));
const EXAM: ClassExam = {
  set: {
    title: 'Tuesday',
    order: { kind: 'asListed' },
    items: CATALOGUE.map(linkedItem),
  },
  key: 'k3x',
  minutes: 40,
  variants: EACH_OWN,
  marks: 'never',
};
const KNOWN = { exam: EXAM, catalogue: CATALOGUE };
const BEGAN = 1_795_000_000;

/** What came of each board, by its slug; left out, it was right. */
type Marks = Readonly<Record<string, Partial<CheckedAnswer>>>;

function sat(
  name: string,
  line: number,
  marks: Marks = {},
  exam: Partial<SentExam> = {},
): MarkedCode {
  const variant = variantOf(EXAM, name);
  const answers = dealtTo(EXAM, variant, CATALOGUE).items.map((item): CheckedAnswer => {
    const linked = linkedItem(item);
    return {
      item: itemText(linked),
      title: item.title,
      topic: item.topics[0] ?? '',
      mark: 'right',
      mistakes: [],
      said: 'A blocks B',
      ...marks[linked.slug],
    };
  });
  return {
    kind: 'marked',
    line,
    before: '',
    sent: {
      name,
      day: '2026-11-25',
      set: 'Tuesday',
      answers: answers.map(({ item, said }) => ({ item, written: said })),
      exam: {
        mark: markOf(EXAM),
        variant,
        began: BEGAN,
        ended: BEGAN + 1200,
        minutes: 40,
        end: 'handedIn',
        ...exam,
      },
    },
    answers,
  };
}

const wrong = (...mistakes: readonly string[]): Partial<CheckedAnswer> => ({
  mark: 'wrong',
  mistakes,
  said: 'nothing',
});
const notesOn = (...codes: readonly MarkedCode[]) =>
  notedCodes(codes, KNOWN).map(({ notes }) => notes);

describe('what does not fit is said of a code:', () => {
  test('nothing of one that does', () => {
    expect(notesOn(sat('Ada', 1), sat('Nil 🐉', 2), sat('李小龍', 3))).toEqual([[], [], []]);
  });

  test('that it is of another exam, which counts for nothing here', () => {
    const other = sat('Nil', 2, {}, { mark: '0000000' });
    const noted = notedCodes([sat('Ada', 1), other], KNOWN);
    expect(noted.map(({ notes }) => notes)).toEqual([[], [{ kind: 'otherExam', set: 'Tuesday' }]]);
    expect(classResult(noted).students).toBe(1);
    // Without the exam's link, most of them tell which is meant.
    const unknown = { exam: undefined, catalogue: CATALOGUE };
    const most = notedCodes([other, sat('Ada', 1), sat('Nil', 2)], unknown);
    expect(most.map(({ isCounted }) => isCounted)).toEqual([false, true, true]);
  });

  test('that a student sent two, and whether their answers are the same', () => {
    const again = sat(' ada', 2, {}, { ended: BEGAN + 1300 });
    expect(notesOn(sat('Ada', 1), again)).toEqual([
      [{ kind: 'sameAnswers', lines: [2] }],
      [{ kind: 'sameAnswers', lines: [1] }],
    ]);
    const better = sat('Ada', 5, { one: { said: 'other' } }, { ended: BEGAN + 900 });
    const noted = notedCodes([sat('Ada', 1, { one: wrong() }), better], KNOWN);
    expect(noted.map(({ notes }) => notes)).toEqual([
      [{ kind: 'otherAnswers', lines: [5] }],
      [{ kind: 'otherAnswers', lines: [1] }],
    ]);
    // Both stand in the table; what was handed in first counts.
    expect(noted.map(({ isCounted }) => isCounted)).toEqual([false, true]);
  });

  test('that two students without a name are two', () => {
    const noted = notedCodes([sat('', 1), sat('', 2)], KNOWN);
    expect(noted.map(({ isCounted, notes }) => [isCounted, notes])).toEqual([
      [true, []],
      [true, []],
    ]);
  });

  test('that it took longer than it may, or that time was over', () => {
    expect(notesOn(sat('Ada', 1, {}, { ended: BEGAN + 55 * 60 }))).toEqual([
      [{ kind: 'late', minutes: 55, allowed: 40 }],
    ]);
    expect(notesOn(sat('Ada', 1, {}, { ended: BEGAN + 40 * 60, end: 'timeUp' }))).toEqual([
      [{ kind: 'timeUp' }],
    ]);
  });

  test('that its variant is not the one of its name, or asked something else', () => {
    const variant = 1 + (variantOf(EXAM, 'Ada') % 9999);
    expect(notesOn(sat('Ada', 1, {}, { variant }))).toEqual([[{ kind: 'otherVariant', variant }]]);
    const one = sat('Ada', 1);
    const fewer = { ...one, sent: { ...one.sent, answers: one.sent.answers.slice(1) } };
    expect(notesOn(fewer)).toEqual([[{ kind: 'otherBoards' }]]);
  });

  test.each([
    'changed',
    'gone',
    'elsewhere',
    'failed',
    'undecided',
  ] as const satisfies readonly CodeMark[])(
    'that answers are %s, which count neither as right nor as wrong',
    (mark) => {
      const noted = notedCodes([sat('Ada', 1, { one: { mark }, two: { mark } })], KNOWN);
      expect(noted[0]?.notes).toEqual([{ kind: mark, n: 2 }]);
      expect(classResult(noted).topics).toEqual([{ name: 'evasion', right: 2, all: 2 }]);
    },
  );
});

test('an exam without a name has one in words in its table, and boards without a topic make no row of topics', () => {
  const nameless = sat('Ada', 1, { one: { topic: '' } });
  const one = { ...nameless, sent: { ...nameless.sent, set: '' } };
  const noted = notedCodes([one], KNOWN);
  expect(classResult(noted).topics.map(({ name }) => name)).not.toContain('');
  for (const language of LANGUAGES) {
    const words = messagesIn(language).chrome.codes.browser;
    const [head = [], row = []] = csvRows([one], noted, words, { topics: {}, mistakes: {} });
    expect(row[head.indexOf(words.columns.set)]).toBe(words.nameless);
    const note = noteText({ kind: 'otherExam', set: '' }, words);
    expect(note).toContain(words.nameless);
  }
});

describe('a class of forty', () => {
  /** Every fourth has the first board wrong by the same mistake, every tenth all of them. */
  const CLASS = Array.from({ length: 40 }, (_, nth) =>
    sat(`Student ${nth}`, nth + 1, {
      ...(nth % 4 === 0 && { one: wrong('lure-needs-one') }),
      ...(nth % 10 === 0 && {
        one: wrong('lure-needs-one', 'another'),
        two: wrong('lure-needs-one'),
        three: { mark: 'unanswered', said: '' } as const,
      }),
    }),
  );
  const noted = notedCodes(CLASS, KNOWN);

  test('is told what it had wrong together, and which mistakes explain most', () => {
    expect(classResult(noted)).toEqual({
      students: 40,
      boards: [
        { title: 'Board one', wrong: 12, all: 40, commonest: { said: 'nothing', n: 12 } },
        { title: 'Board two', wrong: 4, all: 40, commonest: { said: 'nothing', n: 4 } },
        { title: 'Board three', wrong: 4, all: 40 },
      ],
      topics: [
        { name: 'trample', right: 64, all: 80 },
        { name: 'evasion', right: 76, all: 80 },
      ],
      mistakes: [
        { slug: 'lure-needs-one', answers: 16, students: 12 },
        { slug: 'another', answers: 4, students: 4 },
      ],
    });
  });

  test('is the same in whatever order its codes come', () => {
    const turned = classResult(notedCodes(CLASS.toReversed(), KNOWN));
    expect(turned).toEqual(classResult(noted));
  });

  test.each(LANGUAGES)('is a table that spreadsheets read, with nothing lost (%s)', (language) => {
    const words = messagesIn(language).chrome.codes.browser;
    const names = { topics: { trample: 'Trample; "all"' }, mistakes: {} };
    const strange = sat('=1+1, "Zoë"\n李 🐉', 42);
    const checked: readonly Checked[] = [
      ...CLASS,
      { kind: 'cut', line: 41, before: 'Nil, "again":', code: 'R509-2-', there: 3, all: 400 },
      strange,
    ];
    const rowsMade = csvRows(checked, [...noted, ...notedCodes([strange], KNOWN)], words, names);
    const table = tableIn(csvOf(rowsMade, words.separator), words.separator);
    const [head = [], ...rows] = table;
    expect(rows).toHaveLength(42);
    for (const row of rows) expect(row).toHaveLength(head.length);
    const at = (column: string): number => head.indexOf(column);
    const { columns } = words;
    expect(rows.map((row) => row[at(columns.line)])).toEqual(rows.map((_, nth) => `${nth + 1}`));
    expect(rows[3]?.[at(columns.name)]).toBe('Student 3');
    // What looks like a formula is none any more.
    expect(rows[41]?.[at(columns.name)]).toBe(`'${strange.sent.name}`);
    expect(rows[40]?.[at(columns.notes)]).toContain('Nil, "again":');
    const right = CLASS.map(({ answers }) => answers.filter(({ mark }) => mark === 'right').length);
    expect(rows.slice(0, 40).map((row) => Number(row[at(columns.right)]))).toEqual(right);
    expect(rows[0]?.[at(`Trample; "all": ${columns.right}`)]).toBe('0');
    expect(rows[0]?.[at(`${columns.mistake}: lure-needs-one`)]).toBe('2');
    expect(rows[0]?.[at('Board one')]).toBe(words.marks.wrong);
    expect(rows[1]?.[at(`Board one: ${columns.answer}`)]).toBe('A blocks B');
    // No cell is read as a day.
    for (const row of rows.slice(0, 40))
      for (const cell of row) expect(cell).not.toMatch(/^\d+\/\d+$/);
  });
});
