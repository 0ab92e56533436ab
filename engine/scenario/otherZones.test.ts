import { describe, expect, test } from 'vitest';
import { problemsOf, readBoard } from '../testing/boards/problemsOf.ts';
import { readCard } from './readCard.ts';

const textOf = (script: string): string => `players:
  Ada:
    hand:
      - { id: rhino, creature: 3/3, cost: '{5}{R}', abilities: [{ suspend: 1, cost: '{1}{R}' }] }
      - id: hymn
        types: [instant]
        cost: '{1}{W}'
        abilities: [convoke, { spell: [{ gain-life: 3 }] }]
  Nil: {}
board:
  Ada:
    - { id: knight, creature: 2/2, colors: [white] }
    - { id: imp, creature: 1/1, abilities: [{ dredge: 2 }] }
  Nil:
    - { id: ogre, creature: 3/3 }
start: precombat-main
script:
${script}
`;

const problemsIn = (script: string) => problemsOf(textOf(script));

const ROUND = `  - pass: end-step
  - pass: upkeep
  - pass: end-step
  - pass: upkeep`;

describe('a script says', () => {
  test('that a card is suspended, whatever that costs where mana is not counted', () => {
    const script = `  - suspend: rhino
${ROUND}
  - { attack: { rhino: Nil } }
  - expect: { attacking: [rhino] }`;
    expect(problemsIn(script)).toEqual([]);
  });

  test('that suspending is refused at another time', () => {
    const script = `  - pass: beginning-of-combat
  - refused: [{ suspend: rhino, breaks: [wrong-time] }]`;
    expect(problemsIn(script)).toEqual([]);
  });

  test('which creatures are tapped to convoke a spell', () => {
    const script = `  - { cast: hymn, convoke: [knight] }
  - pass
  - expect: { life: { Ada: 23 }, tapped: [knight], untapped: [imp] }`;
    expect(problemsIn(script)).toEqual([]);
    expect(
      problemsIn(script.replace('convoke: [knight]', 'convoke: [knight, imp, ogre]')),
    ).not.toEqual([]);
  });

  test('that a card will be dredged, once it is in the graveyard', () => {
    const script = `  - { attack: { imp: Nil } }
  - { block: { ogre: imp } }
  - pass: end-step
  - { choose: imp, player: Ada }
  - pass: upkeep
  - pass: end-step
  - pass: draw
  - expect: { hand: { Ada: 3 } }`;
    expect(problemsIn(script)).toEqual([]);
  });

  test.each(['suspend: ghost', 'cast: hymn, convoke: [ghost]'])(
    'names that it does not know are mistakes: %s',
    (entry) => {
      const result = readBoard(textOf(`  - { ${entry} }`));
      expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual(['unknownId']);
    },
  );
});

test('a card with two faces has a name and an id for each', () => {
  const card = readCard(
    `names: { en: The Front }
types: [battle]
defense: 3
back: { names: { en: The Back }, creature: 2/3, colors: [green] }
checked: 2026-11-21
`,
    'scenarios/cards/the-front.yaml',
  );
  expect(card).toMatchObject({
    ok: true,
    value: {
      id: 'the-front',
      characteristics: { defense: 3, back: { power: 2, name: { card: 'the-front-back' } } },
      back: { id: 'the-front-back', names: { en: 'The Back' } },
    },
  });
});
