import { describe, expect, it } from 'vitest';
import type { CombatCostAbility } from '../language/combatCost.ts';
import type { CombatCost } from '../language/cost.ts';
import { board, type PermanentDetails, type PermanentSpec } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { combatCosts, type Deed, NO_COST, type TotalCost, totalCost } from './costs.ts';
import { costNotPaid, payCombatCost } from './payment.ts';

const ada = playerId('ada');
const CREATURES = { kind: 'all', filter: { type: 'creature' } } as const;

const toll = (pay: CombatCost, more: Partial<CombatCostAbility> = {}): PermanentDetails => ({
  types: ['enchantment'],
  abilities: [
    { kind: 'combatCost', to: 'attack', subject: CREATURES, pay, ...more } as CombatCostAbility,
  ],
});

const attack = (creature: string, player = 'nil'): Deed => ({
  to: 'attack',
  creature: objectId(creature),
  attacked: { kind: 'player', player: playerId(player) },
});
const block = (creature: string, attacker: string): Deed => ({
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
  const due = (of: PermanentSpec, deed: Deed): number =>
    combatCosts(field({ of, wall: '0/3' }))(deed).length;

  it.each<readonly [string, PermanentSpec, Deed, number]>([
    ['for a creature that it speaks of', toll(ONE), attack('bear'), 1],
    ['not for what it does not speak of', toll(ONE), attack('rock'), 0],
    ['not for blocking where it speaks of attacking', toll(ONE), block('bear', 'wall'), 0],
    [
      'not for attacking where it speaks of blocking',
      toll(ONE, { to: 'block' }),
      attack('bear'),
      0,
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
      0,
    ],
    ['for attacking its controller', toll(ONE, { attacked: 'you' }), attack('bear'), 1],
    ['not for attacking another', toll(ONE, { attacked: 'you' }), attack('bear', 'oda'), 0],
    [
      'where its condition holds',
      toll(ONE, { if: { kind: 'youControl', filter: { subtype: 'Wall' } } }),
      attack('bear'),
      0,
    ],
    [
      'once for each counter',
      { ...toll(ONE, { perCounter: 'charge' }), counters: { charge: 3 } },
      attack('bear'),
      3,
    ],
    ['not at all without a counter', toll(ONE, { perCounter: 'charge' }), attack('bear'), 0],
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
      sacrifices: [sacrifice, sacrifice],
      taps: [tap, tap],
      manaOrLife: [either, either],
    });
  });
});

describe('paying a total cost', () => {
  const creature = { filter: { type: 'creature' }, n: 1 } as const;
  const artifact = { filter: { type: 'artifact' }, n: 1 } as const;
  const any = { filter: {}, n: 1 } as const;
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
    const yours = { filter: { type: 'creature', controller: 'you' }, n: 1 } as const;
    expect(pay({ sacrifices: [yours] })?.sacrificed).toEqual(['bear']);
    const others = { filter: { type: 'creature', controller: 'opponent' }, n: 1 } as const;
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

  it('taps only what is untapped, is not declared and is the player’s', () => {
    expect(pay({ taps: [creature] }, { declared: ['bear'] })?.tapped).toEqual(['ape']);
    expect(pay({ taps: [{ ...creature, n: 2 }] }, { declared: ['bear'] })).toBeUndefined();
    expect(pay({ taps: [creature] }, { named: ['elf'] })?.tapped).toEqual(['bear']);
    expect(pay({ taps: [creature] }, { named: ['ogre'] })?.tapped).toEqual(['bear']);
  });

  it('pays life down to nothing, and no further', () => {
    expect(pay({ life: 5 })?.player.life).toBe(0);
    expect(pay({ life: 6 })).toBeUndefined();
  });

  it('pays mana where it can, then life', () => {
    const either = { mana: '{W}', life: 2 };
    expect(pay({ manaOrLife: [either] })?.player).toMatchObject({ mana: '', life: 5 });
    expect(pay({ manaOrLife: [either, either] })?.player).toMatchObject({ mana: '', life: 3 });
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
