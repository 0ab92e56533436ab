import { templates } from '../grammar/templates.ts';
import { BACK } from '../marks.ts';

/** A number that is counted: behind `where x is`, `equal to`. */
const COUNTED = templates('counted', [
  [
    'the number of <things>',
    ({ things = {} }) => ({ count: things }),
    'the number of creatures you control',
  ],
  ["~'s power", { 'power-of': 'self' }],
  ['its power', { 'power-of': BACK.it }],
  ["(that creature's) power", { 'power-of': BACK.that }, "that creature's power"],
  ["~'s toughness", { 'toughness-of': 'self' }],
  ['its toughness', { 'toughness-of': BACK.it }],
  ["that creature's toughness", { 'toughness-of': BACK.that }],
  ['the number of cards in your hand', { 'cards-in-hand-of': 'you' }],
  ['the number of cards in your graveyard', { 'cards-in-graveyard-of': 'you' }],
  ['your life total', { 'life-of': 'you' }],
  [
    'the number of <fitting-cards> in your graveyard',
    ({ 'fitting-cards': cards = {} }) => ({ 'in-graveyard': cards, of: 'you' }),
    'the number of creature cards in your graveyard',
  ],
  ['the number of opponents you have', 'opponents'],
  ['the number of basic land types among lands you control', 'basic-land-types'],
  [
    'twice the number of <things>',
    ({ things = {} }) => ({ count: things, times: 2 }),
    'twice the number of creatures you control',
  ],
  [
    'the greatest power among <things>',
    ({ things = {} }) => ({ 'greatest-power': things }),
    'the greatest power among creatures you control',
  ],
  [
    'the number of <c:counter-kind> counters on ~',
    ({ c = '' }) => ({ counters: c, on: 'self' }),
    'the number of +1/+1 counters on ~',
  ],
]);

/** How much, before what it is. */
const AMOUNTS = templates('amount', [
  ['<number>', ({ number }) => number, '3'],
  ['x', 'x'],
  ['that (much|many)', BACK.thatMuch, 'that much'],
]);

/** So many things: `a`, `two`, `that many`. */
const HOW_MANY = templates('how-many', [
  ['(a|an)', 1, 'a'],
  ['<amount>', ({ amount }) => amount, 'two'],
]);

export const AMOUNT_TEMPLATES = [...COUNTED, ...AMOUNTS, ...HOW_MANY];
