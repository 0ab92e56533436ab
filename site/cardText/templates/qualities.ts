import { both, either } from '../both.ts';
import { mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';

const WHOSE = templates('whose', [
  ['you control', { controller: 'you' }],
  [
    "(an opponent controls|your opponents control|opponents control|you don't control)",
    { controller: 'opponent' },
    'your opponents control',
  ],
  [
    '(defending player|the defending player) controls',
    { controller: 'defending-player' },
    'defending player controls',
  ],
  ['(that player|they|he or she) controls', { controller: 'that-player' }, 'that player controls'],
  [
    '(the active player|active player) controls',
    { controller: 'active-player' },
    'the active player controls',
  ],
]);

/** Between which bounds: `2 or less`, `4 or greater`, `3`. */
const BOUNDS = templates('bounds', [
  ['<number>', ({ number = 0 }) => ({ 'at-least': number, 'at-most': number }), '3'],
  ['<number> or (less|fewer)', ({ number = 0 }) => ({ 'at-most': number }), '2 or less'],
  ['<number> or (greater|more)', ({ number = 0 }) => ({ 'at-least': number }), '4 or greater'],
]);

/** What creatures with it are told by: a keyword, or landwalk of some land. */
const TRAITS = templates('trait', [
  ['<k:keyword-named>', ({ k = '' }) => ({ keyword: k }), 'flying'],
  ...['plains', 'island', 'swamp', 'mountain', 'forest', 'desert'].map(
    (land) => [`${land}walk`, { landwalk: land }] as const,
  ),
]);

/** Behind a noun: `with flying`, `blocking it`. */
const QUALITIES = templates('quality', [
  ['<whose>', ({ whose }) => whose, 'you control'],
  ['with <trait>', ({ trait }) => trait, 'with flying'],
  [
    'with <a:trait> or <b:trait>',
    ({ a = {}, b = {} }) => either(mappingOf(a), mappingOf(b)),
    'with flying or reach',
  ],
  [
    'with <a:trait> and <b:trait>',
    ({ a = {}, b = {} }) => both(mappingOf(a), { 'any-of': [b] }),
    'with flying and lifelink',
  ],
  [
    'with <a:trait> , <b:trait> , (or|and/or) <c:trait>',
    ({ a = {}, b = {}, c = {} }) => either(mappingOf(a), mappingOf(b), mappingOf(c)),
    'with flying, reach, or defender',
  ],
  [
    'without <trait>',
    ({ trait }) => {
      const { keyword, ...other } = mappingOf(trait);
      return keyword === undefined ? { 'none-of': [other] } : { 'not-keyword': keyword };
    },
    'without flying',
  ],
  [
    'without <a:trait> or <b:trait>',
    ({ a = {}, b = {} }) => ({ 'none-of': [a, b] }),
    'without flying or reach',
  ],
  ['with power <bounds>', ({ bounds = {} }) => ({ power: bounds }), 'with power 2 or less'],
  [
    'with toughness <bounds>',
    ({ bounds = {} }) => ({ toughness: bounds }),
    'with toughness 4 or greater',
  ],
  [
    'with power or toughness <bounds>',
    ({ bounds = {} }) => either({ power: bounds }, { toughness: bounds }),
    'with power or toughness 1 or less',
  ],
  [
    'with mana value <bounds>',
    ({ bounds = {} }) => ({ 'mana-value': bounds }),
    'with mana value 3 or less',
  ],
  ['with greater power', { 'power-greater-than-source': true }],
  ['with (lesser|less) power', { 'power-less-than-source': true }, 'with lesser power'],
  [
    "with power greater than (~'s|its) power",
    { 'power-greater-than-source': true },
    "with power greater than ~'s power",
  ],
  [
    "with power less than (~'s|its) power",
    { 'power-less-than-source': true },
    "with power less than ~'s power",
  ],
  [
    'with power greater than the number of cards in your hand',
    { 'power-greater-than-your-hand': true },
  ],
  ['with the same name as ~', { 'same-name-as-source': true }],
  [
    'that (share|shares) a color with (it|~)',
    { 'shares-color-with-source': true },
    'that shares a color with it',
  ],
  ['with the greatest power among creatures on the battlefield', { 'greatest-power': true }],
  ['dealt damage by ~ this turn', { 'damaged-by-source': true }],
  ['on the battlefield', {}],
  ['enchanted player controls', { controller: 'enchanted-player' }],
  ['with toughness greater than its power', { 'toughness-greater-than-power': true }],
  [
    'with [a|an|one or more] <c:counter-kind> (counter|counters) on (it|them)',
    ({ c = '' }) => ({ counter: c }),
    'with a +1/+1 counter on it',
  ],
  [
    'with (a counter|counters|one or more counters) on (it|them)',
    { 'has-counters': true },
    'with a counter on it',
  ],
  ['with no counters on (it|them)', { 'has-counters': false }, 'with no counters on it'],
  ['blocking (it|~)', { blocking: 'source' }, 'blocking ~'],
  ['blocked by (it|~)', { 'blocked-by-source': true }, 'blocked by ~'],
  [
    'blocking or blocked by (it|~)',
    either({ blocking: 'source' }, { 'blocked-by-source': true }),
    'blocking or blocked by ~',
  ],
  ['attacking you', { attacking: 'you' }],
  ['(that|that are|that is) attacking you', { attacking: 'you' }, 'that are attacking you'],
  [
    "(that's|that is|that are) (a|an) <t:card-type>",
    ({ t = '' }) => ({ type: t }),
    "that's an artifact",
  ],
  [
    "that's (a|an) <a:subtype> or (a|an) <b:subtype>",
    ({ a = '', b = '' }) => either({ subtype: a }, { subtype: b }),
    "that's an elf or a goblin",
  ],
  ["(that's|that is|that are) tapped", { tapped: true }, "that's tapped"],
  ["(that's|that is|that are) attacking", { attacking: true }, "that's attacking"],
  ["(that's|that is|that are) enchanted", { enchanted: true }, "that's enchanted"],
  [
    'that (attacked|has attacked|have attacked) this turn',
    { 'attacked-this-turn': true },
    'that attacked this turn',
  ],
  ["that didn't attack this turn", { 'attacked-this-turn': false }],
  ['other than ~', { other: true }],
  [
    "that (isn't|aren't) <color>",
    ({ color = '' }) => ({ 'not-color': color }),
    "that aren't white",
  ],
  [
    "that (isn't|aren't) (a|an) <t:card-type>",
    ({ t = '' }) => ({ 'not-type': t }),
    "that aren't an artifact",
  ],
  [
    'that came under your control this turn',
    { 'new-this-turn': true },
    'that came under your control this turn',
  ],
]);

const QUALITY_LISTS = templates('qualities', [
  ['<quality>', ({ quality }) => quality, 'you control'],
  [
    '<quality> [and] <qualities>',
    ({ quality, qualities }) => both(mappingOf(quality), mappingOf(qualities)),
    'you control with flying',
  ],
]);

export const QUALITY_TEMPLATES = [...WHOSE, ...BOUNDS, ...TRAITS, ...QUALITIES, ...QUALITY_LISTS];
