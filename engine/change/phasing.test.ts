import { describe, expect, it, test } from 'vitest';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import { attackOf, blockersOf, blockOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { board, boardWith, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { phaseIn, phaseInAndOut, phaseOut } from './phasing.ts';

const bear = objectId('bear');
const BOARD: TestBoard = {
  permanents: {
    ada: { bear: { is: '2/2', damage: 1, tapped: true }, aura: { attachedTo: 'bear' } },
    nil: { imp: '1/1 phasing' },
  },
  attacks: { bear: 'nil' },
};
const state = board(BOARD);
const onBattlefield = (now: GameState) => now.battlefield.map(({ id }) => id);
const inTurnOf = (now: GameState, player: string): GameState => ({
  ...now,
  turn: { ...now.turn, activePlayer: playerId(player) },
});

test('a permanent phases out with what is attached to it, and out of combat', () => {
  const { state: after, events } = phaseOut(state, [bear]);
  expect(onBattlefield(after)).toEqual(['imp']);
  expect(attackOf(after, bear)).toBeUndefined();
  expect(events.map(({ kind }) => kind)).toEqual(['removedFromCombat', 'phasedOut']);
  expect(events.at(-1)).toMatchObject({
    objects: ['bear', 'aura'],
    decides: ['keyword.phasedOutIndirectly', 'keyword.phasedOut'],
  });
});

test('what would phase out both ways does so indirectly, and damage stays but in 2008', () => {
  const rulesOf = (now: GameState) =>
    phaseOut(now, [bear, objectId('aura')]).events.at(-1)?.rules ?? [];
  expect(rulesOf(state)).toContain('keyword.phasedOutBothWays');
  expect(rulesOf(state)).not.toContain('keyword.phasedOutDamageRemoved');
  expect(rulesOf(boardWith(BOARD, { edition: '2008-10-01' }))).toContain(
    'keyword.phasedOutDamageRemoved',
  );
});

test('it phases in before its controller untaps, as it was', () => {
  const out = phaseOut(state, [bear]).state;
  const { state: after, events } = phaseInAndOut(out);
  expect(onBattlefield(after)).toEqual(['imp', 'bear', 'aura']);
  expect(after.battlefield[1]).toMatchObject({ tapped: true, markedDamage: 1 });
  expect(after.battlefield[2]).toMatchObject({ attachedTo: 'bear' });
  expect(after.battlefield[2]).not.toHaveProperty('phasedOutWith');
  expect(after.phasedOut).toEqual([]);
  expect(events).toMatchObject([{ kind: 'phasedIn', objects: ['bear', 'aura'] }]);
  expect(events[0]?.rules).toEqual([
    'untap.phasing',
    'keyword.phasing',
    'keyword.phasedIn',
    'turnBased.phasing',
  ]);
});

test('in another player’s untap step it stays away', () => {
  const out = phaseOut(state, [bear]).state;
  const { state: after } = phaseInAndOut(inTurnOf(out, 'nil'));
  expect(onBattlefield(after)).toEqual([]);
});

test('what has phasing comes and goes by turns', () => {
  const nils = inTurnOf(state, 'nil');
  const once = phaseInAndOut(nils).state;
  expect(onBattlefield(once)).not.toContain('imp');
  expect(onBattlefield(phaseInAndOut(once).state)).toContain('imp');
});

describe('what phased out indirectly', () => {
  // An opponent's Aura on it, and an Equipment on the Aura's like: everything hangs together.
  const hung = board({
    permanents: {
      ada: { host: '2/2 phasing', ring: { types: ['artifact'], attachedTo: 'host' } },
      nil: {
        curse: { types: ['enchantment'], attachedTo: 'host' },
        rune: { is: '0/0 phasing', types: ['enchantment'], attachedTo: 'ring' },
      },
    },
  });
  const out = phaseInAndOut(hung).state;

  it('is all that is attached to it, and to that', () => {
    expect(onBattlefield(out)).toEqual([]);
    expect(out.phasedOut?.map(({ id, phasedOutWith }) => [id, phasedOutWith])).toEqual([
      ['host', undefined],
      ['ring', 'host'],
      ['curse', 'host'],
      ['rune', 'ring'],
    ]);
  });

  it('does not phase in by itself, in its own controller’s untap step (702.26g-h)', () => {
    expect(onBattlefield(phaseInAndOut(inTurnOf(out, 'nil')).state)).toEqual([]);
  });

  it('phases in with what it is attached to, whoever controls it', () => {
    expect(onBattlefield(phaseInAndOut(out).state)).toEqual(['host', 'ring', 'curse', 'rune']);
  });
});

describe('what is attached to one another in a circle', () => {
  const attached = (to: string) => ({ types: ['artifact'] as const, attachedTo: to });
  const round = board({
    permanents: {
      ada: { one: attached('two'), two: attached('three'), three: attached('one'), bear: '2/2' },
      nil: { rune: attached('two') },
    },
  });
  const all = ['one', 'two', 'three', 'rune'];

  it.each([[['two']], [['three', 'one']], [['rune', 'three', 'two', 'one']]])(
    'goes and comes back with %j',
    (names) => {
      const out = phaseOut(round, names.map(objectId)).state;
      expect(onBattlefield(out)).toEqual(['bear']);
      expect(onBattlefield(phaseInAndOut(out).state)).toEqual(['bear', ...all]);
    },
  );

  it('stays where nothing of it leaves', () => {
    expect(onBattlefield(phaseOut(round, [bear]).state)).toEqual(all);
  });
});

describe('editions', () => {
  const token = (edition: (typeof EDITION_IDS)[number]): GameState =>
    board({ edition, permanents: { ada: { bear: { is: '2/2', token: true } }, nil: {} } });

  it.each([
    ['2008-10-01', []],
    ['2009-07-11', []],
    ['2013-02-01', []],
    ['2024-07-30', ['bear']],
    [NEWEST_EDITION, ['bear']],
  ] as const)('in %s the tokens that are phased out are %j', (edition, tokens) => {
    const { state: after, events } = phaseOut(token(edition), [bear]);
    expect(after.phasedOut?.map(({ id }) => id)).toEqual(tokens);
    expect(events.some(({ kind }) => kind === 'tokenCeasedToExist')).toBe(tokens.length === 0);
  });

  it.each(EDITION_IDS)(
    'damage stays on what is phased out, but not in the zone of 2008: %s',
    (edition) => {
      const { phasedOut } = phaseOut(boardWith(BOARD, { edition }), [bear]).state;
      expect(phasedOut?.[0]?.markedDamage).toBe(edition === '2008-10-01' ? 0 : 1);
    },
  );

  it('what came this turn and phases in may attack at once only in 2008 (502.15m)', () => {
    const sick = (edition: EditionId): boolean | undefined => {
      const fresh = board({
        edition,
        permanents: { ada: { bear: { is: '2/2', sick: true } }, nil: {} },
      });
      return phaseIn(phaseOut(fresh, [bear]).state, [bear]).state.battlefield[0]?.sick;
    };
    expect([sick('2008-10-01'), sick(NEWEST_EDITION)]).toEqual([false, true]);
  });
});

describe('in combat', () => {
  const fight = (edition: (typeof EDITION_IDS)[number]): GameState =>
    board({
      edition,
      permanents: {
        ada: { bear: '2/2', ape: '3/3' },
        nil: { wall: '0/4', walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
      },
      attacks: { bear: 'nil', ape: 'walker' },
      blocks: { wall: 'bear' },
    });
  const outAndIn = (edition: (typeof EDITION_IDS)[number], name: string): GameState => {
    const id = objectId(name);
    return phaseIn(phaseOut(fight(edition), [id]).state, [id]).state;
  };

  it.each(EDITION_IDS)(
    'what phases out and in again attacks only by the text of 2010: %s',
    (edition) => {
      const remembered = edition === '2009-07-11';
      const attacker = outAndIn(edition, 'bear');
      expect(attackOf(attacker, bear)?.status).toBe(remembered ? 'blocked' : undefined);
      expect(blockersOf(attacker, bear)).toEqual(remembered ? ['wall'] : []);
      const blocker = outAndIn(edition, 'wall');
      expect(blockOf(blocker, objectId('wall'))?.attackers).toEqual(
        remembered ? ['bear'] : undefined,
      );
      const attacked = attackOf(outAndIn(edition, 'walker'), objectId('ape'))?.target.kind;
      expect(attacked).toBe(remembered ? 'permanent' : 'nothing');
    },
  );

  it('the text of 2010 tells no removal, and what is away neither fights nor is fought', () => {
    const { state: after, events } = phaseOut(fight('2009-07-11'), [bear]);
    expect(events.map(({ kind }) => kind)).toEqual(['phasedOut']);
    expect(attackOf(after, bear)).toBeUndefined();
    expect(blockOf(after, objectId('wall'))?.attackers).toEqual([]);
  });
});
