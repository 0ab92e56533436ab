import { describe, expect, it } from 'vitest';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import type { GameState } from '../state/gameState.ts';
import { type AssignmentTable, assignments, tableOf } from '../testing/boards/assignments.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAssignment } from './checkAssignment.ts';
import { damageChoices } from './choices.ts';
import { divisionsOf } from './divisionsOf.ts';

/** Every legal division of one creature, as the amounts for its recipients in their order: `3 3`. */
function divisions(state: GameState, source: string, player = 'ada'): readonly string[] {
  const [names] = damageChoices(state, playerId(player), 'combatDamage')
    .filter((choice) => choice.source === source)
    .map(({ recipients }) =>
      recipients.map((to) => (to.kind === 'object' ? to.object : to.player)),
    );
  const all = divisionsOf(state, playerId(player), 'combatDamage', objectId(source), 99) ?? [];
  return all.map((own) => (names ?? []).map((name) => tableOf(own)[source]?.[name] ?? 0).join(' '));
}

const isLegal = (state: GameState, table: AssignmentTable): boolean =>
  checkAssignment(state, playerId('ada'), 'combatDamage', assignments(state, table)).verdict ===
  'legal';

const duel = (
  attacker: string,
  blockers: { readonly [name: string]: string },
  more: Partial<TestBoard> = {},
): GameState =>
  board({
    permanents: { ada: { attacker }, nil: blockers },
    attacks: { attacker: 'nil' },
    blocks: Object.fromEntries(Object.keys(blockers).map((name) => [name, 'attacker'])),
    orders: { attacker: Object.keys(blockers) },
    ...more,
  });

const OLD_ORDER = ['2009-07-11', '2013-02-01', '2024-07-30'] as const;
const FREE = ['2008-10-01', '2024-11-08', NEWEST_EDITION] as const;
const FREE_SIX = ['6 0', '5 1', '4 2', '3 3', '2 4', '1 5', '0 6'];

describe('a 6/4 blocked by a 0/3 wall, then a 1/1 cadet', () => {
  const blockers = { wall: '0/3', cadet: '1/1' };

  it.each(OLD_ORDER)('gives the wall at least 3 in %s', (edition) => {
    expect(divisions(duel('6/4', blockers, { edition }), 'attacker')).toEqual([
      '6 0',
      '5 1',
      '4 2',
      '3 3',
    ]);
  });

  it.each(OLD_ORDER)('gives a wall that grew to 3/6 everything in %s', (edition) => {
    const grown = duel('6/4', { wall: '3/6', cadet: '1/1' }, { edition });
    expect(divisions(grown, 'attacker')).toEqual(['6 0']);
  });

  it.each(OLD_ORDER)('takes no notice of a shield on the wall in %s', (edition) => {
    const shielded = duel('6/4', blockers, { edition, shields: { wall: 4 } });
    expect(divisions(shielded, 'attacker')).toEqual(['6 0', '5 1', '4 2', '3 3']);
  });

  it.each(FREE)('divides freely in %s', (edition) => {
    expect(divisions(duel('6/4', blockers, { edition }), 'attacker')).toEqual(FREE_SIX);
  });
});

describe('damage in today’s rules', () => {
  it('of a 4/3 blocked by a 2/3 and a 1/1 is divided in five ways (510.1c)', () => {
    const state = duel('4/3', { spawn: '2/3', hunter: '1/1' });
    expect(divisions(state, 'attacker')).toEqual(['4 0', '3 1', '2 2', '1 3', '0 4']);
  });

  it('of a blocker is divided freely among the creatures that it blocks (510.1d)', () => {
    const state = board({
      permanents: { ada: { a: '3/3', b: '3/3' }, nil: { blocker: '4/4' } },
      attacks: { a: 'nil', b: 'nil' },
      blocks: { blocker: ['a', 'b'] },
    });
    expect(divisions(state, 'blocker', 'nil')).toEqual(['4 0', '3 1', '2 2', '1 3', '0 4']);
  });
});

