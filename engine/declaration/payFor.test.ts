import { describe, expect, test } from 'vitest';
import { unchanged } from '../change/making/gameChange.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import type { CombatCostAbility } from '../language/combatCost.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import type { GameState } from '../state/gameState.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { err, ok } from '../vocabulary/result.ts';
import { declareAttackers } from './declareAttackers.ts';

const nil = playerId('nil');

const tax: CombatCostAbility = {
  kind: 'combatCost',
  to: 'attack',
  subject: { kind: 'all', filter: { type: 'creature' } },
  pay: { kind: 'mana', mana: '{2}' },
};

/** Who can tell what mana somebody makes who pays life for it: tests say what comes of it. */
const mana: ActivatedAbility = {
  kind: 'activated',
  costs: [{ kind: 'payLife', n: 1 }],
  targets: [],
  effects: [{ kind: 'addMana', mana: 'R' }],
};

const state: GameState = board({
  permanents: {
    ada: { bear: '2/2', engine: { types: ['artifact'], abilities: [tax, mana] } },
    nil: {},
  },
  step: 'declareAttackers',
});

const declaration = {
  attacks: [{ attacker: objectId('bear'), target: { kind: 'player', player: nil } as const }],
};

const withMana = (now: GameState, mana: string): GameState => ({
  ...now,
  players: now.players.map((player, index) => (index === 0 ? { ...player, mana } : player)),
});

describe('what a declaration costs', () => {
  test('is paid with the mana made for it', () => {
    const tried = declareAttackers(state, declaration, {
      makeMana: (now) => ok(unchanged(withMana(now, 'RRR'))),
    });
    expect(tried.kind).toBe('done');
    expect(tried.changed.state.players[0]?.mana).toBe('R');
  });

  test('is told as paid by that player alone, with what was sacrificed, and cites its rules', () => {
    const tried = declareAttackers(withMana(state, 'RR'), declaration);
    expect(tried.changed.events[0]).toEqual({
      kind: 'costPaid',
      player: 'ada',
      mana: '{2}',
      sacrificed: [],
      rules: ['attackers.totalCost', 'attackers.payCosts'],
      decides: ['attackers.totalCost', 'attackers.payCosts'],
    });
    expect(tried.changed.state.players.map(({ id }) => id)).toEqual(['ada', 'nil']);
  });

  test('cites the chance to make mana where some was made', () => {
    const tried = declareAttackers(state, declaration, {
      makeMana: (now) =>
        ok({
          state: withMana(now, 'RR'),
          events: [{ kind: 'manaAdded', player: nil, mana: 'RR', rules: [], decides: [] }],
        }),
    });
    expect(tried.changed.events.map(({ kind, rules }) => [kind, rules]).slice(0, 2)).toEqual([
      ['manaAdded', []],
      ['costPaid', ['attackers.totalCost', 'attackers.payCosts', 'attackers.manaAbilities']],
    ]);
  });

  test('is locked in before mana is made: the tax is still due when its source is gone', () => {
    const makeMana = (now: GameState) =>
      ok(moveFromBattlefield(withMana(now, 'R'), objectId('engine'), 'graveyard'));
    const tried = declareAttackers(state, declaration, { makeMana });
    expect(tried.kind).toBe('refused');
    expect(tried.changed.state).toBe(state);
  });

  test('is refused with the reasons why its mana can’t be made', () => {
    const violation = { code: 'cannotPay', objects: [], rules: [] } as const;
    const tried = declareAttackers(state, declaration, { makeMana: () => err([violation]) });
    expect(tried.changed.events).toMatchObject([
      {
        kind: 'attack',
        outcome: 'refused',
        verdict: { verdict: 'illegal', violations: [violation] },
      },
    ]);
  });

  test('asks for no mana where nothing is due', () => {
    const free = board({ permanents: { ada: { bear: '2/2' }, nil: {} }, step: 'declareAttackers' });
    const tried = declareAttackers(free, declaration, {
      makeMana: () => err([{ code: 'cannotPay', objects: [], rules: [] }]),
    });
    expect(tried.kind).toBe('done');
  });
});

test('what is tapped and what life is paid is told, the life as lost (CR 119.4)', () => {
  const owing = (pay: CombatCostAbility['pay']): GameState =>
    board({
      permanents: {
        ada: {
          bear: '2/2',
          elf: '1/1',
          toll: { types: ['artifact'], abilities: [{ ...tax, pay }] },
        },
        nil: {},
      },
      step: 'declareAttackers',
    });
  const events = (pay: CombatCostAbility['pay']) =>
    declareAttackers(owing(pay), declaration).changed.events;
  expect(events({ kind: 'payLife', n: 3 })).toMatchObject([
    { kind: 'costPaid', mana: '' },
    { kind: 'lifeLost', player: 'ada', n: 3, rules: ['life.pay'] },
    { kind: 'attack' },
  ]);
  expect(events({ kind: 'tapCreatures', n: 1, filter: { type: 'creature' } })[0]).toMatchObject({
    kind: 'costPaid',
    tapped: ['elf'],
  });
});
