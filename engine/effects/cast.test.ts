import { expect, test } from 'vitest';
import type { Ability } from '../language/ability.ts';
import type { WayToCast } from '../language/keywords/lists.ts';
import type { SpellAbility } from '../language/spellAbility.ts';
import type { GameState } from '../state/gameState.ts';
import { board, type PermanentDetails } from '../testing/boards/board.ts';
import { withCard } from '../testing/boards/happened.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { castSpell, checkCast } from './cast.ts';

const ada = playerId('ada');
const nil = playerId('nil');
const growth = objectId('growth');
const bear = { kind: 'object', object: objectId('bear') } as const;

const PUMP: SpellAbility = {
  kind: 'spell',
  targets: [{ kind: 'permanent', filter: { type: 'creature' } }],
  effects: [],
};
const INSTANT: PermanentDetails & { cost?: string } = {
  types: ['instant'],
  abilities: [PUMP],
  cost: '{1}{G}',
};

const ready = (
  details: PermanentDetails & { cost?: string } = INSTANT,
  { mana = 'GGW', step = 'declareBlockers' }: { mana?: string; step?: Step } = {},
): GameState =>
  withCard(
    board({
      permanents: {
        ada: { bear: '2/2' },
        nil: { imp: '1/1 shroud', elf: '1/1 hexproof', rock: { types: ['artifact'] } },
      },
      players: { ada: { mana } },
      step,
    }),
    'growth',
    details,
  );

const codes = (state: GameState, targets: Parameters<typeof checkCast>[3] = [bear], player = ada) =>
  checkCast(state, player, growth, targets).map(({ code }) => code);

test('an instant may be cast by whoever has priority, can pay and has a target', () => {
  expect(codes(ready())).toEqual([]);
});

test.each([
  ['the card is not theirs', ready(), [bear], nil, ['unknownObject']],
  [
    'they have no priority',
    { ...ready(), priority: { kind: 'nobody' } as const },
    [bear],
    ada,
    ['noPriority'],
  ],
  ['their pool is empty', ready(INSTANT, { mana: '' }), [bear], ada, ['cannotPay']],
  ['their mana is of the wrong colors', ready(INSTANT, { mana: 'WW' }), [bear], ada, ['cannotPay']],
  ['there is no target', ready(), [], ada, ['illegalTarget']],
  ['there are two targets for one', ready(), [bear, bear], ada, ['illegalTarget']],
  [
    'the target is not what it may be',
    ready(),
    [{ kind: 'object', object: objectId('rock') }],
    ada,
    ['illegalTarget'],
  ],
  ['the target is a player', ready(), [{ kind: 'player', player: nil }], ada, ['illegalTarget']],
  [
    'the target has shroud',
    ready(),
    [{ kind: 'object', object: objectId('imp') }],
    ada,
    ['illegalTarget'],
  ],
  [
    'the opponent’s target has hexproof',
    ready(),
    [{ kind: 'object', object: objectId('elf') }],
    ada,
    ['illegalTarget'],
  ],
  [
    'it is a sorcery, in combat',
    ready({ ...INSTANT, types: ['sorcery'] }),
    [bear],
    ada,
    ['wrongTime'],
  ],
  [
    'two things are wrong',
    ready({ ...INSTANT, types: ['sorcery'] }, { mana: '' }),
    [bear],
    ada,
    ['wrongTime', 'cannotPay'],
  ],
] as const)('not when %s', (_, state, targets, player, expected) => {
  expect(codes(state, targets, player)).toEqual(expected);
});

test.each([
  ['a creature in the main phase', { is: '2/2' }, 'precombatMain', []],
  ['a creature in combat', { is: '2/2' }, 'declareAttackers', ['wrongTime']],
  ['a creature with flash in combat', { is: '2/2 flash' }, 'declareAttackers', []],
] as const)('%s', (_, details, step, expected) => {
  expect(codes(ready(details, { step }), [])).toEqual(expected);
});

