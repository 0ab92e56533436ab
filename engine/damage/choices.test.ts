import { describe, expect, it, test } from 'vitest';
import { addContinuousEffect, type NewEffect } from '../change/addContinuousEffect.ts';
import { NEWEST_EDITION } from '../citation/editions.ts';
import type { Ability } from '../language/ability.ts';
import type { Change } from '../language/change.ts';
import type { Subject } from '../language/reference.ts';
import type { GameState } from '../state/gameState.ts';
import { permits } from '../testing/boards/abilities.ts';
import { nameOf } from '../testing/boards/assignments.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { assigningPlayers, damageChoices, roleOf } from './choices.ts';

const permission = (subject: Subject) => permits('assignAsThoughUnblocked', { subject });
const flying: Ability = { kind: 'keyword', keyword: 'flying' };
const ITSELF: Subject = { kind: 'reference', reference: 'self' };

/** Each creature that assigns, as `source power: recipients`. */
const told = (
  state: GameState,
  player: string,
  step = 'combatDamage' as const,
): readonly string[] =>
  damageChoices(state, playerId(player), step).map(
    ({ source, amount, recipients }) => `${source} ${amount}: ${recipients.map(nameOf).join(' ')}`,
  );

const FIGHT: TestBoard = {
  permanents: {
    ada: { wurm: '6/4', idle: '5/5' },
    nil: {
      wall: '0/3',
      cadet: '1/1',
      walker: { types: ['planeswalker'], counters: { loyalty: 3 } },
    },
  },
  attacks: { wurm: 'nil' },
};
const fight = (more: Partial<TestBoard>): GameState => board({ ...FIGHT, ...more });
const withWurm = (wurm: string, more: Partial<TestBoard>): GameState =>
  fight({ permanents: { ...FIGHT.permanents, ada: { wurm } }, ...more });

describe('an attacking creature assigns its damage', () => {
  it.each([
    ['to the player it attacks, unblocked', { attacks: { wurm: 'nil' } }, ['wurm 6: nil']],
    ['to the planeswalker it attacks', { attacks: { wurm: 'walker' } }, ['wurm 6: walker']],
    ['to nobody when it attacks nothing', { attacks: { wurm: 'nothing' } }, []],
    ['to its only blocker', { blocks: { wall: 'wurm' } }, ['wurm 6: wall']],
    ['to its blockers', { blocks: { wall: 'wurm', cadet: 'wurm' } }, ['wurm 6: wall cadet']],
    ['to nobody when its blockers are gone', { blocked: ['wurm'] }, []],
  ])('%s', (_, more, choices) => {
    expect(told(fight(more), 'ada')).toEqual(choices);
  });

  it.each([
    ['to blockers and what it attacks', { blocks: { wall: 'wurm' } }, ['wurm 6: wall nil']],
    ['to what it attacks when blockers are gone', { blocked: ['wurm'] }, ['wurm 6: nil']],
    ['to what it attacks once, unblocked', {}, ['wurm 6: nil']],
    [
      'to the planeswalker, not its controller',
      { attacks: { wurm: 'walker' }, blocks: { wall: 'wurm' } },
      ['wurm 6: wall walker'],
    ],
    [
      'to its blockers alone when it attacks nothing',
      { attacks: { wurm: 'nothing' }, blocks: { wall: 'wurm' } },
      ['wurm 6: wall'],
    ],
    ['to nobody without either', { attacks: { wurm: 'nothing' }, blocked: ['wurm'] }, []],
  ])('with trample %s', (_, more, choices) => {
    expect(told(withWurm('6/4 trample', more), 'ada')).toEqual(choices);
  });

  it('with trample to a planeswalker that blocks it once, not twice', () => {
    const walker = {
      is: '2/2',
      types: ['creature', 'planeswalker'],
      counters: { loyalty: 3 },
    } as const;
    const state = board({
      permanents: { ada: { wurm: '6/4 trample' }, nil: { walker } },
      attacks: { wurm: 'walker' },
      blocks: { walker: 'wurm' },
    });
    expect(told(state, 'ada')).toEqual(['wurm 6: walker']);
  });

  it.each([
    ['0/4', []],
    ['-1/4', []],
    ['1/4', ['wurm 1: nil']],
  ])('of power and toughness %s as %s', (wurm, choices) => {
    expect(told(withWurm(wurm, {}), 'ada')).toEqual(choices);
  });
});

