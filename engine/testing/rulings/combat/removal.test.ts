import { describe, expect, test } from 'vitest';
import { addContinuousEffect } from '../../../change/addContinuousEffect.ts';
import { removeFromCombat } from '../../../change/combat/removeFromCombat.ts';
import { gainControl } from '../../../change/control.ts';
import { destroy, sacrifice } from '../../../change/destroy.ts';
import { endDurations } from '../../../change/endDurations.ts';
import { leaveGame } from '../../../change/leaveGame.ts';
import type { GameChange } from '../../../change/making/gameChange.ts';
import { moveFromBattlefield } from '../../../change/moveFromBattlefield.ts';
import { phaseOut } from '../../../change/phasing.ts';
import { changeProtector } from '../../../change/protector.ts';
import { makeRegenerationShield } from '../../../change/regenerate.ts';
import { tap, untap } from '../../../change/tapAndUntap.ts';
import { attacksOf, blocksOf } from '../../../state/combatRoles.ts';
import type { ContinuousEffect, GameState } from '../../../state/gameState.ts';
import { objectId, playerId } from '../../../vocabulary/ids.ts';
import { board, type TestBoard } from '../../boards/board.ts';

const [ada, nil, tor] = [playerId('ada'), playerId('nil'), playerId('tor')];
const by = objectId('spell');

/**
 * Everything that may be in combat, in it: `boar` is blocked by `elf`, `wolf` attacks a planeswalker, `hawk` a battle,
 * `bear` a planeswalker that is a creature too and blocks `wolf`.
 */
const BOARD: TestBoard = {
  step: 'declareBlockers',
  permanents: {
    ada: { boar: '3/3', wolf: '2/2', hawk: '1/1 flying', bear: '2/2' },
    nil: {
      elf: '1/1',
      walker: { types: ['planeswalker'], counters: { loyalty: 3 } },
      siege: { types: ['battle'], counters: { defense: 3 }, protector: 'nil' },
      gideon: { is: '4/4', types: ['creature', 'planeswalker'], counters: { loyalty: 4 } },
    },
    tor: {},
  },
  attacks: { boar: 'nil', wolf: 'walker', hawk: 'siege', bear: 'gideon' },
  blocks: { elf: 'boar', gideon: 'wolf' },
};

type Change = (state: GameState) => GameChange;

const on = (id: string, change: ContinuousEffect['change']): Change => {
  return (state) =>
    addContinuousEffect(state, {
      source: by,
      controller: nil,
      affects: [objectId(id)],
      change,
      until: 'endOfTurn',
    });
};
const noMore = (
  id: string,
  ...types: readonly ('creature' | 'planeswalker' | 'battle')[]
): Change => on(id, { kind: 'removeTypes', types });
const also = (id: string, type: 'creature' | 'battle'): Change =>
  on(id, { kind: 'addTypes', types: [type] });
const gained = (id: string, player = tor): Change => {
  return (state) => gainControl(state, objectId(id), { player, by, until: 'endOfTurn' });
};
const regenerating = (id: string): Change => {
  return (state) => {
    const made = makeRegenerationShield(state, objectId(id), { controller: nil, by });
    return destroy(made.state, objectId(id), 'lethalDamage');
  };
};
const gone = (id: string, how: 'hand' | 'exile' | 'graveyard'): Change => {
  return (state) => moveFromBattlefield(state, objectId(id), how);
};

/** `wolf walker unblocked`, `elf: boar`: who attacks what and how it stands, who blocks what. */
const seen = (state: GameState): readonly string[] => [
  ...attacksOf(state).map(
    ({ attacker, target, status }) =>
      `${attacker} ${target.kind === 'player' ? target.player : target.kind === 'permanent' ? target.permanent : target.kind} ${status}`,
  ),
  ...blocksOf(state).map(({ blocker, attackers }) => `${blocker}: ${attackers.join(' ')}`.trim()),
];
const BEFORE = [
  'boar nil blocked',
  'wolf walker blocked',
  'hawk siege unblocked',
  'bear gideon unblocked',
  'elf: boar',
  'gideon: wolf',
];
/** What was seen before, with some lines changed, or left out. */
const but = (changes: Readonly<Record<string, string | undefined>>): readonly string[] =>
  BEFORE.flatMap((line) => (line in changes ? (changes[line] ?? []) : line));

test('the board is what the table takes it to be', () => {
  expect(seen(board(BOARD))).toEqual(BEFORE);
});

interface Removal {
  readonly what: string;
  readonly change: Change;
  readonly leaves: readonly string[];
}

