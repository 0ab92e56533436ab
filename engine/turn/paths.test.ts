import { describe, expect, test } from 'vitest';
import { adjacencyMapToArray, getAdjacencyMap, getSimplePaths } from 'xstate/graph';
import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { damageStepOf } from '../damage/steps.ts';
import { completeAssignment } from '../damage/suggestAssignment.ts';
import type { Act } from '../log/act.ts';
import type { GameState, Turn } from '../state/gameState.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import type { Skippable } from '../vocabulary/turnStructure.ts';
import { STEPS, type Step } from '../vocabulary/turnStructure.ts';
import { begin, decisionIn, ruledOn, type TurnSnapshot } from './play.ts';
import { turnMachine } from './turnMachine.ts';
import { turnMap } from './turnMap.ts';
import type { MachineEvent } from './turnSetup.ts';

const [ada, nil] = [playerId('ada'), playerId('nil')];

/** A few things that whoever decides may do: everything that makes the turn go another way. */
function actsIn(snapshot: TurnSnapshot): readonly Act[] {
  const { game } = snapshot.context;
  const decision = decisionIn(snapshot);
  switch (decision.kind) {
    case 'declareAttackers': {
      const target = { kind: 'player', player: decision.player === ada ? nil : ada } as const;
      return [[], ...ownCreatures(game, decision.player)].map((names) => ({
        kind: 'attack',
        player: decision.player,
        declaration: { attacks: [names].flat().map((attacker) => ({ attacker, target })) },
      }));
    }
    case 'declareBlockers':
      return [{ kind: 'block', player: decision.player, declaration: { blocks: [] } }];
    case 'assignCombatDamage': {
      const { player } = decision;
      const assignments = completeAssignment(game, player, damageStepOf(game), []);
      return [{ kind: 'divide', player, assignments }];
    }
    case 'priority':
      return [{ kind: 'pass', player: decision.player }];
    default:
      return [];
  }
}

const ownCreatures = ({ battlefield }: GameState, player: string) =>
  battlefield.flatMap(({ id, controller }) => (controller === player ? [id] : []));

const eventsIn = (snapshot: TurnSnapshot): MachineEvent[] =>
  actsIn(snapshot).map((act) => ruledOn(snapshot.context.game, act));

/** A snapshot is what comes after: where the machine stands, and the game; not what has been told. */
const serializeState = ({ value, context: { log: _, ...context } }: TurnSnapshot): string =>
  JSON.stringify([value, context]);

const isOver = ({ context: { game } }: TurnSnapshot): boolean =>
  game.turn.number > 1 && game.turn.step === 'precombatMain';

const LIMIT = 5000;

/** Everything that can come of the game until the next turn's main phase. */
const walk = (game: GameState) =>
  adjacencyMapToArray(
    getAdjacencyMap(turnMachine, {
      fromState: begin(game).snapshot,
      events: eventsIn,
      serializeState,
      stopWhen: isOver,
      limit: LIMIT,
    }),
  );

/** The steps that began one after another: before anybody decided anything, and between a decision and the next. */
const stepsTaken = (game: GameState): readonly (readonly Step[])[] => [
  [game.turn.step, ...stepsBegun(begin(game).snapshot)],
  ...walk(game).map(({ state, nextState }) => [
    state.context.game.turn.step,
    ...stepsBegun(nextState, state.context.log.length),
  ]),
];

const stepsBegun = ({ context }: TurnSnapshot, since = 0): readonly Step[] =>
  context.log.slice(since).flatMap(({ event }) => (event.kind === 'stepBegan' ? [event.step] : []));

const pairsIn = (steps: readonly Step[]): readonly string[] =>
  steps.slice(1).map((step, index) => `${steps[index]} to ${step}`);

