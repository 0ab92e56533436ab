import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divisionsOf } from '../damage/divisionsOf.ts';
import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { mark } from './mark.ts';

const nil = playerId('nil');
const ada = playerId('ada');
const wurm = objectId('wurm');

const creatures = fc.array(
  fc.constantFrom('2/2', '1/1 menace', '3/3 flying', '2/2 shadow', '1/1 reach', '2/1 defender'),
  { minLength: 1, maxLength: 3 },
);

const named = (prefix: string, specs: readonly string[]) =>
  Object.fromEntries(specs.map((spec, index) => [`${prefix}${index}`, spec]));

describe('whatever the board', () => {
  test('an attack is right where the table of all attacks says that it is legal', () => {
    fc.assert(
      fc.property(creatures, (own) => {
        const state = board({
          permanents: { ada: named('a', own), nil: {} },
          step: 'declareAttackers',
        });
        for (const { declaration, verdict } of everyAttack(state, 64) ?? []) {
          const marked = mark(state, { kind: 'attack', declaration });
          expect(marked.verdict.verdict).toBe(verdict.verdict);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a wrong block is met with a reason and a legal block', () => {
    fc.assert(
      fc.property(creatures, creatures, (attacking, blocking) => {
        const attackers = named('a', attacking);
        const state = board({
          permanents: { ada: attackers, nil: named('b', blocking) },
          step: 'declareBlockers',
          attacks: Object.fromEntries(Object.keys(attackers).map((name) => [name, 'nil'])),
        });
        for (const { declaration } of everyBlock(state, nil, 128) ?? []) {
          const marked = mark(state, { kind: 'block', player: nil, declaration });
          if (marked.kind !== 'block' || marked.verdict.verdict === 'legal') continue;
          expect(marked.verdict.violations.length).toBeGreaterThan(0);
          const nearest = marked.verdict.nearest;
          expect(nearest).toBeDefined();
          if (nearest === undefined) continue;
          const again = mark(state, { kind: 'block', player: nil, declaration: nearest });
          expect(again.verdict.verdict).toBe('legal');
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('any legal division is right, and one that is short is not', () => {
  const state = board({
    permanents: { ada: { wurm: '4/4 trample' }, nil: { x: '1/1', y: '2/2' } },
    attacks: { wurm: 'nil' },
    blocks: { x: 'wurm', y: 'wurm' },
  });
  const divisions = divisionsOf(state, ada, 'combatDamage', wurm);
  expect(divisions.length).toBeGreaterThan(1);
  for (const assignments of divisions)
    expect(
      mark(state, { kind: 'division', player: ada, source: wurm, assignments }).verdict.verdict,
    ).toBe('legal');
  const short = mark(state, { kind: 'division', player: ada, source: wurm, assignments: [] });
  expect(short.verdict.verdict).toBe('illegal');
});

test('a wrong division is met with the legal one that is least unlike it', () => {
  const state = board({
    permanents: { ada: { wurm: '4/4', other: '2/2' }, nil: { x: '1/1', y: '2/2', z: '1/1' } },
    attacks: { wurm: 'nil', other: 'nil' },
    blocks: { x: 'wurm', y: 'wurm', z: 'other' },
  });
  const deal = (source: string, to: string, amount: number) => ({
    source: objectId(source),
    to: { kind: 'object', object: objectId(to) } as const,
    amount,
  });
  const marked = mark(state, {
    kind: 'division',
    player: ada,
    source: wurm,
    assignments: [deal('other', 'z', 2), deal('wurm', 'y', 3)],
  });
  expect(marked).toMatchObject({
    verdict: { verdict: 'illegal', suggestion: [deal('wurm', 'x', 1), deal('wurm', 'y', 3)] },
  });
});
