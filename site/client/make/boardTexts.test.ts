import { expect, test } from 'vitest';
import { toFragment } from '#engine/sandbox';
import { boardTextsIn } from './boardTexts.ts';

const LINE = 'Ada: 3/2 menace; Nil: 2/2; A1 -> Nil';
const LINK = `https://elsewhere.example/sandbox/#${toFragment(LINE)}`;

const kindsIn = (text: string): readonly string[] => boardTextsIn(text).map(({ kind }) => kind);

test.each([
  ['hello', 'none'],
  ['https://elsewhere.example/sandbox/', 'none'],
  ['elsewhere.example/sandbox/', 'none'],
  ['4 Grizzly Bears', 'none'],
  [LINE, 'line'],
  ['Nil, 13 life: 2/2; Ada:', 'line'],
  [LINK, 'link'],
  [`Look: ${LINK}; is that legal?`, 'link'],
])('“%s” is taken as %s', (text, kind) => {
  expect(kindsIn(text)).toEqual([kind]);
});

test('rows are boards of their own, and those that are empty none', () => {
  expect(kindsIn(`${LINE}\n\n${LINK}\nhello\n ${LINE}\n${LINE}\n${LINK}\n`)).toEqual([
    'line',
    'link',
    'none',
    'line',
    'line',
    'link',
  ]);
  expect(kindsIn('')).toEqual([]);
});

test.each([
  ['at each semicolon', LINE.replaceAll('; ', ';\n')],
  ['instead of each semicolon', LINE.replaceAll('; ', '\n')],
  ['before what is done', LINE.replace('; A1', '\nA1')],
  ['after the first side', LINE.replace('; Nil', '\nNil')],
])('a line that is broken %s is one line', (_, text) => {
  expect(boardTextsIn(text)).toEqual([{ kind: 'line', line: LINE }]);
  expect(boardTextsIn(`${text}\n${LINE}`)).toEqual([
    { kind: 'line', line: LINE },
    { kind: 'line', line: LINE },
  ]);
});
