import { expect, test } from 'vitest';
import { strayTerms } from './terms.ts';

const avoided = { 'fase di STAP': 'sottofase di STAP', 'inflig\\w+': 'hacer daño' };
const found = (text: string): readonly string[] => strayTerms({ path: 'x', text }, avoided);

test('a word that is avoided is named with its place and the official one', () => {
  expect(found('uno\nla Fase di STAP')).toEqual(['x:2: “Fase di STAP”: sottofase di STAP']);
  expect(found('inflige y infligir')).toHaveLength(2);
});

test('a part of another word is none', () => {
  expect(found('la sottofase di STAP')).toEqual([]);
});
