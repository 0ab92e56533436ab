import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { itemsIn } from './itemsIn.ts';

const lexicon = { cards: projectCards, words: new Map() };

test.each([
  ['3/3 trample, 2/2 deathtouch, tapped', '3/3 trample | 2/2 deathtouch, tapped'],
  ['3/3 and 2/2', '3/3 | 2/2'],
  ['3/3 vuela y 2/2, 1/1', '3/3 vuela | 2/2 | 1/1'],
  ['3/3, tapped, red 2/2', '3/3, tapped | red 2/2'],
  ['2x 1/1 flying, 3x 2/2', '2x 1/1 flying | 3x 2/2'],
  ['1/1 undying, 2/2', '1/1 undying | 2/2'],
  ['Grizzly Bears, Serra Angel', 'Grizzly Bears | Serra Angel'],
  ['Grizzly Bears, tapped, Forest and Serra Angel', 'Grizzly Bears, tapped | Forest | Serra Angel'],
  ['Grizzly Bears, 2/2', 'whole'],
  ['2/2 flying, Grizzly Bears', '2/2 flying | Grizzly Bears'],
  ['Odric, Master Tactician, tapped', 'Odric, Master Tactician, tapped'],
  ['2/2, with two +1/+1 counters, first strike and trample', 'whole'],
  ['2/2, white knight', 'whole'],
  ['2/2 white and black knight', 'whole'],
  ['2/2, White Knight and 2x Serra Angel', '2/2 | White Knight | 2x Serra Angel'],
  ['1/1 dryad, forest', 'whole'],
  ['protection from black and from red, 2/2', 'whole'],
  ['Whoever Nobody, Serra Angel', 'Whoever Nobody | Serra Angel'],
])('a second size and a card are another, and all else is said of the first: %s', (text, parts) => {
  const items = itemsIn({ text, at: 7 }, lexicon);
  expect(items.map((item) => item.text).join(' | ')).toBe(parts === 'whole' ? text : parts);
  for (const item of items)
    expect(text.slice(item.at - 7)).toMatch(new RegExp(`^${RegExp.escape(item.text)}`));
});
