import { expect, test } from 'vitest';
import { objectId, playerId } from '../engine.ts';
import { namedPhrases } from './namedPhrases.ts';
import { bareName } from './nameInWords.ts';
import { namingOf } from './naming.ts';

const [bear, wolf] = [objectId('bear'), objectId('wolf')];
const naming = namingOf({
  language: 'en',
  objects: [
    { id: bear, tag: 'N1', name: bareName('Grom') },
    { id: wolf, tag: 'N2', name: bareName('Ulk') },
  ],
  nothing: '',
});
const plain = (words: string): string => words;

test('what something is called follows the naming, also where that calls things by their signs', () => {
  expect(namedPhrases(naming).one(bear).inForm(plain)).toBe('Grom');
  expect(
    namedPhrases({ ...naming, object: naming.tag })
      .one(bear)
      .inForm(plain),
  ).toBe('N1');
});

test('several are a row, each in the form that is asked for', () => {
  const both = namedPhrases(naming).many([bear, wolf]);
  expect(both.inForm((words) => `of ${words}`)).toBe('of Grom and of Ulk');
  expect(both.number).toBe('many');
});

test('a player is called by name', () => {
  const ada = namedPhrases(naming).whom({ kind: 'player', player: playerId('Ada') });
  expect(ada.inForm(plain)).toBe('Ada');
});