describe('what differs between editions', () => {
  const byEdition = (
    editions: readonly EditionId[],
    build: (edition: EditionId) => GameState,
    source = 'attacker',
    player = 'ada',
  ): readonly (readonly string[])[] =>
    editions.map((edition) => divisions(build(edition), source, player));

  it('a 6/6 blocked by three 4/4s', () => {
    const build = (edition: EditionId): GameState =>
      duel('6/6', { a: '4/4', b: '4/4', c: '4/4' }, { edition });
    const [in2024, today] = byEdition(['2024-07-30', NEWEST_EDITION], build);
    expect(in2024).toEqual(['6 0 0', '5 1 0', '4 2 0']);
    expect(today).toHaveLength(28);
  });

  it('a 5/5 blocked by a 3/3 that grew to 6/6 and a 2/2', () => {
    const build = (edition: EditionId): GameState =>
      duel('5/5', { a: '6/6', b: '2/2' }, { edition });
    expect(byEdition(['2024-07-30', NEWEST_EDITION], build)).toEqual([
      ['5 0'],
      ['5 0', '4 1', '3 2', '2 3', '1 4', '0 5'],
    ]);
  });

  it('a 4/4 blocker of two 3/3s, the first announced last', () => {
    const build = (edition: EditionId): GameState =>
      board({
        edition,
        permanents: { ada: { a: '3/3', b: '3/3' }, nil: { blocker: '4/4' } },
        attacks: { a: 'nil', b: 'nil' },
        blocks: { blocker: ['a', 'b'] },
        orders: { blocker: ['b', 'a'] },
      });
    expect(byEdition(['2024-07-30', NEWEST_EDITION], build, 'blocker', 'nil')).toEqual([
      ['4 0', '3 1'],
      ['4 0', '3 1', '2 2', '1 3', '0 4'],
    ]);
  });

  it('a 4/4 with deathtouch and trample blocked by a 3/3', () => {
    const build = (edition: EditionId): GameState =>
      duel('4/4 deathtouch trample', { blocker: '3/3' }, { edition });
    const old = ['4 0', '3 1'];
    const since2010 = ['4 0', '3 1', '2 2', '1 3'];
    expect(byEdition(EDITION_IDS, build)).toEqual(
      EDITION_IDS.map((id) => (id < '2013-02-01' ? old : since2010)),
    );
  });

  it('a 2/2 with deathtouch blocked by a 5/5, then another', () => {
    const build = (edition: EditionId): GameState =>
      duel('2/2 deathtouch', { a: '5/5', b: '5/5' }, { edition });
    expect(byEdition(['2009-07-11', '2013-02-01', '2024-07-30', NEWEST_EDITION], build)).toEqual([
      ['2 0', '1 1', '0 2'],
      ['2 0', '1 1'],
      ['2 0', '1 1'],
      ['2 0', '1 1', '0 2'],
    ]);
  });

  it('a 3/3 with deathtouch blocked by three 5/5s', () => {
    const build = (edition: EditionId): GameState =>
      duel('3/3 deathtouch', { a: '5/5', b: '5/5', c: '5/5' }, { edition });
    const [in2024, today] = byEdition(['2024-07-30', NEWEST_EDITION], build);
    expect(in2024).toEqual(['3 0 0', '2 1 0', '1 2 0', '1 1 1']);
    expect(today).toHaveLength(10);
  });

  it('a trampler beside a 1/1 with deathtouch, both blocked by one 5/5', () => {
    const build = (edition: EditionId): GameState =>
      board({
        edition,
        permanents: {
          ada: { snake: '1/1 deathtouch', wurm: '6/6 trample' },
          nil: { brigade: '2/5' },
        },
        attacks: { snake: 'nil', wurm: 'nil' },
        blocks: { brigade: ['snake', 'wurm'] },
      });
    expect(byEdition(['2008-10-01', '2009-07-11'], build, 'wurm')).toEqual([
      ['6 0', '5 1', '4 2'],
      ['6 0', '5 1', '4 2'],
    ]);
    const all = ['6 0', '5 1', '4 2', '3 3', '2 4', '1 5', '0 6'];
    expect(byEdition(['2013-02-01', NEWEST_EDITION], build, 'wurm')).toEqual([all, all]);
  });
});

