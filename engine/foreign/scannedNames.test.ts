import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { scannedNames } from './scannedNames.ts';

const scanned = (...lines: readonly string[]) => scannedNames(lines.join('\n'), projectCards);
const LONG = [...projectCards.values()].filter(({ names }) => /^[A-Za-z ]{9,}$/.test(names.en));

test('a name is found with signs around it and one letter wrong, or it is listed', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = randomFrom(seed);
      const { id, names } = random.pick(LONG);
      const at = random.between(1, names.en.length - 2);
      const slipped = `${names.en.slice(0, at)}q${names.en.slice(at + 1)}`;
      const text = `${random.pick(['', '| ', '~~ ', '(3) '])}${slipped}${random.pick(['', ' 2R', ' }}', ' 3/3'])}`;
      const { cards, unread } = scanned(text);
      // Another card may be as near; then nothing is guessed.
      if (cards.length === 0) expect(unread).toEqual([{ line: 1, text, why: 'unknownCard' }]);
      else expect(cards).toEqual([id]);
    }),
    { numRuns: 300 },
  );
  expect(scanned('Runec1aw Bear', '> Boggart Brute').cards).toEqual([
    'runeclaw-bear',
    'boggart-brute',
  ]);
});

test('each line is a card or is listed', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (lines) => {
      const read = scanned(...lines);
      expect(read.cards.length + read.unread.length).toBe(read.lines);
    }),
  );
});

test('past the most names that a picture has, the rest is told of once', () => {
  const { unread } = scanned(...Array.from({ length: 500 }, () => 'nothing of the sort'));
  expect(unread).toHaveLength(201);
  expect(unread.at(-1)).toMatchObject({ line: 201, why: 'tooLong' });
});
