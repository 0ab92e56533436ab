import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../../citation/editions.ts';
import { EVERY_KEYWORD, KEYWORDS } from '../../../language/keywords/lists.ts';
import { unprintedRules } from '../../editionChanges/unprintedRules.ts';
import { casesOf } from './index.ts';
import { caseOf, play, played } from './keywordCase.ts';

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

describe.each(EDITION_IDS)('in %s', (edition) => {
  const examples = EVERY_KEYWORD.flatMap(({ keyword, example }) =>
    example === undefined ? [] : [[keyword, caseOf(example)] as const],
  );

  test.each(examples)('the example of %s cites rules, and none that is not printed', (_, one) => {
    const { moments } = played({ ...one, edition });
    expect(unprintedRules(moments, edition)).toEqual([]);
  });
});
