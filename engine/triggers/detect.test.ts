import { describe, expect, test } from 'vitest';
import { becomeBlocked, becomeUnblocked, makeBlock } from '../change/combat/becomeBlocked.ts';
import { createToken } from '../change/createToken.ts';
import { dealDamage } from '../change/damage/dealDamage.ts';
import { destroy } from '../change/destroy.ts';
import { discard } from '../change/drawAndDiscard.ts';
import { andThen, type GameChange } from '../change/making/gameChange.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import { untap } from '../change/tapAndUntap.ts';
import { EDITION_IDS } from '../citation/editions.ts';
import type { Subject } from '../language/reference.ts';
import type { TokenSpec } from '../language/token.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import type { GameState } from '../state/gameState.ts';
import { triggersOn } from '../testing/boards/abilities.ts';
import { board, boardWith, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { attackDeclared, blockDeclared, happened } from '../testing/boards/happened.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { addTriggers, triggersFrom } from './detect.ts';

const ANY_CREATURE: Subject = { kind: 'all', filter: { type: 'creature' } };
const ada = playerId('ada');
const nil = playerId('nil');

const trigger = triggersOn;

const having = (is: string, ...abilities: readonly TriggeredAbility[]): PermanentSpec => ({
  is,
  abilities,
});

/** Whose abilities triggered, and what each was about. */
const told = (before: GameState, changed: GameChange): readonly string[] =>
  triggersFrom(before, changed).map(
    ({ source, context }) => `${source} about ${context.eventCreature ?? 'nothing'}`,
  );

const TOKEN: TokenSpec = { colors: [], subtypes: [], power: 1, toughness: 1, abilities: [] };

describe('declaring attackers', () => {
  const abilities = [trigger('attacks'), trigger('attacksAlone')];
  const spec: TestBoard = {
    step: 'declareAttackers',
    permanents: {
      ada: {
        bear: having('2/2', ...abilities),
        ape: '3/3',
        cause: { types: ['enchantment'], abilities: [trigger('attacks', { of: ANY_CREATURE })] },
      },
      nil: {},
    },
  };
  const declaring = (attacks: TestBoard['attacks'] = {}) => {
    const state = boardWith(spec, { attacks });
    return told(state, attackDeclared(state));
  };

  test('an attacker attacks, and alone only by itself', () => {
    expect(declaring({ bear: 'nil' })).toEqual([
      'bear about bear',
      'cause about bear',
      'bear about bear',
    ]);
    expect(declaring({ bear: 'nil', ape: 'nil' })).toEqual([
      'bear about bear',
      'cause about bear',
      'cause about ape',
    ]);
  });

  test('a creature put onto the battlefield attacking never attacked', () => {
    const state = boardWith(spec, { attacks: { bear: 'nil' } });
    const changed = createToken(state, TOKEN, ada, {
      kind: 'attacking',
      tapped: true,
      target: { kind: 'player', player: nil },
    });
    expect(told(state, changed)).toEqual([]);
  });

  test('the player attacked is remembered', () => {
    const state = boardWith(spec, { attacks: { bear: 'nil' } });
    const [first] = triggersFrom(state, attackDeclared(state));
    expect(first?.context.eventPlayer).toBe('nil');
  });
});

test.each(EDITION_IDS.map((edition) => [edition, edition >= '2026-09-25' ? 1 : 0] as const))(
  'attacking a player alone beside an attack on a planeswalker triggers, in %s, %i times',
  (edition, times) => {
    const state = board({
      edition,
      step: 'declareAttackers',
      permanents: {
        ada: { bear: having('2/2', trigger('attacksPlayerAlone')), ape: '3/3' },
        nil: { walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
      },
      attacks: { bear: 'nil', ape: 'walker' },
    });
    expect(told(state, attackDeclared(state))).toHaveLength(times);
  },
);

describe('declaring blockers', () => {
  const spec: TestBoard = {
    step: 'declareBlockers',
    permanents: {
      ada: {
        bear: having(
          '2/2',
          trigger('becomesBlocked'),
          trigger('becomesBlockedByCreature'),
          trigger('becomesBlockedByAtLeast', { n: 2 }),
          trigger('attacksUnblocked'),
        ),
        ape: '3/3',
      },
      nil: {
        wall: having('0/4', trigger('blocks'), trigger('blocksCreature'), trigger('blocksAlone')),
        elf: '1/1',
      },
    },
    attacks: { bear: 'nil', ape: 'nil' },
  };
  const codes = (blocks: TestBoard['blocks'] = {}) => {
    const state = boardWith(spec, { blocks });
    return triggersFrom(state, blockDeclared(state)).map(({ ability }) => ability.event);
  };

  test('one blocker', () => {
    expect(codes({ wall: 'bear' }).toSorted()).toEqual([
      'becomesBlocked',
      'becomesBlockedByCreature',
      'blocks',
      'blocksAlone',
      'blocksCreature',
    ]);
  });

  test('a creature that blocks two blocks once, and a creature twice', () => {
    expect(codes({ wall: ['bear', 'ape'] }).toSorted()).toEqual([
      'becomesBlocked',
      'becomesBlockedByCreature',
      'blocks',
      'blocksAlone',
      'blocksCreature',
      'blocksCreature',
    ]);
  });

  test('two blockers on one attacker: it becomes blocked once, by a creature twice, by two once', () => {
    expect(codes({ wall: 'bear', elf: 'bear' }).toSorted()).toEqual([
      'becomesBlocked',
      'becomesBlockedByAtLeast',
      'becomesBlockedByCreature',
      'becomesBlockedByCreature',
      'blocks',
      'blocksCreature',
    ]);
  });

  test('no blocker', () => {
    expect(codes({ elf: 'ape' })).toEqual(['attacksUnblocked']);
  });

  test.each(EDITION_IDS)(
    'in %s, whether a creature put attacking can attack and not be blocked',
    (edition) => {
      const state = boardWith(spec, { edition, blocks: {} });
      const undeclared: GameState = {
        ...state,
        combat:
          state.combat.kind === 'none'
            ? state.combat
            : { ...state.combat, declaredAttackers: [objectId('ape')] },
      };
      const since2024 = edition >= '2024-07-30';
      expect(told(undeclared, blockDeclared(undeclared))).toHaveLength(since2024 ? 1 : 0);
    },
  );
});

describe('becoming blocked after blockers were declared', () => {
  const spec = (edition: GameState['edition']): TestBoard => ({
    edition,
    step: 'declareBlockers',
    permanents: {
      ada: {
        bear: having(
          '2/2',
          trigger('becomesBlocked'),
          trigger('becomesBlockedByCreature'),
          trigger('becomesBlockedByAtLeast', { n: 2 }),
        ),
      },
      nil: { wall: '0/4', elf: having('1/1', trigger('blocks'), trigger('blocksCreature')) },
    },
    attacks: { bear: 'nil' },
  });
  const bear = objectId('bear');
  const putBlocking = (state: GameState) =>
    createToken(state, TOKEN, nil, { kind: 'blocking', attacker: bear });
  const makeElfBlock = (state: GameState) => makeBlock(state, objectId('elf'), bear);
  const byEffect = (state: GameState) => becomeBlocked(state, bear, undefined);
  const again = (state: GameState) =>
    becomeBlocked(becomeUnblocked(state, bear).state, bear, undefined);

  const OLD_D = ['2008-10-01', '2009-07-11'];
  const NO_EFFECT_B = ['2008-10-01', '2009-07-11'];

  const cases = EDITION_IDS.flatMap((edition) => [
    {
      what: 'an effect blocks an unblocked attacker',
      edition,
      blocks: {},
      change: byEffect,
      expected: ['becomesBlocked'],
    },
    {
      what: 'a creature is put blocking an unblocked attacker',
      edition,
      blocks: {},
      change: putBlocking,
      expected: [
        'becomesBlocked',
        ...(OLD_D.includes(edition) ? [] : ['becomesBlockedByCreature']),
      ],
    },
    {
      what: 'a creature is put blocking a blocked attacker',
      edition,
      blocks: { wall: 'bear' },
      change: putBlocking,
      expected: [
        'becomesBlockedByAtLeast',
        ...(OLD_D.includes(edition) ? [] : ['becomesBlockedByCreature']),
      ],
    },
    {
      what: 'an effect makes a creature block a blocked attacker',
      edition,
      blocks: { wall: 'bear' },
      change: makeElfBlock,
      expected: [
        'becomesBlockedByAtLeast',
        'becomesBlockedByCreature',
        ...(edition === '2008-10-01' ? [] : ['blocks']),
        ...(NO_EFFECT_B.includes(edition) ? [] : ['blocksCreature']),
      ],
    },
    {
      what: 'an attacker becomes blocked again after an effect made it unblocked',
      edition,
      blocks: { wall: 'bear' },
      change: again,
      expected: edition === '2008-10-01' ? [] : ['becomesBlocked'],
    },
  ]);

  test.each(cases)('$what, in $edition', ({ edition, blocks, change, expected }) => {
    const state = boardWith(spec(edition), { blocks });
    const triggered = triggersFrom(state, change(state)).map(({ ability }) => ability.event);
    expect(triggered.toSorted()).toEqual(expected.toSorted());
  });
});

test('characteristics count as the event happens, and not afterwards', () => {
  const white = { color: 'white' } as const;
  const spec: TestBoard = {
    step: 'declareBlockers',
    permanents: {
      ada: { bear: having('2/2', trigger('becomesBlockedByCreature', { filter: white })) },
      nil: { knight: { is: '2/2', colors: ['black'] } },
    },
    attacks: { bear: 'nil' },
    blocks: { knight: 'bear' },
  };
  const state = board(spec);
  expect(told(state, blockDeclared(state))).toEqual([]);
  const whitened: GameState = {
    ...state,
    battlefield: state.battlefield.map((one) => ({
      ...one,
      printed: { ...one.printed, colors: ['white'] },
    })),
  };
  expect(told(state, happened(whitened))).toEqual([]);
  expect(told(whitened, blockDeclared(whitened))).toEqual(['bear about knight']);
});

describe('damage', () => {
  const spec: TestBoard = {
    permanents: {
      ada: {
        bear: having(
          '2/2',
          trigger('dealsDamage'),
          trigger('dealsCombatDamage', { to: 'player' }),
          trigger('dealsDamage', { filter: { type: 'creature' } }),
          trigger('isDealtDamage'),
        ),
      },
      nil: { elf: '1/1', imp: '1/1' },
    },
  };
  const source = objectId('bear');
  const toElf = { source, to: { kind: 'object', object: objectId('elf') }, amount: 1 } as const;
  const toImp = { source, to: { kind: 'object', object: objectId('imp') }, amount: 2 } as const;
  const toNil = { source, to: { kind: 'player', player: nil }, amount: 2 } as const;
  const fromElf = {
    source: objectId('elf'),
    to: { kind: 'object', object: source },
    amount: 1,
  } as const;
  const fromImp = { ...fromElf, source: objectId('imp') };

  test('one or more of somebody’s creatures: once for each player that they damage', () => {
    const together = trigger('oneOrMoreDealCombatDamage', {
      of: { kind: 'all', filter: {} },
      filter: { controller: 'you' },
    });
    const state = board({
      permanents: {
        ada: { bear: '2/2', ape: '3/3', cause: { types: ['enchantment'], abilities: [together] } },
        nil: { elf: '1/1' },
      },
    });
    const toAda = {
      ...toNil,
      source: objectId('elf'),
      to: { kind: 'player', player: ada },
    } as const;
    const fromApe = { ...toNil, source: objectId('ape') };
    const found = triggersFrom(state, dealDamage(state, [toNil, fromApe, toElf, toAda], 'combat'));
    expect(found.map(({ context }) => [context.eventPlayer, context.eventCreatures])).toEqual([
      [nil, ['bear', 'ape']],
    ]);
    expect(triggersFrom(state, dealDamage(state, [toNil], 'noncombat'))).toEqual([]);
  });

  test('to several at once: once in all, and once for each creature named', () => {
    const state = board(spec);
    const found = triggersFrom(state, dealDamage(state, [toElf, toImp], 'combat'));
    expect(
      found.map(({ ability, context }) => [
        ability.event,
        ability.filter !== undefined,
        context.eventAmount,
        context.eventCreature,
      ]),
    ).toEqual([
      ['dealsDamage', false, 3, 'elf'],
      ['dealsDamage', true, 1, 'elf'],
      ['dealsDamage', true, 2, 'imp'],
    ]);
  });

  test('to a player', () => {
    const state = board(spec);
    const found = triggersFrom(state, dealDamage(state, [toNil], 'combat'));
    expect(found.map(({ ability, context }) => [ability.event, context.eventPlayer])).toEqual([
      ['dealsDamage', undefined],
      ['dealsCombatDamage', 'nil'],
    ]);
  });

  test('to one that fits or to such a player, where both are named', () => {
    const either = trigger('dealsDamage', { filter: { subtype: 'elf' }, to: 'opponent' });
    const elf = { is: '1/1', subtypes: ['elf'] };
    const permanents = { ada: { bear: having('2/2', either) }, nil: { elf, imp: '1/1' } };
    const state = board({ permanents });
    const found = triggersFrom(state, dealDamage(state, [toElf, toImp, toNil], 'combat'));
    expect(found.map(({ context }) => context.eventPlayer ?? context.eventCreature)).toEqual([
      'elf',
      'nil',
    ]);
  });

  test('noncombat damage is not combat damage', () => {
    const state = board(spec);
    expect(told(state, dealDamage(state, [toNil], 'noncombat'))).toHaveLength(1);
  });

  test('from several at once it is dealt damage once, with all of it', () => {
    const state = board(spec);
    const [found, ...more] = triggersFrom(state, dealDamage(state, [fromElf, fromImp], 'combat'));
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      ability: { event: 'isDealtDamage' },
      context: { eventAmount: 2 },
    });
  });

  test('damage of 0 triggers nothing', () => {
    const state = board(spec);
    expect(told(state, dealDamage(state, [{ ...toNil, amount: 0 }], 'combat'))).toEqual([]);
  });

  test.each(EDITION_IDS)('lifelink and deathtouch trigger only in 2008 (%s)', (edition) => {
    const state = board({
      edition,
      permanents: { ada: { bear: '2/2 lifelink deathtouch' }, nil: { elf: '1/1' } },
    });
    const found = triggersFrom(state, dealDamage(state, [toElf], 'combat'));
    expect(found.map(({ ability }) => ability.effects[0]?.kind)).toEqual(
      edition === '2008-10-01' ? ['gainLife', 'destroy'] : [],
    );
  });
});