const NO_BOAR = but({ 'boar nil blocked': undefined, 'elf: boar': 'elf:' });
const NO_ELF = but({ 'elf: boar': undefined });
const NOTHING_FOR_WOLF = but({ 'wolf walker blocked': 'wolf nothing blocked' });
const NOTHING_FOR_HAWK = but({ 'hawk siege unblocked': 'hawk nothing unblocked' });
const NO_GIDEON = but({
  'bear gideon unblocked': 'bear nothing unblocked',
  'gideon: wolf': undefined,
});

const removals: readonly Removal[] = [
  {
    what: 'an attacker is destroyed',
    change: (s) => destroy(s, objectId('boar'), 'effect'),
    leaves: NO_BOAR,
  },
  {
    what: 'an attacker is sacrificed',
    change: (s) => sacrifice(s, objectId('boar')),
    leaves: NO_BOAR,
  },
  { what: 'an attacker is returned to a hand', change: gone('boar', 'hand'), leaves: NO_BOAR },
  { what: 'a blocker is exiled', change: gone('elf', 'exile'), leaves: NO_ELF },
  {
    what: 'an attacked planeswalker is put into a graveyard',
    change: gone('walker', 'graveyard'),
    leaves: NOTHING_FOR_WOLF,
  },
  {
    what: 'an attacked battle is exiled',
    change: gone('siege', 'exile'),
    leaves: NOTHING_FOR_HAWK,
  },
  { what: 'an attacker gets another controller', change: gained('boar', nil), leaves: NO_BOAR },
  { what: 'a blocker gets another controller', change: gained('elf'), leaves: NO_ELF },
  {
    what: 'an attacked planeswalker gets another controller',
    change: gained('walker'),
    leaves: NOTHING_FOR_WOLF,
  },
  {
    what: 'an attacked battle gets another controller',
    change: gained('siege'),
    leaves: NOTHING_FOR_HAWK,
  },
  {
    what: 'an attacked battle gets another protector',
    change: (s) => changeProtector(s, objectId('siege'), tor),
    leaves: NOTHING_FOR_HAWK,
  },
  {
    what: 'an attacker phases out',
    change: (s) => phaseOut(s, [objectId('boar')]),
    leaves: NO_BOAR,
  },
  { what: 'a blocker phases out', change: (s) => phaseOut(s, [objectId('elf')]), leaves: NO_ELF },
  {
    what: 'an attacked planeswalker phases out',
    change: (s) => phaseOut(s, [objectId('walker')]),
    leaves: NOTHING_FOR_WOLF,
  },
  {
    what: 'an effect removes an attacker',
    change: (s) => removeFromCombat(s, objectId('boar'), 'effect'),
    leaves: NO_BOAR,
  },
  {
    what: 'an effect removes a blocker',
    change: (s) => removeFromCombat(s, objectId('elf'), 'effect'),
    leaves: NO_ELF,
  },
  {
    what: 'an attacked planeswalker stops being one',
    change: noMore('walker', 'planeswalker'),
    leaves: NOTHING_FOR_WOLF,
  },
  {
    what: 'an attacked battle stops being one',
    change: noMore('siege', 'battle'),
    leaves: NOTHING_FOR_HAWK,
  },
  { what: 'an attacker regenerates', change: regenerating('boar'), leaves: NO_BOAR },
  { what: 'a blocker regenerates', change: regenerating('elf'), leaves: NO_ELF },
  {
    what: 'an attacker stops being a creature',
    change: noMore('boar', 'creature'),
    leaves: NO_BOAR,
  },
  { what: 'a blocker stops being a creature', change: noMore('elf', 'creature'), leaves: NO_ELF },
  { what: 'an attacker becomes a battle', change: also('boar', 'battle'), leaves: NO_BOAR },
  { what: 'a blocker becomes a battle', change: also('elf', 'battle'), leaves: NO_ELF },
  {
    what: 'a blocking planeswalker stops being a creature, and is attacked still (506.4d)',
    change: noMore('gideon', 'creature'),
    leaves: but({ 'gideon: wolf': undefined }),
  },
  {
    what: 'a blocking planeswalker stops being a planeswalker, and blocks still (506.4d)',
    change: noMore('gideon', 'planeswalker'),
    leaves: but({ 'bear gideon unblocked': 'bear nothing unblocked' }),
  },
  {
    what: 'a blocking planeswalker stops being both (506.4d)',
    change: noMore('gideon', 'creature', 'planeswalker'),
    leaves: NO_GIDEON,
  },
  { what: 'a blocking planeswalker leaves', change: gone('gideon', 'hand'), leaves: NO_GIDEON },
  {
    what: 'a player leaves the game, with all that is theirs',
    change: (state) => leaveGame(state, nil),
    leaves: [
      'boar nil blocked',
      'wolf nothing blocked',
      'hawk nothing unblocked',
      'bear nothing unblocked',
    ],
  },
];

