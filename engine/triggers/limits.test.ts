import { expect, test } from 'vitest';
import type { GameChange } from '../change/making/gameChange.ts';
import { NOTHING_YET } from '../change/making/turnHistory.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import type { GameState } from '../state/gameState.ts';
import { triggersOn } from '../testing/boards/abilities.ts';
import { board } from '../testing/boards/board.ts';
import { attackDeclared } from '../testing/boards/happened.ts';
import { addTriggers } from './detect.ts';

const ONCE: TriggeredAbility = triggersOn('attacks', {
  of: { kind: 'all', filter: { type: 'creature' } },
  onceEachTurn: true,
});

const attacking = (...abilities: readonly TriggeredAbility[]): GameState =>
  board({
    step: 'declareAttackers',
    permanents: {
      ada: { bear: '2/2', ape: '3/3', cause: { types: ['enchantment'], abilities } },
      nil: {},
    },
    attacks: { bear: 'nil', ape: 'nil' },
  });

const again = ({ state }: GameChange): GameChange =>
  addTriggers(state, attackDeclared({ ...state, waitingTriggers: [] }));

const about = ({ state }: GameChange) =>
  state.waitingTriggers.map(({ context }) => context.eventCreature);

test('of two creatures that attack at once, the first is what it triggers on, and never again this turn', () => {
  const state = attacking(ONCE);
  const first = addTriggers(state, attackDeclared(state));
  expect(about(first)).toEqual(['bear']);
  expect(about(again(first))).toEqual([]);
});

test('in another turn it triggers again', () => {
  const state = attacking(ONCE);
  const { state: after } = addTriggers(state, attackDeclared(state));
  const next = { ...after, turn: { ...after.turn, history: NOTHING_YET } };
  expect(about(again({ state: next, events: [] }))).toEqual(['bear']);
});

test('a second ability that reads alike triggers as well', () => {
  const state = attacking(ONCE, { ...ONCE });
  const first = addTriggers(state, attackDeclared(state));
  expect(about(first)).toEqual(['bear', 'bear']);
  expect(about(again(first))).toEqual([]);
});
