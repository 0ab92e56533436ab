import { describe, expect, test } from 'vitest';
import type { StaticAbility } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import type { GameState } from '../state/gameState.ts';
import { board, type PermanentDetails, type TestBoard } from '../testing/boards/board.ts';
import { withCard } from '../testing/boards/happened.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { activateAbility, checkActivate } from './activate.ts';
import { resolveTop } from './resolve.ts';

const ada = playerId('ada');
const nil = playerId('nil');
const source = objectId('x');

const ability = (...costs: readonly Cost[]): ActivatedAbility => ({
  kind: 'activated',
  costs,
  targets: [],
  effects: [],
});

const TAP: Cost = { kind: 'tapSelf' };
const MANA: Cost = { kind: 'mana', mana: '{1}{R}' };
const SACRIFICE_SELF: Cost = { kind: 'sacrificeSelf' };
const TWO_LANDS: Cost = { kind: 'sacrifice', filter: { type: 'land' }, n: 2 };
const LIFE: Cost = { kind: 'payLife', n: 3 };

const having = (x: PermanentDetails, life = 20): GameState => ({
  ...board({
    permanents: { ada: { x, l1: { types: ['land'] }, l2: { types: ['land'] } }, nil: {} },
    players: { ada: { mana: 'RW', life } },
  }),
  priority: { kind: 'player', player: ada, passed: [] },
});

const check = (state: GameState, player = ada, index = 0) =>
  checkActivate(state, player, source, index, []).map(({ code }) => code);

test.each([
  ['mana', having({ is: '1/1', abilities: [ability(MANA)] }), []],
  [
    'more mana than there is',
    having({ is: '1/1', abilities: [ability(MANA, MANA)] }),
    ['cannotPay'],
  ],
  ['tapping', having({ is: '1/1', abilities: [ability(TAP)] }), []],
  [
    'tapping what is tapped',
    having({ is: '1/1', tapped: true, abilities: [ability(TAP)] }),
    ['cannotPay'],
  ],
  [
    'tapping a creature that came this turn',
    having({ is: '1/1', sick: true, abilities: [ability(TAP)] }),
    ['summoningSick'],
  ],
  [
    'the same with haste',
    having({
      is: '1/1 haste',
      sick: true,
      abilities: [{ kind: 'keyword', keyword: 'flying' }, ability(TAP)],
    }),
    ['noSuchAbility'],
  ],
  [
    'tapping an artifact that came this turn',
    having({ types: ['artifact'], sick: true, abilities: [ability(TAP)] }),
    [],
  ],
  ['sacrificing itself', having({ is: '1/1', abilities: [ability(SACRIFICE_SELF)] }), []],
  ['sacrificing two lands', having({ is: '1/1', abilities: [ability(TWO_LANDS)] }), []],
  [
    'sacrificing four lands',
    having({ is: '1/1', abilities: [ability(TWO_LANDS, TWO_LANDS)] }),
    ['cannotPay'],
  ],
  ['three life', having({ is: '1/1', abilities: [ability(LIFE)] }, 3), []],
  ['three life of two', having({ is: '1/1', abilities: [ability(LIFE)] }, 2), ['cannotPay']],
  ['nothing, of an ability that is not activated', having({ is: '1/1 flying' }), ['noSuchAbility']],
] as const)('paying %s', (_, state, expected) => {
  expect(check(state)).toEqual(expected);
});

// CR 601.2h: costs are paid in any order, so that one permanent can pay two of them where the second lets it.
const TAP_ONE: Cost = { kind: 'tapCreatures', filter: { type: 'creature' }, n: 1 };
const SACRIFICE_ONE: Cost = { kind: 'sacrifice', filter: { type: 'creature' }, n: 1 };
const SACRIFICE_LAND: Cost = { kind: 'sacrifice', filter: { type: 'land' }, n: 1 };
const SACRIFICE_ANY: Cost = { kind: 'sacrifice', filter: {}, n: 1 };
const RETURN_ONE: Cost = { kind: 'returnToHand', filter: { type: 'creature' } };
const COUNTER_OFF: Cost = { kind: 'removeCounters', counter: 'loyalty', n: 1, from: {} };
const PHYREXIAN: Cost = { kind: 'manaOrLife', mana: '{W}', life: 2 };

