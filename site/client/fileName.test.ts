import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

test('a title is a file’s name that every system takes, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      expect(fileName(title)).toMatch(/^[a-z0-9][a-z0-9-]{0,59}$/);
    }),
  );
  expect(fileName('Martedì: "Blocchi" <2 & 3>')).toBe('martedi-blocchi-2-3');
  for (const none of ['', '李小龍', '…']) expect(fileName(none)).toBe('rule-509');
});