/** From step to step by one arrow, or by those through a turn's end. */
const onMap = (to: (typeof turnMap.arrows)[number]): readonly string[] => {
  const { arrows } = turnMap;
  if (STEPS.some((step) => step === to.from) && to.to === 'turnOver')
    return arrows.flatMap((one) => (one.from === 'newTurn' ? [`${to.from} to ${one.to}`] : []));
  const isBetweenSteps = [to.from, to.to].every((stop) => STEPS.some((step) => step === stop));
  return isBetweenSteps ? [`${to.from} to ${to.to}`] : [];
};
const STEP_TO_STEP = new Set(
  turnMap.arrows.flatMap(onMap).filter((pair) => !/turnOver/.test(pair)),
);

const DUEL: TestBoard = {
  permanents: { ada: { knight: '2/2 firstStrike', bear: '2/2' }, nil: { ogre: '3/3' } },
};
const at = (step: Step, more: Partial<GameState> = {}): GameState => ({
  ...board({ ...DUEL, step }),
  ...more,
});
const skipping = (step: Step, player: typeof ada, ...what: readonly Skippable[]): GameState =>
  at(step, { skips: what.map((one) => ({ player, what: one })) });
const having = (step: Step, turn: Partial<Turn>): GameState => {
  const game = at(step);
  return { ...game, turn: { ...game.turn, ...turn } };
};

/** What until end of turn keeps alive dies in the cleanup step. */
const dyingInCleanup = addContinuousEffect(
  board({ permanents: { ada: { imp: '1/0' }, nil: {} }, step: 'postcombatMain' }),
  {
    source: objectId('imp'),
    controller: ada,
    affects: [objectId('imp')],
    change: { kind: 'modifyPowerToughness', power: 0, toughness: 1 },
    until: 'endOfTurn',
  },
).state;

const ORDINARY: readonly (readonly [string, GameState])[] = [
  ['a whole turn', at('untap')],
  ['upkeep skipped', skipping('untap', ada, 'upkeep')],
  ['upkeep and draw skipped', skipping('untap', ada, 'upkeep', 'draw')],
  ['draw skipped', skipping('upkeep', ada, 'draw')],
  ['combat skipped', skipping('precombatMain', ada, 'combat')],
  ['the next untap skipped', skipping('endStep', nil, 'untap')],
  ['the next untap and upkeep skipped', skipping('endStep', nil, 'untap', 'upkeep')],
  ['a beginning phase skipped', skipping('endStep', nil, 'untap', 'upkeep', 'draw')],
  ['a turn skipped', skipping('endStep', nil, 'turn')],
  ['an extra turn', having('endStep', { extraTurns: [ada] })],
  ['another cleanup', dyingInCleanup],
  ['started with blockers, without an attack', at('declareBlockers')],
  ['started with first-strike damage, without an attack', at('firstStrikeDamage')],
];

const combat = { kind: 'phase', phase: 'combat', place: 'afterPhase' } as const;
const main = { kind: 'phase', phase: 'main', place: 'afterPhase' } as const;
const upkeep = { kind: 'step', step: 'upkeep', place: 'afterStep' } as const;
const COMBAT: readonly Step[] = ['beginningOfCombat', 'declareAttackers', 'endOfCombat'];

/** What was added, and the steps that come then if nobody attacks. */
const ADDED: readonly (readonly [string, GameState, readonly Step[]])[] = [
  [
    'a combat and a main phase',
    having('precombatMain', { upcoming: [combat, main] }),
    [...COMBAT, 'postcombatMain', ...COMBAT, 'postcombatMain', 'endStep'],
  ],
  [
    'steps after a step',
    having('upkeep', { upcoming: [upkeep, upkeep] }),
    ['upkeep', 'upkeep', 'draw'],
  ],
  [
    'a step in combat',
    having('declareAttackers', { upcoming: [upkeep] }),
    ['upkeep', 'endOfCombat', 'postcombatMain'],
  ],
  [
    'a step after the last of a phase, and a phase after that',
    having('endOfCombat', { upcoming: [combat, upkeep] }),
    ['upkeep', ...COMBAT, 'postcombatMain'],
  ],
  [
    'a step of a phase of its own, at the very end',
    having('endStep', { upcoming: [{ ...upkeep, place: 'afterPhase' }] }),
    ['cleanup', 'upkeep', 'untap'],
  ],
  [
    'after the first postcombat main phase',
    having('endOfCombat', {
      upcoming: [main, { ...combat, place: 'afterFirstPostcombatMain' }],
    }),
    ['postcombatMain', ...COMBAT, 'postcombatMain', 'endStep'],
  ],
  [
    'combat phases, of which one is skipped',
    {
      ...having('precombatMain', { upcoming: [combat, main, combat] }),
      skips: [{ player: ada, what: 'combat' }],
    },
    ['postcombatMain', ...COMBAT, ...COMBAT, 'postcombatMain'],
  ],
];