test.each([
  ['in combat', 'declareAttackers', true],
  ['in the main phase, where it is not needed', 'precombatMain', false],
] as const)('flash is cited %s', (_, step, cites) => {
  const { events } = castSpell(ready({ is: '2/2 flash' }, { step }), ada, growth, []);
  expect(events.at(-1)?.rules.includes('keyword.flash')).toBe(cites);
});

test('a creature may not be cast onto a stack that is not empty', () => {
  const first = castSpell(ready(INSTANT, { step: 'precombatMain' }), ada, growth, [bear]).state;
  const again = withCard(first, 'ape', { is: '3/3' });
  expect(checkCast(again, ada, objectId('ape'), []).map(({ code }) => code)).toEqual(['wrongTime']);
});

test.each([
  ['imp', 'keyword.shroud'],
  ['elf', 'keyword.hexproof'],
  ['rock', 'casting.targets'],
])('what keeps %s from being targeted is cited first', (id, rule) => {
  const target = { kind: 'object', object: objectId(id) } as const;
  expect(checkCast(ready(), ada, growth, [target])[0]?.rules[0]).toBe(rule);
});

test('what has protection from its color cannot be targeted', () => {
  const quality = { color: 'green' } as const;
  const protection: Ability = { kind: 'keyword', keyword: 'protection', quality };
  const state = board({
    permanents: { ada: { bear: { is: '2/2', abilities: [protection] } }, nil: {} },
    players: { ada: { mana: 'GG' } },
  });
  const green = withCard(state, 'growth', { ...INSTANT, colors: ['green'] });
  expect(checkCast(green, ada, growth, [bear])).toMatchObject([
    {
      code: 'illegalTarget',
      rules: ['keyword.protectionFromTargeting', 'casting.targets', 'targets.definition'],
    },
  ]);
  expect(codes(withCard(state, 'growth', { ...INSTANT, colors: ['white'] }))).toEqual([]);
});

test('an ability that makes spells cost more is paid too', () => {
  const more: Ability = { kind: 'spellCost', spells: { notType: 'artifact' }, more: '{1}' };
  const dear = (mana: string) =>
    withCard(
      board({
        permanents: { ada: { bear: '2/2' }, nil: { golem: { is: '5/3', abilities: [more] } } },
        players: { ada: { mana } },
      }),
      'growth',
      INSTANT,
    );
  expect(codes(dear('GG'))).toEqual(['cannotPay']);
  expect(codes(dear('GGG'))).toEqual([]);
});

test('a spell that is cast leaves the hand for the top of the stack, paid for', () => {
  const { state, events } = castSpell(ready(), ada, growth, [bear]);
  expect(state.cards).toEqual([]);
  expect(state.players[0]).toMatchObject({ handSize: 0, mana: 'W' });
  expect(state.stack.at(-1)).toMatchObject({ kind: 'spell', id: 'growth', targets: [bear] });
  expect(events.map(({ kind }) => kind)).toEqual(['choiceTaken', 'costPaid', 'cast']);
});

const way = (keyword: WayToCast): Ability => ({ kind: 'keyword', keyword, cost: '{0}' });

test.each<[readonly WayToCast[], readonly string[]]>([
  [['evoke'], []],
  [['kicker'], []],
  [['evoke', 'kicker'], []],
  [['kicker', 'kicker'], ['wrongWays']],
  // CR 118.9a: one alternative cost.
  [['evoke', 'dash'], ['wrongWays']],
])('of a card with evoke, dash and kicker, cast by %j, there is wrong: %j', (ways, wrong) => {
  const abilities = [PUMP, way('evoke'), way('dash'), way('kicker')];
  const state = ready({ ...INSTANT, abilities });
  expect(checkCast(state, ada, growth, [bear], { ways }).map(({ code }) => code)).toEqual(wrong);
});

test('a land is not cast, even one that is a creature too', () => {
  const arbor = ready(
    { is: '1/1', types: ['land', 'creature'], abilities: [] },
    { step: 'precombatMain' },
  );
  expect(codes(arbor, [])).toContain('notASpell');
});
