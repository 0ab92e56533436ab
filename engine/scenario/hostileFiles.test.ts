import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { readScenario } from '../sandbox/readScenario.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { judgeScenario } from '../training/judgeScenario.ts';
import { readCard } from './readCard.ts';

/** A file whose parts a test may replace. */
const file = ({
  hand = '[]',
  ada = '[{ id: hero, creature: 3/4 }]',
  nil = '[{ id: walker, types: [planeswalker], loyalty: 4 }]',
  script = '[{ attack: { hero: Nil } }]',
  more = '',
}): string => `covers: []
topics: [costs]
knowledge: 2
editions: all
checked: 2026-11-21
players: { Ada: { hand: ${hand} }, Nil: {} }
board:
  Ada: ${ada}
  Nil: ${nil}
start: precombat-main
script: ${script}
${more}
`;

const issuesOf = (text: string) => {
  const read = readScenario(text, 'scenarios/a/b/scenario.yaml', projectCards);
  return read.ok ? [] : read.error;
};

const troublesOf = (text: string) => {
  const read = readScenario(text, 'scenarios/a/b/scenario.yaml', projectCards);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return judgeScenario(read.value, NEWEST_EDITION).problems.map(({ trouble }) => trouble);
};

test('the file that the others are made from holds', () => {
  expect(troublesOf(file({}))).toEqual([]);
});

test.each([
  ['the id of a creature', file({ ada: '[{ id: constructor, creature: 2/2 }]' }), 'constructor', 8],
  [
    'the name of a branch',
    file({ more: 'branches: { __proto__: { script: [] } }' }),
    '__proto__',
    12,
  ],
  [
    'what a question is asked of',
    file({ more: 'questions: [{ id: q, branch: constructor, number: creatures }]' }),
    'constructor',
    12,
  ],
  ['a key', file({ more: '__proto__: { a: 1 }' }), '__proto__', 12],
  ['a card', file({ ada: '[{ id: hero, card: toString }]' }), 'toString', 8],
])(
  'a word that all objects of the machine know is refused where it stands: %s',
  (_, text, found, line) => {
    expect(issuesOf(text)).toEqual([
      expect.objectContaining({ code: 'reservedWord', found, line }),
    ]);
  },
);

test('a card with such a word is refused', () => {
  const read = readCard('names: { en: X, __proto__: Y }\ncreature: 1/1\n', 'cards/x.yaml');
  expect(read).toMatchObject({ ok: false, error: [{ code: 'reservedWord', found: '__proto__' }] });
});

const aliases = (times: number): string =>
  file({ more: `outcome: &it { life: { Nil: 17 } }\nmore: [${'*it, '.repeat(times)}]` });

test('an anchor may be used 120 times', () => {
  expect(issuesOf(aliases(120))).toMatchObject([{ code: 'unknownKey', found: 'more', line: 13 }]);
});

