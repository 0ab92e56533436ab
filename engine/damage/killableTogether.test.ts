import { describe, expect, it } from 'vitest';
import type { GameState } from '../state/gameState.ts';
import { type Board, board } from '../testing/boards/board.ts';
import { playerId } from '../vocabulary/ids.ts';
import { countAssignments } from './countAssignments.ts';
import { killableTogether } from './killableTogether.ts';

const kills = (state: GameState, player = 'ada'): readonly string[] =>
  killableTogether(state, playerId(player), 'combatDamage').map((set) => set.join(' '));

const swarm = (attacker: string, more: Partial<Board> = {}): GameState =>
  board({
    permanents: { ada: { attacker }, nil: { a: '2/2', b: '2/2', c: '3/3' } },
    attacks: { attacker: 'nil' },
    blocks: { a: 'attacker', b: 'attacker', c: 'attacker' },
    orders: { attacker: ['c', 'a', 'b'] },
    ...more,
  });

describe('the creatures that can be killed together', () => {
  it.each([
    ['1/1', ['']],
    ['3/3', ['a', 'b', 'c']],
    ['4/4', ['a b', 'c']],
    ['5/5', ['a b', 'a c', 'b c']],
    ['7/7', ['a b c']],
    ['2/2 deathtouch', ['a b', 'a c', 'b c']],
    ['3/3 deathtouch', ['a b c']],
  ])('by a %s are the largest sets: %j', (attacker, expected) => {
    expect(kills(swarm(attacker)).toSorted()).toEqual([...expected].toSorted());
  });

  it('follow the order in editions that have one', () => {
    expect(kills(swarm('5/5', { edition: '2024-07-30' }))).toEqual(['c a']);
    expect(kills(swarm('2/2', { edition: '2024-07-30' }))).toEqual(['']);
  });

  it.each(['2008-10-01', '2009-07-11'] as const)(
    'die of deathtouch in %s, lethal damage or not',
    (edition) => {
      expect(kills(swarm('2/2 deathtouch', { edition })).toSorted()).toHaveLength(3);
      expect(kills(swarm('3/3 deathtouch', { edition }))).toHaveLength(1);
    },
  );

  it('are told in the order in which the creatures stand', () => {
    const state = board({
      permanents: { ada: { one: '4/4', two: '1/1' }, nil: { a: '2/2', b: '2/2' } },
      attacks: { one: 'nil', two: 'nil' },
      blocks: { a: ['one', 'two'], b: 'one' },
    });
    expect(kills(state)).toEqual(['a b']);
  });

  it('are creatures: a planeswalker that loses its loyalty is not among them', () => {
    const state = board({
      permanents: {
        ada: { attacker: '7/7 trampleOverPlaneswalkers' },
        nil: { a: '0/3', walker: { types: ['planeswalker'], counters: { loyalty: 2 } } },
      },
      attacks: { attacker: 'walker' },
      blocks: { a: 'attacker' },
    });
    expect(kills(state)).toEqual(['a']);
  });

  it('count those that have lethal damage already', () => {
    const state = swarm('1/1', {
      permanents: {
        ada: { attacker: '1/1' },
        nil: { a: { is: '2/2', damage: 2 }, b: { is: '2/2', damage: 1 }, c: '3/3' },
      },
    });
    expect(kills(state)).toEqual(['a b']);
  });

  it('are attackers for the defending player', () => {
    const state = board({
      permanents: { ada: { a: '2/2', b: '3/3' }, nil: { blocker: '4/4' } },
      attacks: { a: 'nil', b: 'nil' },
      blocks: { blocker: ['a', 'b'] },
    });
    expect(kills(state, 'nil').toSorted()).toEqual(['a', 'b']);
  });

  it('are none where nothing assigns damage', () => {
    expect(kills(swarm('0/1'))).toEqual(['']);
  });
});

describe('the number of legal assignments', () => {
  const count = (state: GameState, player = 'ada'): bigint =>
    countAssignments(state, playerId(player), 'combatDamage');

  it('is 1 where there is no choice', () => {
    expect(count(swarm('0/1'))).toBe(1n);
    expect(count(swarm('4/4', { blocks: {} }))).toBe(1n);
  });

  it('is that of the ways to divide', () => {
    expect(count(swarm('6/6'))).toBe(28n);
  });

  it('is had for boards that nobody could list', () => {
    const names = (sort: string): readonly string[] =>
      Array.from({ length: 8 }, (_, index) => `${sort}${index}`);
    const each = <T>(keys: readonly string[], value: T): { readonly [name: string]: T } =>
      Object.fromEntries(keys.map((key) => [key, value]));
    const state = board({
      permanents: { ada: each(names('a'), '8/8 trample'), nil: each(names('b'), '1/3') },
      attacks: each(names('a'), 'nil'),
      blocks: Object.fromEntries(
        names('b').map((name, index) => [name, [`a${index}`, `a${(index + 1) % 8}`]]),
      ),
    });
    expect(count(state)).toBeGreaterThan(10n ** 10n);
  });
});
