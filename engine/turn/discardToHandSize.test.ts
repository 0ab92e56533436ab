import { expect, test } from 'vitest';
import type { GameState } from '../state/gameState.ts';
import { board } from '../testing/boards/board.ts';
import { withCard } from '../testing/boards/happened.ts';
import { turnBasedActions } from './turnBasedActions.ts';

const holding = (handSize: number): GameState =>
  board({ permanents: { ada: {}, nil: {} }, players: { ada: { handSize } } });

const taken = (state: GameState) =>
  turnBasedActions(state, 'cleanup').events.filter(({ kind }) => kind === 'choiceTaken');

test('what is discarded at cleanup is told to have been a choice where something is known of the hand (CR 514.1)', () => {
  expect(taken(withCard(holding(8), 'growth', {}))).toMatchObject([
    { player: 'ada', asked: 'discarded', rules: ['cleanup.discard'] },
  ]);
  expect(taken(holding(9))).toEqual([]);
  expect(taken(withCard(holding(6), 'growth', {}))).toEqual([]);
});