test.each([
  ['5,000 aliases', aliases(5000), 'values'],
  [
    'aliases that stand for more and more',
    `a: &a0 [x, x]\n${Array.from({ length: 60 }, (_, n) => `b${n}: &a${n + 1} [*a${n}, *a${n}]\n`).join('')}`,
    'values',
  ],
  [
    'aliases that lie ever deeper',
    `a: &a0 [x]\n${Array.from({ length: 200 }, (_, n) => `b${n}: &a${n + 1} [*a${n}]\n`).join('')}`,
    'depth',
  ],
  [
    '30,000 keys',
    file({ more: Array.from({ length: 30_000 }, (_, n) => `k${n}: 1`).join('\n') }),
    'values',
  ],
  ['lists 100,000 deep', file({ more: `more: ${'['.repeat(100_000)}` }), 'depth'],
  ['a million letters', file({ more: `more: ${'x'.repeat(1_000_000)}` }), 'letters'],
])('%s are too much, which is said once and at once', (_, text, found) => {
  const began = performance.now();
  expect(issuesOf(text)).toMatchObject([{ code: 'tooLarge', found }]);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('thousands of unknown keys are all told in a few seconds', () => {
  const began = performance.now();
  const more = Array.from({ length: 4000 }, (_, n) => `k${n}: 1`).join('\n');
  expect(issuesOf(file({ more }))).toHaveLength(4000);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test.each([
  ['a power of 400 digits', file({ ada: `[{ id: hero, creature: ${'9'.repeat(400)}/2 }]` })],
  ['a life total past all numbers', file({}).replace('Nil: {}', 'Nil: { life: 1e400 }')],
  ['an id of 3,000 letters', file({ ada: `[{ id: ${'x'.repeat(3000)}, creature: 2/2 }]` })],
  [
    'a word of 3,000 letters',
    file({ ada: `[{ id: hero, creature: 2/2, tapped: ${'x'.repeat(3000)} }]` }),
  ],
  ['a key of 3,000 letters', file({ more: `${'x'.repeat(3000)}: 1` })],
  ['bounds that are no dates', file({}).replace('editions: all', 'editions: { since: { a: 1 } }')],
])('%s is an issue that no message repeats whole', (_, text) => {
  const issues = issuesOf(text);
  expect(issues.length).toBeGreaterThan(0);
  for (const { found, expected } of issues)
    for (const word of [found, ...expected]) {
      expect(word.length).toBeLessThan(70);
      expect(word).not.toContain('[object');
    }
});

test.each([
  ['planeswalker', 'loyalty', 'loyaltyOfPlaneswalkers'],
  ['battle', 'defense', 'defenseOfBattles'],
])('a %s without %s is an impossible board, and an impossible card', (type, counter, expected) => {
  const impossible = { code: 'impossibleBoard', found: type, expected: [expected] };
  const nil = `[{ id: walker, types: [${type}] }]`;
  expect(issuesOf(file({ nil }))).toMatchObject([impossible]);
  const counted = nil.replace(' }', `, counters: { ${counter}: 2 } }`);
  expect(issuesOf(file({ nil: counted }))).toEqual([]);
  const card = `names: { en: X }\ntypes: [${type}]\nchecked: 2026-11-21\n`;
  expect(readCard(card, 'cards/x.yaml')).toMatchObject({ ok: false, error: [impossible] });
});

test('what a token is to attack may be gone by then', () => {
  const bolt = `[{ id: bolt, types: [instant], abilities: [{ spell: [{ destroy: target }], targets: [{ permanent: { type: planeswalker } }] }] }]`;
  const script = `
  - { cast: bolt, targets: [walker] }
  - pass: declare-attackers
  - attack: { hero: Nil }
  - { choose: hero, attacking: walker }
  - pass: declare-blockers`;
  const text = file({ hand: bolt, ada: '[{ id: hero, card: hero-of-bladehold }]', script });
  expect(() => troublesOf(text)).not.toThrow();
});

test('more tokens than can be told are a trouble of the act that makes them', () => {
  const spell = (n: number) =>
    `[{ id: swarm, types: [instant], abilities: [{ spell: [{ create-token: { creature: 1/1, subtypes: [soldier] }, n: ${n} }] }] }]`;
  const script = '\n  - cast: swarm\n  - pass';
  expect(troublesOf(file({ hand: spell(3), script }))).toEqual([]);
  expect(troublesOf(file({ hand: spell(99_999_999), script }))).toEqual([
    { kind: 'tooMuch', n: 99_999_999 },
  ]);
});

test('a board with more declarations than a file may list differs from what it lists', () => {
  const many = (who: string) =>
    `[${Array.from({ length: 14 }, (_, n) => `{ id: ${who}-${n}, creature: 1/1 }`).join(', ')}]`;
  const script = '\n  - pass: declare-attackers\n  - expect: { legal-attacks: [{}] }';
  expect(troublesOf(file({ ada: many('a'), script }))).toContainEqual(
    expect.objectContaining({ kind: 'differs', what: 'legal-attacks', found: 'more than 4096' }),
  );
});

test('a name that no keyboard writes is told in one line, and offered to nobody', () => {
  const text = file({ ada: '[{ id: "he\\Lro", creature: 3/4 }]' });
  const issues = issuesOf(text).filter(({ found }) => found === 'hero');
  expect(issues).toEqual([expect.objectContaining({ code: 'unknownId', nearest: undefined })]);
  expect(issues.flatMap(({ expected }) => expected)).toContain('he ro');
});

test.each(['players:', 'board:', 'branches: { a: { with: } }', 'questions: [~]', 'outcome:'])(
  'nothing under a key is a mistake at its place: %s',
  (more) => {
    const [key = ''] = more.split(':');
    const others = file({})
      .split('\n')
      .filter((line) => !line.startsWith(`${key}:`));
    const text = [...others.filter((line) => key !== 'board' || !line.startsWith('  ')), more];
    expect(issuesOf(text.join('\n'))).toContainEqual(
      expect.objectContaining({ code: 'wrongType', found: 'null' }),
    );
  },
);
