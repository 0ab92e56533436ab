import { expect, test } from 'vitest';
import { keysOf } from '../vocabulary/entries.ts';
import { known } from '../vocabulary/result.ts';
import { EDITION_IDS, editionOf } from './editions.ts';
import { otherBehaviours, RULES_OF_BEHAVIOUR } from './otherBehaviours.ts';
import { numberOf } from './ruleIndex.ts';

test.each(EDITION_IDS)('what is otherwise than in %s is so on that side of an edition', (id) => {
  for (const { name, side, edition, behaviour } of otherBehaviours(id)) {
    expect(behaviour[name]).not.toEqual(editionOf(id)[name]);
    const beside = EDITION_IDS[EDITION_IDS.indexOf(edition) - 1];
    const there = side === 'since' ? edition : beside;
    if (there === undefined) throw new Error(`nothing comes before ${edition}`);
    expect(behaviour).toEqual({ [name]: editionOf(there)[name] });
    expect(side === 'since' ? edition > id : edition <= id).toBe(true);
  }
});

const [OLDEST, ...NEWER] = EDITION_IDS;

test.each(NEWER)('all that the oldest printing does otherwise than %s is told from there', (id) => {
  const before = editionOf(known(OLDEST, 'oldest printing'));
  const apart = keysOf(RULES_OF_BEHAVIOUR).filter(
    (name) => JSON.stringify(editionOf(id)[name]) !== JSON.stringify(before[name]),
  );
  expect(apart).not.toEqual([]);
  expect(otherBehaviours(id).map(({ name }) => name)).toEqual(expect.arrayContaining(apart));
});

test.each(EDITION_IDS)('each thing has a rule that says it in %s or in the other', (id) => {
  for (const { name, edition } of otherBehaviours(id)) {
    const printed = RULES_OF_BEHAVIOUR[name].filter(
      (rule) => numberOf(id, rule) !== undefined || numberOf(edition, rule) !== undefined,
    );
    expect(printed, name).not.toEqual([]);
  }
});
