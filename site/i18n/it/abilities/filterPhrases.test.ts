import { expect, test } from 'vitest';
import { filterWords } from './filterPhrases.ts';

test.each([
  [
    { type: 'artifact', noneOf: [{ controller: 'opponent' }] },
    'permanenti controllati dai tuoi avversari',
  ],
  [{ noneOf: [{ controller: 'opponent' }] }, 'permanenti controllati dai tuoi avversari'],
  [
    { type: 'creature', noneOf: [{ controller: 'opponent' }] },
    'creature controllate dai tuoi avversari',
  ],
] as const)('what %o are none of is of their own kind', (filter, words) => {
  expect(filterWords(filter, 'many', 'permanent')).toContain(words);
});

test('an artifact is not said to be no creature, where creatures are spoken of', () => {
  const filter = { type: 'artifact', noneOf: [{ controller: 'opponent' }] } as const;
  expect(filterWords(filter, 'many')).not.toContain('creatur');
});
