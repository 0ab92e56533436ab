import { expect, test } from 'vitest';
import { makeRegenerationShield } from '../change/regenerate.ts';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import type { GameState } from '../state/gameState.ts';
import { board, boardWith, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { saying } from '../testing/boards/saying.ts';
import { cardId, objectId, playerId } from '../vocabulary/ids.ts';
import { stateBasedActions } from './stateBasedActions.ts';

const ofNil = (x: PermanentSpec, edition: EditionId = NEWEST_EDITION): GameState =>
  board({ permanents: { ada: {}, nil: { x } }, edition });

const deathtouched = (state: GameState): GameState => ({
  ...state,
  battlefield: state.battlefield.map((one) => ({ ...one, deathtouched: true })),
});

test.each([
  ['a 2/2 with 2 damage', ofNil({ is: '2/2', damage: 2 }), ['stateBased.lethalDamage']],
  ['a 2/2 with 3 damage', ofNil({ is: '2/2', damage: 3 }), ['stateBased.lethalDamage']],
  [
    'a 0/3 touched by deathtouch',
    deathtouched(ofNil({ is: '0/3', damage: 1 })),
    ['stateBased.deathtouch'],
  ],
  [
    'a 1/1 with both',
    deathtouched(ofNil({ is: '1/1', damage: 1 })),
    ['stateBased.lethalDamage', 'stateBased.deathtouch'],
  ],
])('%s is destroyed', (_, state, rules) => {
  const { state: after, events } = stateBasedActions(state);
  expect(after.battlefield).toEqual([]);
  expect(events[0]).toMatchObject({ kind: 'creatureDestroyed', object: 'x' });
  expect(events[0]?.rules).toEqual(expect.arrayContaining(rules));
});

test.each([
  ['a 2/2 with 1 damage', ofNil({ is: '2/2', damage: 1 })],
  ['an indestructible 2/2 with 5 damage', ofNil({ is: '2/2 indestructible', damage: 5 })],
  ['an indestructible creature touched by deathtouch', deathtouched(ofNil('2/2 indestructible'))],
  ['a land with damage left from when it was a creature', ofNil({ types: ['land'], damage: 9 })],
  ['a creature touched by deathtouch in 2008', deathtouched(ofNil('0/3', '2008-10-01'))],
])('%s stays', (_, state) => {
  const { state: after, events } = stateBasedActions(state);
  expect(events).toEqual([]);
  expect(after.battlefield).toHaveLength(1);
});

test.each([
  ['toughness 0', { is: '2/0 indestructible' }, 'zeroToughness', 'stateBased.zeroToughness'],
  [
    'toughness -1',
    { is: '2/2', counters: { '-1/-1': 3 } },
    'zeroToughness',
    'stateBased.zeroToughness',
  ],
  [
    'loyalty 0',
    { types: ['planeswalker'], counters: { loyalty: 0 } },
    'zeroLoyalty',
    'stateBased.zeroLoyalty',
  ],
  [
    'defense 0',
    { types: ['battle'], counters: { defense: 0 } },
    'zeroDefense',
    'stateBased.battleZeroDefense',
  ],
  [
    'a Siege’s defense 0',
    { types: ['battle'], subtypes: ['Siege'], counters: { defense: 0 } },
    'zeroDefense',
    'stateBased.siegeZeroDefense',
  ],
  [
    'an Aura on nothing',
    { types: ['enchantment'], subtypes: ['Aura'] },
    'unattached',
    'stateBased.illegalAura',
  ],
] as const)('%s puts it into the graveyard', (_, x, because, rule) => {
  const { state, events } = stateBasedActions(ofNil(x));
  expect(state.cards).toMatchObject([{ zone: 'graveyard' }]);
  expect(events[0]).toEqual({
    kind: 'putIntoGraveyard',
    object: 'x',
    because,
    rules: [rule],
    decides: [rule],
  });
});

// CR 303.4d, 704.5p; 212.4g in the rules of 2008.
test.each(EDITION_IDS)(
  'by the rules of %s an Aura that is a creature enchants nothing',
  (edition) => {
    const aura = {
      is: '2/2',
      types: ['enchantment', 'creature'],
      subtypes: ['Aura'],
      attachedTo: 'x',
    } as const;
    const state = { ...board({ permanents: { ada: { aura, x: '2/2' }, nil: {} } }), edition };
    const { state: after, events } = stateBasedActions(state);
    const isGone = edition === '2008-10-01';
    expect(events[0]).toMatchObject(
      isGone
        ? { kind: 'putIntoGraveyard', object: 'aura', rules: ['aura.creature'] }
        : { kind: 'becameUnattached', object: 'aura', rules: ['stateBased.attachedCreature'] },
    );
    const later = stateBasedActions(after);
    expect(later.events.map(({ kind }) => kind)).toEqual(isGone ? [] : ['putIntoGraveyard']);
    expect((isGone ? after : later.state).battlefield.map(({ id }) => id)).toEqual(['x']);
  },
);

test('what would be put into a graveyard, and is exiled instead, is told to go elsewhere (CR 614.6)', () => {
  const { state, events } = stateBasedActions(ofNil({ is: '1/0', counters: { finality: 1 } }));
  expect(state.cards).toMatchObject([{ zone: 'exile' }]);
  expect(events).toMatchObject([
    { kind: 'putIntoGraveyard', because: 'zeroToughness', instead: 'exile' },
    { kind: 'exiled' },
  ]);
});

test('one regeneration shield saves from lethal damage and deathtouch together', () => {
  const x = objectId('x');
  const state = deathtouched(ofNil({ is: '1/1', damage: 3 }));
  const shielded = makeRegenerationShield(state, x, { controller: playerId('nil'), by: x }).state;
  const { state: after, events } = stateBasedActions(shielded);
  expect(after.battlefield).toMatchObject([{ id: 'x', markedDamage: 0, deathtouched: false }]);
  expect(events.map(({ kind }) => kind)).toEqual(['regenerated']);
  expect(stateBasedActions(after).events).toEqual([]);
});

test('the mark of deathtouch is gone after the check', () => {
  const { state } = stateBasedActions(deathtouched(ofNil('2/2 indestructible')));
  expect(state.battlefield).toMatchObject([{ deathtouched: false }]);
});

test.each([
  [{ life: 0 }, 'life', 'stateBased.zeroLife'],
  [{ life: -2 }, 'life', 'stateBased.zeroLife'],
  [{ poison: 10 }, 'poison', 'stateBased.poison'],
] as const)('a player with %o loses, once', (player, because, rule) => {
  const state = board({ permanents: { ada: {}, nil: {} }, players: { nil: player } });
  const { state: after, events } = stateBasedActions(state);
  expect(after.players[1]?.status).toBe('lost');
  expect(events).toEqual([
    { kind: 'playerLost', player: 'nil', because, rules: [rule], decides: [rule] },
  ]);
  expect(stateBasedActions(after).events).toEqual([]);
});

test('both players lose at the same time', () => {
  const state = board({
    permanents: { ada: {}, nil: {} },
    players: { ada: { life: 0 }, nil: { life: 0 } },
  });
  expect(stateBasedActions(state).state.players.map(({ status }) => status)).toEqual([
    'lost',
    'lost',
  ]);
});

test('counters of both kinds take each other away', () => {
  const { state } = stateBasedActions(ofNil({ is: '3/3', counters: { '+1/+1': 3, '-1/-1': 2 } }));
  expect(state.battlefield[0]?.counters).toEqual({ '+1/+1': 1, '-1/-1': 0 });
});

const EQUIPPED: TestBoard = {
  permanents: {
    ada: { blade: { types: ['artifact'], subtypes: ['Equipment'], attachedTo: 'x' }, x: '2/2' },
    nil: {},
  },
};

test('Equipment stays on a creature', () => {
  expect(stateBasedActions(board(EQUIPPED)).events).toEqual([]);
});

test.each([
  ['what is gone', {}],
  ['what is no creature', { x: { types: ['land'] as const } }],
  [
    'a creature with protection from it',
    {
      x: {
        is: '2/2',
        abilities: [{ kind: 'keyword', keyword: 'protection', quality: { type: 'artifact' } }],
      },
    },
  ],
] as const)('Equipment comes off %s, and stays on the battlefield', (_, rest) => {
  const blade = { types: ['artifact'], subtypes: ['Equipment'], attachedTo: 'x' } as const;
  const state = boardWith(EQUIPPED, { permanents: { ada: { blade, ...rest }, nil: {} } });
  const { state: after, events } = stateBasedActions(state);
  expect(after.battlefield.find(({ id }) => id === 'blade')?.attachedTo).toBeUndefined();
  expect(events).toMatchObject([{ kind: 'becameUnattached', from: 'x' }]);
});

test.each([
  ['a creature', { is: '2/2' as const }, 'stateBased.attachedOther'],
  [
    'Equipment that is a creature',
    { is: '2/2' as const, types: ['artifact', 'creature'], subtypes: ['Equipment'] },
    'stateBased.attachedCreature',
  ],
  ['an artifact that is no Equipment', { types: ['artifact'] }, 'stateBased.attachedOther'],
  [
    'a Fortification on a creature',
    { types: ['artifact'], subtypes: ['Fortification'] },
    'stateBased.illegalEquipment',
  ],
] as const)('%s comes off what it is attached to, and stays', (_, blade, rule) => {
  const state = board({
    permanents: { ada: { blade: { ...blade, attachedTo: 'x' }, x: '2/2' }, nil: {} },
  });
  const { state: after, events } = stateBasedActions(state);
  expect(after.battlefield.find(({ id }) => id === 'blade')?.attachedTo).toBeUndefined();
  expect(events).toMatchObject([{ kind: 'becameUnattached', from: 'x', rules: [rule] }]);
});

test('a Fortification stays on a land', () => {
  const fort = { types: ['artifact'], subtypes: ['Fortification'], attachedTo: 'x' } as const;
  const state = board({ permanents: { ada: { fort, x: { types: ['land'] } }, nil: {} } });
  expect(stateBasedActions(state).events).toEqual([]);
});

test('an Aura that is a creature comes off, and is then put into the graveyard (CR 303.4d)', () => {
  const aura = { is: '2/2', types: ['enchantment', 'creature'], subtypes: ['Aura'] } as const;
  const state = board({
    permanents: { ada: { aura: { ...aura, attachedTo: 'x' }, x: '2/2' }, nil: {} },
  });
  const first = stateBasedActions(state);
  expect(first.events).toMatchObject([{ kind: 'becameUnattached' }]);
  expect(stateBasedActions(first.state).state.cards).toMatchObject([{ zone: 'graveyard' }]);
});

test('an Aura whose creature dies follows it at the next check, not at the same one', () => {
  const state = board({
    permanents: {
      ada: { aura: { types: ['enchantment'], subtypes: ['Aura'], attachedTo: 'bear' } },
      nil: { bear: { is: '2/2', damage: 2 } },
    },
  });
  const first = stateBasedActions(state);
  expect(first.state.battlefield.map(({ id }) => id)).toEqual(['aura']);
  expect(stateBasedActions(first.state).state.battlefield).toEqual([]);
});

const legends = (edition: EditionId): GameState => {
  const state = board({
    permanents: { ada: { a1: '2/2', a2: '2/2' }, nil: { n1: '2/2' } },
    edition,
  });
  return {
    ...state,
    battlefield: state.battlefield.map((one) => ({
      ...one,
      printed: {
        ...one.printed,
        supertypes: ['legendary'],
        name: { kind: 'card', card: cardId('kamahl') },
      },
    })),
  };
};

test.each([
  [NEWEST_EDITION, ['a1', 'n1']],
  ['2013-02-01', []],
] as const)('the legend rule of %s leaves %j', (edition, left) => {
  const { state } = stateBasedActions(legends(edition));
  expect(state.battlefield.map(({ id }) => id)).toEqual(left);
});

test('which of two legends that are not alike stays is told to have been a choice (CR 704.5j)', () => {
  const taken = (state: GameState) =>
    stateBasedActions(state).events.filter(({ kind }) => kind === 'choiceTaken');
  const alike = legends(NEWEST_EDITION);
  expect(taken(alike)).toEqual([]);
  const battlefield = alike.battlefield.map((one, n) => ({ ...one, tapped: n === 0 }));
  expect(taken({ ...alike, battlefield })).toMatchObject([
    { player: 'ada', source: 'a1', asked: 'legend', rules: ['stateBased.legendRule'] },
  ]);
  expect(taken({ ...legends('2013-02-01'), battlefield })).toEqual([]);
});

test('the legend stays of which its player has said so (CR 704.5j)', () => {
  const said = { player: playerId('ada'), legend: true } as const;
  const kept = (of: string) => {
    const { state, events } = stateBasedActions(
      saying(legends(NEWEST_EDITION), { ...said, source: objectId(of) }),
    );
    const made = events.flatMap((event) => (event.kind === 'choiceMade' ? [event.source] : []));
    return { made, left: state.battlefield.map(({ id }) => id) };
  };
  expect(kept('a2')).toEqual({ made: ['a2'], left: ['a2', 'n1'] });
  expect(kept('a1')).toEqual({ made: ['a1'], left: ['a1', 'n1'] });
  expect(kept('n1')).toEqual({ made: [], left: ['a1', 'n1'] });
});

test('all creatures are judged by how things were before any of them left', () => {
  const state = board({
    permanents: {
      ada: {
        lord: {
          is: '1/1',
          damage: 1,
          abilities: [
            {
              kind: 'static',
              subject: { kind: 'all', filter: { type: 'creature', other: true } },
              change: { kind: 'modifyPowerToughness', power: 1, toughness: 1 },
            },
          ],
        },
        bear: { is: '2/2', damage: 2 },
      },
      nil: {},
    },
  });
  const first = stateBasedActions(state);
  expect(first.state.battlefield.map(({ id }) => id)).toEqual(['bear']);
  expect(stateBasedActions(first.state).state.battlefield).toEqual([]);
});
