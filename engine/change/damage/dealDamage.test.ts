import { describe, expect, it, test } from 'vitest';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../../citation/editions.ts';
import type { Filter } from '../../language/filter.ts';
import type { EventBody } from '../../log/gameEvent.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';
import { permanentOf, thePermanent, thePlayer } from '../../state/lookup.ts';
import { type AssignmentTable, assignments, nameOf } from '../../testing/boards/assignments.ts';
import {
  board,
  characteristics,
  type PermanentDetails,
  type PermanentSpec,
  type TestBoard,
} from '../../testing/boards/board.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { GameChange } from '../making/gameChange.ts';
import { dealDamage } from './dealDamage.ts';
import type { LastKnown } from './dealDamageSource.ts';

const facing = (
  source: PermanentSpec,
  target: PermanentSpec = '3/3',
  more: Partial<TestBoard> = {},
): GameState => board({ permanents: { ada: { source }, nil: { target } }, ...more });

const deal = (state: GameState, table: AssignmentTable, lastKnown?: LastKnown): GameChange =>
  dealDamage(state, assignments(state, table), 'combat', lastKnown);

const target = ({ state }: GameChange): Permanent => thePermanent(state, objectId('target'));
const life = ({ state }: GameChange, player: string): number =>
  thePlayer(state, playerId(player)).life;
const poison = ({ state }: GameChange, player: string): number =>
  thePlayer(state, playerId(player)).poison;

/** Each event in a few words. */
const told = ({ events }: GameChange): readonly string[] => events.map(inWords);

function inWords(event: EventBody): string {
  if (event.kind === 'damagePrevented')
    return `${event.amount} from ${event.source} to ${nameOf(event.to)} prevented by ${event.by}`;
  if (event.kind === 'damageDealt')
    return event.deals
      .map(({ source, to, amount, result }) => `${source} ${amount} to ${nameOf(to)} ${result}`)
      .join(', ');
  return event.kind === 'lifeGained'
    ? `${event.player} gains ${event.n} by ${event.by}`
    : event.kind;
}

/** What an event cites, but for what all damage does. */
const rulesOf = ({ events }: GameChange, kind: EventBody['kind']): readonly string[] | undefined =>
  events.find((event) => event.kind === kind)?.rules.filter((rule) => !OF_ALL.includes(rule));

const OF_ALL: readonly string[] = [
  'damage.results',
  'damage.occurs',
  'damage.dealtSimultaneously',
  'turnBased.dealCombatDamage',
];

const protectedFrom = (quality: Filter, is = '3/3'): PermanentSpec => ({
  is,
  abilities: [{ kind: 'keyword', keyword: 'protection', quality }],
});

test('all damage has results and occurs; combat damage is a turn-based action too', () => {
  const state = board({ permanents: { ada: { bear: '2/2' }, nil: { wall: '0/4' } } });
  const rules = (kind: 'combat' | 'noncombat', edition: EditionId) =>
    dealDamage({ ...state, edition }, assignments(state, { bear: { wall: 1 } }), kind).events[0]
      ?.rules;
  expect(rules('combat', NEWEST_EDITION)).toEqual([
    'damage.marked',
    'damage.results',
    'damage.occurs',
    'damage.dealtSimultaneously',
    'turnBased.dealCombatDamage',
  ]);
  expect(rules('noncombat', NEWEST_EDITION)).toEqual([
    'damage.marked',
    'damage.results',
    'damage.occurs',
  ]);
  expect(rules('noncombat', '2008-10-01')).toEqual(['damage.marked']);
});

test('that it is dealt all at once decides where those who deal it are dealt it', () => {
  const state = board({ permanents: { ada: { bear: '2/2' }, nil: { wall: '1/4' } } });
  const decides = (table: AssignmentTable) => deal(state, table).events[0]?.decides;
  expect(decides({ bear: { wall: 2 } })).toEqual(['damage.marked']);
  expect(decides({ bear: { wall: 2 }, wall: { bear: 1 } })).toEqual([
    'damage.dealtSimultaneously',
    'damage.marked',
  ]);
});

