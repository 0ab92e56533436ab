import { expect, test } from 'vitest';
import { englishNames } from './englishNames.ts';

const cardNames = {
  'giant-spider': { en: 'Giant Spider', it: 'Ragno Gigante', es: 'Araña gigante' },
  'boggart-brute': { en: 'Boggart Brute', it: 'Bruto Boggart' },
  'errant-and-giada': { en: 'Errant and Giada', it: 'Errant and Giada' },
};

test('a card has its English name where it is called otherwise, in the order of the language', () => {
  expect(englishNames({ cardNames }, 'it')).toEqual([
    { printed: 'Bruto Boggart', english: 'Boggart Brute' },
    { printed: 'Ragno Gigante', english: 'Giant Spider' },
  ]);
});

test('what has no other name is not told, nor anything in English', () => {
  expect(englishNames({ cardNames }, 'es').map(({ english }) => english)).toEqual(['Giant Spider']);
  expect(englishNames({ cardNames }, 'en')).toEqual([]);
});
