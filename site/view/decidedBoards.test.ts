import { describe, expect, test } from 'vitest';
import { isRuleNumber } from '#engine/words';
import { NEWEST_EDITION } from '../engine.ts';
import { askedItems } from './askedItems.ts';
import { citedRules } from './citedRules.ts';
import { boardsOfRule } from './decidedBoards.ts';
import { keysToday } from './rules.ts';

const items = await askedItems();
const { numbers } = await citedRules();

const turnsOn = ({ facts, question }: (typeof items)[number]) =>
  facts.questions.find(({ id }) => id === question)?.turnsOn ?? [];

describe('the boards of a rule', () => {
  test.each(['509.1h', '510.1c', '702.19b', '506.4', '704.5g'].filter(isRuleNumber))(
    'what turns on %s comes first, then what is easier',
    (number) => {
      const keys = keysToday(number);
      const { decided } = boardsOfRule(keys, items);
      expect(decided.length).toBeGreaterThan(2);
      const order = decided.map((item) => {
        const place = turnsOn(item).findIndex((key) => keys.includes(key));
        return [place === 0 ? 0 : 1, item.facts.knowledge] as const;
      });
      expect(order).toEqual(order.toSorted(([a, b], [c, d]) => a - c || b - d));
      expect(order.filter(([place]) => place === 0).length).toBeGreaterThan(0);
    },
  );

  test('each is asked by the rules of today, and stands in one list', () => {
    for (const number of numbers) {
      const { decided, resting } = boardsOfRule(keysToday(number), items);
      const all = [...decided, ...resting];
      expect(new Set(all).size).toBe(all.length);
      for (const { facts } of all) expect(facts.editions[0]).toBe(NEWEST_EDITION);
    }
  });

  test('a rule that nothing is asked about has none', () => {
    expect(boardsOfRule([], items)).toEqual({ decided: [], resting: [] });
  });
});