describe('damage', () => {
  it('to a player makes them lose that much life', () => {
    const dealt = deal(facing('3/3'), { source: { nil: 3 } });
    expect(life(dealt, 'nil')).toBe(17);
    expect(life(dealt, 'ada')).toBe(20);
    expect(told(dealt)).toEqual(['source 3 to nil lifeLost']);
    expect(rulesOf(dealt, 'damageDealt')).toEqual(['damage.toPlayer']);
  });

  it('to a creature is marked on it, on top of what was marked', () => {
    const dealt = deal(facing('3/3', { is: '3/3', damage: 1 }), { source: { target: 3 } });
    expect(target(dealt)).toMatchObject({ markedDamage: 4, deathtouched: false, counters: {} });
    expect(told(dealt)).toEqual(['source 3 to target marked']);
    expect(rulesOf(dealt, 'damageDealt')).toEqual(['damage.marked']);
  });

  it.each([
    ['planeswalker', 'loyalty', 'damage.toPlaneswalker'],
    ['battle', 'defense', 'damage.toBattle'],
  ] as const)('to a %s removes that many %s counters, down to none', (type, counter, rule) => {
    const state = facing('3/3', { types: [type], counters: { [counter]: 5, '+1/+1': 1 } });
    const dealt = deal(state, { source: { target: 3 } });
    expect(target(dealt)).toMatchObject({
      counters: { [counter]: 2, '+1/+1': 1 },
      markedDamage: 0,
    });
    expect(told(dealt)).toEqual([`source 3 to target ${counter}`]);
    expect(rulesOf(dealt, 'damageDealt')).toContain(rule);
    expect(target(deal(state, { source: { target: 9 } })).counters[counter]).toBe(0);
  });

  it('to a creature that is also a planeswalker does both, and is told once', () => {
    const both = {
      is: '3/3',
      types: ['creature', 'planeswalker'],
      counters: { loyalty: 4 },
    } as const;
    const dealt = deal(facing('3/3', both), { source: { target: 3 } });
    expect(target(dealt)).toMatchObject({ markedDamage: 3, counters: { loyalty: 1 } });
    expect(told(dealt)).toEqual(['source 3 to target marked']);
    expect(rulesOf(dealt, 'damageDealt')).toEqual([
      'damage.toPlaneswalker',
      'damage.marked',
      'planeswalker.damage',
    ]);
  });

  it('is not dealt to what is no creature, planeswalker or battle, to what is gone, to one who lost, or as 0', () => {
    const state = facing('3/3', { types: ['artifact'] }, { players: { nil: { status: 'lost' } } });
    const dealt = deal(state, { source: { target: 3, ghost: 3, nil: 3, ada: 0 } });
    expect(dealt).toEqual({ state, events: [] });
    expect(deal(state, { source: { ada: -1 } })).toEqual({ state, events: [] });
    const nobody = { kind: 'player', player: playerId('nobody') } as const;
    const all = [{ source: objectId('source'), to: nobody, amount: 1 }];
    expect(dealDamage(state, all, 'combat')).toEqual({ state, events: [] });
    expect(deal(state, { source: { ghost: 3, ada: 1 } }).events).toHaveLength(1);
  });

  it('by several sources is one event', () => {
    const state = board({ permanents: { ada: { a: '2/2', b: '1/1' }, nil: { target: '3/3' } } });
    const dealt = deal(state, { a: { target: 1, nil: 1 }, b: { target: 1 } });
    expect(told(dealt)).toEqual([
      'a 1 to target marked, a 1 to nil lifeLost, b 1 to target marked',
    ]);
    expect(target(dealt).markedDamage).toBe(2);
    expect(rulesOf(dealt, 'damageDealt')).toEqual(['damage.marked', 'damage.toPlayer']);
  });

  it('that is not combat damage is told so', () => {
    const state = facing('3/3');
    const all = assignments(state, { source: { nil: 1 } });
    const [spark] = dealDamage(state, all, 'noncombat').events;
    expect(spark).toMatchObject({ kind: 'damageDealt', combat: false });
    expect(dealDamage(state, all, 'combat').events).toMatchObject([{ combat: true }]);
  });
});

