import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../../citation/editions.ts';
import { damageChoices } from '../../../damage/choices.ts';
import { divisionsOf } from '../../../damage/divisionsOf.ts';
import { needsFirstStrikeStep } from '../../../damage/steps.ts';
import { attackProblem } from '../../../declaration/attackProblem.ts';
import { blockProblem } from '../../../declaration/blockProblem.ts';
import { everyAttack, everyBlock } from '../../../declaration/decisionTable.ts';
import { countLegal, legalDeclarations } from '../../../solver/index.ts';
import type { GameState } from '../../../state/gameState.ts';
import { playerId } from '../../../vocabulary/ids.ts';
import type { Step } from '../../../vocabulary/turnStructure.ts';
import { board } from '../../boards/board.ts';
import { literalAssignments } from '../literalAssignments.ts';
import { type PerftPosition, readPositions } from './readPositions.ts';

const ada = playerId('Ada');
const nil = playerId('Nil');
const MANY = 5000;

const positions = readPositions();

const at = (position: PerftPosition, step: Step, edition: EditionId): GameState =>
  board({
    permanents: position.permanents,
    players: position.players,
    step,
    edition,
    attacks: step === 'declareAttackers' ? {} : position.attack,
    ...(step === 'combatDamage' ? { blocks: position.block, orders: ordersOf(position) } : {}),
  });

// The order in which the file lists blockers and attackers.
function ordersOf({ attack, block }: PerftPosition): Record<string, readonly string[]> {
  const pairs = Object.entries(block).flatMap(([blocker, of]) =>
    [of].flat().map((attacker) => [blocker, attacker] as const),
  );
  const over = (id: string) => [
    ...pairs.filter(([, attacker]) => attacker === id).map(([blocker]) => blocker),
    ...pairs.filter(([blocker]) => blocker === id).map(([, attacker]) => attacker),
  ];
  return Object.fromEntries(
    [...Object.keys(attack), ...Object.keys(block)]
      .map((id) => [id, over(id)])
      .filter(([, all]) => (all?.length ?? 0) > 1),
  );
}

type Case = readonly [name: string, edition: EditionId, position: PerftPosition, expected: number];
const casesOf = (what: 'attacks' | 'blocks' | 'divisions'): readonly Case[] =>
  positions.flatMap((position) =>
    position[what].map(([edition, n]) => [position.name, edition, position, n] as const),
  );

test('at least sixty positions, no two alike, have all three counts', () => {
  const whole = positions.filter(
    ({ attacks, blocks, divisions }) => attacks.length * blocks.length * divisions.length > 0,
  );
  expect(whole.length).toBeGreaterThanOrEqual(60);
  expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length);
});

describe('legal attacks', () => {
  test.each(casesOf('attacks'))('%s, %s', (_, edition, position, expected) => {
    const state = at(position, 'declareAttackers', edition);
    const rows = everyAttack(state, MANY) ?? [];
    expect(rows.filter(({ verdict }) => verdict.verdict === 'legal')).toHaveLength(expected);
    const { problem } = attackProblem(state);
    expect(countLegal(problem)).toBe(BigInt(expected));
    expect(legalDeclarations(problem)).toHaveLength(expected);
  });
});

describe('legal blocks', () => {
  test.each(casesOf('blocks'))('%s, %s', (_, edition, position, expected) => {
    const state = at(position, 'declareBlockers', edition);
    const rows = everyBlock(state, nil, MANY) ?? [];
    expect(rows.filter(({ verdict }) => verdict.verdict === 'legal')).toHaveLength(expected);
    const { problem } = blockProblem(state, nil);
    expect(countLegal(problem)).toBe(BigInt(expected));
    expect(legalDeclarations(problem)).toHaveLength(expected);
  });
});

describe('legal divisions of the attacking player’s damage', () => {
  test.each(casesOf('divisions'))('%s, %s', (_, edition, position, expected) => {
    const state = at(position, 'combatDamage', edition);
    const step = needsFirstStrikeStep(state) ? 'firstStrikeDamage' : 'combatDamage';
    const literal = literalAssignments(state, ada, step);
    expect(literal).toHaveLength(expected);
    for (const { source } of damageChoices(state, ada, step)) {
      const parts = literal.map((all) =>
        JSON.stringify(all.filter((one) => one.source === source)),
      );
      expect(divisionsOf(state, ada, step, source, MANY)).toHaveLength(new Set(parts).size);
    }
  });
});
