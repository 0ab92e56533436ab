import { expect, test } from 'vitest';
import type { TargetSpec } from '../language/target.ts';
import type { GameState } from '../state/gameState.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import { NO_CONTEXT } from '../state/stack.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { putTriggersOnStack } from './putOnStack.ts';

const CREATURE: TargetSpec = { kind: 'permanent', filter: { type: 'creature' } };

const waiting = (
  source: string,
  controller: string,
  ...targets: readonly TargetSpec[]
): WaitingTrigger => ({
  source: objectId(source),
  controller: playerId(controller),
  ability: {
    kind: 'triggered',
    event: 'attacks',
    of: { kind: 'reference', reference: 'self' },
    targets,
    effects: [],
  },
  context: NO_CONTEXT,
});

const withWaiting = (...waitingTriggers: readonly WaitingTrigger[]): GameState => ({
  ...board({ permanents: { ada: { bear: '2/2' }, nil: { elf: '1/1 shroud', ape: '3/3' } } }),
  waitingTriggers,
});

/** From the bottom of the stack to its top. */
const stacked = (state: GameState): readonly string[] =>
  state.stack.flatMap((item) => (item.kind === 'triggered' ? [item.source] : []));

const four = withWaiting(
  waiting('n1', 'nil'),
  waiting('a1', 'ada'),
  waiting('n2', 'nil'),
  waiting('a2', 'ada'),
);

test('the active player’s go first, so that the others’ resolve first', () => {
  expect(stacked(putTriggersOnStack(four).state)).toEqual(['a1', 'a2', 'n1', 'n2']);
});

test('each player orders their own, and nobody else’s', () => {
  const choices = [
    { source: objectId('n2'), player: playerId('nil') },
    { source: objectId('a2'), player: playerId('ada') },
    { source: objectId('n1'), player: playerId('nil') },
  ];
  expect(stacked(putTriggersOnStack(four, choices).state)).toEqual(['a2', 'a1', 'n2', 'n1']);
});

test('none waits any more, and none is put there twice', () => {
  const { state } = putTriggersOnStack(four);
  expect(state.waitingTriggers).toEqual([]);
  expect(putTriggersOnStack(state).events).toEqual([]);
});

test('a target that is not chosen is the first legal one; a chosen one is taken', () => {
  const state = withWaiting(waiting('a1', 'ada', CREATURE));
  const target = (after: GameState) => after.stack.at(-1);
  expect(target(putTriggersOnStack(state).state)).toMatchObject({ targets: [{ object: 'bear' }] });
  const ape = { kind: 'object', object: objectId('ape') } as const;
  const { state: chosen } = putTriggersOnStack(state, [
    { source: objectId('a1'), player: playerId('ada'), targets: [ape] },
  ]);
  expect(target(chosen)).toMatchObject({ targets: [ape] });
});

test('a trigger whose modes all want for targets is removed, by a rule of its own', () => {
  const mode = {
    targets: [{ kind: 'permanent', filter: { type: 'battle' } }],
    effects: [],
  } as const;
  const one = waiting('a1', 'ada');
  const modal = { ...one.ability, modes: { choose: 1, of: [mode, mode] } };
  const { state, events } = putTriggersOnStack(withWaiting({ ...one, ability: modal }));
  expect(state.stack).toEqual([]);
  expect(events).toMatchObject([{ kind: 'triggerRemoved', rules: ['triggers.modes'] }]);
});

test('a trigger without a legal target is removed, and says so', () => {
  const state = withWaiting(
    waiting('a1', 'ada', { kind: 'permanent', filter: { type: 'planeswalker' } }),
  );
  const { state: after, events } = putTriggersOnStack(state);
  expect(after.stack).toEqual([]);
  expect(events).toMatchObject([
    { kind: 'triggerRemoved', source: 'a1', rules: ['triggers.choicesAsPutOnStack'] },
  ]);
});

test('of one source, those that triggered on something else are told apart, and no others', () => {
  const about = (name: string): WaitingTrigger => ({
    ...waiting('bear', 'ada'),
    context: { ...NO_CONTEXT, eventCreature: objectId(name) },
  });
  const causes = (...all: readonly WaitingTrigger[]) =>
    putTriggersOnStack(withWaiting(...all)).events.flatMap((event) =>
      event.kind === 'triggerPutOnStack' ? [event.cause?.about] : [],
    );
  expect(causes(about('elf'), about('ape'))).toEqual(['elf', 'ape']);
  expect(causes(about('elf'), about('elf'))).toEqual([undefined, undefined]);
  expect(causes(about('elf'), waiting('ape', 'nil'))).toEqual([undefined, undefined]);
});
