import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../../../language/keywords/lists.ts';
import { casesOf } from './index.ts';
import { play } from './keywordCase.ts';

describe.each(KEYWORDS)('%s', (keyword) => {
  const cases = casesOf(keyword);

  test('is shown by a game that goes another way without the word', () => {
    expect(cases[0]?.without).toBeDefined();
  });

  test.each(cases.map((one) => [one.that, one] as const))('%s', (_, one) => {
    expect(play(one)).toMatchObject(one.sees);
  });

  test('makes the difference: without the word the same game goes another way', () => {
    for (const one of cases) {
      if (one.without === undefined) continue;
      const without = play(one, keyword);
      expect(without).toMatchObject(one.without);
      expect(without).not.toMatchObject(one.sees);
    }
  });
});
