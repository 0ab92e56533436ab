import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  EDITION_IDS,
  type Edition,
  type EditionId,
  editionOf,
  isEditionId,
  NEWEST_EDITION,
} from './editions.ts';
import { OVERLAYS } from './overlays.ts';

const editions = EDITION_IDS.map(editionOf);

test('an edition is found by its id', () => {
  expect(editions.map((edition) => edition.id)).toEqual(EDITION_IDS);
});

test('editions take effect one after the other, the newest last', () => {
  expect(EDITION_IDS).toEqual([...new Set(EDITION_IDS)].sort());
  expect(EDITION_IDS.at(-1)).toBe(NEWEST_EDITION);
  for (const date of EDITION_IDS) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
});

test('the file of an edition is called as the edition is', () => {
  const files = readdirSync(new URL('./editions', import.meta.url));
  expect(files.sort()).toEqual(EDITION_IDS.map((id) => `${id}.ts`));
});

test('an edition says only what it does differently from the one before', () => {
  const repeated = OVERLAYS.slice(1).flatMap(({ effective, behaviour }, index) => {
    const before: Readonly<Record<string, unknown>> = { ...editions[index] };
    return Object.entries(behaviour)
      .filter(([name, value]) => JSON.stringify(before[name]) === JSON.stringify(value))
      .map(([name]) => `${effective}: ${name}`);
  });
  expect(repeated).toEqual([]);
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
    const upTo2026 = editions.filter(({ id }) => id <= '2026-09-25');
    expect(upTo2026.map((edition) => edition[behaviour])).toEqual(expected);
  });
});

test.each<[string, boolean]>([
  ...EDITION_IDS.map((id: EditionId): [string, boolean] => [id, true]),
  ['2009-10-01', false],
  ['', false],
])('%j is an edition: %s', (text, expected) => {
  expect(isEditionId(text)).toBe(expected);
});
