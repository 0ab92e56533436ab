import { type FileForm, isMapping, listOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { ASIDE, BACK, elsewhere } from '../marks.ts';

/** So much power and toughness for each of what is counted; nothing where that can't be said. */
function pumpedForEach(
  size: FileForm | undefined,
  each: FileForm | undefined,
): FileForm | undefined {
  const parts = listOf(size).map((part) => timesOver(part, each));
  return parts.some((part) => part === undefined)
    ? undefined
    : [{ static: { pump: known(parts) } }];
}

const known = (parts: readonly (FileForm | undefined)[]): readonly FileForm[] =>
  parts.filter((part) => part !== undefined);

/** So many for each of what is counted. */
export function timesOver(times: FileForm, each: FileForm | undefined): FileForm | undefined {
  if (times === 0) return 0;
  if (each === undefined || typeof times !== 'number') return undefined;
  if (times === 1) return each;
  return isMapping(each) && Object.hasOwn(each, 'count') ? { ...each, times } : undefined;
}

const COUNTED_EACH = templates('each', [
  ['<things>', ({ things = {} }) => ({ count: things }), 'creature you control'],
  ['opponent you have', 'opponents'],
  ['basic land type among lands you control', 'basic-land-types'],
  ['card in your hand', { 'cards-in-hand-of': 'you' }],
  ['card in your graveyard', { 'cards-in-graveyard-of': 'you' }],
  [
    '<c:counter-kind> counter on ~',
    ({ c = '' }) => ({ counters: c, on: 'self' }),
    '+1/+1 counter on ~',
  ],
  [
    '<c:counter-kind> counter on (it|him|her)',
    ({ c = '' }) => ({ counters: c, on: BACK.it }),
    '+1/+1 counter on it',
  ],
  [
    '<fitting-cards> in your graveyard',
    ({ 'fitting-cards': cards = {} }) => ({ 'in-graveyard': cards, of: 'you' }),
    'creature card in your graveyard',
  ],
]);

const GETTING = templates('predicate', [
  [
    '[also] (gets|get) [an additional] <n:size-change>',
    ({ n = 0 }) => [{ static: { pump: n } }],
    'gets +1/+1',
  ],
  [
    '(gets|get) [an additional] <n:size-change> for each <each>',
    ({ n, each }) => pumpedForEach(n, each),
    'gets +1/+1 for each creature you control',
  ],
  [
    '(has|have) base power and toughness <size>',
    ({ size = '' }) => [{ static: { 'set-size': size } }],
    'has base power and toughness 4/4',
  ],
]);

const HAVING = templates('predicate', [
  ['(has|have) <given>', ({ given }) => listOf(given).map(granted), 'has flying'],
  ['(loses|lose) <k:keyword-named>', ({ k = '' }) => [{ static: { lose: k } }], 'loses flying'],
  [
    "can't have or gain <k:keyword-named>",
    ({ k = '' }) => [{ static: { 'cannot-have': k } }],
    "can't have or gain flying",
  ],
  [
    '(loses|lose) all abilities',
    [{ static: { 'lose-all-abilities': true } }],
    'loses all abilities',
  ],
]);

/** What else an ability does besides, which combat does not touch, stands beside the grant. */
function granted(ability: FileForm): FileForm {
  if (!isMapping(ability)) return { static: { grant: ability } };
  const { [ASIDE]: aside, ...rest } = ability;
  if (aside === undefined) return { static: { grant: ability } };
  return Object.keys(rest).length === 0
    ? elsewhere(aside)
    : { static: { grant: rest }, [ASIDE]: aside };
}

/** What something is given: keywords, and abilities that stand in quotation marks. */
// A space behind the last quotation mark: there no sentence ends.
const GIVEN = templates('given', [
  ['<keywords>', ({ keywords }) => listOf(keywords), 'flying and trample'],
  ['<quoted>', ({ quoted }) => listOf(quoted), '"~ can\'t block." '],
  [
    '<keywords> (,|and|, and) <quoted>',
    ({ keywords, quoted }) => [...listOf(keywords), ...listOf(quoted)],
    'flying and "~ can\'t block." ',
  ],
  [
    '<a:quoted> and <b:quoted>',
    ({ a, b }) => [...listOf(a), ...listOf(b)],
    '"~ can\'t block." and "~ attacks each combat if able." ',
  ],
]);

const QUOTED = templates('quoted', [
  ['" <line> "', ({ line }) => line, '"~ can\'t block." '],
  ['" <keywords> . "', ({ keywords }) => keywords, '"flying." '],
]);

const TYPES = templates('predicate', [
  [
    '(is|are) [a|an] <subtypes> in addition to (its|their|his|her) other [creature|land] types',
    ({ subtypes }) => [{ static: { 'add-types': [], subtypes: listOf(subtypes) } }],
    'is a zombie in addition to its other types',
  ],
  [
    '(is|are) [a|an] <t:card-type> in addition to (its|their) other types',
    ({ t = '' }) => [{ static: { 'add-types': [t] } }],
    'is an artifact in addition to its other types',
  ],
  [
    '(is|are) [a|an] <t:card-type> with base power and toughness <size> in addition to (its|their) other types',
    ({ t = '', size = '' }) => [{ static: { 'add-types': [t] } }, { static: { 'set-size': size } }],
    'is a creature with base power and toughness 4/4 in addition to its other types',
  ],
  [
    '(is|are) every creature type',
    [{ static: { 'add-every-creature-type': true } }],
    'is every creature type',
  ],
  [
    '(is|are) [a|an] <subtypes> with base power and toughness <size>',
    ({ subtypes = [], size = '' }) => [
      { static: { 'set-creature-types': subtypes } },
      { static: { 'set-size': size } },
    ],
    'is a treefolk with base power and toughness 0/4',
  ],
  [
    '(is|are) [a|an] <color> <subtypes> with base power and toughness <size>',
    ({ color = '', subtypes = [], size = '' }) => [
      { static: { 'set-colors': [color] } },
      { static: { 'set-creature-types': subtypes } },
      { static: { 'set-size': size } },
    ],
    'is a green treefolk with base power and toughness 0/4',
  ],
  ['(is|are) <color>', ({ color = '' }) => [{ static: { 'set-colors': [color] } }], 'is black'],
  ['(is|are) colorless', [{ static: { 'set-colors': [] } }], 'is colorless'],
  [
    "(isn't|aren't) (a creature|creatures)",
    [{ static: { 'remove-types': ['creature'] } }],
    "isn't a creature",
  ],
]);

const SUBTYPE_LISTS = templates('subtypes', [
  ['<subtype>', ({ subtype = '' }) => [subtype], 'zombie'],
  [
    '<subtype> <more:subtypes>',
    ({ subtype = '', more }) => [subtype, ...listOf(more)],
    'zombie goblin',
  ],
]);

/** CR 604.3: what defines its size wherever it is. */
const DEFINED = templates('static', [
  [
    "~'s power and toughness are each equal to <counted>",
    ({ counted = 0 }) => [{ static: { 'define-size': [counted, counted] } }],
    "~'s power and toughness are each equal to the number of creatures you control",
  ],
]);

/** The same where only one of them is defined: the lines of a text tell the other as it is printed. */
const ONE_DEFINED = templates('static', [
  [
    "~'s power is equal to <counted> and its toughness is <number>",
    ({ counted = 0, number = 0 }) => [{ static: { 'define-size': [counted, number] } }],
    "~'s power is equal to the number of creatures you control and its toughness is 4",
  ],
  [
    "~'s toughness is equal to <counted> and its power is <number>",
    ({ counted = 0, number = 0 }) => [{ static: { 'define-size': [number, counted] } }],
    "~'s toughness is equal to the number of creatures you control and its power is 4",
  ],
]);

export const SIZE_TEMPLATES = [
  ...COUNTED_EACH,
  ...GETTING,
  ...HAVING,
  ...GIVEN,
  ...QUOTED,
  ...TYPES,
  ...SUBTYPE_LISTS,
  ...DEFINED,
  ...ONE_DEFINED,
];
