import { expect, test } from 'vitest';
import { objectId } from '../engine.ts';
import { bareName } from './nameInWords.ts';
import { namingOf } from './naming.ts';

const naming = (...ids: readonly (readonly [id: string, tag: string])[]) =>
  namingOf({
    language: 'en',
    objects: ids.map(([id, tag]) => ({
      id: objectId(id),
      tag,
      name: bareName('Runeclaw Bear'),
    })),
    nothing: '',
  });

test('what a card became off the board is called as the card is', () => {
  expect(naming(['bear', 'N1']).object(objectId('bear#2'))).toBe('Runeclaw Bear');
});

test('where the old object and the new one are both on the boards, their tags tell them apart', () => {
  const { object } = naming(['bear', 'N1'], ['bear#3', 'N2']);
  expect(['bear', 'bear#3'].map((id) => object(objectId(id)))).toEqual([
    'Runeclaw Bear N1',
    'Runeclaw Bear N2',
  ]);
});
