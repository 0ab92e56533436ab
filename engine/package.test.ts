import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutUndone } from './change/making/undone.ts';
import {
  type Act,
  checkAssignment,
  checkAttackers,
  checkBlockers,
  EDITION_IDS,
  type Game,
  gameAfter,
  isEditionId,
  judge,
  NEWEST_EDITION,
  numbersOf,
  objectId,
  playerId,
  type Reading,
  readScenario,
  type Scenario,
  statedAnswer,
} from './package.ts';
import { known } from './vocabulary/result.ts';

const BOARD = `board:
  Ada:
    - { id: bear, creature: 2/2 }
    - { id: crew, creature: 3/3, abilities: [trample, { activated: [{ draw: 1 }], costs: [{ mana: '{1}' }] }] }
  Nil:
    - { id: imp, creature: 1/1, abilities: [flying] }
`;
const SWARM = `players:
  Ada: { hand: [{ id: swarm, types: [instant], abilities: [{ spell: [{ create-token: { creature: 1/1, subtypes: [soldier] }, n: 99999 }] }] }] }
  Nil: {}
`;

function scenarioOf(text: string, reading: Reading = {}): Scenario {
  const read = readScenario(text, reading);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function gameOf(text: string): Game {
  const game = gameAfter(scenarioOf(text));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

const ATTACK = '- attack: { bear: Nil, crew: Nil }\n';
const GAMES = [
  ATTACK,
  `${ATTACK}- pass: declare-blockers\n`,
  `${ATTACK}- pass: declare-blockers\n- block: { imp: crew }\n- pass: combat-damage\n`,
].map((script) => gameOf(`${BOARD}script:\n${script}`));

/** Names of what is there, and of what is not. */
const name = fc.constantFrom(
  'bear',
  'crew',
  'imp',
  'Ada',
  'Nil',
  'nobody',
  '',
  '__proto__',
  'bear#2',
);
const object = name.map(objectId);
const player = name.map(playerId);
const number = fc.constantFrom(0, 1, 2, 3, -1, 0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY);
const target = fc.oneof(
  fc.record({ kind: fc.constant('player' as const), player }),
  fc.record({ kind: fc.constant('object' as const), object }),
);
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
const attackTarget = fc.oneof(
  fc.record({ kind: fc.constant('player' as const), player }),
  fc.record({ kind: fc.constant('permanent' as const), permanent: object }),
);
const attacks = fc.record({ attacks: some(fc.record({ attacker: object, target: attackTarget })) });
const blocks = fc.record({ blocks: some(fc.record({ blocker: object, attacker: object })) });
const assignments = some(fc.record({ source: object, to: target, amount: number }));
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('attack' as const), player, declaration: attacks }),
  fc.record({ kind: fc.constant('block' as const), player, declaration: blocks }),
  fc.record({ kind: fc.constant('divide' as const), player, assignments }),
  fc.record({ kind: fc.constant('order' as const), player, of: object, over: some(object) }),
  fc.record({ kind: fc.constant('cast' as const), player, card: object, targets: some(target) }),
  fc.record({
    kind: fc.constant('activate' as const),
    player,
    source: object,
    ability: number,
    targets: some(target),
  }),
  fc.record({ kind: fc.constant('play' as const), player, card: object }),
  fc.record({ kind: fc.constant('suspend' as const), player, card: object }),
  fc.record({ kind: fc.constant('turnUp' as const), player, permanent: object }),
  fc.record({ kind: fc.constant('pass' as const), player }),
  fc.record({
    kind: fc.constant('addMana' as const),
    player,
    mana: fc.constantFrom('', '{G}', '{2}{r}', '{q}', 'green'),
  }),
);

