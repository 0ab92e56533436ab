import { both } from '../both.ts';
import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { BACK, targeted } from '../marks.ts';

const each = (
  head: string,
  objects: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] => listOf(objects).map((one) => ({ [head]: one, ...more }));

const GONE = templates('effect', [
  ['destroy <objects>', ({ objects }) => each('destroy', objects), 'destroy target creature'],
  [
    "destroy <objects> . (it|they|that creature|those creatures) can't be regenerated",
    ({ objects }) => each('destroy', objects, { 'no-regeneration': true }),
    "destroy target creature. it can't be regenerated",
  ],
  ['exile <objects>', ({ objects }) => each('exile', objects), 'exile target creature'],
  [
    'regenerate <objects>',
    ({ objects }) => each('regenerate', objects),
    'regenerate target creature',
  ],
  [
    'sacrifice <object>',
    ({ object }) => (isOwn(object) ? each('sacrifice', object) : undefined),
    'sacrifice ~',
  ],
  [
    'sacrifice (them|those tokens|the tokens)',
    [{ sacrifice: 'created' }],
    'sacrifice those tokens',
  ],
  ['exile the tokens', [{ exile: 'created' }]],
]);

// CR 701.21a: nothing is sacrificed that could be another player's.
const isOwn = (object: FileForm | undefined): boolean => typeof object === 'string';

const RETURNED = templates('effect', [
  [
    "return <objects> to (its owner's hand|their owner's hand|their owners' hands|your hand)",
    ({ objects }) => each('return-to-hand', objects),
    "return target creature to its owner's hand",
  ],
  [
    "return <one> to (its owner's|your) hand",
    ({ one = {} }) => [{ choose: one }, { 'return-to-hand': 'chosen' }],
    "return a creature you control to its owner's hand",
  ],
  [
    "put <objects> on the bottom of (its owner's library|their owner's library|their owners' libraries)",
    ({ objects }) => each('put-on-library-bottom', objects),
    "put target creature on the bottom of its owner's library",
  ],
  [
    "shuffle <objects> into (its owner's library|their owners' libraries)",
    ({ objects }) => each('shuffle-into-library', objects),
    "shuffle target creature into its owner's library",
  ],
]);

/** CR 110.2a: under the control of whoever has it return. */
const FROM_GRAVEYARDS = templates('effect', [
  [
    'return target <c:graveyard-card> from your graveyard to the battlefield',
    ({ c }) => fromGraveyard(both({ controller: 'you' }, mappingOf(c))),
    'return target creature card from your graveyard to the battlefield',
  ],
  [
    'return up to one target <c:graveyard-card> from your graveyard to the battlefield',
    ({ c }) => fromGraveyard(both({ controller: 'you' }, mappingOf(c)), { n: 1, 'up-to': true }),
    'return up to one target creature card from your graveyard to the battlefield',
  ],
  [
    'put target <c:graveyard-card> from a graveyard onto the battlefield under your control',
    ({ c }) => fromGraveyard(mappingOf(c)),
    'put target creature card from a graveyard onto the battlefield under your control',
  ],
  [
    "put target <c:graveyard-card> from an opponent's graveyard onto the battlefield under your control",
    ({ c }) => fromGraveyard(both({ controller: 'opponent' }, mappingOf(c))),
    "put target creature card from an opponent's graveyard onto the battlefield under your control",
  ],
  [
    'return (it|that card) to the battlefield under your control',
    [{ 'put-onto-battlefield': BACK.it }],
    'return it to the battlefield under your control',
  ],
  [
    'return (it|that card) to the battlefield',
    [{ 'put-onto-battlefield': BACK.it }],
    'return it to the battlefield',
  ],
]);

const fromGraveyard = (card: FileMapping, more: FileMapping = {}): readonly FileMapping[] => [
  { 'put-onto-battlefield': targeted({ 'graveyard-card': card, ...more }) },
];

/** Of a card elsewhere only its characteristics are asked. */
const GRAVEYARD_CARDS = templates('graveyard-card', [
  ['card', {}],
  [
    'permanent card',
    {
      'none-of': [{ type: 'instant' }, { type: 'sorcery' }],
    },
  ],
  ['<sorts> card', ({ sorts }) => asked(sorts), 'creature card'],
]);

function asked(sorts: FileForm | undefined): FileForm | undefined {
  const all = listOf(sorts).map(mappingOf);
  const [first] = all;
  const known = all.every((one) => Object.keys(one).every((key) => OF_CARDS.includes(key)));
  if (first === undefined || !known || all.some((one) => Object.keys(one).length === 0))
    return undefined;
  return all.length === 1 ? first : { 'any-of': all };
}

const OF_CARDS = [
  ...['type', 'not-type', 'subtype', 'not-subtype', 'supertype', 'not-supertype'],
  ...['color', 'not-color', 'colorless', 'any-of'],
];

export const MOVING_TEMPLATES = [...GONE, ...RETURNED, ...FROM_GRAVEYARDS, ...GRAVEYARD_CARDS];
