import { expect, test } from 'vitest';
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

test('all that editions do differently is told from each of them', () => {
  const [oldest, ...newer] = EDITION_IDS;
  for (const id of newer) {
    const told = otherBehaviours(id).map(({ name }) => name);
    for (const [name, now] of Object.entries(editionOf(id)))
      if (name !== 'id' && oldest !== undefined)
        if (
          JSON.stringify(now) !==
          JSON.stringify(Object.entries(editionOf(oldest)).find(([one]) => one === name)?.[1])
        )
          expect(told).toContain(name);
  }
});

test.each(EDITION_IDS)('each thing has a rule that says it in %s or in the other', (id) => {
  for (const { name, edition } of otherBehaviours(id)) {
    const printed = RULES_OF_BEHAVIOUR[name].filter(
      (rule) => numberOf(id, rule) !== undefined || numberOf(edition, rule) !== undefined,
    );
    expect(printed, name).not.toEqual([]);
  }
});
