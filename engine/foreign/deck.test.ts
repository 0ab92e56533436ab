import { expect, test } from 'vitest';
import { deckIn } from './deck.ts';

const cardsIn = (...lines: readonly string[]) =>
  deckIn(lines.join('\n'))?.cards.map(({ times, name }) => `${times} ${name}`);

test.each([
  [
    'as Arena writes it',
    ['Deck', '4 Boggart Brute (DMU) 123', '2 Forest (M10) 246', '', 'Sideboard', '1 Plains'],
  ],
  ['as Magic Online writes it', ['4 Boggart Brute', '2 Forest', 'SB: 1 Plains']],
  [
    'as sites write it',
    [
      '// Creatures (4)',
      '4x Boggart Brute *F*',
      'Lands (2)',
      '2x Forest [M10] #mana',
      'Sideboard:',
      '1 Plains',
    ],
  ],
  [
    'as Forge’s file has it',
    [
      '[metadata]',
      'Name=Red',
      '[main]',
      '4 Boggart Brute|M10|1',
      '2 Forest',
      '[sideboard]',
      '1 Plains',
    ],
  ],
  [
    'as Magic Online’s file has it',
    [
      '<?xml version="1.0"?>',
      '<Deck>',
      '<Cards CatID="1" Quantity="4" Sideboard="false" Name="Boggart Brute" />',
      '<Cards CatID="2" Quantity="2" Sideboard="false" Name="Forest" />',
      '<Cards CatID="3" Quantity="1" Sideboard="true" Name="Plains" />',
      '</Deck>',
    ],
  ],
  [
    'as Cockatrice’s file has it',
    [
      '<cockatrice_deck version="1">',
      '<zone name="main">',
      '<card number="4" name="Boggart Brute"/>',
      '<card number="2" name="Forest"/>',
      '</zone>',
      '<zone name="side">',
      '<card number="1" name="Plains"/>',
      '</zone>',
      '</cockatrice_deck>',
    ],
  ],
])('a list %s', (_, lines) => {
  expect(cardsIn(...lines)).toEqual(['4 Boggart Brute', '2 Forest']);
  const left = deckIn(lines.join('\n'))?.unread.filter(({ why }) => why === 'zone');
  expect(left).toHaveLength(1);
});

test('what is no line of a list is listed, and a text that is mostly something else is no list', () => {
  expect(deckIn('4 Forest\nwhat is this\n2 Plains')?.unread).toEqual([
    { line: 2, text: 'what is this', why: 'notUnderstood' },
  ]);
  expect(deckIn('4 Forest\nwhat\nis\nthis')).toBeUndefined();
  expect(deckIn('')).toBeUndefined();
});