describe('a source with', () => {
  it.each([
    ['wither', ['damage.toCreatureByWitherOrInfect', 'keyword.wither']],
    ['infect', ['damage.toCreatureByWitherOrInfect', 'keyword.infectCreature']],
  ])('%s puts -1/-1 counters on creatures', (keyword, rules) => {
    const state = facing(`2/2 ${keyword}`, { is: '3/3', counters: { '-1/-1': 1 } });
    const dealt = deal(state, { source: { target: 2 } });
    expect(target(dealt)).toMatchObject({ markedDamage: 0, counters: { '-1/-1': 3 } });
    expect(told(dealt)).toEqual(['source 2 to target minusCounters']);
    expect(rulesOf(dealt, 'damageDealt')).toEqual(rules);
  });

  it('infect gives players poison counters and takes no life', () => {
    const dealt = deal(facing('2/2 infect', '3/3', { players: { nil: { poison: 3 } } }), {
      source: { nil: 2 },
    });
    expect([life(dealt, 'nil'), poison(dealt, 'nil')]).toEqual([20, 5]);
    expect(told(dealt)).toEqual(['source 2 to nil poison']);
    expect(rulesOf(dealt, 'damageDealt')).toEqual([
      'damage.toPlayerByInfect',
      'keyword.infectPlayer',
    ]);
  });

  it('wither makes players lose life', () => {
    const dealt = deal(facing('2/2 wither'), { source: { nil: 2 } });
    expect([life(dealt, 'nil'), poison(dealt, 'nil')]).toEqual([18, 0]);
  });

  it.each(EDITION_IDS)(
    'deathtouch marks the creature for state-based actions, but not in 2008: %s',
    (edition) => {
      const dealt = deal(facing('2/2 deathtouch', '3/3', { edition }), { source: { target: 1 } });
      expect(target(dealt).deathtouched).toBe(edition !== '2008-10-01');
      expect(rulesOf(dealt, 'damageDealt')?.includes('keyword.deathtouch')).toBe(
        edition !== '2008-10-01',
      );
    },
  );

  it('deathtouch and infect does both, and a mark stays when others deal damage later', () => {
    const touched = deal(facing('2/2 deathtouch infect'), { source: { target: 1 } });
    expect(target(touched)).toMatchObject({ deathtouched: true, counters: { '-1/-1': 1 } });
    const state = board({
      permanents: { ada: { a: '1/1 deathtouch', b: '1/1' }, nil: { target: '9/9' } },
    });
    const both = deal(state, { a: { target: 1 }, b: { target: 1 } });
    expect(target(both)).toMatchObject({ deathtouched: true, markedDamage: 2 });
  });

  it('deathtouch leaves planeswalkers and players as any damage does', () => {
    const state = facing('2/2 deathtouch', { types: ['planeswalker'], counters: { loyalty: 4 } });
    expect(target(deal(state, { source: { target: 1, nil: 1 } })).deathtouched).toBe(false);
  });
});

describe('lifelink', () => {
  it('gains its controller life for all that one source dealt, in one event', () => {
    const dealt = deal(facing('5/5 lifelink trample', '3/3'), { source: { target: 3, nil: 2 } });
    expect([life(dealt, 'ada'), life(dealt, 'nil')]).toEqual([25, 18]);
    expect(told(dealt)).toEqual([
      'source 3 to target marked, source 2 to nil lifeLost',
      'ada gains 5 by source',
    ]);
    expect(rulesOf(dealt, 'lifeGained')).toEqual(['damage.byLifelink', 'keyword.lifelink']);
  });

  it('of two sources gains life twice (702.15e)', () => {
    const state = board({
      permanents: { ada: { a: '2/2 lifelink', c: '1/1' }, nil: { b: '3/3 lifelink' } },
    });
    const dealt = deal(state, { a: { b: 2 }, c: { nil: 1 }, b: { a: 3 } });
    expect(told(dealt).slice(1)).toEqual(['ada gains 2 by a', 'nil gains 3 by b']);
    expect([life(dealt, 'ada'), life(dealt, 'nil')]).toEqual([22, 22]);
  });

  it('counts nothing that was prevented', () => {
    const dealt = deal(facing('3/3 lifelink', '3/3', { shields: { target: 2 } }), {
      source: { target: 3 },
    });
    expect(told(dealt)).toEqual([
      '2 from source to target prevented by shield-1',
      'source 1 to target marked',
      'ada gains 1 by source',
    ]);
  });

  it.each(EDITION_IDS)('is a trigger in 2008 and gains nothing here: %s', (edition) => {
    const dealt = deal(facing('3/3 lifelink', '3/3', { edition }), { source: { nil: 3 } });
    expect(life(dealt, 'ada')).toBe(edition === '2008-10-01' ? 20 : 23);
  });
});

