import { type FileForm, type FileMapping, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { placed } from './placed.ts';

const changing = (change: FileMapping): readonly FileMapping[] => [{ static: change }];

const UNTAPPING = templates('predicate', [
  [
    "(doesn't|don't) untap during (your|its controller's|their controllers'|their controller's) untap (step|steps)",
    changing({ 'does-not-untap': true }),
    "doesn't untap during its controller's untap step",
  ],
]);

const ASSIGNING = templates('predicate', [
  [
    '(assigns|assign) combat damage equal to (its|their) toughness rather than (its|their) power',
    changing({ 'assigns-by-toughness': true }),
    'assigns combat damage equal to its toughness rather than its power',
  ],
  [
    '(assigns|assign) no combat damage',
    changing({ 'assigns-no-combat-damage': true }),
    'assigns no combat damage',
  ],
]);

const DAMAGE_SORTS = templates('damage-sort', [
  ['damage', 'any'],
  ['combat damage', 'combat'],
  ['noncombat damage', 'noncombat'],
]);

const prevented = (
  damage: FileForm | undefined,
  which: 'dealt-to' | 'dealt-by',
  on: FileForm | undefined,
  more: FileMapping = {},
): FileMapping => ({
  static: { 'prevent-damage': damage ?? '', which, ...more },
  ...(on === undefined || on === 'self' ? {} : { on }),
});

const PREVENTED = templates('static', [
  [
    'prevent all <d:damage-sort> that would be dealt to <standing>',
    ({ d, standing }) => [prevented(d, 'dealt-to', standing)],
    'prevent all damage that would be dealt to ~',
  ],
  [
    'prevent all <d:damage-sort> that would be dealt by <standing>',
    ({ d, standing }) => [prevented(d, 'dealt-by', standing)],
    'prevent all damage that would be dealt by ~',
  ],
  [
    'prevent all <d:damage-sort> <standing> would deal',
    ({ d, standing }) => [prevented(d, 'dealt-by', standing)],
    'prevent all damage creatures you control would deal',
  ],
  [
    'prevent all <d:damage-sort> that would be dealt to and dealt by <standing>',
    ({ d, standing }) => [prevented(d, 'dealt-to', standing), prevented(d, 'dealt-by', standing)],
    'prevent all damage that would be dealt to and dealt by ~',
  ],
  [
    'prevent all <d:damage-sort> that would be dealt to ~ by <from:things>',
    ({ d, from = {} }) => [prevented(d, 'dealt-to', 'self', { from })],
    'prevent all damage that would be dealt to ~ by creatures',
  ],
  [
    'prevent all <d:damage-sort> that would be dealt to you',
    ({ d = '' }) => changing({ 'prevent-damage-to-you': d }),
    'prevent all damage that would be dealt to you',
  ],
  [
    'prevent all <d:damage-sort> that would be dealt to you by <from:things>',
    ({ d = '', from = {} }) => changing({ 'prevent-damage-to-you': d, from }),
    'prevent all damage that would be dealt to you by creatures',
  ],
  [
    "<d:damage-sort> that would be dealt by <from:things> can't be prevented",
    ({ d = '', from = {} }) => changing({ 'damage-unpreventable': d, from }),
    "damage that would be dealt by creatures you control can't be prevented",
  ],
  [
    "<d:damage-sort> that would be dealt by ~ can't be prevented",
    ({ d = '' }) => changing({ 'damage-unpreventable': d, from: { 'is-source': true } }),
    "damage that would be dealt by ~ can't be prevented",
  ],
  ["damage can't be prevented", changing({ 'damage-unpreventable': 'any' })],
]);

/** The same as it is said of each time that it would be dealt. */
const PREVENTED_EACH_TIME = templates('static', [
  [
    'if <d:damage-sort> would be dealt to <one-standing> , prevent that damage',
    ({ d, 'one-standing': of }) => [prevented(d, 'dealt-to', of)],
    'if damage would be dealt to ~, prevent that damage',
  ],
  [
    'if <d:damage-sort> would be dealt to ~ , prevent that damage and remove (a|an) <c:counter-kind> counter from (it|~)',
    ({ d, c = '' }) => [prevented(d, 'dealt-to', 'self', { removing: c })],
    'if damage would be dealt to ~, prevent that damage and remove a +1/+1 counter from it',
  ],
  [
    'if <d:damage-sort> would be dealt to ~ , prevent that damage . remove (a|an) <c:counter-kind> counter from (it|~)',
    ({ d, c = '' }) => [prevented(d, 'dealt-to', 'self', { removing: c })],
    'if damage would be dealt to ~, prevent that damage. remove a +1/+1 counter from ~',
  ],
  [
    'if a source would deal <d:damage-sort> to ~ , prevent <number> of that damage',
    ({ d, number = 1 }) => [prevented(d, 'dealt-to', 'self', { n: number })],
    'if a source would deal damage to ~, prevent 1 of that damage',
  ],
  [
    'if <from:source-of-damage> would deal <d:damage-sort> to you , prevent <number> of that damage',
    ({ from, d = '', number = 1 }) =>
      changing({ 'prevent-damage-to-you': d, ...mappingOf(from), n: number }),
    'if a source would deal damage to you, prevent 1 of that damage',
  ],
]);

const STANDING_ONES = templates('one-standing', [
  ['~', 'self'],
  ['(enchanted|equipped) creature', 'attached', 'enchanted creature'],
  ['<one>', ({ one = {} }) => one, 'a creature you control'],
]);

const SOURCES_OF_DAMAGE = templates('source-of-damage', [
  ['a source', {}],
  ['a <color> source', ({ color = '' }) => ({ from: { color } }), 'a red source'],
  ['<one>', ({ one = {} }) => ({ from: one }), 'a creature'],
]);

/** CR 614.9 */
const REDIRECTED = templates('static', [
  [
    'all <d:damage-sort> that would be dealt to you is dealt to <one-taker> instead',
    ({ d = '', 'one-taker': on }) => taken('you', d, on),
    'all damage that would be dealt to you is dealt to ~ instead',
  ],
  [
    'all <d:damage-sort> that would be dealt to you and [other] permanents you control is dealt to <one-taker> instead',
    ({ d = '', 'one-taker': on }) => taken('you-and-yours', d, on),
    'all damage that would be dealt to you and other permanents you control is dealt to ~ instead',
  ],
]);

const taken = (
  whom: 'you' | 'you-and-yours',
  damage: FileForm,
  on: FileForm | undefined,
): readonly FileMapping[] => [
  {
    static: { 'takes-damage-for': whom, ...(damage === 'any' ? {} : { damage }) },
    ...(on === 'attached' ? { on } : {}),
  },
];

const TAKERS = templates('one-taker', [
  ['~', 'self'],
  ['(enchanted|equipped) creature', 'attached', 'enchanted creature'],
]);

/** Of whose damage it is said, and to whom, that it is more. */
const SOURCES = templates('damaging', [
  ['a source', {}],
  ['a source you control', { from: { controller: 'you' } }],
  ['a creature you control', { from: { type: 'creature', controller: 'you' } }],
  [
    'a <color> source you control',
    ({ color = '' }) => ({ from: { color, controller: 'you' } }),
    'a red source you control',
  ],
  ['~', { from: { 'is-source': true } }],
  [
    '(a|an) <subtype> source you control',
    ({ subtype = '' }) => ({ from: { subtype, controller: 'you' } }),
    'a giant source you control',
  ],
  [
    'another <color> source you control',
    ({ color = '' }) => ({ from: { color, controller: 'you', other: true } }),
    'another red source you control',
  ],
  [
    'another source you control',
    { from: { controller: 'you', other: true } },
    'another source you control',
  ],
]);

const RECIPIENTS = templates('recipient', [
  ['a permanent or player', {}],
  ['a player', { to: 'players' }],
  ['an opponent', { to: 'opponents' }],
  ['an opponent or a permanent an opponent controls', { to: 'opponents-and-theirs' }],
]);

const ITS = '(that permanent or player|that player|that opponent|that permanent or that player)';

const moreDamage = (
  change: FileMapping,
  damage: FileForm | undefined,
  from: FileForm | undefined,
  to: FileForm | undefined,
): readonly FileMapping[] =>
  changing({
    ...change,
    ...(damage === 'any' || damage === undefined ? {} : { damage }),
    ...mappingOf(from),
    ...mappingOf(to),
  });

const MORE_DAMAGE = templates('static', [
  [
    `if <from:damaging> would deal <d:damage-sort> to <to:recipient> , it deals double that damage [to ${ITS}] instead`,
    ({ from, d, to }) => moreDamage({ 'doubles-damage': true }, d, from, to),
    'if a source you control would deal damage to a permanent or player, it deals double that damage instead',
  ],
  [
    `if <from:damaging> would deal <d:damage-sort> to <to:recipient> , it deals that much damage plus <number> [to ${ITS}] instead`,
    ({ from, d, to, number = 1 }) => moreDamage({ 'adds-damage': number }, d, from, to),
    'if a source you control would deal damage to a permanent or player, it deals that much damage plus 1 instead',
  ],
]);

const DOUBLED = templates('static', [
  [
    'double all <d:damage-sort> that sources you control would deal',
    ({ d }) => moreDamage({ 'doubles-damage': true }, d, { from: { controller: 'you' } }, {}),
    'double all damage that sources you control would deal',
  ],
  [
    'double all <d:damage-sort> that <things> would deal',
    ({ d, things = {} }) => moreDamage({ 'doubles-damage': true }, d, { from: things }, {}),
    'double all damage that creatures you control would deal',
  ],
]);

const ITSELF = templates('static', [
  ["~ can't be countered", changing({ 'cannot-be-countered': true })],
  [
    'damage that would reduce your life total to less than 1 reduces it to 1 instead',
    changing({ 'damage-leaves-one-life': true }),
  ],
]);

/** CR 702.95b: both of the pair, as long as there is one. */
const OF_A_PAIR = templates('static', [
  [
    'as long as ~ is paired with another creature , (both creatures|each of those creatures) <predicates>',
    ({ predicates }) => placed(predicates, { 'of-its-pair': true }),
    'as long as ~ is paired with another creature, both creatures have flying',
  ],
]);

const PLAYERS = templates('static', [
  ["players can't gain life", changing({ 'cannot-gain-life': 'everyone' })],
  [
    "(your opponents|opponents) can't gain life",
    changing({ 'cannot-gain-life': 'opponents' }),
    "your opponents can't gain life",
  ],
  ["you can't gain life", changing({ 'cannot-gain-life': 'you' })],
  [
    'you have protection from <of:quality-from>',
    ({ of = {} }) => changing({ 'protects-you': of }),
    'you have protection from red',
  ],
]);

const COSTS = templates('static', [
  [
    'spells cost <mana> more to cast',
    ({ mana = '' }) => [{ 'spells-cost-more': mana }],
    'spells cost {1} more to cast',
  ],
  [
    '<adjectives> spells cost <mana> more to cast',
    ({ adjectives = {}, mana = '' }) => [{ 'spells-cost-more': mana, filter: adjectives }],
    'nonartifact spells cost {1} more to cast',
  ],
  [
    'activated abilities of <standing> cost <mana> more to activate',
    ({ standing = '', mana = '' }) => [
      { 'abilities-cost-more': mana, ...(standing === 'self' ? {} : { on: standing }) },
    ],
    'activated abilities of creatures cost {2} more to activate',
  ],
]);

export const RULE_TEMPLATES = [
  ...UNTAPPING,
  ...ASSIGNING,
  ...DAMAGE_SORTS,
  ...PREVENTED,
  ...PREVENTED_EACH_TIME,
  ...STANDING_ONES,
  ...SOURCES_OF_DAMAGE,
  ...REDIRECTED,
  ...TAKERS,
  ...SOURCES,
  ...RECIPIENTS,
  ...MORE_DAMAGE,
  ...DOUBLED,
  ...ITSELF,
  ...OF_A_PAIR,
  ...PLAYERS,
  ...COSTS,
];
