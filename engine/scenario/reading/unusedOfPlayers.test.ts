import { expect, test } from 'vitest';
import { readScenario } from '../../sandbox/readScenario.ts';
import { projectCards } from '../../testing/boards/cards.ts';

/** What is told of Nil, and of nothing else; Ada is the monarch. */
const told = (nil: string) => {
  const read = readScenario(
    `players: { Ada: { monarch: true }, Nil: { ${nil} } }
board: { Ada: [{ id: bear, creature: 2/2 }] }
script: [{ attack: {} }]
`,
    'scenarios/a/b/scenario.yaml',
    projectCards,
  );
  return (read.ok ? [] : read.error).flatMap(({ code, found, expected, line }) =>
    code === 'impossibleBoard' ? [[line, found, expected[0]]] : [],
  );
};

const CARD = '{ id: elf, creature: 1/1 }';

test.each([
  ['a second monarch', 'monarch: true', 'monarch', 'oneMonarch'],
  [
    'a graveyard counted twice',
    'graveyard: 3, graveyard-size: 4',
    'graveyard-size',
    'graveyardCountedOnce',
  ],
  [
    'a graveyard of fewer cards than it names',
    `graveyard: [${CARD}], graveyard-size: 0`,
    'graveyard-size',
    'noFewerThanNamed',
  ],
  [
    'a hand of fewer cards than it names',
    `hand: [${CARD}], hand-size: 0`,
    'hand-size',
    'noFewerThanNamed',
  ],
])('%s is an error at its key', (_, nil, key, expected) => {
  expect(told(nil)).toEqual([[1, key, expected]]);
});

test.each([
  ['a hand of as many cards as it names', `hand: [${CARD}], hand-size: 1`],
  ['a graveyard of more cards than it names', `graveyard: [${CARD}], graveyard-size: 4`],
  ['a graveyard that is only counted', 'graveyard: 4'],
])('%s is none', (_, nil) => {
  expect(told(nil)).toEqual([]);
});
