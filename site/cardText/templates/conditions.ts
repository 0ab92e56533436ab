import { both } from '../both.ts';
import { type FileForm, type FileMapping, isMapping, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { OWN_CONDITION_TEMPLATES } from './ownConditions.ts';

const count = (things: FileForm | undefined, more: FileMapping = {}): FileMapping => ({
  count: both(more, mappingOf(things)),
});

/** Between which bounds so many are. */
const so = (amount: FileForm, bounds: FileForm | undefined): FileMapping => ({
  amount,
  ...mappingOf(bounds),
});

/** This is more than that. */
const moreThan = (many: FileForm, few: FileForm): FileMapping => ({
  not: { amount: few, 'at-least': many },
});

const YOU = { controller: 'you' };
const DEFENDING = { controller: 'defending-player' };

const CONTROLLED = templates('condition', [
  ['<own-condition>', ({ 'own-condition': condition }) => condition, '~ is tapped'],
  [
    'you control <one>',
    ({ one }) => ({ 'you-control': both(YOU, mappingOf(one)) }),
    'you control an artifact',
  ],
  [
    'you control <a:one> or <b:one>',
    ({ a, b }) => ({
      'you-control': { controller: 'you', 'any-of': [mappingOf(a), mappingOf(b)] },
    }),
    'you control an artifact or an enchantment',
  ],
  [
    'you control <a:one> and <b:one>',
    ({ a, b }) => ({
      all: [{ 'you-control': both(YOU, mappingOf(a)) }, { 'you-control': both(YOU, mappingOf(b)) }],
    }),
    'you control an artifact and an enchantment',
  ],
  [
    "(you control no|you don't control any) <things>",
    ({ things }) => ({ 'you-control-no': mappingOf(things) }),
    'you control no creatures',
  ],
  [
    '(you control <number> or more|you control at least <number>) <things>',
    ({ number = 1, things }) => so(count(things, YOU), { 'at-least': number }),
    'you control three or more artifacts',
  ],
  [
    'you control <number> or fewer <things>',
    ({ number = 1, things }) => so(count(things, YOU), { 'at-most': number }),
    'you control three or fewer artifacts',
  ],
  [
    'defending player controls <one>',
    ({ one = {} }) => ({ 'defending-player-controls': one }),
    'defending player controls an island',
  ],
  [
    'defending player controls <a:one> or <b:one>',
    ({ a = {}, b = {} }) => ({ 'defending-player-controls': { 'any-of': [a, b] } }),
    'defending player controls an island or a forest',
  ],
  [
    'defending player controls no <things>',
    ({ things = {} }) => ({ not: { 'defending-player-controls': things } }),
    'defending player controls no artifacts',
  ],
  [
    'defending player controls <number> or more <things>',
    ({ number = 1, things }) => so(count(things, DEFENDING), { 'at-least': number }),
    'defending player controls three or more artifacts',
  ],
  [
    'you control more <things> than defending player',
    ({ things }) => moreThan(count(things, YOU), count(things, DEFENDING)),
    'you control more creatures than defending player',
  ],
  [
    'you control more <things> than attacking player',
    ({ things }) => moreThan(count(things, YOU), count(things, { controller: 'active-player' })),
    'you control more creatures than attacking player',
  ],
  [
    'an opponent controls <one>',
    ({ one }) => so(count(one, { controller: 'opponent' }), { 'at-least': 1 }),
    'an opponent controls an artifact',
  ],
  [
    '(a player|any player) controls <one>',
    ({ one }) => so(count(one), { 'at-least': 1 }),
    'any player controls an artifact',
  ],
  [
    'no opponent controls <one>',
    ({ one }) => so(count(one, { controller: 'opponent' }), { 'at-most': 0 }),
    'no opponent controls an artifact',
  ],
]);

/** That there are so many, whoever controls them. */
const THERE = templates('condition', [
  [
    "(there is|there's) <one> on the battlefield",
    ({ one }) => so(count(one), { 'at-least': 1 }),
    'there is a mountain on the battlefield',
  ],
  [
    '<one> is on the battlefield',
    ({ one }) => so(count(one), { 'at-least': 1 }),
    'a mountain is on the battlefield',
  ],
  [
    'there are <number> or more <things> on the battlefield',
    ({ number = 1, things }) => so(count(things), { 'at-least': number }),
    'there are five or more islands on the battlefield',
  ],
  [
    'there are no <things> on the battlefield',
    ({ things }) => so(count(things), { 'at-most': 0 }),
    'there are no mountains on the battlefield',
  ],
  [
    'no <things> are on the battlefield',
    ({ things }) => so(count(things), { 'at-most': 0 }),
    'no creatures are on the battlefield',
  ],
  [
    'at least <number> other creatures are attacking',
    ({ number = 1 }) =>
      so(count({ type: 'creature', attacking: true, other: true }), { 'at-least': number }),
    'at least two other creatures are attacking',
  ],
  [
    '(there are <number> or more cards in your graveyard|<number> or more cards are in your graveyard)',
    ({ number = 1 }) => ({ 'cards-in-your-graveyard': { 'at-least': number } }),
    'there are seven or more cards in your graveyard',
  ],
  [
    'there are fewer than <number> cards in your graveyard',
    ({ number = 1 }) =>
      typeof number === 'number'
        ? { 'cards-in-your-graveyard': { 'at-most': number - 1 } }
        : undefined,
    'there are fewer than eight cards in your graveyard',
  ],
  [
    'there are no cards in your graveyard',
    { 'cards-in-your-graveyard': { 'at-most': 0 } },
    'there are no cards in your graveyard',
  ],
  [
    'there are <number> or more <fitting-cards> in your graveyard',
    ({ number = 1, 'fitting-cards': cards = {} }) =>
      so({ 'in-graveyard': cards, of: 'you' }, { 'at-least': number }),
    'there are three or more creature cards in your graveyard',
  ],
  [
    "(there is|there's) (a|an) <fitting-cards> in your graveyard",
    ({ 'fitting-cards': cards = {} }) =>
      so({ 'in-graveyard': cards, of: 'you' }, { 'at-least': 1 }),
    'there is a creature card in your graveyard',
  ],
]);

/** Cards of a sort: `creature cards`, `instant and/or sorcery cards`. */
const CARDS = templates('fitting-cards', [
  // CR 110.4a
  [
    'permanent (card|cards)',
    { 'none-of': [{ type: 'instant' }, { type: 'sorcery' }] },
    'permanent cards',
  ],
  ['<a:adjectives> (card|cards)', ({ a }) => characteristicsOf(a), 'creature cards'],
  [
    '<a:card-type> (and|or|and/or) <b:card-type> (card|cards)',
    ({ a = '', b = '' }) => ({ 'any-of': [{ type: a }, { type: b }] }),
    'instant and sorcery cards',
  ],
]);

const OF_CARDS: readonly string[] = [
  ...['type', 'not-type', 'subtype', 'not-subtype', 'supertype', 'not-supertype'],
  ...['color', 'not-color', 'colorless', 'any-of'],
];

const characteristicsOf = (filter: FileForm | undefined): FileForm | undefined =>
  isMapping(filter) && Object.keys(filter).every((key) => OF_CARDS.includes(key))
    ? filter
    : undefined;

const PLAYERS = templates('condition', [
  [
    'you have <bounds> life',
    ({ bounds = {} }) => ({ 'your-life': bounds }),
    'you have 25 or more life',
  ],
  [
    'you have <bounds> (card|cards) in hand',
    ({ bounds }) => so({ 'cards-in-hand-of': 'you' }, bounds),
    'you have four or more cards in hand',
  ],
  [
    'you have no cards in hand',
    so({ 'cards-in-hand-of': 'you' }, { 'at-most': 0 }),
    'you have no cards in hand',
  ],
  ['an opponent is the monarch', 'an-opponent-is-monarch'],
  [
    'your devotion to <colors> is less than <number>',
    ({ colors = [], number = 0 }) =>
      typeof number === 'number'
        ? { devotion: colors, count: { 'at-most': number - 1 } }
        : undefined,
    'your devotion to red is less than five',
  ],
  [
    'your devotion to <colors> is <bounds>',
    ({ colors = [], bounds = {} }) => ({ devotion: colors, count: bounds }),
    'your devotion to red is five or more',
  ],
]);

/** What has happened this turn, and whose turn it is. */
const THIS_TURN = templates('condition', [
  ["it's your turn", 'your-turn'],
  ["(it's not|it isn't) your turn", { not: 'your-turn' }, "it's not your turn"],
  [
    "(you attacked|you've attacked|you attacked with a creature) this turn",
    { 'this-turn': 'you-attacked' },
    'you attacked this turn',
  ],
  ['a creature died this turn', { 'this-turn': 'creature-died' }],
  [
    "(you gained|you've gained) life this turn",
    { 'this-turn': 'you-gained-life' },
    'you gained life this turn',
  ],
  ['an opponent lost life this turn', { 'this-turn': 'opponent-lost-life' }],
  [
    '(a permanent you controlled left the battlefield|a permanent left the battlefield under your control) this turn',
    { 'this-turn': 'permanent-of-yours-left' },
    'a permanent you controlled left the battlefield this turn',
  ],
]);

const COLOR_LISTS = templates('colors', [
  ['<color>', ({ color = '' }) => [color], 'red'],
  ['<a:color> and <b:color>', ({ a = '', b = '' }) => [a, b], 'red and white'],
]);

export const CONDITION_TEMPLATES = [
  ...OWN_CONDITION_TEMPLATES,
  ...CONTROLLED,
  ...THERE,
  ...CARDS,
  ...PLAYERS,
  ...THIS_TURN,
  ...COLOR_LISTS,
];
