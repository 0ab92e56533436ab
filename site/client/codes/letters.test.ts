import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesIn, lettersOf } from './letters.ts';

const bytes = fc.uint8Array({ maxLength: 60 });

test('bytes are the same again from their letters, which are letters and digits alone', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const letters = lettersOf(some);
      expect(letters).toMatch(/^[0-9A-Za-z]*$/);
      expect([...(bytesIn(letters) ?? [])]).toEqual([...some]);
    }),
  );
});

test('letters that no bytes give are told from those that some do', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Za-z]{0,40}$/), (letters) => {
      const read = bytesIn(letters);
      if (read !== undefined) expect(lettersOf(read)).toBe(letters);
    }),
  );
  expect(bytesIn('z')).toBeUndefined();
  expect(bytesIn('zz')).toBeUndefined();
  expect(bytesIn('0-')).toBeUndefined();
});