test.each([...ORDINARY, ...ADDED.map(([name, game]) => [name, game] as const)])(
  '%s: every path reaches the next turn',
  (_, game) => {
    const arrows = walk(game).map(({ state, nextState }) => ({
      from: serializeState(state),
      to: serializeState(nextState),
      reaches: isOver(nextState),
    }));
    const reaching = new Set(arrows.flatMap(({ to, reaches }) => (reaches ? [to] : [])));
    expect(reaching.size).toBeGreaterThan(0);
    for (let before = -1; before !== reaching.size; ) {
      before = reaching.size;
      for (const { from, to } of arrows) if (reaching.has(to)) reaching.add(from);
    }
    const all = new Set(arrows.flatMap(({ from, to }) => [from, to]));
    expect([...all].filter((one) => !reaching.has(one))).toEqual([]);
  },
);

test('where nobody can do anything there is one path', () => {
  const paths = getSimplePaths(turnMachine, {
    fromState: begin(board({ permanents: { ada: {}, nil: {} }, step: 'untap' })).snapshot,
    events: eventsIn,
    serializeState,
    toState: isOver,
    limit: LIMIT,
  });
  expect(paths).toHaveLength(1);
});

describe('the map of the turn', () => {
  const taken = ORDINARY.flatMap(([, game]) => stepsTaken(game).flatMap(pairsIn));

  test('has an arrow for every step that follows another', () => {
    expect(taken.filter((pair) => !STEP_TO_STEP.has(pair))).toEqual([]);
  });

  test('has no arrow that is never taken', () => {
    expect([...STEP_TO_STEP].filter((pair) => !taken.includes(pair))).toEqual([]);
  });

  test('has every step, reached and left', () => {
    for (const step of STEPS) {
      expect(turnMap.arrows.filter(({ to, from }) => to === step && from !== 'detour')).not.toEqual(
        [],
      );
      expect(turnMap.arrows.filter(({ from }) => from === step)).not.toEqual([]);
    }
  });

  test.each([
    ['declareAttackers', 'endOfCombat', 'attackers.none'],
    ['declareBlockers', 'firstStrikeDamage', 'damage.secondStep'],
    ['cleanup', 'cleanup', 'cleanup.anotherCleanup'],
    ['newTurn', 'upkeep', 'turn.skipped'],
    ['untap', 'draw', 'turn.skipped'],
    ['upkeep', 'precombatMain', 'turn.skipped'],
    ['precombatMain', 'postcombatMain', 'turn.skipped'],
    ['newTurn', 'turnOver', 'turn.skipped'],
    ['turnOver', 'newTurn', 'turn.extraTurns'],
    ['endStep', 'detour', 'turn.extraPhases'],
    ['upkeep', 'detour', 'turn.extraSteps'],
    ['cleanup', 'detour', 'turn.stepAddedAfterPhase'],
  ] as const)('has what leads from %s to %s, with its rule', (from, to, rule) => {
    const between = turnMap.arrows.filter((arrow) => arrow.from === from && arrow.to === to);
    expect(between.flatMap(({ rules }) => rules)).toContain(rule);
  });
});

test.each(ADDED)('added: %s; and the turn is taken up where it was left', (_, game, steps) => {
  const end = walk(game).find(({ nextState }) => isOver(nextState))?.nextState;
  expect(end === undefined ? [] : stepsBegun(end).slice(0, steps.length)).toEqual(steps);
});
