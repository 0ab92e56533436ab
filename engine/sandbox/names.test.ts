import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { findCards } from './nameIndex.ts';
import { readItems } from './readItems.ts';

const lexicon = { cards: projectCards, words: new Map<string, string>() };
const faces = [...projectCards.values()].flatMap((card) => [
  card,
  ...(card.back === undefined ? [] : [card.back]),
]);

test('every card is read by its id and by its name in every language, with whatever stands after it', () => {
  for (const { id, names, characteristics } of faces)
    for (const name of [id, names.en, names.it, names.es])
      if (name !== undefined)
        for (const text of [name, name.toUpperCase(), `3x ${name.replaceAll("'", '’')}, tapped`])
          expect([text, readItems(text, lexicon).items[0]?.characteristics.name]).toEqual([
            text,
            characteristics.name,
          ]);
});

test('a card is found by the first letters of any word, in any language, whatever its accents', () => {
  const found = (text: string) => findCards(text, projectCards, 3).map(({ id }) => id);
  expect(found('rune')).toContain('runeclaw-bear');
  expect(found('capitan guard')).toContain('adriana-captain-of-the-guard');
  expect(found('dragon de dos')).toEqual(['two-headed-dragon']);
  expect(found('boggrat')).toContain('boggart-brute');
  expect(found('')).toEqual([]);
});

test('a list of cards is read as it is pasted', () => {
  const { items, slips } = readItems(
    '4 Runeclaw Bear\n2x Boggart Brute (M15) 123\nAurelia, the Warleader\n',
    lexicon,
  );
  expect(slips).toEqual([]);
  expect(items).toHaveLength(7);
});
