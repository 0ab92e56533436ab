import { describe, expect, it } from 'vitest';
import type { Ability } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import type { PermissionAbility } from '../language/permission.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId } from '../vocabulary/ids.ts';
import { keywordBans } from './evasion.ts';

type Told = readonly [source: string, keyword: string, rule: string];

const SELF = { kind: 'reference', reference: 'self' } as const;

const keyword = (name: 'landwalk' | 'protection', quality?: Filter): readonly Ability[] => [
  { kind: 'keyword', keyword: name, ...(quality === undefined ? {} : { quality }) },
];
const permits = (permission: PermissionAbility['permission'], more = {}): readonly Ability[] => [
  { kind: 'permission', permission, subject: SELF, ...more },
];

const bans = (
  attacker: PermanentSpec,
  blocker: PermanentSpec,
  { beside = {}, own = {} }: { readonly beside?: Side; readonly own?: Side } = {},
  more: Partial<TestBoard> = {},
): readonly Told[] => {
  const state = board({
    step: 'declareBlockers',
    permanents: { ada: { attacker, ...own }, nil: { blocker, ...beside } },
    attacks: { attacker: 'nil' },
    ...more,
  });
  return keywordBans(state, objectId('attacker'), objectId('blocker')).map(({ by, rules }) => [
    by.source,
    by.what.kind === 'keyword' ? by.what.keyword : by.what.kind,
    rules.join(),
  ]);
};

type Side = { readonly [name: string]: PermanentSpec };

const colored = (is: string, ...colors: readonly ('red' | 'black' | 'blue')[]): PermanentSpec => ({
  is,
  colors,
});
const relic: PermanentSpec = { is: '1/1', types: ['artifact', 'creature'] };

describe('each keyword that stands in the way is named with who has it and its rule', () => {
  it.each<readonly [string, PermanentSpec, PermanentSpec, readonly Told[]]>([
    ['nothing', '1/1', '1/1', []],
    ['flying', '1/1 flying', '1/1', [['attacker', 'flying', 'keyword.flying']]],
    ['shadow of the attacker', '1/1 shadow', '1/1', [['attacker', 'shadow', 'keyword.shadow']]],
    ['shadow of the blocker', '1/1', '1/1 shadow', [['blocker', 'shadow', 'keyword.shadow']]],
    ['shadow of both', '1/1 shadow', '1/1 shadow', []],
    ['decayed of the blocker', '1/1', '2/2 decayed', [['blocker', 'decayed', 'keyword.decayed']]],
    ['decayed of the attacker', '2/2 decayed', '1/1', []],
    [
      'horsemanship',
      '1/1 horsemanship',
      '1/1',
      [['attacker', 'horsemanship', 'keyword.horsemanship']],
    ],
    ['horsemanship of both', '1/1 horsemanship', '1/1 horsemanship', []],
    ['fear', '1/1 fear', colored('1/1', 'red'), [['attacker', 'fear', 'keyword.fear']]],
    ['fear of an artifact creature', '1/1 fear', relic, []],
    ['fear of a black creature', '1/1 fear', colored('1/1', 'black'), []],
    [
      'intimidate',
      colored('1/1 intimidate', 'red'),
      colored('1/1', 'blue', 'black'),
      [['attacker', 'intimidate', 'keyword.intimidate']],
    ],
    [
      'intimidate of one that shares a color',
      colored('1/1 intimidate', 'red', 'blue'),
      colored('1/1', 'blue', 'black'),
      [],
    ],
    ['intimidate of an artifact creature', colored('1/1 intimidate', 'red'), relic, []],
    [
      'intimidate of one without color, of one without color',
      '1/1 intimidate',
      '1/1',
      [['attacker', 'intimidate', 'keyword.intimidate']],
    ],
    ['skulk', '1/1 skulk', '2/1', [['attacker', 'skulk', 'keyword.skulk']]],
    ['skulk of an equal', '2/1 skulk', '2/1', []],
    ['skulk of a weaker', '2/1 skulk', '1/3', []],
    [
      'protection',
      { is: '1/1', abilities: keyword('protection', { color: 'red' }) },
      colored('1/1', 'red'),
      [['attacker', 'protection', 'keyword.protectionFromBlocking']],
    ],
    [
      'protection from another color',
      { is: '1/1', abilities: keyword('protection', { color: 'red' }) },
      colored('1/1', 'blue'),
      [],
    ],
    [
      'protection from everything',
      { is: '1/1', abilities: keyword('protection') },
      '1/1',
      [['attacker', 'protection', 'keyword.protectionFromBlocking']],
    ],
    [
      'the second of two protections',
      {
        is: '1/1',
        abilities: [
          ...keyword('protection', { color: 'red' }),
          ...keyword('protection', { color: 'blue' }),
        ],
      },
      colored('1/1', 'blue'),
      [['attacker', 'protection', 'keyword.protectionFromBlocking']],
    ],
    [
      'several at once, in the order of the table',
      '1/1 skulk flying fear',
      '2/2 shadow',
      [
        ['attacker', 'flying', 'keyword.flying'],
        ['blocker', 'shadow', 'keyword.shadow'],
        ['attacker', 'fear', 'keyword.fear'],
        ['attacker', 'skulk', 'keyword.skulk'],
      ],
    ],
  ])('%s', (_, attacker, blocker, expected) => {
    expect(bans(attacker, blocker)).toEqual(expected);
  });

  it('shadow is blocked by who may block as though it had shadow', () => {
    expect(bans('1/1 shadow', { is: '1/1', abilities: permits('blockAsThoughShadow') })).toEqual(
      [],
    );
  });
});

