import { describe, expect, test } from 'vitest';
import { EDITION_IDS, NEWEST_EDITION } from '../citation/editions.ts';
import { readScenario } from '../sandbox/readScenario.ts';
import { cardId } from '../vocabulary/ids.ts';
import type { Card } from './card.ts';
import type { Issue } from './issue.ts';
import { readCard } from './readCard.ts';
import type { ScenarioAsking } from './scenario.ts';

const FILE = 'scenarios/blocks/brute/scenario.yaml';

const BOARD = `covers: []
topics: [declare-blockers]
knowledge: 2
editions: [2026-09-25, 2024-07-30]
checked: 2026-11-21
players: { Ada: {}, Nil: { life: 15 } }
board:
  Ada:
    - { id: brute, card: boggart-brute }
  Nil:
    - { id: guard, creature: 2/2, abilities: [flying] }
    - { id: bear, creature: 2/2 }
start: declare-attackers
script:
  - attack: { brute: Nil }
  - block: { guard: brute, bear: brute }
`;

function cardFrom(text: string, file: string): Card {
  const card = readCard(text, file);
  if (!card.ok) throw new Error(JSON.stringify(card.error));
  return card.value;
}

const BRUTE = `names: { en: Boggart Brute }
cost: '{2}{R}'
creature: 3/2
abilities: [menace]
checked: 2026-11-21
`;
const brute = cardFrom(BRUTE, 'scenarios/cards/boggart-brute.yaml');
const cards = new Map([[brute.id, brute]]);

const read = (text: string) => readScenario(text, FILE, cards);

function issuesOf(text: string): readonly Issue[] {
  const result = read(text);
  return result.ok ? [] : result.error;
}

function scenarioOf(text: string): ScenarioAsking {
  const result = read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error, undefined, 1));
  return result.value;
}