describe('a prevention shield', () => {
  const remaining = ({ state }: GameChange): readonly number[] =>
    state.preventionShields.map((shield) => shield.remaining);

  it.each([
    ['more than the damage', 5, [2], 0],
    ['just the damage', 3, [], 0],
    ['less than the damage', 1, [], 2],
  ])('of %s', (_, shield, left, marked) => {
    const dealt = deal(facing('3/3', '4/4', { shields: { target: shield } }), {
      source: { target: 3 },
    });
    expect(remaining(dealt)).toEqual(left);
    expect(target(dealt).markedDamage).toBe(marked);
    expect(told(dealt)[0]).toBe(
      `${Math.min(3, shield)} from source to target prevented by shield-1`,
    );
    expect(rulesOf(dealt, 'damagePrevented')).toEqual(['prevention.nextDamage']);
  });

  it('protects a player too, and nobody else', () => {
    const dealt = deal(facing('3/3', '3/3', { shields: { nil: 2 } }), {
      source: { nil: 3, target: 1 },
    });
    expect(life(dealt, 'nil')).toBe(19);
    expect(target(dealt).markedDamage).toBe(1);
  });

  it('that prevents everything leaves no damage event and no results', () => {
    const dealt = deal(facing('3/3 lifelink deathtouch', '3/3', { shields: { target: 3 } }), {
      source: { target: 3 },
    });
    expect(told(dealt)).toEqual(['3 from source to target prevented by shield-1']);
    expect(target(dealt)).toMatchObject({ markedDamage: 0, deathtouched: false });
  });

  it('takes the damage of several sources in the order given, and tells that its controller could choose (615.7)', () => {
    const state = board({
      permanents: { ada: { a: '2/2', b: '2/2' }, nil: { target: '3/3' } },
      shields: { target: 3 },
    });
    expect(told(deal(state, { a: { target: 2 }, b: { target: 2 } }))).toEqual([
      'choiceTaken',
      '2 from a to target prevented by shield-1',
      '1 from b to target prevented by shield-1',
      'b 1 to target marked',
    ]);
    expect(told(deal(state, { b: { target: 2 }, a: { target: 2 } })).at(-1)).toBe(
      'a 1 to target marked',
    );
  });

  it('is used up before the next one, and shields of others are left alone', () => {
    const state = facing('5/5', '9/9', { shields: { target: 2, nil: 4 } });
    const second = { source: objectId('later'), protects: objectId('target'), remaining: 2 };
    const shielded = { ...state, preventionShields: [...state.preventionShields, second] };
    const dealt = deal(shielded, { source: { target: 5 } });
    expect(told(dealt)).toEqual([
      '2 from source to target prevented by shield-1',
      '2 from source to target prevented by later',
      'source 1 to target marked',
    ]);
    expect(remaining(dealt)).toEqual([4]);
  });
});

describe('protection', () => {
  const red: PermanentSpec = { is: '3/3', colors: ['red'] };

  it('prevents all damage from sources with the quality, before any shield, which is a choice (616.1)', () => {
    const state = facing(red, protectedFrom({ color: 'red' }), { shields: { target: 2 } });
    const dealt = deal(state, { source: { target: 3 } });
    expect(told(dealt)).toEqual(['choiceTaken', '3 from source to target prevented by target']);
    expect(rulesOf(dealt, 'choiceTaken')).toEqual(['replacement.order']);
    expect(rulesOf(dealt, 'damagePrevented')).toEqual(['keyword.protectionFromDamage']);
    expect(dealt.state.preventionShields).toEqual(state.preventionShields);
  });

  it.each([
    ['another quality', protectedFrom({ color: 'blue' })],
    ['no protection', '3/3 indestructible'],
  ])('is of no use with %s', (_, spec) => {
    const state = facing(red, spec);
    expect(target(deal(state, { source: { target: 3 } })).markedDamage).toBe(3);
  });

  it('may be from everything, and from what others control', () => {
    const everything = {
      is: '3/3',
      abilities: [{ kind: 'keyword', keyword: 'protection' }],
    } as const;
    expect(told(deal(facing('3/3', everything), { source: { target: 1 } }))[0]).toContain(
      'prevented',
    );
    const opponents = protectedFrom({ controller: 'opponent' });
    expect(told(deal(facing('3/3', opponents), { source: { target: 1 } }))[0]).toContain(
      'prevented',
    );
    const own = board({ permanents: { ada: { source: '3/3', target: opponents }, nil: {} } });
    expect(told(deal(own, { source: { target: 1 } }))).toEqual(['source 1 to target marked']);
  });
});

