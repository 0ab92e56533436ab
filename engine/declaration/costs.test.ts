import { describe, expect, it } from 'vitest';
import type { CombatCostAbility } from '../language/combatCost.ts';
import type { CombatCost } from '../language/cost.ts';
import { readMana } from '../state/mana.ts';
import { board, type PermanentDetails, type PermanentSpec } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import {
  type AttackOrBlock,
  type CombatCosts,
  combatCosts,
  NO_COST,
  type Picked,
  type TotalCost,
  totalCost,
} from './costs.ts';
import { costNotPaid, payCombatCost } from './payment.ts';

const ada = playerId('ada');
const CREATURES = { kind: 'all', filter: { type: 'creature' } } as const;

const toll = (pay: CombatCost, more: Partial<CombatCostAbility> = {}): PermanentDetails => ({
  types: ['enchantment'],
  abilities: [
    { kind: 'combatCost', to: 'attack', subject: CREATURES, pay, ...more } as CombatCostAbility,
  ],
});

const attack = (creature: string, player = 'nil'): AttackOrBlock => ({
  to: 'attack',
  creature: objectId(creature),
  attacked: { kind: 'player', player: playerId(player) },
});
const block = (creature: string, attacker: string): AttackOrBlock => ({
  to: 'block',
  creature: objectId(creature),
  attacker: objectId(attacker),
});

const field = (nil: { readonly [name: string]: PermanentSpec }) =>
  board({
    step: 'declareAttackers',
    permanents: { ada: { bear: '2/2', bird: '1/1 flying', rock: { types: ['artifact'] } }, nil },
  });

const ONE: CombatCost = { kind: 'mana', mana: '{1}' };

describe('a cost is due', () => {
  const due = (of: PermanentSpec, deed: AttackOrBlock): number | undefined =>
    timesDue(combatCosts(field({ of, wall: '0/3' })), deed);
  const timesDue = ({ inForce, of }: CombatCosts, deed: AttackOrBlock): number | undefined => {
    const [first] = of(deed);
    return first === undefined ? undefined : inForce[first]?.times;
  };

  it.each<readonly [string, PermanentSpec, AttackOrBlock, number | undefined]>([
    ['for a creature that it speaks of', toll(ONE), attack('bear'), 1],
    ['not for what it does not speak of', toll(ONE), attack('rock'), undefined],
    ['not for blocking where it speaks of attacking', toll(ONE), block('bear', 'wall'), undefined],
    [
      'not for attacking where it speaks of blocking',
      toll(ONE, { to: 'block' }),
      attack('bear'),
      undefined,
    ],
    ['for blocking anyone', toll(ONE, { to: 'block' }), block('wall', 'bear'), 1],
    [
      'for blocking those that it means',
      toll(ONE, { to: 'block', filter: { keyword: 'flying' } }),
      block('wall', 'bird'),
      1,
    ],
    [
      'not for blocking others',
      toll(ONE, { to: 'block', filter: { keyword: 'flying' } }),
      block('wall', 'bear'),
      undefined,
    ],
    ['for attacking its controller', toll(ONE, { attacked: 'you' }), attack('bear'), 1],
    ['not for attacking another', toll(ONE, { attacked: 'you' }), attack('bear', 'oda'), undefined],
    [
      'where its condition holds',
      toll(ONE, { if: { kind: 'youControl', filter: { subtype: 'Wall' } } }),
      attack('bear'),
      undefined,
    ],
    [
      'once for each counter',
      { ...toll(ONE, { perCounter: 'charge' }), counters: { charge: 3 } },
      attack('bear'),
      3,
    ],
    [
      'not at all without a counter, but nobody has to pay that nothing (CR 118.5)',
      toll(ONE, { perCounter: 'charge' }),
      attack('bear'),
      0,
    ],
  ])('%s', (_, of, deed, times) => {
    expect(due(of, deed)).toBe(times);
  });
});

describe('the costs of a declaration are added up', () => {
  const total = (...costs: readonly CombatCost[]): TotalCost =>
    totalCost(field(Object.fromEntries(costs.map((pay, index) => [`toll${index}`, toll(pay)]))), [
      attack('bear'),
      attack('bird'),
    ]);

  it('nothing due is no cost', () => {
    expect(total()).toBe(NO_COST);
  });

  it('life with life', () => {
    expect(total({ kind: 'payLife', n: 2 }, { kind: 'payLife', n: 1 })).toEqual({
      ...NO_COST,
      life: 6,
    });
  });

  it('what is paid in permanents, or in mana or life, one beside another', () => {
    const sacrifice = { kind: 'sacrifice', filter: { type: 'land' }, n: 2 } as const;
    const tap = { kind: 'tapCreatures', filter: { type: 'creature' }, n: 1 } as const;
    const either = { kind: 'manaOrLife', mana: '{W}', life: 2 } as const;
    expect(total(sacrifice, tap, either)).toEqual({
      ...NO_COST,
      sacrifices: [0, 1].map(() => ({ filter: { type: 'land' }, n: 2, source: 'toll0' })),
      taps: [0, 1].map(() => ({ filter: { type: 'creature' }, n: 1, source: 'toll1' })),
      manaOrLife: [0, 1].map(() => ({ mana: '{W}', life: 2 })),
    });
  });

  it('once for a creature that blocks several, wherever among them that is which costs something', () => {
    const tax = toll(ONE, { to: 'block', filter: { keyword: 'flying' } });
    const blocks = (...attackers: readonly string[]) =>
      totalCost(
        field({ tax, wall: '0/3' }),
        attackers.map((attacker) => block('wall', attacker)),
      ).mana.generic;
    expect(blocks('bird', 'bear')).toBe(1);
    expect(blocks('bear', 'bird')).toBe(1);
    expect(blocks('bear')).toBe(0);
    expect(blocks('bird', 'bird')).toBe(1);
  });
});