describe('two attackers that share a blocker, each ordered', () => {
  const herd = (edition: EditionId): GameState =>
    board({
      edition,
      permanents: {
        ada: { baloth: '7/7', boars: '4/4' },
        nil: { armodon: { is: '3/3', damage: 2 }, brigade: '2/4', ape: '5/5', piker: '2/1' },
      },
      attacks: { baloth: 'nil', boars: 'nil' },
      blocks: { armodon: 'baloth', brigade: ['baloth', 'boars'], ape: 'baloth', piker: 'boars' },
      orders: { baloth: ['armodon', 'brigade', 'ape'], boars: ['brigade', 'piker'] },
    });
  const baloth = { armodon: 1, brigade: 1, ape: 5 };

  it.each(OLD_ORDER)('are legal in %s only with each other’s damage', (edition) => {
    const state = herd(edition);
    expect(isLegal(state, { baloth, boars: { brigade: 3, piker: 1 } })).toBe(true);
    expect(isLegal(state, { baloth, boars: { brigade: 4 } })).toBe(true);
    expect(isLegal(state, { baloth, boars: { brigade: 2, piker: 2 } })).toBe(false);
    expect(isLegal(state, { baloth: { armodon: 7 }, boars: { brigade: 3, piker: 1 } })).toBe(false);
    expect(isLegal(state, { baloth: { brigade: 2, ape: 5 }, boars: { brigade: 4 } })).toBe(false);
  });
});

describe('trample', () => {
  it('of two over one shared blocker allows 6 of 16 pairs', () => {
    const state = board({
      permanents: { ada: { one: '3/3 trample', two: '3/3 trample' }, nil: { brigade: '2/4' } },
      attacks: { one: 'nil', two: 'nil' },
      blocks: { brigade: ['one', 'two'] },
    });
    const amounts = [0, 1, 2, 3];
    const legal = amounts.flatMap((one) =>
      amounts
        .filter((two) =>
          isLegal(state, {
            one: { brigade: 3 - one, nil: one },
            two: { brigade: 3 - two, nil: two },
          }),
        )
        .map((two) => `${one},${two}`),
    );
    expect(legal).toEqual(['0,0', '0,1', '0,2', '1,0', '1,1', '2,0']);
  });

  it.each(EDITION_IDS)('uses another attacker’s damage in %s (702.19b)', (edition) => {
    const state = board({
      edition,
      permanents: { ada: { bear: '1/1', rhino: '3/3 trample' }, nil: { blocker: '2/2' } },
      attacks: { bear: 'nil', rhino: 'nil' },
      blocks: { blocker: ['bear', 'rhino'] },
    });
    expect(divisions(state, 'rhino')).toEqual(['3 0', '2 1', '1 2']);
  });

  it('takes no notice of protection (702.19b)', () => {
    const state = board({
      permanents: {
        ada: { wurm: { is: '6/6 trample', colors: ['green'] } },
        nil: {
          knight: {
            is: '2/2',
            abilities: [{ kind: 'keyword', keyword: 'protection', quality: { color: 'green' } }],
          },
        },
      },
      attacks: { wurm: 'nil' },
      blocks: { knight: 'wurm' },
    });
    expect(divisions(state, 'wurm')).toEqual(['6 0', '5 1', '4 2', '3 3', '2 4']);
  });

  it('asks for lethal damage to all blockers in any order, and follows the order besides', () => {
    const blockers = { a: '1/2', b: '1/1' };
    const [old, today] = (['2024-07-30', NEWEST_EDITION] as const).map((edition) =>
      divisions(duel('4/4 trample', blockers, { edition }), 'attacker'),
    );
    expect(old).toEqual(['4 0 0', '3 1 0', '2 2 0', '2 1 1']);
    expect(today).toEqual(['4 0 0', '3 1 0', '2 2 0', '2 1 1', '1 3 0', '0 4 0']);
  });
});

describe('divisions of one creature', () => {
  const pair = board({
    permanents: { ada: { one: '2/2', two: '2/2 trample' }, nil: { a: '1/2', b: '1/2' } },
    attacks: { one: 'nil', two: 'nil' },
    blocks: { a: ['one', 'two'], b: 'one' },
  });

  it('are those with which the others can make the whole legal', () => {
    expect(divisions(pair, 'two')).toEqual(['2 0', '1 1', '0 2']);
  });

  it('are none of a creature that assigns no damage', () => {
    expect(divisionsOf(pair, playerId('ada'), 'combatDamage', objectId('a'), 99)).toEqual([]);
    expect(divisionsOf(pair, playerId('ada'), 'firstStrikeDamage', objectId('one'), 99)).toEqual(
      [],
    );
  });
});