const DAMAGE_ON_STACK = {
  kind: 'combatDamage',
  id: objectId('damage'),
  controller: playerId('ada'),
  assignments: [],
} as const;

describe('an effect that prevents all', () => {
  const fog = (
    which: 'dealtTo' | 'dealtBy' | 'everything',
    damage: 'combat' | 'any',
    affects: readonly string[],
    more: Partial<TestBoard> = {},
  ): GameState => ({
    ...facing('3/3', '3/3', more),
    continuousEffects: [
      {
        source: objectId('fog'),
        controller: playerId('nil'),
        affects: affects.map(objectId),
        change: { kind: 'preventDamage', damage, which },
        until: 'endOfTurn',
        timestamp: 9,
      },
    ],
  });
  const outcomes = (state: GameState): readonly string[] =>
    told(deal(state, { source: { target: 3, nil: 1 } }));

  it.each([
    ['dealtTo', ['target']],
    ['dealtBy', ['source']],
    ['everything', []],
  ] as const)(
    'damage %s %j prevents it before any shield, which is a choice (616.1)',
    (which, affects) => {
      const state = fog(which, 'any', affects, { shields: { target: 2 } });
      const dealt = deal(state, { source: { target: 3 } });
      expect(told(dealt)).toEqual(['choiceTaken', '3 from source to target prevented by fog']);
      expect(rulesOf(dealt, 'damagePrevented')).toEqual(['prevention.prevent']);
      expect(dealt.state.preventionShields).toEqual(state.preventionShields);
    },
  );

  it('damage to one leaves damage to others', () => {
    expect(outcomes(fog('dealtTo', 'any', ['target']))).toEqual([
      '3 from source to target prevented by fog',
      'source 1 to nil lifeLost',
    ]);
  });

  it('combat damage leaves other damage', () => {
    const state = fog('everything', 'combat', []);
    const all = assignments(state, { source: { nil: 1 } });
    expect(told(dealDamage(state, all, 'combat'))).toEqual([
      '1 from source to nil prevented by fog',
    ]);
    expect(told(dealDamage(state, all, 'noncombat'))).toEqual(['source 1 to nil lifeLost']);
  });
});

describe('damage that can’t be prevented', () => {
  const unpreventable = (more: Partial<TestBoard>): GameState =>
    facing(
      {
        is: '3/3',
        colors: ['red'],
        abilities: [
          {
            kind: 'static',
            subject: { kind: 'reference', reference: 'self' },
            change: { kind: 'damageUnpreventable', damage: 'any', from: { isSource: true } },
          },
        ],
      },
      protectedFrom({ color: 'red' }),
      more,
    );

  it('goes through protection and shields, and uses up none (615.12)', () => {
    const state = unpreventable({ shields: { target: 9 } });
    const dealt = deal(state, { source: { target: 3 } });
    expect(told(dealt)).toEqual(['source 3 to target marked']);
    expect(dealt.state.preventionShields).toEqual(state.preventionShields);
  });

  it('is that of the source it speaks of, and no other’s', () => {
    const state = unpreventable({ shields: { source: 1 } });
    expect(told(deal(state, { target: { source: 3 } }))).toEqual([
      '1 from target to source prevented by shield-1',
      'target 2 to source marked',
    ]);
  });
});