describe('removed from combat (CR 506.4), and what it was with goes on as it was (506.4c, 509.1h)', () => {
  test.each(removals)('$what', ({ change, leaves }) => {
    const { state, events } = change(board(BOARD));
    expect(seen(state)).toEqual(leaves);
    expect(events.map(({ kind }) => kind)).toContain('removedFromCombat');
  });

  test('an animated attacker, as the effect ends', () => {
    const state = board({
      step: 'combatDamage',
      permanents: { ada: { land: { types: ['land'] } }, nil: {} },
      attacks: { land: 'nil' },
    });
    const animated: GameState = {
      ...state,
      continuousEffects: [
        {
          source: by,
          controller: ada,
          affects: [objectId('land')],
          change: { kind: 'addTypes', types: ['creature'] },
          until: 'endOfTurn',
          timestamp: 9,
        },
      ],
    };
    expect(seen(endDurations(animated, 'endOfTurn').state)).toEqual([]);
  });
});

const BOTH: TestBoard = {
  ...BOARD,
  permanents: {
    ada: { hawk: '1/1 flying' },
    nil: {
      ruin: { types: ['planeswalker', 'battle'], counters: { loyalty: 3 }, protector: 'nil' },
    },
    tor: {},
  },
  attacks: { hawk: 'ruin' },
  blocks: {},
};

describe('an attacked planeswalker that is a battle too (506.4e)', () => {
  test.each([
    ['stops being both', noMore('ruin', 'planeswalker', 'battle'), 'nothing'],
    ['stops being a planeswalker', noMore('ruin', 'planeswalker'), 'ruin'],
    ['stops being a battle, and its controller protected it', noMore('ruin', 'battle'), 'ruin'],
  ])('%s', (_, change, target) => {
    expect(seen(change(board(BOTH)).state)).toEqual([`hawk ${target} unblocked`]);
  });

  test('stops being a battle, and somebody else protected it', () => {
    const state = board({
      ...BOTH,
      permanents: {
        ...BOTH.permanents,
        nil: {},
        tor: {
          ruin: { types: ['planeswalker', 'battle'], counters: { loyalty: 3 }, protector: 'nil' },
        },
      },
    });
    const attackedFor: GameState = {
      ...state,
      combat:
        state.combat.kind === 'none'
          ? state.combat
          : {
              ...state.combat,
              attacks: state.combat.attacks.map((attack) => ({
                ...attack,
                target: { kind: 'permanent', permanent: objectId('ruin'), defendingPlayer: nil },
              })),
            },
    };
    expect(seen(noMore('ruin', 'battle')(attackedFor).state)).toEqual(['hawk nothing unblocked']);
  });
});

describe('stays in combat', () => {
  const cannot = (id: string, restriction: 'cannotAttack' | 'cannotBlock'): Change =>
    on(id, {
      kind: 'impose',
      ability: {
        kind: 'restriction',
        restriction,
        subject: { kind: 'reference', reference: 'self' },
      },
    });
  const grant = (id: string, keyword: 'defender' | 'menace' | 'flying'): Change =>
    on(id, { kind: 'grant', ability: { kind: 'keyword', keyword } });

  test.each<[string, Change]>([
    ['an attacker that can no longer attack (506.4a)', cannot('boar', 'cannotAttack')],
    ['an attacker that has defender now (506.4a)', grant('boar', 'defender')],
    ['a blocker that can no longer block (506.4a)', cannot('elf', 'cannotBlock')],
    ['a lone blocker of what has menace now (506.4a)', grant('boar', 'menace')],
    ['a blocker that could not reach it now (506.4a)', grant('boar', 'flying')],
    ['an attacker that becomes tapped (506.4b)', (s) => tap(s, [objectId('boar')])],
    [
      'an attacker that becomes untapped (506.4b)',
      (s) => untap(tap(s, [objectId('boar')]).state, [objectId('boar')]),
    ],
    ['a blocker that becomes tapped (506.4b)', (s) => tap(s, [objectId('elf')])],
    ['what nobody else gained', gained('boar', ada)],
    [
      'a permanent that is not in combat at all',
      (s) => removeFromCombat(s, objectId('ghost'), 'effect'),
    ],
  ])('%s', (_, change) => {
    const { state, events } = change(board(BOARD));
    expect(seen(state)).toEqual(BEFORE);
    expect(events.map(({ kind }) => kind)).not.toContain('removedFromCombat');
  });
});
