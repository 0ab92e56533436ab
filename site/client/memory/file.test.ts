import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileOf, readFile } from './file.ts';
import { answer, someLog } from './testing/arbitrary.ts';

const ANSWERS = [0, 1, 2, 3].map((day) => answer(day));
const FILE = fileOf({ answers: ANSWERS, review: true });

function progressIn(text: string) {
  const read = readFile(text);
  if (read.kind === 'problem') throw new Error(read.problem);
  return read;
}

test('a file says all that went into it', () => {
  fc.assert(
    fc.property(someLog, fc.boolean(), (answers, review) => {
      fc.pre(answers.length > 0);
      expect(readFile(fileOf({ answers, review }))).toEqual({
        kind: 'read',
        progress: { answers, review },
        dropped: 0,
        isCut: false,
      });
    }),
  );
});

describe('what is no file of progress, or not one to be read, is said to be so:', () => {
  test.each([
    ['foreign', ''],
    ['foreign', 'PK\u0003\u0004'],
    ['foreign', '[]'],
    ['foreign', '{"version":1,"answers":[]}'],
    ['foreign', '{"kind":"some other progress","version":1,"answers":[]}'],
    ['foreign', '{"kind":"rule-509 progress","version":"1","answers":[]}'],
    ['newer', FILE.replace('"version":1', '"version":2')],
    ['newer', FILE.replace('"version":1', '"version":2').slice(0, -9)],
    ['older', FILE.replace('"version":1', '"version":0')],
    ['empty', fileOf({ answers: [], review: false })],
    ['empty', '{"kind":"rule-509 progress","version":1,"answers":{"one":true}}'],
  ])('%s: %j', (problem, text) => {
    expect(readFile(text)).toEqual({ kind: 'problem', problem });
  });
});

test('of a file with a broken answer all others are taken', () => {
  const { progress, dropped, isCut } = progressIn(FILE.replace(/"when":\d+/, '"when":"soon"'));
  expect(progress.answers).toEqual(ANSWERS.slice(1));
  expect({ dropped, isCut }).toEqual({ dropped: 1, isCut: false });
});

test('a file that was cut off gives what stands before the cut', () => {
  const { progress, isCut } = progressIn(FILE.slice(0, FILE.lastIndexOf('"item"')));
  expect(progress).toEqual({ answers: ANSWERS.slice(0, 3), review: true });
  expect(isCut).toBe(true);
});

test('of a file of which some letters were written over, no other line is lost', () => {
  const place = FILE.indexOf('"right"');
  const { progress, dropped } = progressIn(`${FILE.slice(0, place)}#${FILE.slice(place + 1)}`);
  expect(progress.answers).toEqual(ANSWERS.slice(1));
  expect(dropped).toBe(1);
});

test('no text makes the reader throw', () => {
  const mangled = fc
    .tuple(fc.nat(FILE.length), fc.nat(40), fc.string())
    .map(([from, length, text]) => FILE.slice(0, from) + text + FILE.slice(from + length));
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), mangled), (text) => void readFile(text)));
});
