import { describe, expect, it } from 'vitest';
import { EDITION_IDS, NEWEST_EDITION } from '../citation/editions.ts';
import type { GameState } from '../state/gameState.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId } from '../vocabulary/ids.ts';
import {
  announceOrder,
  checkOrder,
  inAnnouncedOrder,
  opponentsOf,
  ordersNeeded,
} from './damageOrder.ts';

const BOARD: TestBoard = {
  edition: '2013-02-01',
  permanents: {
    ada: { wurm: '6/4', boars: '4/4' },
    nil: { wall: '0/3', cadet: '1/1', brigade: '2/4' },
  },
  attacks: { wurm: 'nil', boars: 'nil' },
  blocks: { wall: 'wurm', cadet: 'wurm', brigade: ['wurm', 'boars'] },
  step: 'declareBlockers',
};
const state = (more: Partial<TestBoard> = {}): GameState => board({ ...BOARD, ...more });
const ids = (names: readonly string[]) => names.map(objectId);

const needed = (of: GameState): readonly string[] =>
  ordersNeeded(of).map((one) => `${one.player}: ${one.of} over ${one.among.join(' ')}`);

describe('the orders to announce', () => {
  it('are those of attackers with several blockers, then of blockers of several attackers', () => {
    expect(needed(state())).toEqual([
      'ada: wurm over wall cadet brigade',
      'nil: brigade over wurm boars',
    ]);
  });

  it('leave out those that are announced, but not those that lack a creature', () => {
    expect(needed(state({ orders: { wurm: ['cadet', 'wall', 'brigade'] } }))).toEqual([
      'nil: brigade over wurm boars',
    ]);
    expect(
      needed(state({ orders: { wurm: ['cadet', 'wall'], brigade: ['boars', 'wurm'] } })),
    ).toEqual(['ada: wurm over wall cadet brigade']);
  });

  it('are none where each creature fights one other', () => {
    expect(needed(state({ blocks: { wall: 'wurm', brigade: 'boars' } }))).toEqual([]);
  });

  it.each(EDITION_IDS)('are there in %s only if it has an order', (edition) => {
    const has = edition === '2009-07-11' || edition === '2013-02-01' || edition === '2024-07-30';
    expect(needed(state({ edition }))).toHaveLength(has ? 2 : 0);
  });

  it('are none outside combat', () => {
    expect(
      ordersNeeded(board({ permanents: BOARD.permanents, edition: '2013-02-01', step: 'upkeep' })),
    ).toEqual([]);
  });
});

describe('an announced order', () => {
  const violations = (of: string, over: readonly string[], more: Partial<TestBoard> = {}) =>
    checkOrder(state(more), objectId(of), ids(over));

  it('may be any order of all the creatures', () => {
    expect(violations('wurm', ['brigade', 'wall', 'cadet'])).toEqual([]);
    expect(violations('brigade', ['boars', 'wurm'])).toEqual([]);
  });

  it.each([
    ['misses a creature', 'wurm', ['brigade', 'wall'], ['wurm', 'cadet'], 2],
    ['names one that does not block it', 'boars', ['brigade', 'wall'], ['boars', 'wall'], 2],
    ['names one twice', 'boars', ['brigade', 'brigade'], ['boars', 'brigade'], 1],
    ['names one thrice', 'boars', ['brigade', 'brigade', 'brigade'], ['boars', 'brigade'], 1],
  ])('is incomplete when it %s', (_, of, over, objects, found) => {
    const among = opponentsOf(state(), objectId(of));
    expect(violations(of, over)).toEqual([
      {
        code: 'orderIncomplete',
        objects,
        counts: { found, needed: among.length },
        rules: ['blockers.orderBlockers'],
      },
    ]);
  });

  it('of a blocker cites the rule for blockers', () => {
    expect(violations('brigade', ['wurm'])[0]?.rules).toEqual(['blockers.orderAttackers']);
  });

  it('is refused to a creature out of combat, and where the edition has none', () => {
    expect(violations('ghost', [])[0]?.objects).toEqual(['ghost']);
    const [today] = violations('wurm', ['wall', 'cadet', 'brigade'], { edition: NEWEST_EDITION });
    expect(today).toEqual({
      code: 'orderIncomplete',
      objects: ['wurm', 'wall', 'cadet', 'brigade'],
      counts: { found: 3, needed: 0 },
      rules: [],
    });
  });

  it('is kept, told, and replaces the one before', () => {
    const first = announceOrder(state(), objectId('wurm'), ids(['wall', 'cadet', 'brigade']));
    expect(first.events).toEqual([
      {
        kind: 'order',
        outcome: 'done',
        act: { kind: 'order', player: 'ada', of: 'wurm', over: ['wall', 'cadet', 'brigade'] },
        rules: ['blockers.orderBlockers'],
        decides: ['blockers.orderBlockers'],
      },
    ]);
    const blocker = announceOrder(first.state, objectId('brigade'), ids(['boars', 'wurm']));
    expect(blocker.events).toMatchObject([
      { act: { player: 'nil' }, rules: ['blockers.orderAttackers'] },
    ]);
    const again = announceOrder(blocker.state, objectId('wurm'), ids(['cadet', 'wall', 'brigade']));
    expect(again.state.combat).toMatchObject({
      orders: [
        { of: 'brigade', over: ['boars', 'wurm'] },
        { of: 'wurm', over: ['cadet', 'wall', 'brigade'] },
      ],
    });
  });
});

describe('the order in which a creature damages', () => {
  it.each([
    ['as announced', { wurm: ['brigade', 'cadet', 'wall'] }, ['brigade', 'cadet', 'wall']],
    ['with those left out last', { wurm: ['brigade'] }, ['brigade', 'wall', 'cadet']],
    [
      'without those that are gone',
      { wurm: ['ghost', 'cadet', 'wall', 'brigade'] },
      ['cadet', 'wall', 'brigade'],
    ],
    ['as they came where none is announced', {}, ['wall', 'cadet', 'brigade']],
  ])('is %s', (_, orders, expected) => {
    expect(inAnnouncedOrder(state({ orders }), objectId('wurm'))).toEqual(expected);
  });

  it('is empty outside combat', () => {
    const upkeep = board({ permanents: BOARD.permanents, step: 'upkeep' });
    expect(inAnnouncedOrder(upkeep, objectId('wurm'))).toEqual([]);
  });
});
