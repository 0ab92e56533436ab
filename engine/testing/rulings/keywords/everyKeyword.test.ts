import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../../../keywords/lists.ts';
import { KEYWORD_CASES } from './index.ts';
import { play } from './keywordCase.ts';

describe.each(KEYWORDS)('%s', (keyword) => {
  const cases = KEYWORD_CASES[keyword];

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
