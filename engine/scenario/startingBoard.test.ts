import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { readScenario } from '../sandbox/readScenario.ts';
import { known } from '../vocabulary/result.ts';
import { playScenario } from './play.ts';

const RULING = { kind: 'ruling', editions: [NEWEST_EDITION] } as const;

const scenarioOf = (text: string) => readScenario(text, 'board.yaml', new Map(), RULING);

/** What does not hold of a file, in its words. */
function troubles(text: string): readonly unknown[] {
  const read = scenarioOf(text);
  if (!read.ok) return read.error.map(({ code, found }) => `${code} ${found}`);
  return playScenario(read.value, NEWEST_EDITION).problems.map(({ trouble }) => trouble);
}

const KING = `{ id: king, creature: 3/4, abilities: [{ trigger: attacks, effects: [{ create-token: { creature: 1/1, subtypes: [cat], colors: [white] }, entering: attacking }] }] }`;
const attackOf = (board: string, entry: string, outcome: string) => `board:
  Ada: [${board}]
  Nil: [{ id: bear, creature: 2/2 }]
script:
  - ${entry}
  - pass
outcome: ${outcome}
`;

describe('a token', () => {
  test.each([
    ['by its number', KING],
    ['by its number with another permanent beside', `${KING}, { id: elf, creature: 1/1 }`],
  ])('is called %s among the tokens of the game', (_, board) => {
    const text = attackOf(board, 'attack: { king: Nil }', '{ size: { token-1: 1/1 } }');
    expect(troubles(text)).toEqual([]);
  });

  const named = (as: string) =>
    attackOf(KING, `{ attack: { king: Nil }, as: ${as} }`, '{ size: { cat: 1/1 } }');

  test('is called what the entry says of which it comes', () => {
    expect(troubles(named('cat'))).toEqual([]);
  });

  test('that never came has left its name unused, which is told', () => {
    expect(troubles(named('[cat, kitten]'))).toEqual([
      { kind: 'differs', what: 'as', expected: 'kitten', found: '' },
    ]);
  });

  test.each(['bear', 'token-1'])('has a name of its own, not %s', (name) => {
    expect(troubles(named(`[cat, ${name}]`))).toEqual([`duplicateId ${name}`]);
  });
});

