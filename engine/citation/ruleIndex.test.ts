import { describe, expect, test } from 'vitest';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from './editions.ts';
import { OVERLAYS } from './overlays.ts';
import {
  isRuleKey,
  keysAt,
  numberOf,
  numbersIn,
  numbersOf,
  RULE_KEYS,
  type RuleKey,
} from './ruleIndex.ts';
import { compareRuleNumbers, parseRuleNumber, partsOf, type RuleNumber } from './ruleNumber.ts';

/** The editions up to that of 2026, in which rules were looked up for these tests. */
const LOOKED_UP = EDITION_IDS.filter((id) => id <= '2026-09-25');

const numberIn = (edition: EditionId, key: RuleKey) => numberOf(edition, key) ?? null;

const row = (key: RuleKey, editions = EDITION_IDS) =>
  editions.map((edition) => numberOf(edition, key) ?? '-');

const sectionOf = (number: RuleNumber) => partsOf(number).section;

const GONE_BY_2026: readonly RuleKey[] = [
  'blockers.attackerRemovedFromOrder',
  'blockers.blockerRemovedFromOrder',
  'blockers.newBlockerInOrder',
  'blockers.orderAttackers',
  'blockers.orderBlockers',
  'blockers.putBlockingInOrder',
  'damage.dealtThoughCreatureLeft',
  'damage.onTheStack',
  'damage.onTheStackNotCountered',
  'damage.oneCreatureAfterAnother',
  'damage.sourceLastKnownInformation',
  'keyword.deathtouchMultiple',
  'keyword.lifelinkMultiple',
  'keyword.phasedInActsAtOnce',
  'keyword.phasedOutDamageRemoved',
  'keyword.phasedOutTokens',
  'layers.powerToughnessCounters',
  'multiplayer.orderInApnapOrder',
  'object.unblockable',
  'planeswalker.damageRedirected',
  'stateBased.planeswalkerUniqueness',
  'team.orderBlockers',
  'triggers.becomesBlockedOncePerCombat',
  'turn.manaBurn',
  'turnBased.orderAttackers',
  'turnBased.orderBlockers',
];

describe('the table of rules', () => {
  test('no two keys stand for the same rule', () => {
    const keysByRow = Map.groupBy(RULE_KEYS, (key) => row(key).join(' '));
    expect([...keysByRow.values()].filter((keys) => keys.length > 1)).toEqual([]);
  });

  test('a rule is added once', () => {
    expect(RULE_KEYS.filter((key, at) => RULE_KEYS.indexOf(key) !== at)).toEqual([]);
  });

  test('a number that moves is another one than before', () => {
    const restated = OVERLAYS.slice(1).flatMap(({ effective, moved }, index) => {
      const before = EDITION_IDS[index];
      return Object.entries<string | null>(moved)
        .filter(([key, number]) => before && isRuleKey(key) && number === numberIn(before, key))
        .map(([key]) => `${effective}: ${key}`);
    });
    expect(restated).toEqual([]);
  });

  test('each edition has its rules section by section', () => {
    const unordered = OVERLAYS.filter(({ effective, added }) => {
      const keys = Object.keys(added).filter(isRuleKey);
      const numbers = keys.flatMap((key) => numberOf(effective, key) ?? []);
      return numbers.some((number, at) => sectionOf(numbers[at - 1] ?? number) > sectionOf(number));
    });
    expect(unordered.map(({ effective }) => effective)).toEqual([]);
  });

  test('every key resolves in the rules of 2026, except the rules that are gone', () => {
    const gone = RULE_KEYS.filter((key) => numberIn('2026-09-25', key) === null);
    expect(gone.toSorted()).toEqual(GONE_BY_2026);
  });

  test('every rule has a number in some edition', () => {
    expect(RULE_KEYS.filter((key) => row(key).every((number) => number === '-'))).toEqual([]);
  });
});

describe('renumbering', () => {
  test.each<[RuleKey, string]>([
    ['attackers.requirements', '500.4 508.1d 508.1d 508.1d 508.1d 508.1d'],
    ['attackers.payCosts', '308.2f 508.1i 508.1i 508.1j 508.1j 508.1j'],
    ['blockers.restrictions', '500.3 509.1b 509.1b 509.1b 509.1b 509.1b'],
    ['blockers.orderBlockers', '- 509.2 509.2 509.2 - -'],
    ['blockers.priority', '309.1 509.5 509.5 509.4 509.2 509.2'],
    ['triggers.becomesBlockedByACreature', '410.9d 509.4d 509.4d 509.5d 509.3d 509.3d'],
    ['damage.wholeAssignmentChecked', '- - 510.1e 510.1e 510.1e 510.1e'],
    ['damage.secondStep', '310.5 510.5 510.5 510.4 510.4 510.4'],
    ['damage.lethal', '212.3g 118.6 119.6 120.6 120.6 120.6'],
    ['combat.hadToAttack', '- - - 506.6 506.6 506.7'],
    // 513.1a only explains what older cards say.
    ['endStep.triggers', '313.1 513.1 513.1 500.6 500.6 500.6'],
    ['endStep.olderWordings', '- 513.1a 513.1a 513.1a 513.1a 513.1a'],
    ['resolving.apnapOrder', '413.2d 608.2e 608.2e 608.2e 608.2e 608.2e'],
    ['mana.phyrexianSymbol', '- - 107.4f 107.4f 107.4f 107.4f'],
    ['keyword.trample', '502.9b 702.17b 702.18b 702.19b 702.19b 702.19b'],
    ['keyword.deathtouch', '502.63a 702.2c 702.2c 702.2b 702.2b 702.2b'],
    ['keyword.menace', '- - - 702.111b 702.111b 702.111b'],
    ['action.goaded', '- - - 701.38b 701.38b 701.15b'],
    ['turn.manaEmpties', '300.3 500.4 500.4 500.4 500.4 500.5'],
    ['illegalAction.rewind', '422.1 714.1 717.1 730.1 730.1 733.1'],
  ])('%s was and is %s', (key, numbers) => {
    expect(row(key, LOOKED_UP).join(' ')).toBe(numbers);
  });
});

describe.each(EDITION_IDS)('in %s', (edition: EditionId) => {
  test('a key is among those at its own number', () => {
    const lost = RULE_KEYS.filter((key) => {
      const number = numberOf(edition, key);
      return number !== undefined && !keysAt(edition, number).includes(key);
    });
    expect(lost).toEqual([]);
  });

  test('the numbers of all keys come once each and in order', () => {
    const numbers = numbersOf(edition, [...RULE_KEYS].reverse());
    expect(numbers).toEqual(numbersIn(edition));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual([...numbers].sort(compareRuleNumbers));
  });
});

test('one number can hold several rules', () => {
  const number = parseRuleNumber('509.1c');
  expect(number && keysAt(NEWEST_EDITION, number)).toEqual([
    'blockers.requirements',
    'blockers.costNotForced',
    'blockers.requirementEachCombat',
  ]);
});

test('a rule that an edition lacks has no number there', () => {
  expect(numbersOf('2024-11-08', ['blockers.orderBlockers', 'keyword.menace'])).toEqual([
    '702.111b',
  ]);
});

test.each([
  ['blockers.requirements', true],
  ['blockers.requirement', false],
  ['509.1c', false],
  ['toString', false],
])('%s is a rule key: %s', (text, expected) => {
  expect(isRuleKey(text)).toBe(expected);
});