describe('one that may assign damage as though it weren’t blocked', () => {
  const through = (is: string, more: Partial<TestBoard>): readonly string[] => {
    const state = fight({
      permanents: {
        ...FIGHT.permanents,
        ada: { wurm: { is, abilities: [permission(ITSELF)] } },
      },
      ...more,
    });
    return damageChoices(state, playerId('ada'), 'combatDamage').map(
      ({ recipients, pastBlockers }) => `${recipients.map(nameOf).join(' ')}, ${pastBlockers.kind}`,
    );
  };

  it.each([
    [
      'to its blocker or all to what it attacks',
      '6/4',
      { blocks: { wall: 'wurm' } },
      ['wall nil, allOrNothing'],
    ],
    ['also with trample', '6/4 trample', { blocks: { wall: 'wurm' } }, ['wall nil, either']],
    [
      'to what it attacks when blockers are gone',
      '6/4',
      { blocked: ['wurm'] },
      ['nil, allOrNothing'],
    ],
    ['as always when it is unblocked', '6/4', {}, ['nil, afterLethal']],
  ])('assigns it %s', (_, is, more, choices) => {
    expect(through(is, more)).toEqual(choices);
  });

  it('may have that from another permanent, which must speak of it', () => {
    const granting = (subject: Subject): GameState =>
      fight({
        permanents: {
          ada: {
            wurm: '6/4',
            totem: { types: ['artifact'], abilities: [permission(subject)] },
          },
          nil: { wall: '0/3' },
        },
        blocks: { wall: 'wurm' },
      });
    expect(told(granting({ kind: 'all', filter: { controller: 'you' } }), 'ada')).toEqual([
      'wurm 6: wall nil',
    ]);
    expect(told(granting({ kind: 'all', filter: { keyword: 'flying' } }), 'ada')).toEqual([
      'wurm 6: wall',
    ]);
  });

  it('has it from that permission and no other ability', () => {
    const abilities: readonly Ability[] = [
      {
        kind: 'permission',
        permission: 'attackDespiteDefender',
        subject: ITSELF,
      },
    ];
    const state = fight({
      permanents: { ada: { wurm: { is: '6/4', abilities } }, nil: { wall: '0/3' } },
      blocks: { wall: 'wurm' },
    });
    expect(told(state, 'ada')).toEqual(['wurm 6: wall']);
  });
});

describe('an effect that lasts may let a creature assign as though it weren’t blocked', () => {
  const blocked = fight({ blocks: { wall: 'wurm' } });
  const lasting = (change: Change, more: Partial<NewEffect> = {}): GameState =>
    addContinuousEffect(blocked, {
      source: objectId('spell'),
      controller: playerId('ada'),
      affects: [objectId('wurm')],
      change,
      until: 'endOfTurn',
      ...more,
    }).state;
  const imposing = (subject: Subject, more: Partial<NewEffect> = {}): readonly string[] =>
    told(lasting({ kind: 'impose', ability: permission(subject) }, more), 'ada');

  it('where it is about that creature', () => {
    expect(imposing(ITSELF)).toEqual(['wurm 6: wall nil']);
    expect(imposing(ITSELF, { affects: [objectId('idle')] })).toEqual(['wurm 6: wall']);
  });

  it('where it is about all of its controller’s', () => {
    const yours: Subject = { kind: 'all', filter: { controller: 'you' } };
    expect(imposing(yours, { affects: [] })).toEqual(['wurm 6: wall nil']);
    expect(imposing(yours, { affects: [], controller: playerId('nil') })).toEqual(['wurm 6: wall']);
  });

  it('and not by another effect', () => {
    expect(told(lasting({ kind: 'grant', ability: flying }), 'ada')).toEqual(['wurm 6: wall']);
    expect(told(lasting({ kind: 'doesNotUntap' }), 'ada')).toEqual(['wurm 6: wall']);
    const other: Change = {
      kind: 'impose',
      ability: permits('blockAdditional', { subject: ITSELF }),
    };
    expect(told(lasting(other), 'ada')).toEqual(['wurm 6: wall']);
    const restriction: Change = {
      kind: 'impose',
      ability: { kind: 'restriction', restriction: 'cannotBlock', subject: ITSELF },
    };
    expect(told(lasting(restriction), 'ada')).toEqual(['wurm 6: wall']);
  });

  it('as long as its condition holds for who controls the effect', () => {
    const ability = {
      ...permission(ITSELF),
      if: { kind: 'youControl', filter: { type: 'planeswalker' } },
    } as const;
    expect(told(lasting({ kind: 'impose', ability }), 'ada')).toEqual(['wurm 6: wall']);
    const theirs = lasting({ kind: 'impose', ability }, { controller: playerId('nil') });
    expect(told(theirs, 'ada')).toEqual(['wurm 6: wall nil']);
  });

  it('or have it do so without a choice, and then it fights nobody', () => {
    const state = lasting({ kind: 'assignsAsThoughUnblocked' });
    expect(told(state, 'ada')).toEqual(['wurm 6: nil']);
    const [choice] = damageChoices(state, playerId('ada'), 'combatDamage');
    expect(choice).toMatchObject({ among: [], pastBlockers: { kind: 'afterLethal' } });
  });

  it('which does nothing for what blocks', () => {
    const state = lasting({ kind: 'assignsAsThoughUnblocked' }, { affects: [objectId('cadet')] });
    const both: GameState = {
      ...state,
      combat: fight({ blocks: { wall: 'wurm', cadet: 'wurm' } }).combat,
    };
    expect(told(both, 'nil')).toEqual(['cadet 1: wurm']);
  });
});

