import { expect, test } from 'vitest';
import type { GameState } from '../state/gameState.ts';
import { board } from '../testing/boards/board.ts';
import { withCard } from '../testing/boards/happened.ts';
import type { CardType } from '../vocabulary/characteristics.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { checkPlayLand, playLand } from './playLand.ts';

const ada = playerId('ada');
const nil = playerId('nil');
const card = objectId('card');

interface Case {
  readonly of?: typeof ada;
  readonly types?: readonly CardType[];
  readonly played?: number;
}

const inHand = (step: Step, { of = ada, types = ['land'], played = 0 }: Case = {}): GameState => {
  const state = withCard(board({ permanents: { ada: {}, nil: {} }, step }), 'card', { types });
  return {
    ...state,
    cards: state.cards.map((one) => ({ ...one, owner: of })),
    turn: { ...state.turn, landsPlayed: played },
    priority: { kind: 'player', player: of, passed: [] },
  };
};

const codes = (state: GameState, player = ada) =>
  checkPlayLand(state, player, card).map(({ code }) => code);

test.each([
  ['in one’s main phase', inHand('precombatMain'), []],
  ['in the second main phase', inHand('postcombatMain'), []],
  ['during combat', inHand('beginningOfCombat'), ['wrongTime']],
  ['a second one in a turn', inHand('precombatMain', { played: 1 }), ['landAlreadyPlayed']],
  ['what is no land', inHand('precombatMain', { types: ['creature'] }), ['unknownObject']],
])('a land is played %s', (_, state, expected) => {
  expect(codes(state)).toEqual(expected);
});

test('nobody plays a land in another player’s turn', () => {
  const state = inHand('precombatMain', { of: nil, played: 1 });
  expect(checkPlayLand(state, nil, card)).toMatchObject([
    { code: 'wrongTime', rules: ['mainPhase.playLand', 'land.onlyInOwnTurn'] },
  ]);
});

test('a land enters without using the stack, and is counted', () => {
  const before = inHand('precombatMain');
  const { state, events } = playLand(before, ada, card);
  expect(state.battlefield.map(({ id }) => id)).toEqual([card]);
  expect(state.stack).toEqual([]);
  expect(state.turn.landsPlayed).toBe(1);
  expect(state.cards).toEqual([]);
  expect(events).toMatchObject([{ kind: 'play', act: { player: ada, card } }]);
});
