import { expect, test } from 'vitest';
import { filterWords as english, aFilter as oneInEnglish } from '../en/abilities/filterPhrases.ts';
import { filterWords as spanish } from '../es/abilities/filterPhrases.ts';
import { filterWords as italian } from '../it/abilities/filterPhrases.ts';

const said = (filter: Parameters<typeof english>[0]): readonly string[] =>
  [english, italian, spanish].map((words) => words(filter, 'many'));

test('alternatives that differ at one place share the rest', () => {
  expect(said({ controller: 'you', anyOf: [{ color: 'green' }, { color: 'white' }] })).toEqual([
    'green or white creatures you control',
    'creature verdi o bianche che controlli',
    'criaturas verdes o blancas que controlas',
  ]);
  expect(said({ anyOf: [{ keyword: 'flying' }, { keyword: 'reach' }] })).toEqual([
    'creatures with flying or reach',
    'creature con volare o raggiungere',
    'criaturas con la habilidad de volar o alcance',
  ]);
});

test('alternatives that differ at two places are each said whole', () => {
  const filter = { anyOf: [{ attacking: true }, { keyword: 'flying' }] } as const;
  expect(oneInEnglish(filter)).toBe('an attacking creature or a creature with flying');
});

test('what something is none of is said by what it lacks, and by what it is not', () => {
  expect(said({ noneOf: [{ keyword: 'flying' }, { landwalk: 'island' }] })).toEqual([
    'creatures without flying or islandwalk',
    'creature senza volare o passa-Isole',
    'criaturas sin la habilidad de volar ni la de cruzar islas',
  ]);
  expect(said({ notColor: 'black', noneOf: [{ attacking: true }, { blocking: true }] })).toEqual([
    'nonblack creatures neither attacking nor blocking',
    'creature non nere che non sono attaccanti o bloccanti',
    'criaturas que no sean negras ni atacantes ni bloqueadoras',
  ]);
});

test('beside the source itself they are the others', () => {
  const filter = { type: 'artifact', anyOf: [{ isSource: true }, { token: true }] } as const;
  expect(oneInEnglish(filter)).toBe('it or another token artifact');
});

test('clauses of one phrase are joined', () => {
  expect(spanish({ attackingAlone: true, hadToAttack: true }, 'one')).toBe(
    'criatura que está atacando sola y que tenía que atacar',
  );
});