test.each([
  ['tapping and sacrificing itself', [TAP, SACRIFICE_SELF], []],
  ['tapping any creature and sacrificing itself', [TAP_ONE, SACRIFICE_SELF], []],
  ['tapping a creature and sacrificing it', [TAP_ONE, SACRIFICE_ONE], []],
  ['tapping a creature and returning it', [TAP_ONE, RETURN_ONE], []],
  ['tapping itself and sacrificing a creature', [TAP, SACRIFICE_ONE], []],
  ['taking a counter off it and sacrificing it', [COUNTER_OFF, SACRIFICE_SELF], []],
  ['a permanent, and both lands', [SACRIFICE_ANY, SACRIFICE_LAND, SACRIFICE_LAND], []],
  ['mana or life, and that mana', [PHYREXIAN, { kind: 'mana', mana: '{R}{W}' }], []],
  ['tapping it twice', [TAP, TAP_ONE], ['cannotPay']],
  ['sacrificing and returning it', [SACRIFICE_ONE, RETURN_ONE], ['cannotPay']],
  ['sacrificing it twice', [SACRIFICE_SELF, SACRIFICE_ONE], ['cannotPay']],
  ['three of two lands', [TWO_LANDS, SACRIFICE_LAND], ['cannotPay']],
] as const)(
  'paying with the one creature that there is: %s, in either order',
  (_, costs, expected) => {
    for (const order of [costs, costs.toReversed()]) {
      const state = having({ is: '1/1', counters: { loyalty: 1 }, abilities: [ability(...order)] });
      expect(check(state)).toEqual(expected);
      if (expected.length > 0) continue;
      const { events, state: after } = activateAbility(state, ada, source, 0, []);
      expect(events.filter(({ kind }) => kind === 'costPaid')).toHaveLength(1);
      expect(after.stack).toHaveLength(1);
    }
  },
);

test('abilities are counted from 0, all of them', () => {
  const state = having({ is: '1/1 haste', sick: true, abilities: [ability(TAP)] });
  expect(check(state, ada, 1)).toEqual([]);
  expect(check(state, ada, 2)).toEqual(['noSuchAbility']);
});

// CR 602.5b: the limit stays with the object, whoever controls it.
test('an ability that may be activated once each turn is not activated again in it', () => {
  const state = having({ is: '1/1', abilities: [{ ...ability(), onceEachTurn: true }, ability()] });
  expect(check(state)).toEqual([]);
  const { state: after } = activateAbility(state, ada, source, 0, []);
  expect([check(after), check(after, ada, 1)]).toEqual([['wrongTime'], []]);
  const stolen: GameState = {
    ...after,
    battlefield: after.battlefield.map((one) => ({ ...one, controller: nil })),
    priority: { kind: 'player', player: nil, passed: [] },
  };
  expect(check(stolen, nil)).toEqual(['wrongTime']);
});

// CR 602.5: what says so may let mana abilities be.
test.each([
  [{}, ['abilitiesForbidden'], ['abilitiesForbidden']],
  [{ butMana: true }, ['abilitiesForbidden'], []],
] as const)('abilities that can’t be activated, %o, are not', (but, other, mana) => {
  const green: ActivatedAbility = { ...ability(), effects: [{ kind: 'addMana', mana: 'G' }] };
  const forbids: StaticAbility = {
    kind: 'static',
    subject: { kind: 'all', filter: { type: 'creature' } },
    change: { kind: 'cannotActivate', ...but },
  };
  const state = having({ is: '1/1', abilities: [ability(), green, forbids] });
  expect([check(state), check(state, ada, 1)]).toEqual([other, mana]);
});

test('only its controller activates it, and only with priority', () => {
  const state = having({ is: '1/1', abilities: [ability()] });
  expect(check(state, nil)).toEqual(['noPriority', 'notUnderYourControl']);
});

test('an ability that is activated is on the stack, with its costs paid', () => {
  const state = having({ is: '1/1', abilities: [ability(TAP, MANA, LIFE, TWO_LANDS)] });
  const { state: after, events } = activateAbility(state, ada, source, 0, []);
  expect(after.stack).toMatchObject([{ kind: 'activated', source: 'x', controller: 'ada' }]);
  expect(after.battlefield).toMatchObject([{ id: 'x', tapped: true }]);
  expect(after.players[0]).toMatchObject({ mana: '', life: 17, graveyardSize: 2 });
  expect(events.map(({ kind }) => kind)).toEqual(['costPaid', 'lifeLost', 'activate']);
});

test('an ability whose source was sacrificed for it is on the stack all the same', () => {
  const state = having({ is: '1/1', abilities: [ability(SACRIFICE_SELF)] });
  const { state: after, events } = activateAbility(state, ada, source, 0, []);
  expect(after.stack).toHaveLength(1);
  expect(after.cards).toMatchObject([{ id: 'x#2', zone: 'graveyard' }]);
  expect(events[0]).toMatchObject({ kind: 'costPaid', sacrificed: ['x'] });
});

