import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FirstPart,
  FORM,
  type IndexedPage,
  KINDS,
  type PageKind,
  type TextPart,
} from './forms.ts';
import { PageIndex } from './pageIndex.ts';
import { stemIn } from './stemmers.ts';
import { writtenTexts } from './textIndex.ts';

const page = (kind: PageKind, address: string, name: string, line = '', also = ''): IndexedPage => [
  KINDS.indexOf(kind),
  address,
  name,
  line,
  also,
];

const FIRST: FirstPart = {
  form: FORM,
  version: 'v',
  pages: [
    page('keyword', '/rules/702.19b/', 'Trample', 'What is more than lethal goes on.'),
    page('rule', '/rules/509.1/', '509.1', 'Blockers are declared.'),
    page('rule', '/rules/509.1a/', '509.1a', 'Each blocker must be untapped.'),
    page('rule', '/rules/509.1b/', '509.1b', 'Restrictions on blocks are checked.'),
    page('rule', '/rules/509.10/', '509.10', 'Another rule.'),
    page('rule', '/rules/702.19b/', '702.19b', 'What is more than lethal goes on.'),
    page('course', '/course/trample/', 'Trample', 'Trample, line by line.'),
    page('card', '/scenarios/one/', 'Serra Angel', 'Boards with it: 1', 'Angelo di Serra'),
    page('scenario', '/scenarios/one/', 'An Angel attacks', 'Who may block her?'),
  ],
  editions: '2008-10-01 2009-07-11 2013-02-01',
  numbers: {
    '/rules/702.19b/': '502.9b:0',
    '/rules/gone/#blockers-orderBlockers': '501.4:0 509.2:12',
  },
  saidForIt: [
    ['chump', 'block'],
    ['tapped', 'untapped'],
  ],
  empty: 'a the is can i with',
};

const stem = await stemIn('en');
const empty = new Set(FIRST.empty.split(' '));
const EXERCISE = page('exercise', '/exercises/bear/', 'Bear against Trampler', 'Trample');
const TEXTS: TextPart = {
  form: FORM,
  version: 'v',
  pages: [EXERCISE],
  boards: { '702.19b': { decides: [9], cites: [8] } },
  cardWords: '',
  texts: writtenTexts([...FIRST.pages.map(() => ''), 'A bear meets pyroclasm.'], { stem, empty }),
};

function whole(): PageIndex {
  const index = new PageIndex(FIRST, stem);
  index.addTexts(TEXTS);
  return index;
}
const found = (asked: string, index = whole()): readonly string[] =>
  index.find(asked).map((one) => one.page);

describe('a number', () => {
  test('leads to its rule, then to what stands under it, and not to another that begins so', () => {
    expect(found('509.1')).toEqual(['/rules/509.1/', '/rules/509.1a/', '/rules/509.1b/']);
  });

  test.each(['509.1b', 'CR 509.1b', 'rule 509.1B', '509. 1 b', '509,1b', '509 1b', ' 509.1b. '])(
    'is known as it is typed: %s',
    (typed) => {
      const index = new PageIndex({ ...FIRST, empty: `${FIRST.empty} cr rule` }, stem);
      expect(found(typed, index)[0]).toBe('/rules/509.1b/');
    },
  );

  test('of before leads to the page of today, and says of when it was', () => {
    expect(whole().find('502.9b')[0]).toMatchObject({
      page: '/rules/702.19b/',
      name: 'Trample',
      note: { kind: 'oldNumber', number: '502.9b', editions: ['2008-10-01'] },
    });
    expect(whole().find('509.2')[0]).toMatchObject({
      page: '/rules/gone/#blockers-orderBlockers',
      note: { editions: ['2009-07-11', '2013-02-01'] },
    });
  });

  test('brings what it decides before what only cites it', () => {
    expect(found('702.19b')).toEqual(['/rules/702.19b/', '/exercises/bear/', '/scenarios/one/']);
  });

  test('without a page leads to the rule above it, and says so', () => {
    expect(whole().find('509.1z')).toMatchObject([
      { page: '/rules/509.1/', note: { kind: 'above', number: '509.1z' } },
    ]);
    expect(found('999.9')).toEqual([]);
  });
});

describe('words', () => {
  test('lead to what is called so: the rule before the course, and an exercise last', () => {
    expect(found('trample')).toEqual(['/rules/702.19b/', '/course/trample/', '/exercises/bear/']);
  });

  test('are forgiven a slip, an accent and their endings', () => {
    expect(found('tramble')[0]).toBe('/rules/702.19b/');
    expect(found('TRÁMPLES')[0]).toBe('/rules/702.19b/');
    expect(found('sera angel')[0]).toBe('/scenarios/one/');
  });

  test('lead there as they begin', () => {
    for (const typed of ['t', 'tr', 'tra', 'tram', 'tramp', 'trampl'])
      expect(found(typed)[0]).toBe('/rules/702.19b/');
  });

  test('stand for what pages say otherwise', () => {
    expect(found('chump')[0]).toBe(found('block')[0]);
    expect(found('can I block with a tapped creature')[0]).toBe('/rules/509.1a/');
  });

  test('are found on pages once their text is there', () => {
    expect(found('pyroclasm', new PageIndex(FIRST, stem))).toEqual([]);
    expect(found('pyroclasm')).toEqual(['/exercises/bear/']);
  });

  test('of a card lead to a board, beside that board itself', () => {
    expect(
      whole()
        .find('angel')
        .map(({ kind }) => kind),
    ).toEqual(expect.arrayContaining(['card', 'scenario']));
    expect(found('angelo di serra')[0]).toBe('/scenarios/one/');
  });
});

describe('whatever is typed', () => {
  test('nothing finds nothing', () => {
    for (const nothing of ['', ' ', '\n', '?!', '…', '🐻⚔️', '<>'])
      expect(found(nothing)).toEqual([]);
  });

  test('is answered, with each page once', () => {
    const index = whole();
    const strange = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=x>',
        '__proto__',
        '\ud800',
      ),
      fc.nat(20_000).map((n) => 'trample '.repeat(n)),
      fc.nat(10_000).map((n) => 'x'.repeat(n)),
    );
    fc.assert(
      fc.property(strange, (typed) => {
        const pages = index.find(typed).filter(({ kind }) => kind !== 'card');
        expect(new Set(pages.map((one) => one.page)).size).toBe(pages.length);
      }),
    );
  });

  test('and however many letters, it costs no more than a long question', () => {
    expect(found('trample '.repeat(2_000))).toEqual(found('trample '.repeat(25)));
  });
});

test('a second part that is damaged is refused, and names go on being found', () => {
  const index = new PageIndex(FIRST, stem);
  const texts = { ...TEXTS.texts, serializationVersion: 99 };
  expect(index.addTexts({ ...TEXTS, texts })).toBe(false);
  expect(index.isWhole).toBe(false);
  expect(found('trample', index)[0]).toBe('/rules/702.19b/');
});
