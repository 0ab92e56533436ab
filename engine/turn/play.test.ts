import { describe, expect, test } from 'vitest';
import type { Ability } from '../language/ability.ts';
import type { Act } from '../log/act.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState } from '../state/gameState.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { STEPS, type Step } from '../vocabulary/turnStructure.ts';
import { begin, decisionIn, type PlayResult, play, type TurnSnapshot } from './play.ts';

const ada = playerId('ada');
const nil = playerId('nil');

const attack = (...attackers: readonly string[]): Act => ({
  kind: 'attack',
  player: ada,
  declaration: {
    attacks: attackers.map((name) => ({
      attacker: objectId(name),
      target: { kind: 'player', player: nil },
    })),
  },
});
const block = (pairs: Readonly<Record<string, string>>): Act => ({
  kind: 'block',
  player: nil,
  declaration: {
    blocks: Object.entries(pairs).map(([blocker, attacker]) => ({
      blocker: objectId(blocker),
      attacker: objectId(attacker),
    })),
  },
});

const start = (spec: TestBoard, step: Step): TurnSnapshot =>
  begin({ ...board({ ...spec, step }) }).snapshot;

/** Acts one after another and collects what is told. */
function run(from: TurnSnapshot, actions: readonly Act[]) {
  let snapshot = from;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const played: PlayResult = play(snapshot, action);
    snapshot = played.snapshot;
    events.push(...played.moments.flatMap(({ entries }) => entries.map(({ event }) => event)));
  }
  const kinds = events.map(({ kind }) => kind);
  // What is told of every step is told elsewhere.
  return { snapshot, events, kinds: kinds.filter((kind) => kind !== 'priorityGiven') };
}

const both: readonly Act[] = [
  { kind: 'pass', player: ada },
  { kind: 'pass', player: nil },
];
const game = (snapshot: TurnSnapshot): GameState => snapshot.context.game;

describe('a turn without attackers', () => {
  const spec: TestBoard = { permanents: { ada: { bear: '2/2' }, nil: {} } };

  test('goes through every step but those that need attackers', () => {
    let snapshot = start(spec, 'upkeep');
    const steps: Step[] = ['upkeep'];
    for (let i = 0; i < 60 && game(snapshot).turn.number === 1; i += 1) {
      const decision = decisionIn(snapshot);
      const player = 'player' in decision ? decision.player : ada;
      const action: Act =
        decision.kind === 'declareAttackers' ? attack() : { kind: 'pass', player };
      snapshot = play(snapshot, action).snapshot;
      if (steps.at(-1) !== game(snapshot).turn.step) steps.push(game(snapshot).turn.step);
    }
    const skipped: readonly Step[] = [
      'untap',
      'declareBlockers',
      'firstStrikeDamage',
      'combatDamage',
      'cleanup',
    ];
    expect(steps).toEqual([...STEPS.filter((step) => !skipped.includes(step)), 'upkeep']);
    expect(game(snapshot).turn).toMatchObject({ number: 2, activePlayer: nil });
  });

  test('names the steps that are skipped, with their rule', () => {
    const { events } = run(start(spec, 'declareAttackers'), [attack(), ...both]);
    expect(events.filter(({ kind }) => kind === 'stepSkipped')).toEqual([
      {
        kind: 'stepSkipped',
        step: 'declareBlockers',
        because: 'noAttackers',
        rules: ['attackers.none'],
        decides: ['attackers.none'],
      },
      {
        kind: 'stepSkipped',
        step: 'combatDamage',
        because: 'noAttackers',
        rules: ['attackers.none'],
        decides: ['attackers.none'],
      },
    ]);
  });
});

test('an illegal declaration is told and taken back: the game is as it was', () => {
  const spec: TestBoard = { permanents: { ada: { raider: '3/3 menace' }, nil: { squire: '2/2' } } };
  const { snapshot } = run(start(spec, 'declareAttackers'), [attack('raider'), ...both]);
  const tried = play(snapshot, block({ squire: 'raider' }));
  expect(tried.outcome).toBe('refused');
  expect(game(tried.snapshot)).toEqual(game(snapshot));
  expect(tried.moments[0]?.entries[0]?.event).toMatchObject({ kind: 'block', outcome: 'refused' });
  expect(decisionIn(tried.snapshot)).toEqual({ kind: 'declareBlockers', player: nil });
});

