import { describe, expect, test } from 'vitest';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from './editions.ts';
import {
  isRuleKey,
  keysAt,
  numberOf,
  numbersIn,
  numbersOf,
  RULE_KEYS,
  type RuleKey,
} from './ruleIndex.ts';
import { RULE_TABLE } from './ruleKeys/index.ts';
import { compareRuleNumbers, parseRuleNumber } from './ruleNumber.ts';
import type { NumbersByEdition } from './ruleTable.ts';

const row = (key: RuleKey) => EDITION_IDS.map((edition) => numberOf(edition, key) ?? '-');

describe('the table of rules', () => {
  test('no two keys stand for the same rule', () => {
    const keysByRow = Map.groupBy(RULE_KEYS, (key) => row(key).join(' '));
    expect([...keysByRow.values()].filter((keys) => keys.length > 1)).toEqual([]);
  });

  test('an edition is named only where the number changes, oldest first', () => {
    const restated = RULE_KEYS.filter((key) => {
      const numbers: NumbersByEdition = RULE_TABLE[key];
      const named = EDITION_IDS.filter((edition) => numbers[edition] !== undefined);
      const changes = [null, ...named.map((edition) => numbers[edition])];
      const inOrder = named.join() === Object.keys(numbers).join();
      return !inOrder || changes.some((number, i) => i > 0 && number === changes[i - 1]);
    });
    expect(restated).toEqual([]);
  });

  test('every key resolves in the current edition, except the rules that are gone', () => {
    expect(RULE_KEYS.filter((key) => numberOf(NEWEST_EDITION, key) === undefined)).toEqual([
      'turn.manaBurn',
      'blockers.orderBlockers',
      'blockers.orderAttackers',
      'blockers.blockerRemovedFromOrder',
      'blockers.attackerRemovedFromOrder',
      'blockers.newBlockerInOrder',
      'blockers.putBlockingInOrder',
      'damage.oneCreatureAfterAnother',
      'damage.onTheStack',
      'damage.dealtThoughCreatureLeft',
      'damage.sourceLastKnownInformation',
      'triggers.becomesBlockedOncePerCombat',
      'turnBased.orderBlockers',
      'turnBased.orderAttackers',
      'stateBased.planeswalkerUniqueness',
      'keyword.deathtouchMultiple',
      'keyword.lifelinkMultiple',
      'keyword.phasedOutDamageRemoved',
      'keyword.phasedInActsAtOnce',
      'keyword.phasedOutTokens',
      'layers.powerToughnessCounters',
      'planeswalker.damageRedirected',
      'object.unblockable',
      'multiplayer.orderInApnapOrder',
      'team.orderBlockers',
    ]);
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
    ['resolving.apnapOrder', '413.2d 608.2e 608.2e 608.2e 608.2e 608.2e'],
    ['mana.phyrexianSymbol', '- - 107.4f 107.4f 107.4f 107.4f'],
    ['keyword.trample', '502.9b 702.17b 702.18b 702.19b 702.19b 702.19b'],
    ['keyword.deathtouch', '502.63a 702.2c 702.2c 702.2b 702.2b 702.2b'],
    ['keyword.menace', '- - - 702.111b 702.111b 702.111b'],
    ['action.goaded', '- - - 701.38b 701.38b 701.15b'],
    ['turn.manaEmpties', '300.3 500.4 500.4 500.4 500.4 500.5'],
    ['illegalAction.rewind', '422.1 714.1 717.1 730.1 730.1 733.1'],
  ])('%s was and is %s', (key, numbers) => {
    expect(row(key).join(' ')).toBe(numbers);
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