describe('dying and entering', () => {
  const dies = trigger('dies', { of: ANY_CREATURE });
  const state = board({
    permanents: { ada: { bear: having('2/2', dies), imp: having('1/1', dies) }, nil: {} },
  });
  const bear = objectId('bear');
  const imp = objectId('imp');

  test('creatures that die together see one another die', () => {
    const both = andThen(destroy(state, bear, 'effect'), (now) => destroy(now, imp, 'effect'));
    expect(told(state, both).toSorted()).toEqual([
      'bear about bear',
      'bear about imp',
      'imp about bear',
      'imp about imp',
    ]);
  });

  test('what is returned to a hand does not die, nor does what regenerates', () => {
    const returned: GameChange = {
      state,
      events: [{ kind: 'returnedToHand', object: bear, rules: [], decides: [] }],
    };
    expect(told(state, returned)).toEqual([]);
  });

  test('a token sees itself enter', () => {
    const token = { ...TOKEN, abilities: [trigger('enters')] };
    const changed = createToken(state, token, ada, { kind: 'normally' });
    expect(told(state, changed)).toEqual(['token-1 about token-1']);
  });
});

test.each([
  ['returned to a hand', 'hand'],
  ['exiled', 'exile'],
  ['put on the bottom of a library', 'libraryBottom'],
] as const)('what is %s leaves the battlefield and sees that itself', (_, zone) => {
  const state = board({
    permanents: {
      ada: { bear: having('2/2', trigger('leavesBattlefield'), trigger('dies')) },
      nil: {},
    },
  });
  const left = moveFromBattlefield(state, objectId('bear'), zone);
  expect(triggersFrom(state, left).map(({ ability }) => ability.event)).toEqual([
    'leavesBattlefield',
  ]);
});

