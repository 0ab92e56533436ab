import { describe, expect, test } from 'vitest';
import {
  EDITION_IDS,
  type Edition,
  type EditionId,
  editionOf,
  isEditionId,
  NEWEST_EDITION,
} from './editions.ts';

const editions = EDITION_IDS.map(editionOf);

test('an edition is found by its id', () => {
  expect(editions.map((edition) => edition.id)).toEqual(EDITION_IDS);
});

test('editions take effect one after the other, the newest last', () => {
  const dates = editions.map((edition) => edition.effective);
  expect(dates).toEqual([...new Set(dates)].sort());
  expect(editions.at(-1)?.id).toBe(NEWEST_EDITION);
  for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
});

test('no edition does everything as another does', () => {
  const behaviours = editions.map(({ id: _, effective: __, ...behaviour }) =>
    JSON.stringify(behaviour),
  );
  expect(new Set(behaviours).size).toBe(EDITION_IDS.length);
});

describe('what changed, and when', () => {
  const history: readonly (readonly [keyof Edition, readonly unknown[]])[] = [
    ['damageAssignment', ['onStack', 'inOrder', 'inOrder', 'inOrder', 'free', 'free']],
    ['deathtouch', ['triggered', ...Array(5).fill('stateBased')]],
    ['deathtouchDivision', ['none', 'ignoresOrder', ...Array(4).fill('oneIsLethal')]],
    ['phasingOutRemovesFromCombat', [true, false, true, true, true, true]],
    ['phasedOut', ['zone', ...Array(5).fill('status')]],
    ['bandsWithOther', ['sameAbility', ...Array(5).fill('sameQuality')]],
    ['protectorChangeRemoves', [false, false, false, false, false, true]],
    [
      'defendingPlayer',
      [
        'attackedNow',
        'attackedNow',
        'attackedWhenItBecameAttacking',
        ...Array(3).fill('isOrLastWasAttacking'),
      ],
    ],
    [
      'damageTriggers',
      [
        'withStateBased',
        'beforeStateBased',
        'beforeStateBased',
        ...Array(3).fill('withStateBased'),
      ],
    ],
    [
      'putAttackingGoneTarget',
      ['unstated', 'unstated', 'gone', 'gone', 'goneOrNotDefended', 'goneOrNotDefended'],
    ],
  ];

  test.each(history)('%s', (behaviour, expected) => {
    expect(editions.map((edition) => edition[behaviour])).toEqual(expected);
  });
});

test.each<[string, boolean]>([
  ...EDITION_IDS.map((id: EditionId): [string, boolean] => [id, true]),
  ['2009-10-01', false],
  ['', false],
])('%j is an edition: %s', (text, expected) => {
  expect(isEditionId(text)).toBe(expected);
});
