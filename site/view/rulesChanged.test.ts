import { describe, expect, test } from 'vitest';
import { EDITION_IDS, type EditionId, numberOf, RULE_KEYS } from '../engine.ts';
import { rulesChanged } from './rulesChanged.ts';
import { fingerprintsOf } from './rulesTexts/fingerprints.ts';

const ROOT = process.cwd();
const neighbours = EDITION_IDS.slice(1).flatMap(
  (after, at): (readonly [EditionId, EditionId])[] => {
    const before = EDITION_IDS[at];
    return before === undefined ? [] : [[before, after]];
  },
);

test('the damage assignment order is gone, and what stood behind it has moved up', () => {
  const { gone, moved } = rulesChanged('2024-07-30', '2024-11-08', ROOT);
  expect(gone).toContainEqual({ key: 'blockers.orderBlockers', number: '509.2' });
  expect(moved).toContainEqual({ key: 'blockers.priority', before: '509.4', after: '509.2' });
});

test('what is told in other words is known where the texts of both were at hand', () => {
  const { reworded } = rulesChanged('2024-07-30', '2024-11-08', ROOT);
  expect(reworded).toContainEqual({ key: 'damage.divideAmongBlockers', number: '510.1c' });
  expect(reworded?.map(({ key }) => key)).not.toContain('combat.attacksAlone');
  expect(rulesChanged('2008-10-01', '2009-07-11', ROOT).reworded).toBeUndefined();
});

describe.each(neighbours)('from %s to %s', (before, after) => {
  const { moved, gone, added, reworded = [] } = rulesChanged(before, after, ROOT);

  test('each rule stands where its editions have it', () => {
    for (const one of moved) {
      expect([numberOf(before, one.key), numberOf(after, one.key)]).toEqual([
        one.before,
        one.after,
      ]);
      expect(one.before).not.toBe(one.after);
    }
    for (const { key } of gone) expect(numberOf(after, key)).toBeUndefined();
    for (const { key } of added) expect(numberOf(before, key)).toBeUndefined();
    for (const { key, number } of reworded) expect(numberOf(after, key)).toBe(number);
  });
});

test.each(EDITION_IDS)(
  'of %s, whose text was at hand, a hash is kept of each cited rule',
  (edition) => {
    const kept = fingerprintsOf(ROOT, edition);
    if (kept === undefined) expect(edition).toBe('2009-07-11');
    else {
      const cited = RULE_KEYS.flatMap((key) => numberOf(edition, key) ?? []);
      expect(cited.filter((number) => number.includes('.') && !kept.has(number))).toEqual([]);
    }
  },
);