test('damage is assigned by the active player first, dealt at once, and then the dead are destroyed', () => {
  const spec: TestBoard = { permanents: { ada: { bear: '2/2' }, nil: { ogre: '3/3' } } };
  const to = (source: string, object: string, amount: number) => ({
    source: objectId(source),
    to: { kind: 'object', object: objectId(object) } as const,
    amount,
  });
  const { snapshot, kinds } = run(start(spec, 'declareAttackers'), [
    attack('bear'),
    ...both,
    block({ ogre: 'bear' }),
    ...both,
    { kind: 'divide', player: ada, assignments: [to('bear', 'ogre', 2)] },
    { kind: 'divide', player: nil, assignments: [to('ogre', 'bear', 3)] },
  ]);
  expect(kinds.slice(-5)).toEqual([
    'divide',
    'divide',
    'damageDealt',
    'creatureDestroyed',
    'removedFromCombat',
  ]);
  expect(game(snapshot).battlefield.map(({ id, markedDamage }) => [id, markedDamage])).toEqual([
    ['ogre', 2],
  ]);
  expect(decisionIn(snapshot)).toEqual({ kind: 'priority', player: ada });
});

test('first strike makes a step of its own, before the regular one', () => {
  const spec: TestBoard = {
    permanents: { ada: { knight: '2/2 firstStrike' }, nil: { bear: '2/2' } },
  };
  const { snapshot } = run(start(spec, 'declareAttackers'), [
    attack('knight'),
    ...both,
    block({ bear: 'knight' }),
    ...both,
  ]);
  expect(game(snapshot).turn.step).toBe('firstStrikeDamage');
  expect(snapshot.matches({ combat: { firstStrikeDamage: 'assigning' } })).toBe(true);
});

test('with the order of 2010 to 2024, it is announced before anyone gets priority', () => {
  const spec: TestBoard = {
    permanents: { ada: { wurm: '6/4' }, nil: { wall: '0/3', cadet: '1/1' } },
    edition: '2024-07-30',
  };
  const declared = run(start(spec, 'declareAttackers'), [
    attack('wurm'),
    ...both,
    block({ wall: 'wurm', cadet: 'wurm' }),
  ]).snapshot;
  expect(decisionIn(declared)).toEqual({ kind: 'announceDamageOrder', player: ada, of: 'wurm' });
  const over = [objectId('wall'), objectId('cadet')];
  const ordered = play(declared, {
    kind: 'order',
    player: ada,
    of: objectId('wurm'),
    over,
  });
  expect(decisionIn(ordered.snapshot)).toEqual({ kind: 'priority', player: ada });
});

describe('what is not a player’s to do now is refused and changes nothing', () => {
  const snapshot = start({ permanents: { ada: { bear: '2/2' }, nil: {} } }, 'declareAttackers');
  test.each<[string, Act]>([
    ['passing before attackers are declared', { kind: 'pass', player: ada }],
    ['blocking outside the declare blockers step', block({})],
    ['attacking for somebody else', { ...attack(), player: nil } as Act],
    ['assigning damage too early', { kind: 'divide', player: ada, assignments: [] }],
    [
      'casting without priority',
      { kind: 'cast', player: nil, card: objectId('ghost'), targets: [] },
    ],
  ])('%s', (_, action) => {
    const played = play(snapshot, action);
    expect(played.outcome).toBe('refused');
    expect(played.snapshot).toBe(snapshot);
    const told = played.moments[0]?.entries[0]?.event;
    expect(told).toMatchObject({ kind: action.kind, outcome: 'untimely', act: action });
  });
});

test('an emptied stack does not end the step: all players pass again', () => {
  const grows: Ability = {
    kind: 'triggered',
    event: 'attacks',
    of: { kind: 'reference', reference: 'self' },
    targets: [],
    effects: [
      {
        kind: 'apply',
        subject: { kind: 'reference', reference: 'self' },
        change: { kind: 'modifyPowerToughness', power: 1, toughness: 1 },
        until: 'endOfTurn',
      },
    ],
  };
  const spec: TestBoard = {
    permanents: { ada: { cub: { is: '1/1', abilities: [grows] } }, nil: {} },
  };
  const { snapshot } = run(start(spec, 'declareAttackers'), [attack('cub'), ...both]);
  expect(game(snapshot).turn.step).toBe('declareAttackers');
  expect(game(snapshot).stack).toEqual([]);
  expect(decisionIn(snapshot)).toEqual({ kind: 'priority', player: ada });
});

test('a snapshot survives JSON and goes on as if nothing had happened', () => {
  const spec: TestBoard = { permanents: { ada: { bear: '2/2' }, nil: { ogre: '3/3' } } };
  const { snapshot } = run(start(spec, 'declareAttackers'), [attack('bear'), ...both]);
  const copy = JSON.parse(JSON.stringify(snapshot.context.game)) as GameState;
  expect(copy).toEqual(JSON.parse(JSON.stringify(game(snapshot))));
  expect(snapshot.context.log.every(({ event }) => event.rules.length > 0)).toBe(true);
});