test('what becomes untapped was tapped', () => {
  const state = board({
    permanents: {
      ada: {
        bear: { is: '2/2', tapped: true, abilities: [trigger('becomesUntapped')] },
        ape: having('3/3', trigger('becomesUntapped')),
      },
      nil: {},
    },
  });
  expect(told(state, untap(state, [objectId('bear'), objectId('ape')]))).toEqual([
    'bear about bear',
  ]);
});

test('whoever discards two cards discards twice', () => {
  const of: Subject = { kind: 'reference', reference: 'you' };
  const state = board({
    permanents: { ada: { imp: having('1/1', trigger('discards', { of })) }, nil: {} },
    players: { ada: { handSize: 3 }, nil: { handSize: 3 } },
  });
  expect(triggersFrom(state, discard(state, ada, 2))).toHaveLength(2);
  expect(triggersFrom(state, discard(state, nil, 2))).toHaveLength(0);
});

describe('steps', () => {
  const state = (whose: 'you' | 'each') =>
    board({
      step: 'endOfCombat',
      permanents: {
        ada: {},
        nil: { clock: having('2/4', trigger('beginningOfStep', { step: 'endOfCombat', whose })) },
      },
    });
  const began = (now: GameState, step: 'endOfCombat' | 'endStep') =>
    told(now, happened(now, { kind: 'stepBegan', step, rules: [], decides: [] }));

  test('the step that is meant, in whose turn it is meant', () => {
    expect(began(state('each'), 'endOfCombat')).toEqual(['clock about nothing']);
    expect(began(state('each'), 'endStep')).toEqual([]);
    expect(began(state('you'), 'endOfCombat')).toEqual([]);
  });

  test('a delayed trigger triggers once, about what it was made for', () => {
    const waiting: GameState = {
      ...state('you'),
      delayedTriggers: [
        {
          source: objectId('clock'),
          controller: nil,
          at: 'endOfCombat',
          effects: [],
          context: { eventCreature: objectId('bear'), eventPlayer: undefined },
        },
      ],
    };
    const stepBegan = happened(waiting, {
      kind: 'stepBegan',
      step: 'endOfCombat',
      rules: [],
      decides: [],
    });
    const { state: after, events } = addTriggers(waiting, stepBegan);
    expect(after.delayedTriggers).toEqual([]);
    expect(after.waitingTriggers).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({
      kind: 'abilityTriggered',
      about: 'bear',
      rules: ['endOfCombat.triggers', 'triggers.delayedOnce'],
    });
    expect(
      addTriggers(waiting, happened(after, ...stepBegan.events)).state.waitingTriggers,
    ).toHaveLength(1);
  });
});

test.each([
  [{ kind: 'youControl', filter: { type: 'artifact' } }, 0],
  [{ kind: 'youControlNo', filter: { type: 'artifact' } }, 1],
] as const)('with the intervening if %o it triggers %i times', (condition, times) => {
  const state = board({
    step: 'declareAttackers',
    permanents: { ada: { bear: having('2/2', trigger('attacks', { if: condition })) }, nil: {} },
    attacks: { bear: 'nil' },
  });
  expect(told(state, attackDeclared(state))).toHaveLength(times);
});

test('every trigger that is found waits, and is told with the rules of its kind', () => {
  const state = board({
    step: 'declareAttackers',
    permanents: { ada: { bear: having('2/2', trigger('attacks')) }, nil: {} },
    attacks: { bear: 'nil' },
  });
  const { state: after, events } = addTriggers(state, attackDeclared(state));
  expect(after.waitingTriggers).toMatchObject([{ source: 'bear', controller: 'ada' }]);
  expect(events.at(-1)).toEqual({
    kind: 'abilityTriggered',
    source: 'bear',
    trigger: 'attacks',
    about: 'bear',
    rules: ['triggers.attacks', 'attackers.triggersTrigger', 'triggers.event'],
    decides: ['triggers.attacks'],
  });
});
