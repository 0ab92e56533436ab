import { expect, test } from 'vitest';
import { avoidedIn, strayTerms, termsUnknown } from './terms.ts';

const avoided = [
  ['fase di STAP', 'sottofase di STAP'],
  ['inflig…', 'hacer daño'],
] as const;
const found = (text: string): readonly string[] => strayTerms({ path: 'x', text }, avoided);

test('a word that is avoided is named with its place and the official one', () => {
  expect(found('uno\nla Fase di STAP')).toEqual(['x:2: “Fase di STAP”: sottofase di STAP']);
  expect(found('inflige y infligir')).toHaveLength(2);
});

test('a part of another word is none', () => {
  expect(found('la sottofase di STAP')).toEqual([]);
});

test('what is never said for a term is avoided with the term’s name, and what is no term besides', () => {
  expect(avoidedIn('it')).toContainEqual(['danno mortale', 'danno letale']);
  expect(avoidedIn('it')).toContainEqual(['detronizzare', 'spodestare']);
  const text = 'Il danno mortale, il mal d’evocazione';
  expect(strayTerms({ path: 'x', text }, avoidedIn('it'))).toHaveLength(2);
});

test('a term that there is not, or in no form of it, is named with its place', () => {
  const text = 'Uno\n<Term of="stak" /> e <Term of="stack">alla pila</Term>,\n<Term of="stack" />';
  expect(termsUnknown({ path: 'scenarios/a/b/it.mdx', text })).toEqual([
    'scenarios/a/b/it.mdx:2: <Term of="stak" />: there is no such term; did you mean stack?',
    'scenarios/a/b/it.mdx:2: <Term of="stack">alla pila</Term>: “alla pila” is no form of it; site/i18n/it/terms has pila, in pila',
  ]);
});
