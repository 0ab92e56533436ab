import { describe, expect, test } from 'vitest';
import { problemsOf, readBoard } from '../testing/boards/problemsOf.ts';

const textOf = (script: string): string => `players: { Ada: {}, Nil: {} }
board:
  Ada:
    - { id: knight, creature: 1/1, abilities: [banding] }
    - { id: bear, creature: 2/2 }
    - id: lion
      creature: 3/3
      abilities:
        - { permission: exert-as-it-attacks }
    - { id: scout, creature: 1/2, abilities: [enlist] }
    - { id: page, creature: 2/1 }
  Nil:
    - { id: wall, creature: 0/9 }
start: declare-attackers
script:
${script}
`;

const problemsIn = (script: string) => problemsOf(textOf(script));

describe('beside what attacks what, an attack entry says', () => {
  test('which attackers are banded together: a block of one blocks all', () => {
    const script = `  - { attack: { knight: Nil, bear: Nil }, bands: [[knight, bear]] }
  - { block: { wall: knight } }
  - pass: end-of-combat
  - expect: { life: { Nil: 20 } }`;
    expect(problemsIn(script)).toEqual([]);
    expect(problemsIn(script.replace(', bands: [[knight, bear]]', ''))).not.toEqual([]);
  });

  test('which are exerted', () => {
    const script = `  - { attack: { lion: Nil }, exert: [lion] }`;
    expect(problemsIn(script)).toEqual([]);
    expect(
      problemsIn(script.replace('lion: Nil', 'bear: Nil').replace('[lion]', '[bear]')),
    ).not.toEqual([]);
  });

  test('what each enlists: that is tapped and lends its power', () => {
    const script = `  - { attack: { scout: Nil }, enlist: { scout: page } }
  - expect: { tapped: [scout, page] }`;
    expect(problemsIn(script)).toEqual([]);
    expect(problemsIn(script.replace(', enlist: { scout: page }', ''))).not.toEqual([]);
  });

  test.each([
    'attack: { knight: Nil, bear: Nil }, bands: [[knight, ghost]]',
    'attack: { lion: Nil }, exert: [ghost]',
    'attack: { scout: Nil }, enlist: { ghost: page }',
    'attack: { scout: Nil }, enlist: { scout: ghost }',
  ])('names that it does not know are mistakes: %s', (entry) => {
    const result = readBoard(textOf(`  - { ${entry} }`));
    expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual(['unknownId']);
  });
});