describe('an effect that leaves its controller at least 1 life', () => {
  const worship = (
    nil: number,
    source = '5/5',
    edition: TestBoard['edition'] = NEWEST_EDITION,
  ): GameState =>
    board({
      edition,
      permanents: {
        ada: { source },
        nil: {
          target: '3/3 lifelink',
          worship: {
            types: ['enchantment'],
            abilities: [
              {
                kind: 'static',
                subject: { kind: 'reference', reference: 'self' },
                change: { kind: 'damageLeavesOneLife' },
                if: { kind: 'youControl', filter: { type: 'creature' } },
              },
            ],
          },
        },
      },
      players: { nil: { life: nil }, ada: { life: 2 } },
    });

  it.each([
    ['takes them to 1 and no further', 4, 1],
    ['takes them to 1 from 1', 1, 1],
    ['does nothing where they keep 1', 6, 1],
    ['does nothing where they keep more', 7, 2],
    ['does nothing for one who had none', 0, -5],
  ])('%s', (_, before, after) => {
    expect(life(deal(worship(before), { source: { nil: 5 } }), 'nil')).toBe(after);
  });

  it('tells that it changed the event, only where it did', () => {
    const rules = (before: number, edition: TestBoard['edition'] = NEWEST_EDITION) =>
      rulesOf(deal(worship(before, '5/5', edition), { source: { nil: 5 } }), 'damageDealt');
    expect(rules(4)).toEqual(['damage.processed', 'replacement.instead', 'damage.toPlayer']);
    expect(rules(4, '2008-10-01')).toEqual(['replacement.instead', 'damage.toPlayer']);
    expect(rules(7)).toEqual(['damage.toPlayer']);
  });

  it('does nothing for others, nor without its condition', () => {
    expect(life(deal(worship(4), { target: { ada: 3 } }), 'ada')).toBe(-1);
    const state = worship(4);
    const alone = {
      ...state,
      battlefield: state.battlefield.filter(({ id }) => id !== 'target'),
    };
    expect(life(deal(alone, { source: { nil: 5 } }), 'nil')).toBe(-1);
  });

  it('counts life gained in the same event first (120.4d)', () => {
    const both = deal(worship(2), { source: { nil: 4 }, target: { source: 3 } });
    expect(life(both, 'nil')).toBe(1);
    const enough = deal(worship(4), { source: { nil: 5 }, target: { source: 3 } });
    expect(life(enough, 'nil')).toBe(2);
    expect(both.events.filter(({ rules }) => rules.includes('damage.processed'))).toEqual([]);
  });

  it('takes nothing from what the damage does besides', () => {
    const dealt = deal(worship(1, '5/5 lifelink'), { source: { nil: 5 } });
    expect([life(dealt, 'nil'), life(dealt, 'ada')]).toEqual([1, 7]);
  });
});

describe('toxic', () => {
  const toxic = (is: string, ...numbers: readonly number[]): PermanentDetails => ({
    is,
    abilities: numbers.map((n) => ({ kind: 'keyword', keyword: 'toxic', n })),
  });

  it('gives a player poison counters besides the damage, all its numbers added up', () => {
    const dealt = deal(facing(toxic('1/1 menace', 2, 1)), { source: { nil: 1 } });
    expect([life(dealt, 'nil'), poison(dealt, 'nil')]).toEqual([19, 3]);
    expect(told(dealt)).toEqual(['source 1 to nil lifeLost']);
    expect(rulesOf(dealt, 'damageDealt')).toEqual([
      'damage.byToxic',
      'damage.toPlayer',
      'keyword.toxic',
      'keyword.totalToxicValue',
    ]);
  });

  it('adds to infect', () => {
    const dealt = deal(facing(toxic('2/2 infect', 1)), { source: { nil: 2 } });
    expect([life(dealt, 'nil'), poison(dealt, 'nil')]).toEqual([20, 3]);
  });

  it('is for combat damage to players by creatures', () => {
    const state = facing(toxic('1/1', 2));
    const spark = dealDamage(state, assignments(state, { source: { nil: 1 } }), 'noncombat');
    expect(poison(spark, 'nil')).toBe(0);
    expect(target(deal(state, { source: { target: 1 } }))).toMatchObject({ markedDamage: 1 });
    const artifact = facing({ ...toxic('1/1', 2), types: ['artifact'] });
    expect(poison(deal(artifact, { source: { nil: 1 } }), 'nil')).toBe(0);
    const unnumbered = facing({ is: '1/1', abilities: [{ kind: 'keyword', keyword: 'toxic' }] });
    expect(poison(deal(unnumbered, { source: { nil: 1 } }), 'nil')).toBe(0);
  });
});