describe('paying a total cost', () => {
  const source = objectId('toll');
  const creature = { filter: { type: 'creature' }, n: 1, source } as const;
  const artifact = { filter: { type: 'artifact' }, n: 1, source } as const;
  const any = { filter: {}, n: 1, source } as const;
  const state = board({
    step: 'declareAttackers',
    permanents: {
      ada: {
        bear: '2/2',
        elf: { is: '1/1', tapped: true },
        ape: '3/3',
        rock: { types: ['artifact'] },
      },
      nil: { ogre: '4/4', gem: { types: ['artifact'] } },
    },
    players: { ada: { life: 5, mana: 'W' } },
  });
  const pay = (
    cost: Partial<TotalCost>,
    {
      named = [],
      declared = [],
    }: { readonly named?: readonly string[]; readonly declared?: readonly string[] } = {},
  ) =>
    payCombatCost(
      state,
      ada,
      { ...NO_COST, ...cost },
      { named: named.map(objectId), declared: declared.map(objectId) },
    );

  it('takes what fits and stands first, of the player’s own', () => {
    expect(pay({ sacrifices: [creature] })?.sacrificed).toEqual(['bear']);
    expect(pay({ sacrifices: [artifact] })?.sacrificed).toEqual(['rock']);
    expect(pay({ sacrifices: [{ ...artifact, n: 2 }] })).toBeUndefined();
  });

  it('takes what it means by the player who pays', () => {
    const yours = { ...creature, filter: { type: 'creature', controller: 'you' } } as const;
    expect(pay({ sacrifices: [yours] })?.sacrificed).toEqual(['bear']);
    const others = { ...creature, filter: { type: 'creature', controller: 'opponent' } } as const;
    expect(pay({ sacrifices: [others] })).toBeUndefined();
  });

  it('takes what is named rather', () => {
    expect(pay({ sacrifices: [creature] }, { named: ['ape'] })?.sacrificed).toEqual(['ape']);
    expect(pay({ sacrifices: [{ ...creature, n: 2 }] }, { named: ['ape'] })?.sacrificed).toEqual([
      'ape',
      'bear',
    ]);
  });

  it('takes nothing that another controls, though it is named (701.21a)', () => {
    expect(pay({ sacrifices: [creature] }, { named: ['ogre'] })?.sacrificed).toEqual(['bear']);
    expect(pay({ sacrifices: [{ ...artifact, n: 2 }] }, { named: ['gem'] })).toBeUndefined();
  });

  it('gives no permanent twice', () => {
    expect(pay({ sacrifices: [artifact, any] })?.sacrificed).toEqual(['rock', 'bear']);
    expect(pay({ sacrifices: [artifact, artifact] })).toBeUndefined();
    const twice = { named: ['ape', 'ape'] };
    expect(pay({ sacrifices: [{ ...creature, n: 2 }] }, twice)?.sacrificed).toEqual([
      'ape',
      'bear',
    ]);
  });

  it('gives a permanent for the cost that nothing else can be given for', () => {
    expect(pay({ sacrifices: [any, artifact, { ...any, n: 2 }] })?.sacrificed.toSorted()).toEqual([
      'ape',
      'bear',
      'elf',
      'rock',
    ]);
    expect(pay({ sacrifices: [any, artifact] }, { named: ['rock'] })?.sacrificed).toEqual([
      'bear',
      'rock',
    ]);
  });

  it('means by “another” another than the source of the cost', () => {
    const another = { filter: { type: 'creature', other: true }, n: 1, source: objectId('bear') };
    expect(pay({ sacrifices: [another as Picked] })?.sacrificed).toEqual(['elf']);
  });

  it('taps only what is untapped, is not declared and is the player’s', () => {
    expect(pay({ taps: [creature] }, { declared: ['bear'] })?.tapped).toEqual(['ape']);
    expect(pay({ taps: [{ ...creature, n: 2 }] }, { declared: ['bear'] })).toBeUndefined();
    expect(pay({ taps: [creature] }, { named: ['elf'] })?.tapped).toEqual(['bear']);
    expect(pay({ taps: [creature] }, { named: ['ogre'] })?.tapped).toEqual(['bear']);
  });

  it('pays life down to nothing, and no further', () => {
    expect(pay({ life: 5 })?.life).toBe(5);
    expect(pay({ life: 6 })).toBeUndefined();
  });

  it('pays mana where it can, then life', () => {
    const either = { mana: '{W}', life: 2 };
    expect(pay({ manaOrLife: [either] })).toMatchObject({ mana: readMana('{W}'), life: 0 });
    expect(pay({ manaOrLife: [either, either] })).toMatchObject({ mana: readMana('{W}'), life: 2 });
    expect(pay({ manaOrLife: [either, either, either, either] })).toBeUndefined();
  });

  it('is refused with whom it was for and the rule', () => {
    expect(costNotPaid([objectId('bear')], 'attackers.payCosts')).toEqual({
      code: 'costNotPaid',
      objects: ['bear'],
      rules: ['attackers.payCosts'],
    });
  });
});
