import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { BACK } from '../marks.ts';
import { playedHere } from './feats.ts';

const COLORS_OF_TOKENS = templates('token-colors', [
  ['<color>', ({ color = '' }) => [color], 'white'],
  ['<a:color> and <b:color>', ({ a = '', b = '' }) => [a, b], 'white and blue'],
  [
    '<a:color> , <b:color> , and <c:color>',
    ({ a = '', b = '', c = '' }) => [a, b, c],
    'white, blue, and black',
  ],
  ['colorless', []],
]);

const SUBTYPES_OF_TOKENS = templates('token-subtypes', [
  ['<subtype>', ({ subtype = '' }) => [subtype], 'soldier'],
  [
    '<subtype> <more:token-subtypes>',
    ({ subtype = '', more }) => [subtype, ...listOf(more)],
    'human soldier',
  ],
]);

const TYPES_OF_TOKENS = templates('token-types', [
  ['creature', {}],
  ['artifact creature', { types: ['artifact', 'creature'] }],
  ['enchantment creature', { types: ['enchantment', 'creature'] }],
]);

/** What the tokens are, behind how many and how big. */
const KINDS_OF_TOKENS = templates('token-kind', [
  ['<kind:plain-token>', ({ kind }) => kind, 'white soldier creature token'],
  [
    '<kind:plain-token> with <given>',
    ({ kind, given: abilities = [] }) => withAbilities(kind, playedHere(abilities)),
    'white soldier creature token with flying',
  ],
]);

const PLAIN_TOKENS = templates('plain-token', [
  [
    '<token-colors> <token-subtypes> <token-types> (token|tokens)',
    ({ 'token-colors': colors, 'token-subtypes': subtypes = [], 'token-types': types }) => ({
      ...(listOf(colors).length === 0 ? {} : { colors: listOf(colors) }),
      subtypes,
      ...mappingOf(types),
    }),
    'white soldier creature token',
  ],
]);

function withAbilities(kind: FileForm | undefined, abilities: readonly FileForm[]): FileForm {
  return listOf(abilities).length === 0 ? mappingOf(kind) : { ...mappingOf(kind), abilities };
}

/** How tokens enter. */
const ENTERING = templates('token-entering', [
  [
    "(that's|that is|that are|they're) tapped and attacking",
    { entering: 'tapped-and-attacking' },
    "that's tapped and attacking",
  ],
  ["(that's|that is|that are) attacking", { entering: 'attacking' }, "that's attacking"],
  [
    "(that's|that is|that are) blocking that creature",
    { entering: { blocking: BACK.that } },
    "that's blocking that creature",
  ],
]);

const TOKENS = templates('tokens', [
  [
    '<n:how-many> <size> <token-kind>',
    ({ n = 1, size = '', 'token-kind': kind }) => created(kind, { creature: size }, n),
    'two 1/1 white soldier creature tokens',
  ],
  [
    '<n:how-many> tapped and attacking <size> <token-kind>',
    ({ n = 1, size = '', 'token-kind': kind }) => ({
      ...created(kind, { creature: size }, n),
      entering: 'tapped-and-attacking',
    }),
    'a tapped and attacking 1/1 white soldier creature token',
  ],
  [
    '<n:how-many> <size> <token-kind> <e:token-entering>',
    ({ n = 1, size = '', 'token-kind': kind, e }) => ({
      ...created(kind, { creature: size }, n),
      ...mappingOf(e),
    }),
    "a 1/1 white soldier creature token that's tapped and attacking",
  ],
  [
    '<n:how-many> <size> <token-kind> for each <things>',
    ({ n = 1, size = '', 'token-kind': kind, things = {} }) =>
      typeof n === 'number'
        ? created(kind, { creature: size }, { count: things, ...(n === 1 ? {} : { times: n }) })
        : undefined,
    'a 1/1 white soldier creature token for each artifact you control',
  ],
  [
    'a number of <size> <token-kind> equal to <counted>',
    ({ size = '', 'token-kind': kind, counted = 0 }) => created(kind, { creature: size }, counted),
    'a number of 1/1 white soldier creature tokens equal to the number of artifacts you control',
  ],
  [
    '<n:how-many> x/x <token-kind>',
    ({ n = 1, 'token-kind': kind }) => ({ ...created(kind, {}, n), size: 'x' }),
    'an x/x white soldier creature token',
  ],
]);

function created(kind: FileForm | undefined, size: FileMapping, n: FileForm): FileMapping {
  return {
    'create-token': { ...size, ...mappingOf(kind) },
    ...(n === 1 ? {} : { n }),
  };
}

const CREATED = templates('effect', [
  [
    '[you] create <tokens>',
    ({ tokens = {} }) => [tokens],
    'create a 1/1 white soldier creature token',
  ],
  [
    '[you] create <a:tokens> and <b:tokens>',
    ({ a = {}, b = {} }) => [a, b],
    'create a 1/1 white soldier creature token and a 2/2 black zombie creature token',
  ],
  [
    '[you] create <a:tokens> , <b:tokens> , and <c:tokens>',
    ({ a = {}, b = {}, c = {} }) => [a, b, c],
    'create a 1/1 white soldier creature token, a 2/2 black zombie creature token, and a 3/3 green beast creature token',
  ],
  [
    '[you] create <tokens> . (it has|they have) <given>',
    ({ tokens, given: abilities = [] }) => alsoHaving(tokens, playedHere(abilities)),
    'create a 1/1 white soldier creature token. it has "~ can\'t block." ',
  ],
  [
    "[you] create a token that's a copy of <object>",
    ({ object = '' }) => [{ 'create-copy-of': object }],
    "create a token that's a copy of target creature",
  ],
  [
    '[you] create <n:how-many> tokens that are copies of <object>',
    ({ n = 1, object = '' }) => [{ 'create-copy-of': object, n }],
    'create two tokens that are copies of target creature',
  ],
  [
    "[you] create a token that's a copy of <object> , except it has <keywords>",
    ({ object = '', keywords = [] }) => [{ 'create-copy-of': object, abilities: keywords }],
    "create a token that's a copy of target creature, except it has haste",
  ],
  [
    "[you] create a tapped and attacking token that's a copy of <object>",
    ({ object = '' }) => [{ 'create-copy-of': object, entering: 'tapped-and-attacking' }],
    "create a tapped and attacking token that's a copy of target creature",
  ],
  [
    "[you] create a token that's a copy of <object> and that's tapped and attacking",
    ({ object = '' }) => [{ 'create-copy-of': object, entering: 'tapped-and-attacking' }],
    "create a token that's a copy of target creature and that's tapped and attacking",
  ],
]);

function alsoHaving(
  tokens: FileForm | undefined,
  abilities: readonly FileForm[],
): readonly FileMapping[] {
  const { 'create-token': token, ...more } = mappingOf(tokens);
  const { abilities: own, ...kind } = mappingOf(token);
  const all = [...listOf(own), ...listOf(abilities)];
  return [{ 'create-token': all.length === 0 ? kind : { ...kind, abilities: all }, ...more }];
}

export const TOKEN_TEMPLATES = [
  ...COLORS_OF_TOKENS,
  ...SUBTYPES_OF_TOKENS,
  ...TYPES_OF_TOKENS,
  ...KINDS_OF_TOKENS,
  ...PLAIN_TOKENS,
  ...ENTERING,
  ...TOKENS,
  ...CREATED,
];
