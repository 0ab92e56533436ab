import fc from 'fast-check';
import { expect, test } from 'vitest';
import { known } from '../vocabulary/result.ts';
import { fromFragment, toFragment } from './link.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'A1 ->|+;,:_=!.%/é') }),
);

test('a link gives back its line', () => {
  fc.assert(
    fc.property(text, (line) => {
      expect(fromFragment(`#${toFragment(line)}`)).toEqual({
        ok: true,
        value: line.toWellFormed(),
      });
    }),
  );
});

test('a link has only signs that survive where links are pasted', () => {
  fc.assert(
    fc.property(text, (line) => {
      expect(toFragment(line)).toMatch(/^b1:[A-Za-z0-9_.,:;=!+/%-]*\.[a-z0-9]{4}$/);
    }),
  );
});

test('a link that was encoded once more on its way gives the same line', () => {
  const line = 'Ada: 1/1 can’t block, 2 +1/+1; Zoë: 2/2; A1 -> Zoë';
  expect(fromFragment(encodeURIComponent(toFragment(line)).replace('b1%3A', 'b1:'))).toEqual({
    ok: true,
    value: line,
  });
});

test('whatever a link is cut to, it says so', () => {
  const whole = toFragment('Ada: boggart-brute; Nil: 4x 1/1 spirit flying; A1 -> Nil');
  for (let n = 3; n < whole.length; n += 1)
    expect(fromFragment(whole.slice(0, n))).toEqual({ ok: false, error: { kind: 'cut' } });
});

test('a link of another version is told from what is no link', () => {
  expect(fromFragment('b7:anything')).toEqual({
    ok: false,
    error: { kind: 'version', version: 'b7' },
  });
  expect(fromFragment('step-3')).toEqual({ ok: false, error: { kind: 'none' } });
});

/** Every version that was ever published, to be read for ever: lines are added here and none is changed. */
const PUBLISHED = [
  [
    'b1:Ada:boggart-brute;Nil,13_life,2_poison:2/2_blocks_if_able+runeclaw-bear,tapped+4x_1/1_spirit_flying;A1=Nil;N1_N2!A1;A1:2_N1,1_N2.5a6g',
    'Ada: boggart-brute; Nil, 13 life, 2 poison: 2/2 blocks if able + runeclaw-bear, tapped + 4x 1/1 spirit flying; A1 -> Nil; N1 N2 -| A1; A1: 2 N1, 1 N2',
  ],
] as const;

test.each(PUBLISHED)('a published link is read as it was: %s', (fragment, line) => {
  expect(fromFragment(fragment)).toEqual({ ok: true, value: line });
  expect(toFragment(line)).toBe(known(fragment, 'fragment'));
});
