import { expect, test } from 'vitest';
import { objectId } from '../engine.ts';
import { UNPAID } from './en/unpaid.ts';
import { bareName } from './nameInWords.ts';
import { namingOf } from './naming.ts';
import { unpaidWords } from './unpaidWords.ts';

const [island, other] = [objectId('island'), objectId('other')];
const n = namingOf({
  language: 'en',
  objects: [
    { id: island, tag: 'A1', name: bareName('Island') },
    { id: other, tag: 'A2', name: bareName('Other') },
  ],
  nothing: '',
});

test('what was offered for an attack that isn’t paid for is said whole, as is what was due', () => {
  const refused = {
    act: {
      payment: { manaAbilities: [{ source: island, ability: 0 }], named: [other], life: 2 },
    },
    due: [{ kind: 'payLife', n: 3 }],
  } as const;
  expect(unpaidWords(refused, n, UNPAID)).toEqual([
    'Offered: mana from Island; Other; pay 2 life.',
    'Total cost: pay 3 life.',
  ]);
});
