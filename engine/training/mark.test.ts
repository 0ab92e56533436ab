import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divisionsOf } from '../damage/divisionsOf.ts';
import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAttackers, checkBlockers, markDivision } from './mark.ts';

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
          const marked = checkAttackers(state, declaration);
          expect(marked.verdict).toBe(verdict.verdict);
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
          const marked = checkBlockers(state, nil, declaration);
          if (marked.verdict === 'legal') continue;
          expect(marked.violations.length).toBeGreaterThan(0);
          const { nearest } = marked;
          expect(nearest).toBeDefined();
          if (nearest === undefined) continue;
          const again = checkBlockers(state, nil, nearest);
          expect(again.verdict).toBe('legal');
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
  const divisions = divisionsOf(state, ada, 'combatDamage', wurm, 99) ?? [];
  expect(divisions.length).toBeGreaterThan(1);
  for (const assignments of divisions)
    expect(markDivision(state, ada, wurm, assignments).verdict).toBe('legal');
  const short = markDivision(state, ada, wurm, []);
  expect(short.verdict).toBe('illegal');
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
  const marked = markDivision(state, ada, wurm, [deal('wurm', 'y', 3)]);
  expect(marked).toMatchObject({
    verdict: 'illegal',
    suggestion: [deal('wurm', 'x', 1), deal('wurm', 'y', 3)],
  });
});

// CR 510.1e: the Brigade needs four in all, and the Boars can give what the Baloth does not.
test('a division is right if the player’s other creatures can make the whole legal, and counted so', () => {
  const state = board({
    edition: '2013-02-01',
    permanents: {
      ada: { wurm: '7/7', boars: '4/4' },
      nil: { armodon: { is: '3/3', damage: 2 }, brigade: '2/4', ape: '5/5', piker: '2/1' },
    },
    attacks: { wurm: 'nil', boars: 'nil' },
    blocks: { armodon: 'wurm', brigade: ['wurm', 'boars'], ape: 'wurm', piker: 'boars' },
    orders: { wurm: ['armodon', 'brigade', 'ape'], boars: ['brigade', 'piker'] },
  });
  const divided = (...shares: readonly (readonly [string, number])[]) =>
    shares.map(([to, amount]) => ({
      source: wurm,
      to: { kind: 'object', object: objectId(to) } as const,
      amount,
    }));
  const one = divided(['armodon', 1], ['brigade', 1], ['ape', 5]);
  const none = divided(['armodon', 1], ['ape', 6]);
  const past = divided(['brigade', 2], ['ape', 5]);
  expect(markDivision(state, ada, wurm, one).verdict).toBe('legal');
  expect(markDivision(state, ada, wurm, none).verdict).toBe('legal');
  expect(markDivision(state, ada, wurm, past).verdict).toBe('illegal');
  const all = divisionsOf(state, ada, 'combatDamage', wurm, 99) ?? [];
  expect(all).toContainEqual(one);
  expect(all).toContainEqual(none);
  expect(all).not.toContainEqual(past);
  for (const division of all)
    expect(markDivision(state, ada, wurm, division).verdict).toBe('legal');
});
