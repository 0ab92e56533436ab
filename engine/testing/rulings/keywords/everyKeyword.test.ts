import { describe, expect, test } from 'vitest';
import { EDITION_IDS, NEWEST_EDITION } from '../../../citation/editions.ts';
import { EVERY_KEYWORD, KEYWORDS } from '../../../language/keywords/lists.ts';
import { seenOn } from '../../editionChanges/seen.ts';
import { unprintedRules } from '../../editionChanges/unprintedRules.ts';
import { everyCase } from '../../everyCase.ts';
import { gameOf, played } from './exampleGame.ts';

const examples = EVERY_KEYWORD.flatMap(({ keyword, example }) =>
  example === undefined ? [] : [[keyword, example] as const],
);

test('each keyword is shown by an example, or by a case that comes out otherwise without the word', () => {
  const inFiles = everyCase().flatMap(({ about }) =>
    about.kind === 'keyword' && about.without.length > 0 ? [about.keyword] : [],
  );
  expect(new Set([...examples.map(([keyword]) => keyword), ...inFiles])).toEqual(new Set(KEYWORDS));
});

describe.each(examples)('the example of %s', (keyword, example) => {
  const game = gameOf(example);

  test('comes out as it says, and another way without the word', () => {
    const without = seenOn(played(game, NEWEST_EDITION, keyword));
    expect(seenOn(played(game, NEWEST_EDITION))).toMatchObject(example.sees);
    expect(without).toMatchObject(example.without);
    expect(without).not.toMatchObject(example.sees);
  });

  test.each(EDITION_IDS)('cites rules in %s, and none that is not printed', (edition) => {
    expect(unprintedRules(played(game, edition).moments, edition)).toEqual([]);
  });
});