describe('a source that is no permanent', () => {
  const bolt = characteristics({
    is: '0/0 lifelink deathtouch',
    types: ['instant'],
    colors: ['red'],
  });
  const cast = (state: GameState): GameState => ({
    ...state,
    stack: [
      {
        kind: 'spell',
        id: objectId('bolt'),
        controller: playerId('ada'),
        printed: bolt,
        ability: { kind: 'spell', targets: [], effects: [] },
        targets: [],
      },
    ],
  });

  it('is read off the stack while it is a spell', () => {
    const state = cast(facing('1/1'));
    const dealt = dealDamage(state, assignments(state, { bolt: { target: 1 } }), 'noncombat');
    expect(target(dealt).deathtouched).toBe(true);
    expect(told(dealt)).toEqual(['bolt 1 to target marked', 'ada gains 1 by bolt']);
  });

  it('is kept off by protection from its quality, though it is no permanent', () => {
    for (const quality of [{ color: 'red' }, { controller: 'opponent' }] as const) {
      const state = cast(facing('1/1', protectedFrom(quality)));
      expect(told(deal(state, { bolt: { target: 3 } }))).toEqual([
        '3 from bolt to target prevented by target',
      ]);
    }
    const state = cast(facing('1/1', protectedFrom({ color: 'blue' })));
    expect(told(deal(state, { bolt: { target: 3 } }))[0]).toBe('bolt 3 to target marked');
  });

  it('may have left, and deals damage as what it last was (2008-10-01 310.4b)', () => {
    const gone: LastKnown = (id) =>
      id === 'gone'
        ? {
            controller: playerId('ada'),
            characteristics: characteristics({ is: '2/2 wither lifelink' }),
          }
        : undefined;
    const dealt = deal(facing('1/1'), { gone: { target: 2 } }, gone);
    expect(told(dealt)).toEqual(['gone 2 to target minusCounters', 'ada gains 2 by gone']);
    const other = deal(facing('1/1'), { other: { target: 2 } }, gone);
    expect(told(other)).toEqual(['other 2 to target marked']);
  });

  it('is found among other things on the stack, and only where it is a spell', () => {
    const state = cast(facing('1/1'));
    const [spell] = state.stack;
    const other = {
      ...spell,
      id: objectId('other'),
      printed: characteristics({ is: '0/0 wither' }),
    };
    const damage = { ...DAMAGE_ON_STACK, id: objectId('bolt') };
    const stacked = { ...state, stack: [other, damage, spell] } as GameState;
    expect(told(deal(stacked, { bolt: { target: 1 } }))[1]).toBe('ada gains 1 by bolt');
    const alone = { ...state, stack: [damage] } as GameState;
    expect(told(deal(alone, { bolt: { target: 1 } }))).toEqual(['bolt 1 to target marked']);
  });

  it('is compared with the permanent that is protected from it', () => {
    const stronger = protectedFrom({ powerGreaterThanSource: true });
    const gone =
      (is: string): LastKnown =>
      () => ({ controller: playerId('ada'), characteristics: characteristics({ is }) });
    expect(told(deal(facing('1/1', stronger), { gone: { target: 1 } }, gone('4/4')))[0]).toContain(
      'prevented',
    );
    expect(told(deal(facing('1/1', stronger), { gone: { target: 1 } }, gone('3/3')))[0]).toContain(
      'marked',
    );
  });

  it('of which nothing is known deals plain damage, even to what has protection', () => {
    const dealt = deal(facing('1/1', protectedFrom({ color: 'red' })), { ghost: { target: 2 } });
    expect(told(dealt)).toEqual(['ghost 2 to target marked']);
  });

  it('that is still there is read as it is now, whatever was remembered', () => {
    const dealt = deal(facing('1/1'), { source: { target: 1 } }, () => ({
      controller: playerId('nil'),
      characteristics: bolt,
    }));
    expect(target(dealt).deathtouched).toBe(false);
    expect(permanentOf(dealt.state, objectId('bolt'))).toBeUndefined();
  });
});