describe('landwalk', () => {
  const walker: PermanentSpec = {
    is: '1/1',
    abilities: keyword('landwalk', { subtype: 'Island' }),
  };
  const island: PermanentSpec = { types: ['land'], subtypes: ['Island'] };
  const swamp: PermanentSpec = { types: ['land'], subtypes: ['Swamp'] };
  const BANNED: readonly Told[] = [['attacker', 'landwalk', 'keyword.landwalk']];

  it.each<readonly [string, Side, Side, readonly Told[]]>([
    ['a land of the kind over there', { island }, {}, BANNED],
    ['another land over there', { swamp }, {}, []],
    ['the attacker’s own land', {}, { island }, []],
    [
      'a creature of the kind that is no land',
      { rock: { is: '0/1', subtypes: ['Island'] } },
      {},
      [],
    ],
    [
      'a permission to block it all the same',
      {
        island,
        lord: {
          types: ['enchantment'],
          abilities: permits('ignoreLandwalk', { filter: { subtype: 'Island' } }),
        },
      },
      {},
      [],
    ],
    [
      'a permission for another land',
      {
        island,
        lord: {
          types: ['enchantment'],
          abilities: permits('ignoreLandwalk', { filter: { subtype: 'Swamp' } }),
        },
      },
      {},
      BANNED,
    ],
    [
      'another permission',
      {
        island,
        lord: {
          types: ['enchantment'],
          abilities: permits('blockAdditional', { filter: { subtype: 'Island' } }),
        },
      },
      {},
      BANNED,
    ],
  ])('with %s', (_, beside, own, expected) => {
    expect(bans(walker, '1/1', { beside, own })).toEqual(expected);
  });

  it('looks at the player whom it attacks', () => {
    const state = board({
      step: 'declareBlockers',
      permanents: { ada: { walker }, nil: { wall: '0/3' }, oda: { island } },
      attacks: { walker: 'nil' },
    });
    expect(keywordBans(state, objectId('walker'), objectId('wall'))).toEqual([]);
    const theirs = board({
      step: 'declareBlockers',
      permanents: { ada: { walker }, nil: { wall: '0/3', island }, oda: {} },
      attacks: { walker: 'nil' },
    });
    expect(keywordBans(theirs, objectId('walker'), objectId('wall'))).toHaveLength(1);
  });
});