test('an effect may have a creature assign damage equal to its toughness, or none (510.1a)', () => {
  const under = (kind: 'assignsByToughness' | 'assignsNoCombatDamage'): readonly string[] =>
    told(
      addContinuousEffect(fight({ blocks: { wall: 'wurm' } }), {
        source: objectId('spell'),
        controller: playerId('ada'),
        affects: [objectId('wurm')],
        change: { kind },
        until: 'endOfTurn',
      }).state,
      'ada',
    );
  expect(under('assignsByToughness')).toEqual(['wurm 4: wall']);
  expect(under('assignsNoCombatDamage')).toEqual([]);
});

describe('a condition on that permission', () => {
  const may = (kind: 'youControl' | 'youControlNo'): readonly string[] =>
    told(
      fight({
        permanents: {
          ...FIGHT.permanents,
          ada: {
            wurm: {
              is: '6/4',
              abilities: [{ ...permission(ITSELF), if: { kind, filter: { type: 'land' } } }],
            },
          },
        },
        blocks: { wall: 'wurm' },
      }),
      'ada',
    );

  it('has to hold', () => {
    expect(may('youControl')).toEqual(['wurm 6: wall']);
    expect(may('youControlNo')).toEqual(['wurm 6: wall nil']);
  });
});

describe('a blocking creature assigns its damage', () => {
  const brigade = (blocks: TestBoard['blocks'] & object, is = '2/4 trample'): readonly string[] =>
    told(
      board({
        permanents: { ada: { boars: '4/4', baloth: '7/7' }, nil: { brigade: is } },
        attacks: { boars: 'nil', baloth: 'nil' },
        blocks,
      }),
      'nil',
    );

  it('to the creatures that it blocks, and trample does nothing for it', () => {
    expect(brigade({ brigade: ['boars', 'baloth'] })).toEqual(['brigade 2: boars baloth']);
    expect(brigade({ brigade: 'baloth' })).toEqual(['brigade 2: baloth']);
  });

  it('to nobody when it blocks nothing any more, or has no power', () => {
    expect(brigade({ brigade: [] })).toEqual([]);
    expect(brigade({ brigade: 'boars' }, '0/4')).toEqual([]);
  });
});

describe('in editions with a damage order', () => {
  it.each([
    ['2008-10-01', 'wall cadet'],
    ['2009-07-11', 'cadet wall'],
    ['2024-07-30', 'cadet wall'],
    [NEWEST_EDITION, 'wall cadet'],
  ] as const)('%s lists the recipients as %s', (edition, names) => {
    const state = fight({
      edition,
      blocks: { wall: 'wurm', cadet: 'wurm' },
      orders: { wurm: ['cadet', 'wall'] },
    });
    expect(told(state, 'ada')).toEqual([`wurm 6: ${names}`]);
  });

  it.each([
    ['2008-10-01', '2/2', 'none'],
    ['2009-07-11', '2/2', 'announced'],
    ['2009-07-11', '2/2 deathtouch', 'none'],
    ['2013-02-01', '2/2 deathtouch', 'announced'],
    ['2024-07-30', '2/2', 'announced'],
    ['2024-11-08', '2/2', 'none'],
  ] as const)('%s keeps a %s to its order: %s', (edition, wurm, order) => {
    const state = withWurm(wurm, { edition, blocks: { wall: 'wurm' } });
    expect(damageChoices(state, playerId('ada'), 'combatDamage')[0]?.order).toBe(order);
  });
});

describe('the players who assign damage', () => {
  const three: TestBoard = {
    permanents: { ada: { bear: '2/2', ogre: '3/3' }, nil: { wall: '1/3' }, nora: { fox: '2/1' } },
    attacks: { bear: 'nil', ogre: 'nora' },
  };

  it('are those with a creature that assigns some, the active player first', () => {
    const players = (more: Partial<TestBoard>): readonly string[] =>
      assigningPlayers(board({ ...three, ...more }), 'combatDamage');
    expect(players({})).toEqual(['ada']);
    expect(players({ blocks: { fox: 'ogre', wall: 'bear' } })).toEqual(['ada', 'nil', 'nora']);
    expect(players({ blocks: { fox: 'ogre' } })).toEqual(['ada', 'nora']);
  });

  it('are nobody in a first-strike step without first strike', () => {
    expect(assigningPlayers(board(three), 'firstStrikeDamage')).toEqual([]);
  });

  it('assign only for creatures that they control', () => {
    const state = board({ ...three, blocks: { fox: 'ogre' } });
    expect(told(state, 'ada')).toEqual(['bear 2: nil', 'ogre 3: fox']);
    expect(told(state, 'nora')).toEqual(['fox 2: ogre']);
    expect(told(state, 'nil')).toEqual([]);
  });
});

describe('the part that a creature plays', () => {
  it('is read off the combat', () => {
    const state = fight({ attacks: { wurm: 'nil', idle: 'nil' }, blocks: { wall: 'wurm' } });
    const role = (id: string): string | undefined => roleOf(state, objectId(id));
    expect(['wurm', 'idle', 'wall', 'cadet'].map(role)).toEqual([
      'blocked',
      'unblocked',
      'blocking',
      undefined,
    ]);
  });
});
