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
  ['multicolored', { multicolored: true }],
  ['monocolored', { monocolored: true }],
  // CR 700.6
  ['historic', either({ type: 'artifact' }, { supertype: 'legendary' }, { subtype: 'saga' })],
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

const OUTLAWS = either(
  ...['assassin', 'mercenary', 'pirate', 'rogue', 'warlock'].map((subtype) => ({ subtype })),
);

const NOUNS = templates('noun', [
  ['(permanent|permanents)', {}, 'permanents'],
  ['<t:card-type>', ({ t = '' }) => ({ type: t }), 'creatures'],
  ['<subtype>', ({ subtype = '' }) => ({ subtype }), 'goblins'],
  ['(token|tokens)', { token: true }, 'tokens'],
  // CR 700.12
  ['(outlaw|outlaws)', OUTLAWS, 'outlaws'],
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
    '<noun> , <b:noun> , <c:noun> , (or|and|and/or) <d:plain-things>',
    ({ noun = {}, b = {}, c = {}, d = {} }) => [noun, b, c, d],
    'krakens, leviathans, octopuses, and serpents',
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

const THINGS = templates('things', [
  ['<sorts>', ({ sorts }) => anyOf(sorts, {}), 'creatures'],
  [
    '<sorts> <qualities>',
    ({ sorts, qualities }) => anyOf(sorts, qualities),
    'creatures you control',
  ],
]);

function anyOf(sorts: FileForm | undefined, of: FileForm | undefined): FileForm | undefined {
  const all = Array.isArray(sorts) ? sorts.map(mappingOf) : [];
  const last = all.at(-1) ?? {};
  const before = all.slice(0, -1);
  if (before.length === 0) return both(last, mappingOf(of));
  const { controller, ...qualities } = mappingOf(of);
  const whose = controller === undefined ? {} : { controller };
  if (Object.keys(qualities).length === 0) return both(either(...all), whose);
  const isOfLast = isOfCreatures(qualities) && isCreature(last) && !before.some(isCreature);
  return isOfLast ? both(either(...before, both(last, qualities)), whose) : undefined;
}

/** `Artifact, enchantment, or creature with flying`: what only creatures have is said of these alone. */
const isOfCreatures = (qualities: FileMapping): boolean =>
  Object.keys(qualities).every((key) =>
    ['keyword', 'not-keyword', 'power', 'toughness'].includes(key),
  );

const isCreature = ({ type, subtype }: FileMapping): boolean =>
  type === 'creature' || (subtype !== undefined && subtype !== 'vehicle');

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
  ...THINGS,
  ...GROUPS,
  ...ONES,
  ...STANDING,
];
