import { describe, expect, test } from 'vitest';
import { attackProblem } from '../../declaration/attackProblem.ts';
import { blockProblem } from '../../declaration/blockProblem.ts';
import { attacksFrom, checkAttackers } from '../../declaration/checkAttackers.ts';
import { blocksFrom, checkBlockers } from '../../declaration/checkBlockers.ts';
import { everyDeclaration, judgeBriefly } from '../../solver/index.ts';
import { theCharacteristics } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { playerId } from '../../vocabulary/ids.ts';
import { board } from '../boards/board.ts';
import { type ByCard, DECLARATIONS_BY_CARD } from './declarationsByCard.ts';

const nil = playerId('nil');

const boardOf = ({ ada, nil: nils, attacks }: ByCard): GameState =>
  board({
    step: attacks === undefined ? 'declareAttackers' : 'declareBlockers',
    permanents: { ada, nil: nils },
    attacks: Object.fromEntries((attacks ?? []).map((attacker) => [attacker, 'nil'])),
  });

function legalAttacks(state: GameState): readonly string[] {
  const named = attackProblem(state);
  return [...everyDeclaration(named.problem)]
    .map((pairs) => attacksFrom(named, pairs))
    .filter((one) => checkAttackers(state, one, judgeBriefly).verdict === 'legal')
    .map(({ attacks }) => inOrder(attacks.map(({ attacker }) => attacker)));
}

function legalBlocks(state: GameState): readonly string[] {
  const named = blockProblem(state, nil);
  return [...everyDeclaration(named.problem)]
    .map((pairs) => blocksFrom(named, pairs))
    .filter((one) => checkBlockers(state, nil, one, judgeBriefly).verdict === 'legal')
    .map(({ blocks }) => inOrder(blocks.map(({ blocker, attacker }) => `${blocker}>${attacker}`)));
}

const inOrder = (said: readonly string[]): string => said.toSorted().join(' ');

describe('what a card with the word says of declarations is what the engine rules', () => {
  test.each(Object.entries(DECLARATIONS_BY_CARD))('%s', (word, row) => {
    const state = boardOf(row);
    const words = state.battlefield.flatMap(({ id }) => theCharacteristics(state, id).abilities);
    expect(JSON.stringify(words)).toContain(`"${word}"`);
    const legal = row.attacks === undefined ? legalAttacks(state) : legalBlocks(state);
    expect(legal.toSorted()).toEqual(row.legal.toSorted());
  });
});
