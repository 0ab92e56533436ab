import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../citation/editions.ts';
import { countAssignments } from '../../damage/countAssignments.ts';
import { legalAssignments } from '../../damage/legalAssignments.ts';
import { needsFirstStrikeStep } from '../../damage/steps.ts';
import { attackProblem } from '../../declaration/attackProblem.ts';
import { blockProblem } from '../../declaration/blockProblem.ts';
import { everyAttack, everyBlock } from '../../declaration/decisionTable.ts';
import { countLegal } from '../../declaration/solver/index.ts';
import type { GameState } from '../../state/gameState.ts';
import { playerId } from '../../vocabulary/ids.ts';
import type { Step } from '../../vocabulary/turnStructure.ts';
import { board } from '../board.ts';
import { type Position, readPositions } from './readPositions.ts';

const ada = playerId('ada');
const nil = playerId('nil');
const MANY = 5000;

const positions = readPositions();
const named = (some: readonly Position[]) => some.map((one) => [one.name, one] as const);

const at = (position: Position, step: Step, edition: EditionId = 'current'): GameState =>
  board({
    permanents: position.permanents,
    step,
    edition,
    attacks:
      step === 'declareAttackers'
        ? {}
        : Object.fromEntries(position.attack.map((attacker) => [attacker, 'nil'])),
    ...(step === 'combatDamage' ? { blocks: position.block, orders: ordersOf(position) } : {}),
  });

// The order in which the file lists blockers and attackers.
function ordersOf({ attack, block }: Position): Record<string, readonly string[]> {
  const pairs = Object.entries(block).flatMap(([blocker, of]) =>
    [of].flat().map((attacker) => [blocker, attacker] as const),
  );
  const over = (id: string) => [
    ...pairs.filter(([, attacker]) => attacker === id).map(([blocker]) => blocker),
    ...pairs.filter(([blocker]) => blocker === id).map(([, attacker]) => attacker),
  ];
  return Object.fromEntries(
    [...attack, ...Object.keys(block)]
      .map((id) => [id, over(id)])
      .filter(([, all]) => (all?.length ?? 0) > 1),
  );
}

test('there are at least sixty positions, no two alike', () => {
  expect(positions.length).toBeGreaterThanOrEqual(60);
  expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length);
});

describe('legal attacks', () => {
  test.each(named(positions.filter(({ attacks }) => attacks !== undefined)))(
    '%s',
    (_, position) => {
      const state = at(position, 'declareAttackers');
      const rows = everyAttack(state, MANY) ?? [];
      expect(rows.filter(({ verdict }) => verdict.verdict === 'legal')).toHaveLength(
        position.attacks ?? Number.NaN,
      );
      expect(countLegal(attackProblem(state).problem)).toBe(BigInt(position.attacks ?? -1));
    },
  );
});

describe('legal blocks', () => {
  test.each(named(positions.filter(({ blocks }) => blocks !== undefined)))('%s', (_, position) => {
    const state = at(position, 'declareBlockers');
    const rows = everyBlock(state, nil, MANY) ?? [];
    expect(rows.filter(({ verdict }) => verdict.verdict === 'legal')).toHaveLength(
      position.blocks ?? Number.NaN,
    );
    expect(countLegal(blockProblem(state, nil).problem)).toBe(BigInt(position.blocks ?? -1));
  });
});

describe('legal divisions of the attacking player’s damage', () => {
  const cases = positions.flatMap((position) =>
    position.divisions.map(([edition, n]) => [position.name, edition, position, n] as const),
  );
  test.each(cases)('%s, %s', (_, edition, position, expected) => {
    const state = at(position, 'combatDamage', edition);
    const step = needsFirstStrikeStep(state) ? 'firstStrikeDamage' : 'combatDamage';
    expect(countAssignments(state, ada, step)).toBe(BigInt(expected));
    expect([...legalAssignments(state, ada, step)]).toHaveLength(expected);
  });
});