describe('reading never throws:', () => {
  const lines = BOARD.split('\n');
  const pieces = fc.constantFrom(
    ...lines,
    'script:',
    '  - pass',
    'line: "2/2 | 9999999x 1/1"',
    '&a [*a]',
    '{',
    '- -',
    '? :',
  );
  test.each([
    ['any text', fc.string({ unit: 'binary', maxLength: 200 })],
    ['lines of a file in any order', some(pieces).map((all) => all.join('\n'))],
    [
      'a file in which a letter is another',
      fc
        .tuple(fc.nat(BOARD.length), fc.string({ minLength: 1, maxLength: 1 }))
        .map(([at, letter]) => BOARD.slice(0, at) + letter + BOARD.slice(at + 1)),
    ],
  ] as const)('%s', (_, text) => {
    fc.assert(
      fc.property(text, (garbage) => {
        const read = readScenario(garbage);
        expect(read.ok || read.error.every(({ line, column }) => line >= 1 && column >= 1)).toBe(
          true,
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('rulings are verdicts, whatever is declared, by whomever:', () => {
  test.each(GAMES.map((game, index) => [index, game] as const))('game %i', (_, { state }) => {
    fc.assert(
      fc.property(attacks, blocks, assignments, player, (attack, block, assigned, by) => {
        const verdicts = [
          checkAttackers(state, attack),
          checkBlockers(state, by, block),
          checkAssignment(state, by, 'combatDamage', assigned),
        ];
        for (const { verdict } of verdicts)
          expect(['legal', 'illegal', 'unproved']).toContain(verdict);
      }),
      { numRuns: 60 },
    );
  });
});

test.each(['nobody', '', '__proto__'])(
  'nothing is legal of a player who is not there, not even to declare nothing: %j',
  (name) => {
    const by = playerId(name);
    for (const { state } of GAMES)
      for (const ruling of [
        checkBlockers(state, by, { blocks: [] }),
        checkAssignment(state, by, 'combatDamage', []),
      ]) {
        expect(ruling.verdict).toBe('illegal');
        expect(ruling.violations).toMatchObject([{ code: 'unknownPlayer', objects: [] }]);
        expect(numbersOf(NEWEST_EDITION, ruling.violations[0]?.rules ?? [])).toHaveLength(1);
      }
  },
);

/** CR 733.1: what is remembered of a declaration that was taken back is no part of what it leaves. */
const leftBy = ({ turn: { history, ...turn }, ...state }: Game['state']) => ({
  ...state,
  turn,
  history: history && withoutUndone(history),
});

test('whatever is played is done or refused; refused it leaves the game as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GAMES), fc.array(act, { maxLength: 8 }), (first, acts) => {
      let game = first;
      for (const one of acts) {
        const { outcome, game: next, events } = game.play(one);
        if (outcome === 'refused') expect(leftBy(next.state)).toEqual(leftBy(game.state));
        if (outcome === 'refused') expect(events.length).toBeGreaterThan(0);
        game = next;
      }
    }),
    { numRuns: 150 },
  );
});

test('a game that grows past what can be told throws an Error as it is played', () => {
  const { game } = gameOf(`${SWARM}${BOARD}script: [{ attack: { bear: Nil } }]\n`).play({
    kind: 'cast',
    player: playerId('Ada'),
    card: objectId('swarm'),
    targets: [],
  });
  const passed = game.play({ kind: 'pass', player: playerId('Ada') }).game;
  expect(() => passed.play({ kind: 'pass', player: playerId('Nil') })).toThrow(Error);
});

describe('editions', () => {
  test.each(EDITION_IDS)('a scenario is judged in its own and throws in others: %s', (edition) => {
    const own = scenarioOf(`${BOARD}script: [{ attack: { bear: Nil } }]\n`, {
      editions: [edition],
    });
    expect(judge(own, edition)).toMatchObject({ holds: true, problems: [] });
    const other = known(
      EDITION_IDS.find((one) => one !== edition),
      'another edition',
    );
    expect(() => judge(own, other)).toThrow(Error);
    expect(gameAfter(own, other).ok).toBe(true);
  });

  test('what is none is told from them, and has no numbers', () => {
    expect(['', 'current', '2026-09-24', '__proto__'].filter(isEditionId)).toEqual([]);
    expect(numbersOf(NEWEST_EDITION, [])).toEqual([]);
  });
});

test('a script that goes wrong is a problem, of judging as of playing', () => {
  const wrong = scenarioOf(`${BOARD}script: [{ attack: { imp: Ada } }]\n`);
  expect(judge(wrong)).toMatchObject({ holds: false, questions: [] });
  expect(gameAfter(wrong)).toMatchObject({ ok: false });
});

test('each answer that judging gives can be stated', () => {
  const asking = scenarioOf(
    `${BOARD}script:\n${ATTACK}questions: [{ id: right, legal: { attack: { bear: Nil } }, answer: true }]\n`,
  );
  const { questions, problems } = judge(asking);
  expect(problems).toEqual([]);
  expect(questions.map(({ question: { ask }, answer }) => statedAnswer(ask, answer))).toEqual([
    'true',
  ]);
});