test.each([
  ['mana while there is some', 'R', { mana: '', life: 20 }],
  ['life when there is none', 'W', { mana: 'W', life: 18 }],
])('a Phyrexian symbol takes %s', (_, mana, left) => {
  const cost: Cost = { kind: 'manaOrLife', mana: '{R}', life: 2 };
  const state = having({ is: '1/1', abilities: [ability(cost)] });
  const withMana = {
    ...state,
    players: state.players.map((player) => (player.id === ada ? { ...player, mana } : player)),
  };
  expect(activateAbility(withMana, ada, source, 0, []).state.players[0]).toMatchObject(left);
});

test('creatures tapped as a cost are untapped ones, and not more than it asks for', () => {
  const cost: Cost = { kind: 'tapCreatures', filter: { type: 'creature', other: true }, n: 1 };
  const crew = (tapped: boolean): GameState => ({
    ...board({
      permanents: {
        ada: {
          x: { types: ['artifact'], abilities: [ability(cost)] },
          imp: { is: '1/1', tapped },
          elf: { is: '1/1', tapped },
        },
        nil: {},
      },
    }),
    priority: { kind: 'player', player: ada, passed: [] },
  });
  expect(check(crew(true))).toEqual(['cannotPay']);
  const { battlefield } = activateAbility(crew(false), ada, source, 0, []).state;
  expect(battlefield.map(({ tapped }) => tapped)).toEqual([false, true, false]);
});

describe('an ability of a card in hand that puts it where an unblocked attacker was', () => {
  const NINJA: ActivatedAbility = {
    kind: 'activated',
    from: 'hand',
    costs: [{ kind: 'returnToHand', filter: { attacking: true, blocked: false } }],
    targets: [],
    effects: [{ kind: 'enterInItsPlace' }],
  };
  const ninja = objectId('ninja');
  const inStep = (step: 'declareAttackers' | 'declareBlockers', blocks: TestBoard['blocks'] = {}) =>
    withCard(
      board({
        permanents: {
          ada: { bear: '2/2' },
          nil: { elf: '1/1', walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
        },
        attacks: { bear: 'walker' },
        step,
        ...(step === 'declareBlockers' ? { blocks } : {}),
      }),
      'ninja',
      { is: '2/2', abilities: [NINJA] },
    );
  const codes = (state: GameState) =>
    checkActivate(state, ada, ninja, 0, []).map(({ code }) => code);

  test.each([
    ['before blockers are declared', inStep('declareAttackers'), ['cannotPay']],
    ['with the attacker blocked', inStep('declareBlockers', { elf: 'bear' }), ['cannotPay']],
    ['with the attacker unblocked', inStep('declareBlockers'), []],
  ])('%s', (_, state, expected) => {
    expect(codes(state)).toEqual(expected);
  });

  test('it enters tapped and unblocked, attacking the same planeswalker, and never attacked', () => {
    const activated = activateAbility(inStep('declareBlockers'), ada, ninja, 0, []).state;
    const { state, events } = resolveTop(activated);
    expect(state.cards).toMatchObject([{ id: 'bear#2', zone: 'hand' }]);
    expect(state.players[0]?.handSize).toBe(1);
    expect(state.battlefield.at(-1)).toMatchObject({ id: 'ninja', tapped: true });
    expect(state.combat).toMatchObject({
      attacks: [{ attacker: 'ninja', status: 'unblocked', target: { permanent: 'walker' } }],
      declaredAttackers: ['bear'],
    });
    expect(events.at(-1)).toMatchObject({
      kind: 'enteredBattlefield',
      attacking: { permanent: 'walker' },
    });
  });

  test('on the battlefield it has no such ability', () => {
    const state = board({ permanents: { ada: { x: { is: '2/2', abilities: [NINJA] } }, nil: {} } });
    expect(check(state)).toEqual(['noSuchAbility']);
  });
});

test.each([
  ['equip', ['keyword.equip', 'activating.announce']],
  ['ninjutsu', ['keyword.ninjutsu', 'activating.announce']],
  [undefined, ['activating.announce']],
] as const)('an ability that %s stands for cites it', (keyword, rules) => {
  const written = keyword === undefined ? ability() : { ...ability(), keyword };
  const { events } = activateAbility(having({ abilities: [written] }), ada, source, 0, []);
  expect(events.at(-1)?.rules).toEqual(rules);
});
