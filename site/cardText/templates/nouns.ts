import { both, either } from '../both.ts';
import { canonical, type FileForm, type FileMapping, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';

/** Before a noun: `attacking`, `nonblack`, `legendary`. */
const ADJECTIVES = templates('adjective', [
  ['<color>', ({ color = '' }) => ({ color }), 'red'],
  ['<noncolor>', ({ noncolor = '' }) => ({ 'not-color': noncolor }), 'nonblack'],
  ['<supertype>', ({ supertype = '' }) => ({ supertype }), 'legendary'],
  ['<nonsupertype>', ({ nonsupertype = '' }) => ({ 'not-supertype': nonsupertype }), 'nonbasic'],
  ['<t:card-type>', ({ t = '' }) => ({ type: t }), 'artifact'],
  ['<t:noncard-type>', ({ t = '' }) => ({ 'not-type': t }), 'nonartifact'],
  ['<subtype>', ({ subtype = '' }) => ({ subtype }), 'goblin'],
  ['<nonsubtype>', ({ nonsubtype = '' }) => ({ 'not-subtype': nonsubtype }), 'non-human'],
  ['colorless', { colorless: true }],
  ['other', { other: true }],
  ['attacking', { attacking: true }],
  ['blocking', { blocking: true }],
  ['attacking or blocking', either({ attacking: true }, { blocking: true })],
  ['blocking or attacking', either({ attacking: true }, { blocking: true })],
  ['blocked', { blocked: true }],
  ['unblocked', { blocked: false }],
  ['tapped', { tapped: true }],
  ['untapped', { tapped: false }],
  ['token', { token: true }],
  ['nontoken', { token: false }],
  ['<s:size>', ({ s }) => ofSize(s), '1/1'],
  ['goaded', { designation: 'goaded' }],
  ['suspected', { designation: 'suspected' }],
  ['renowned', { designation: 'renowned' }],
  ['monstrous', { designation: 'monstrous' }],
  [
    '<a:adjective-of-color> (or|and/or) <b:adjective-of-color>',
    ({ a, b }) => either(mappingOf(a), mappingOf(b)),
    'red or green',
  ],
]);

function ofSize(size: FileForm | undefined): FileForm {
  const [power = 0, toughness = 0] = String(size).split('/').map(Number);
  return { power: exactly(power), toughness: exactly(toughness) };
}

const exactly = (n: number): FileMapping => ({ 'at-least': n, 'at-most': n });

const ADJECTIVES_OF_COLOR = templates('adjective-of-color', [
  ['<color>', ({ color = '' }) => ({ color }), 'red'],
  ['<supertype>', ({ supertype = '' }) => ({ supertype }), 'legendary'],
]);

const ADJECTIVE_LISTS = templates('adjectives', [
  ['<adjective>', ({ adjective }) => adjective, 'attacking'],
  [
    '<adjective> [,] <adjectives>',
    ({ adjective, adjectives }) => both(mappingOf(adjective), mappingOf(adjectives)),
    'untapped red',
  ],
]);

const NOUNS = templates('noun', [
  ['(permanent|permanents)', {}, 'permanents'],
  ['<t:card-type>', ({ t = '' }) => ({ type: t }), 'creatures'],
  ['<subtype>', ({ subtype = '' }) => ({ subtype }), 'goblins'],
  ['(token|tokens)', { token: true }, 'tokens'],
]);

// `Enchanted creature` alone is what an Aura is attached to.
const ENCHANTED = templates('plain-things', [
  ['enchanted creatures', { type: 'creature', enchanted: true }],
  ['enchanted permanents', { enchanted: true }],
]);

const PLAIN_THINGS = templates('plain-things', [
  ['<noun>', ({ noun }) => noun, 'creatures'],
  [
    '<adjectives> <noun>',
    ({ adjectives, noun }) => both(mappingOf(adjectives), mappingOf(noun)),
    'attacking creatures',
  ],
]);

/** Several sorts: `artifact, creature, or planeswalker`. What stands before the first of them could be said of all. */
const SORTS = templates('sorts', [
  ['<a:plain-things>', ({ a }) => [a ?? {}], 'creatures'],
  [
    '<noun> (or|and|and/or) <b:plain-things>',
    ({ noun = {}, b = {} }) => [noun, b],
    'artifacts and enchantments',
  ],
  [
    '<x:adjectives> <n:noun> (or|and|and/or) <y:adjectives> <m:noun>',
    ({ x, n, y, m }) =>
      canonical(n ?? {}) === canonical(m ?? {})
        ? [both(mappingOf(x), mappingOf(n)), both(mappingOf(y), mappingOf(m))]
        : undefined,
    'white creatures and blue creatures',
  ],
  [
    'other <noun> (and|and/or) <b:noun>',
    ({ noun, b }) => [both({ other: true }, mappingOf(noun)), both({ other: true }, mappingOf(b))],
    'other elves and goblins',
  ],
  [
    '<noun> , <b:noun> , (or|and|and/or) <c:plain-things>',
    ({ noun = {}, b = {}, c = {} }) => [noun, b, c],
    'artifact, creature, or planeswalker',
  ],
]);

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

/** Behind a noun: `with flying`, `blocking it`. */
const QUALITIES = templates('quality', [
  ['<whose>', ({ whose }) => whose, 'you control'],
  ['with <k:keyword-named>', ({ k = '' }) => ({ keyword: k }), 'with flying'],
  ['without <k:keyword-named>', ({ k = '' }) => ({ 'not-keyword': k }), 'without flying'],
  [
    'with <a:keyword-named> or <b:keyword-named>',
    ({ a = '', b = '' }) => either({ keyword: a }, { keyword: b }),
    'with flying or reach',
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
  ...['plains', 'island', 'swamp', 'mountain', 'forest', 'desert'].map(
    (land) => [`with ${land}walk`, { landwalk: land }] as const,
  ),
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
  [
    'with <a:keyword-named> , <b:keyword-named> , or <c:keyword-named>',
    ({ a = '', b = '', c = '' }) => either({ keyword: a }, { keyword: b }, { keyword: c }),
    'with flying, reach, or defender',
  ],
  [
    'without <a:keyword-named> or <b:keyword-named>',
    ({ a = '', b = '' }) => ({ 'none-of': [{ keyword: a }, { keyword: b }] }),
    'without flying or reach',
  ],
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
    'that (entered|came under your control) this turn',
    { 'new-this-turn': true },
    'that entered this turn',
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

const THINGS = templates('things', [
  ['<sorts>', ({ sorts }) => anyOf(sorts, {}), 'creatures'],
  [
    '<sorts> <qualities>',
    ({ sorts, qualities }) => anyOf(sorts, qualities),
    'creatures you control',
  ],
]);

function anyOf(sorts: FileForm | undefined, of: FileForm | undefined): FileForm {
  const all = Array.isArray(sorts) ? sorts : [];
  const [first, ...others] = all.map(mappingOf);
  const fitting = others.length === 0 ? (first ?? {}) : either(...all.map(mappingOf));
  return both(fitting, mappingOf(of));
}

/** Whatever fits: `creatures you control`, `each other creature`. */
const GROUPS = templates('group', [
  ['<things>', ({ things }) => things, 'creatures you control'],
  ['(all|each) <things>', ({ things }) => things, 'all creatures'],
]);

/** One that fits, whichever: `a creature you control`, `another creature`. */
const ONES = templates('one', [
  ['(a|an) <things>', ({ things }) => things, 'a creature'],
  [
    'another <things>',
    ({ things }) => both({ other: true }, mappingOf(things)),
    'another creature',
  ],
]);

/** What an ability is about for as long as it is there. */
const STANDING = templates('standing', [
  ['~', 'self'],
  [
    '(enchanted|equipped) (creature|permanent|artifact|land|planeswalker)',
    'attached',
    'enchanted creature',
  ],
  ['<group>', ({ group }) => group, 'creatures you control'],
]);

export const NOUN_TEMPLATES = [
  ...ADJECTIVES,
  ...ADJECTIVES_OF_COLOR,
  ...ADJECTIVE_LISTS,
  ...NOUNS,
  ...ENCHANTED,
  ...PLAIN_THINGS,
  ...SORTS,
  ...WHOSE,
  ...BOUNDS,
  ...QUALITIES,
  ...QUALITY_LISTS,
  ...THINGS,
  ...GROUPS,
  ...ONES,
  ...STANDING,
];