/** The place where `found` stands in a text, counted as people count. */
function placeIn(text: string, found: string): { readonly line: number; readonly column: number } {
  const offset = text.indexOf(found);
  if (offset < 0) throw new Error(`the text does not hold ${found}`);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const changed = (from: string, to: string): string => {
  placeIn(BOARD, from);
  return BOARD.replace(from, to);
};

test('a file without mistakes becomes a scenario named after its folder', () => {
  const scenario = scenarioOf(BOARD);
  expect(scenario.slug).toBe('brute');
  expect(scenario.setup.players.map(({ id, life }) => [id, life])).toEqual([
    ['Ada', 20],
    ['Nil', 15],
  ]);
  expect(scenario.setup.permanents.map(({ id, controller }) => [id, controller])).toEqual([
    ['brute', 'Ada'],
    ['guard', 'Nil'],
    ['bear', 'Nil'],
  ]);
  expect(scenario.script).toMatchObject([
    {
      kind: 'act',
      act: { kind: 'attack' },
      at: { line: 15, column: 5 },
      editions: ['2026-09-25', '2024-07-30'],
    },
    { kind: 'act', act: { kind: 'block' }, at: { line: 16, column: 5 } },
  ]);
});

describe('editions', () => {
  const shownIn = (editions: string): readonly string[] =>
    scenarioOf(changed('editions: [2026-09-25, 2024-07-30]', `editions: ${editions}`)).editions;
  const newestFirst = EDITION_IDS.toReversed();
  const since2013 = newestFirst.filter((id) => id >= '2013-02-01');

  test.each([
    ['all', newestFirst],
    ['{ since: 2013-02-01 }', since2013],
    ['{ until: 2009-07-11 }', ['2009-07-11', '2008-10-01']],
    ['{ since: 2009-07-11, until: 2013-02-01 }', ['2013-02-01', '2009-07-11']],
    ['{ since: 2013-02-01, except: [2024-11-08] }', since2013.filter((id) => id !== '2024-11-08')],
    ['{ except: [2008-10-01] }', newestFirst.slice(0, -1)],
    ['[2008-10-01, 2013-02-01]', ['2013-02-01', '2008-10-01']],
  ])('%s: those within the bounds, newest first', (written, ids) => {
    expect(shownIn(written)).toEqual(ids);
  });

  test('the one that it opens in comes first', () => {
    const others = newestFirst.filter((id) => id !== '2013-02-01');
    expect(shownIn('all\nopens-in: 2013-02-01')).toEqual(['2013-02-01', ...others]);
    expect(shownIn('all')[0]).toBe(NEWEST_EDITION);
  });
});

interface Mistake {
  readonly what: string;
  readonly text: string;
  /** Where the text first holds this, the mistake stands. */
  readonly at: string;
  readonly issue: Partial<Issue>;
}

const mistakes: readonly Mistake[] = [
  {
    what: 'an unknown keyword',
    text: changed('flying', 'flyng'),
    at: 'flyng',
    issue: { code: 'unknownWord', found: 'flyng', nearest: 'flying' },
  },
  {
    what: 'two permanents with one id',
    text: changed('id: bear', 'id: guard'),
    at: 'guard, creature: 2/2 }',
    issue: { code: 'duplicateId', found: 'guard' },
  },
  {
    what: 'an attacker that does not exist',
    text: changed('attack: { brute', 'attack: { brutus'),
    at: 'brutus',
    issue: { code: 'unknownId', found: 'brutus', nearest: 'brute' },
  },
  {
    what: 'a blocker that does not exist',
    text: changed('block: { guard', 'block: { gaurd'),
    at: 'gaurd',
    issue: { code: 'unknownId', found: 'gaurd', nearest: 'guard' },
  },
  {
    what: 'a creature attached to itself',
    text: changed('{ id: bear,', '{ id: bear, attached-to: bear,'),
    at: 'bear, creature',
    issue: { code: 'impossibleBoard', found: 'bear', expected: ['attachedToAnother'] },
  },
  {
    what: 'a creature attached to another',
    text: changed('{ id: bear,', '{ id: bear, attached-to: guard,'),
    at: 'guard, creature: 2/2 }',
    issue: { code: 'impossibleBoard', found: 'bear', expected: ['noAttachedCreature'] },
  },
  {
    what: 'Auras attached to one another',
    text: changed(
      '    - { id: bear,',
      '    - { id: one, types: [enchantment], attached-to: two }\n    - { id: two, types: [enchantment], attached-to: bear }\n    - { id: bear,',
    ).replace('attached-to: bear', 'attached-to: one'),
    at: 'two }',
    issue: { code: 'impossibleBoard', found: 'one', expected: ['attachedInNoCircle'] },
  },
  {
    what: 'damage on a land',
    text: changed('bear, creature: 2/2', 'bear, types: [land], damage: 1'),
    at: '1 }',
    issue: { code: 'impossibleBoard', expected: ['damageOnCreatures'] },
  },
  {
    what: 'damage on a player',
    text: changed('life: 15', 'damage: 5'),
    at: 'damage',
    issue: { code: 'impossibleBoard', expected: ['damageOnPermanents'] },
  },
  {
    what: 'a creature without power',
    text: changed('bear, creature: 2/2', 'bear, types: [creature]'),
    at: '[creature]',
    issue: { code: 'impossibleBoard', expected: ['powerAndToughness'] },
  },
  {
    what: 'half a size',
    text: changed('bear, creature: 2/2', 'bear, creature: 2/'),
    at: '2/ }',
    issue: { code: 'wrongType', found: '2/', expected: ['powerToughness'] },
  },
  {
    what: 'two players with one initial',
    text: changed('Nil: { life', 'Abe: { life').replaceAll('Nil', 'Abe'),
    at: 'Abe',
    issue: { code: 'impossibleBoard', expected: ['initialOfItsOwn'] },
  },
  {
    what: 'an unknown edition',
    text: changed('2024-07-30]', '2042-07-30]'),
    at: '2042-07-30',
    issue: { code: 'unknownWord', found: '2042-07-30', nearest: '2024-07-30' },
  },
  {
    what: 'an entry for an edition that the scenario is not shown in',
    text: `${BOARD}  - { pass: once, editions: [2008-10-01] }\n`,
    at: '2008-10-01',
    issue: { code: 'unknownWord', found: '2008-10-01', expected: ['2026-09-25', '2024-07-30'] },
  },
  {
    what: 'an entry whose exception the scenario is not shown in',
    text: `${BOARD}  - { pass: once, editions: { except: [2008-10-01] } }\n`,
    at: '2008-10-01',
    issue: { code: 'unknownWord', found: '2008-10-01', expected: ['2026-09-25', '2024-07-30'] },
  },
  {
    what: 'an entry whose bounds leave no edition of the scenario',
    text: `${BOARD}  - { pass: once, editions: { until: 2013-02-01 } }\n`,
    at: '{ until',
    issue: {
      code: 'outOfRange',
      found: 'until 2013-02-01',
      expected: ['2026-09-25', '2024-07-30'],
    },
  },
  {
    what: 'a scenario between whose bounds no edition lies',
    text: changed('[2026-09-25, 2024-07-30]', '{ since: 2024-11-08, until: 2013-02-01 }'),
    at: '{ since',
    issue: { code: 'outOfRange', found: 'since 2024-11-08 until 2013-02-01' },
  },
  {
    what: 'a bound that is no edition',
    text: changed('[2026-09-25, 2024-07-30]', '{ since: 2024-07-31 }'),
    at: '2024-07-31',
    issue: { code: 'unknownWord', found: '2024-07-31', nearest: '2024-07-30' },
  },
  {
    what: 'a misspelled bound',
    text: changed('[2026-09-25, 2024-07-30]', '{ sinc: 2024-07-30 }'),
    at: 'sinc',
    issue: { code: 'unknownKey', found: 'sinc', nearest: 'since' },
  },
  {
    what: 'an alias for the newest edition, which no file may hold',
    text: changed('[2026-09-25, 2024-07-30]', 'current'),
    at: 'current',
    issue: { code: 'unknownWord', found: 'current', expected: ['all'] },
  },
  {
    what: 'a first edition that the scenario is not shown in',
    text: changed('checked:', 'opens-in: 2013-02-01\nchecked:'),
    at: '2013-02-01',
    issue: { code: 'unknownWord', found: '2013-02-01', expected: ['2026-09-25', '2024-07-30'] },
  },
  {
    what: 'an unknown card',
    text: changed('boggart-brute', 'bogart-brute'),
    at: 'bogart-brute',
    issue: { code: 'unknownCard', nearest: 'boggart-brute' },
  },
  {
    what: 'a misspelled key',
    text: changed('knowledge', 'knowlege'),
    at: 'knowlege',
    issue: { code: 'unknownKey', found: 'knowlege', nearest: 'knowledge' },
  },
  {
    what: 'a misspelled head',
    text: changed('- block:', '- blok:'),
    at: 'blok',
    issue: { code: 'unknownKey', found: 'blok', nearest: 'block' },
  },
  {
    what: 'a key that is missing',
    text: changed('checked: 2026-11-21\n', ''),
    at: 'covers',
    issue: { code: 'missingKey', expected: ['checked'] },
  },
  {
    what: 'a date that is none',
    text: changed('2026-11-21', '2026-13-21'),
    at: '2026-13-21',
    issue: { code: 'wrongType', expected: ['isoDate'] },
  },
  {
    what: 'a number that is out of range',
    text: changed('knowledge: 2', 'knowledge: 7'),
    at: '7',
    issue: { code: 'outOfRange', found: '7', expected: ['atMost 5'] },
  },
  {
    what: 'a key twice',
    text: changed('start:', 'knowledge: 3\nstart:'),
    at: 'knowledge: 3',
    issue: { code: 'duplicateKey', found: 'knowledge' },
  },
  {
    what: 'a rule key that does not exist',
    text: `${BOARD}  - expect: { cites: [blockers.restriction] }\n`,
    at: 'blockers.restriction]',
    issue: { code: 'unknownRule', nearest: 'blockers.restrictions' },
  },
  {
    what: 'a branch from beyond the script',
    text: `${BOARD}branches: { late: { from: 3, script: [pass] } }\n`,
    at: '3, script',
    issue: { code: 'outOfRange', found: '3', expected: ['atMost 2'] },
  },
  {
    what: 'a branch that changes a permanent which is not there',
    text: `${BOARD}branches: { no-bear: { with: { permanents: { boar: { tapped: true } } }, script: [pass] } }\n`,
    at: 'boar: {',
    issue: { code: 'unknownId', found: 'boar', nearest: 'bear' },
  },
  {
    what: 'something attached, in a branch, to what is not there',
    text: `${BOARD}branches: { aura: { with: { permanents: { bear: { attached-to: gaurd } } }, script: [pass] } }\n`,
    at: 'gaurd',
    issue: { code: 'unknownId', found: 'gaurd', nearest: 'guard' },
  },
  {
    what: 'a permanent listed under nobody',
    text: changed('  Nil:\n', '  Nill:\n'),
    at: 'Nill',
    issue: { code: 'unknownId', found: 'Nill', nearest: 'Nil' },
  },
  {
    what: 'a card that is in no hand',
    text: `${BOARD}  - { cast: growth, targets: [bear] }\n`,
    at: 'growth',
    issue: { code: 'unknownId', found: 'growth' },
  },
];

test.each(mistakes)(
  '$what is named with its place and what was expected',
  ({ text, at, issue }) => {
    expect(issuesOf(text)).toContainEqual(
      expect.objectContaining({ file: FILE, ...placeIn(text, at), ...issue }),
    );
  },
);

test('a tapped creature may be tried as a blocker, to be refused', () => {
  const text = changed('{ id: bear,', '{ id: bear, tapped: true,').replace(
    '- block: { guard: brute, bear: brute }',
    '- refused: [{ block: { bear: brute }, breaks: [tapped] }]',
  );
  expect(issuesOf(text)).toEqual([]);
});

test('a file whose board alone says who plays has those players, and begins where attackers are declared', () => {
  const { setup, start } = scenarioOf(BOARD.replace(/players:.*\n/, '').replace(/start:.*\n/, ''));
  expect(setup.players.map(({ id, life }) => [id, life])).toEqual([
    ['Ada', 20],
    ['Nil', 20],
  ]);
  expect(start).toBe('declareAttackers');
});

describe('a file that is not YAML', () => {
  test('is named where YAML fails', () => {
    const text = changed('topics: [declare-blockers]', 'topics: [declare-blockers');
    expect(issuesOf(text)).not.toEqual([]);
    expect(
      issuesOf(text).every(({ code, expected }) => code === 'notYaml' && expected[0] === 'yaml'),
    ).toBe(true);
  });

  test('shows bad indentation where it stands', () => {
    const text = changed('topics:', '  topics:');
    expect(issuesOf(text)).toContainEqual(expect.objectContaining({ code: 'notYaml', line: 2 }));
  });

  test('may use a name that it has not given', () => {
    expect(issuesOf(changed('[declare-blockers]', '*topics'))).toMatchObject([
      { code: 'notYaml', found: 'UNRESOLVED_ALIAS', line: 2, column: 9 },
    ]);
  });

  test('may be YAML and yet no mapping', () => {
    expect(issuesOf('once upon a time')).toMatchObject([
      { code: 'wrongType', line: 1, column: 1, found: 'once upon a time', expected: ['mapping'] },
    ]);
    expect(issuesOf('')).toMatchObject([{ code: 'wrongType', line: 1, column: 1, found: 'null' }]);
  });
});

test('a creature that was tapped before an untap step may attack after it', () => {
  const text = changed('{ id: brute,', '{ id: brute, tapped: true,').replace(
    '  - attack:',
    '  - pass: upkeep\n  - attack:',
  );
  expect(read(text)).toMatchObject({ ok: true });
});

test('all problems of a file are listed at once, of form and of sense, in the order of the lines', () => {
  const text = `covers: [S2E18]
topics: [declare-bolckers]
knowledge: two
editions: { since: 2026-09-25 }
checked: 2026-11-21
players: { Ada: {}, Nil: { damage: 3 } }
board:
  Ada:
    - { id: brute, card: bogart-brute }
  Nil:
    - { id: guard, creature: 2/2, abilities: [flyng, { triger: dies, effects: [{ drw: 1 }] }] }
    - { id: guard, creature: 2/2, tapped: yes }
    - { id: wall, creature: 0/3, tapped: true, attached-to: wall }
start: declare-atackers
script:
  - attack: { brutus: Nil }
  - block: { wall: [brute, brutus] }
  - pas: combat-damage
  - divide: { brute: { guard: some } }
`;
  const found = issuesOf(text).map(
    ({ line, column, code, found, nearest }) =>
      `${line}:${column} ${code} ${found} ${nearest ?? '-'}`,
  );
  expect(found).toEqual([
    '1:10 wrongType S2E18 -',
    '2:10 unknownWord declare-bolckers declare-blockers',
    '3:12 wrongType two -',
    '6:28 impossibleBoard damage -',
    '9:26 unknownCard bogart-brute boggart-brute',
    '11:47 unknownWord flyng flying',
    '11:56 unknownKey triger trigger',
    '11:82 unknownKey drw draw',
    '12:13 duplicateId guard -',
    '12:43 wrongType yes -',
    '13:61 impossibleBoard wall -',
    '14:8 unknownWord declare-atackers declare-attackers',
    '16:15 unknownId brutus brute',
    '17:28 unknownId brutus brute',
    '18:5 unknownKey pas pass',
    '19:31 wrongType some -',
  ]);
});

test('a mistake on the main board is not said again for its branches', () => {
  const branches =
    'branches: { a: { script: [pass] }, b: { with: { permanents: { brute: { tapped: true } } }, script: [pass] } }';
  const text = `${changed('boggart-brute', 'bogart-brute')}${branches}\n`;
  expect(issuesOf(text).map(({ code }) => code)).toEqual(['unknownCard']);
});

test('mistakes never throw: whatever one line is replaced by, there are issues or a scenario', () => {
  const lines = BOARD.split('\n');
  for (const index of lines.keys())
    for (const junk of [
      '',
      '- 7',
      'x: [',
      '  ~',
      '? {}',
      'board: *nobody',
      'board: &board [*board]',
      '"',
    ])
      expect(() => read(lines.with(index, junk).join('\n'))).not.toThrow();
});

describe('a branch', () => {
  const withBranch = `${BOARD}branches:
  guard-home:
    from: 1
    editions: [2024-07-30]
    with:
      players: { Nil: { poison: 2 } }
      permanents: { guard: { tapped: true, damage: 1 } }
      add: { Nil: [{ id: wall, creature: 0/3 }] }
      remove: [bear]
    script:
      - block: { wall: brute }
    outcome: { died: [] }
`;
  const [branch] = scenarioOf(withBranch).branches;

  test('keeps the first entries of the main script', () => {
    expect(branch).toMatchObject({ name: 'guard-home', keeps: 1, editions: ['2024-07-30'] });
    expect(branch?.script).toMatchObject([{ act: { kind: 'block' }, editions: ['2024-07-30'] }]);
  });

  test('changes, adds and takes away, and leaves the rest of the board alone', () => {
    expect(branch?.setup.players).toMatchObject([
      { id: 'Ada' },
      { id: 'Nil', life: 15, poison: 2 },
    ]);
    expect(branch?.setup.permanents).toMatchObject([
      { id: 'brute', tapped: false },
      { id: 'guard', tapped: true, damage: 1, characteristics: { power: 2 } },
      { id: 'wall', controller: 'Nil' },
    ]);
  });

  test('has an outcome in its own editions, with its place', () => {
    expect(branch?.outcome).toMatchObject([
      { died: [], editions: ['2024-07-30'], at: { column: 14 } },
    ]);
  });
});

describe('a script', () => {
  const scriptOf = (entries: string) => scenarioOf(`${BOARD}${entries}`).script.slice(2);

  test('may order the damage of several creatures in one entry', () => {
    const text = changed(
      '- block: { guard: brute, bear: brute }',
      '- order: { brute: [guard, bear], bear: [brute] }',
    );
    const withBranch = `${text}branches: { later: { from: 2, script: [pass] } }\n`;
    expect(scenarioOf(withBranch).script).toMatchObject(
      ['attack', 'order', 'order'].map((kind) => ({ act: { kind } })),
    );
    expect(scenarioOf(withBranch).branches[0]?.keeps).toBe(3);
  });

  test('passes once, or until a step begins', () => {
    expect(scriptOf('  - pass\n  - pass: combat-damage\n')).toMatchObject([
      { kind: 'allPass' },
      { kind: 'passUntil', step: 'combatDamage' },
    ]);
  });

  test('divides damage among creatures and players, shares of nothing among them', () => {
    expect(scriptOf('  - divide: { brute: { guard: 2, bear: 0, Nil: 1 } }\n')).toMatchObject([
      {
        act: {
          assignments: [
            { source: 'brute', to: { kind: 'object', object: 'guard' }, amount: 2 },
            { source: 'brute', to: { kind: 'object', object: 'bear' }, amount: 0 },
            { source: 'brute', to: { kind: 'player', player: 'Nil' }, amount: 1 },
          ],
        },
      },
    ]);
  });

  test('says what a refused try breaks in the engine’s words', () => {
    const refused =
      '  - refused:\n      - { attack: {}, obeys: 0 of 1 }\n      - { block: { bear: brute }, breaks: [menace, min-blockers] }\n';
    expect(scriptOf(refused)).toMatchObject([
      {
        tries: [
          { act: { kind: 'attack' }, breaks: [], obeys: { obeyed: 0, maximum: 1 } },
          { act: { kind: 'block' }, breaks: ['menace', 'minBlockers'] },
        ],
      },
    ]);
  });

  test('is played by whoever holds the card or controls the permanent, unless it names somebody', () => {
    const text = changed(
      'Ada: {}',
      'Ada: { hand: [{ id: jolt, types: [instant], abilities: [{ spell: [{ tap: target }], targets: [creature] }] }] }',
    ).replace(
      '{ id: bear, creature: 2/2 }',
      '{ id: bear, creature: 2/2, abilities: [vigilance, { activated: [{ untap: self }], costs: [tap-self] }] }',
    );
    const script = scenarioOf(
      `${text}  - { cast: jolt, targets: [bear] }\n  - { activate: bear }\n  - { activate: bear, player: Ada }\n`,
    ).script.slice(2);
    expect(script).toMatchObject([
      { act: { kind: 'cast', player: 'Ada', targets: [{ kind: 'object', object: 'bear' }] } },
      { act: { kind: 'activate', player: 'Nil', ability: 1 } },
      { act: { kind: 'activate', player: 'Ada' } },
    ]);
  });
});

test('printed loyalty becomes counters', () => {
  const text = changed('creature: 2/2 }', 'types: [planeswalker], loyalty: 4 }');
  const permanents = scenarioOf(text.replace(', bear: brute', '')).setup.permanents;
  expect(permanents.at(-1)?.counters).toEqual({ loyalty: 4 });
});

test('a card in the board has the characteristics of its file', () => {
  expect(scenarioOf(BOARD).setup.permanents[0]?.characteristics).toEqual(brute.characteristics);
});

describe('a card', () => {
  test('is named after its file and takes its colors from its cost', () => {
    expect(brute).toMatchObject({
      id: cardId('boggart-brute'),
      characteristics: {
        name: { kind: 'card', card: 'boggart-brute' },
        colors: ['red'],
        types: ['creature'],
        power: 3,
        toughness: 2,
        abilities: [{ kind: 'keyword', keyword: 'menace' }],
      },
    });
  });

  test.each([
    ['without a type', BRUTE.replace('creature: 3/2\n', ''), { code: 'missingKey' }],
    [
      'without a size',
      BRUTE.replace('creature: 3/2', 'types: [creature]'),
      { code: 'impossibleBoard', line: 3 },
    ],
    ['with a text', `${BRUTE}text: Menace\n`, { code: 'unknownKey', found: 'text', line: 6 }],
    [
      'with an unknown keyword',
      BRUTE.replace('menace', 'menance'),
      { nearest: 'menace', line: 4, column: 13 },
    ],
  ])('%s is refused', (_, text, issue) => {
    const result = readCard(text, 'scenarios/cards/x.yaml');
    expect(result.ok ? [] : result.error).toMatchObject([issue]);
  });
});