describe('a board begins', () => {
  const board = (nil: string, players: string, script: string) => `players: ${players}
board:
  Ada: [{ id: ogre, creature: 3/3 }]
  Nil: [${nil}]
script: [${script}]
`;
  const PLAYERS = '{ Ada: {}, Nil: {} }';

  test('with a suspected creature, which has menace and can’t block (CR 701.60c)', () => {
    const text = board(
      '{ id: thug, creature: 2/2, suspected: true }',
      PLAYERS,
      '{ attack: { ogre: Nil } }, { refused: [{ block: { thug: ogre }, breaks: [cannot-block] }] }, { block: {} }',
    );
    expect(troubles(text)).toEqual([]);
  });

  test('with a monstrous creature, which has what only such a one has (CR 701.37b)', () => {
    const hydra = (more: string) =>
      `{ id: hydra, creature: 2/2${more}, abilities: [{ static: { pump: [1, 1] }, if: { source: { designation: monstrous } } }] }`;
    const size = (more: string, is: string) =>
      troubles(
        `${board(hydra(more), PLAYERS, '{ attack: {} }')}outcome: { size: { hydra: ${is} } }\n`,
      );
    expect(size(', monstrous: true', '3/3')).toEqual([]);
    expect(size('', '2/2')).toEqual([]);
  });

  test('with a creature that has gained abilities until the turn ends (CR 611.2a)', () => {
    const told = (gains: string, entries: string) =>
      troubles(
        board(
          '{ id: bear, creature: 2/2 }',
          PLAYERS,
          `${entries}, { pass: end-step }, { pass: upkeep }, { attack: {} }, { pass: end-step }, { pass: upkeep }, { attack: { ogre: Nil } }, { block: { bear: ogre } }`,
        ).replace('creature: 3/3 }', `creature: 3/3${gains} }`),
      );
    const TAKEN =
      '{ attack: { ogre: Nil } }, { refused: [{ block: { bear: ogre }, breaks: [flying] }] }, { block: {} }';
    expect(told(', gains: [flying]', TAKEN)).toEqual([]);
    expect(told('', TAKEN)).not.toEqual([]);
    expect(told(', gains: []', TAKEN)).not.toEqual([]);
  });

  describe('with an exerted creature, which stays tapped once (CR 701.43a)', () => {
    const ENTRIES =
      '{ pass: upkeep }, { pass: end-step }, { pass: upkeep }, { expect: { TAPPED } }, { pass: end-step }, { pass: upkeep }, { pass: end-step }, { pass: upkeep }, { expect: { untapped: [ogre] } }';
    const later = (ogre: string, tapped: string) =>
      troubles(
        board('', PLAYERS, ENTRIES.replace('TAPPED', `${tapped}: [ogre]`)).replace(
          '{ id: ogre, creature: 3/3 }',
          `{ id: ogre, creature: 3/3, tapped: true${ogre} }`,
        ),
      );

    test('in the next untap step of its controller, and in no later one', () => {
      expect(later(', exerted: true', 'tapped')).toEqual([]);
      expect(later('', 'untapped')).toEqual([]);
    });

    test.each([
      ['was exerted this turn', 'declare-attackers', '1/1'],
      ['was exerted in an earlier one, where this turn begins to untap', 'untap', '3/3'],
    ])('%s', (_, start, size) => {
      const fresh =
        '{ id: ogre, creature: 1/1, exerted: true, abilities: [{ static: { pump: [2, 2] }, if: { source: { exerted-this-turn: false } } }] }';
      const script = start === 'untap' ? '{ pass: upkeep }' : '{ attack: {} }';
      const text = board('', PLAYERS, script).replace('{ id: ogre, creature: 3/3 }', fresh);
      expect(troubles(`${text}start: ${start}\noutcome: { size: { ogre: ${size} } }\n`)).toEqual(
        [],
      );
    });
  });

  describe('with a pair of creatures, of which one says so', () => {
    const pair = (heart: string, other: string, third = '') =>
      troubles(
        `${board('{ id: bear, creature: 2/2 }', PLAYERS, '{ attack: {} }').replace(
          '{ id: ogre, creature: 3/3 }',
          `{ id: heart, creature: 4/4${heart}, abilities: [{ static: { pump: [4, 4] }, on: { of-its-pair: true } }] }, ${other}${third}`,
        )}outcome: { size: { heart: 8/8 } }\n`,
      );
    const wolf = '{ id: wolf, creature: 2/2 }';

    test.each([
      ['the one', ', paired-with: wolf', wolf],
      ['the other', '', '{ id: wolf, creature: 2/2, paired-with: heart }'],
      ['both', ', paired-with: wolf', '{ id: wolf, creature: 2/2, paired-with: heart }'],
    ])('which may be %s', (_, heart, other) => {
      expect(pair(heart, other)).toEqual([]);
    });

    test.each([
      ['nobody else', ', paired-with: heart', wolf, '', 'impossibleBoard heart'],
      ['nobody there', ', paired-with: wulf', wolf, '', 'unknownId wulf'],
      ['a creature of another player', ', paired-with: bear', wolf, '', 'impossibleBoard heart'],
      [
        'what is no creature',
        ', paired-with: relic',
        '{ id: relic, types: [artifact] }',
        '',
        'impossibleBoard heart',
      ],
      [
        'one that has a partner',
        ', paired-with: wolf',
        wolf,
        ', { id: elf, creature: 1/1, paired-with: wolf }',
        'impossibleBoard heart',
      ],
    ])('but not with %s', (_, heart, other, third, trouble) => {
      expect(pair(heart, other, third)).toContain(trouble);
    });
  });

  test('with cards in a graveyard that have names, and are counted', () => {
    const text = board(
      '',
      '{ Ada: { graveyard: [{ id: dead, creature: 1/1 }] }, Nil: { graveyard: 3 } }',
      '{ attack: {} }',
    );
    const read = known(scenarioOf(text), 'scenario');
    expect(read.ok && read.value.setup.players.map(({ graveyardSize }) => graveyardSize)).toEqual([
      1, 3,
    ]);
    expect(read.ok && read.value.setup.players[0]?.graveyard.map(({ id }) => id)).toEqual(['dead']);
  });

  test('with cards in exile: a suspended one is cast after its last time counter (CR 702.62a)', () => {
    const rhino = `{ id: rhino, creature: 3/3, cost: '{5}{R}', abilities: [{ suspend: 1, cost: '{1}{R}' }]`;
    const text = (counters: string, entries: string) => `players:
  Ada: { exile: [${rhino}${counters} }] }
  Nil: {}
board: {}
start: untap
script: [{ pass: upkeep }, ${entries}]
`;
    const waits = text(
      ', counters: { time: 2 }',
      'pass, { expect: { counters: { rhino: { time: 1 } } } }',
    );
    const comes = text(
      ', counters: { time: 1 }',
      'pass, pass, pass, { pass: declare-attackers }, { attack: { rhino: Nil } }',
    );
    const onlyExiled = text('', '{ pass: draw }, { expect: { counters: { rhino: { time: 0 } } } }');
    expect([waits, comes, onlyExiled].flatMap(troubles)).toEqual([]);
  });

  test.each([
    ['lost', '{ lost: [Nil], won: Ada, drawn: false }', '{ life: 3 }', []],
    ['not lost', '{ lost: [], drawn: false }', '{ life: 4 }', []],
    [
      'lost, which was not expected',
      '{ lost: [] }',
      '{ life: 3 }',
      [{ kind: 'differs', what: 'lost', expected: '', found: 'Nil' }],
    ],
  ])('and ends with who has %s', (_, outcome, nil, expected) => {
    const text = `${board('', `{ Ada: {}, Nil: ${nil} }`, '{ attack: { ogre: Nil } }')}outcome: ${outcome}\n`;
    expect(troubles(text)).toEqual(expected);
  });
});
