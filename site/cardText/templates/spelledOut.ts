import { type FileForm, type FileMapping, mappingOf } from '../fileForm.ts';
import { type TemplateEntries, templates } from '../grammar/templates.ts';
import { hasMark } from '../marks.ts';

/** CR 702.92a, 702.163a, 702.182a: as it enters it is attached to a token of its own. */
const entersOn = (token: FileMapping): readonly FileMapping[] => [
  { trigger: 'enters', effects: [{ 'create-token': token }, { attach: 'created' }] },
];

const onesOwnCreature = (things: FileForm | undefined): FileForm => {
  const { type, ...rest } = mappingOf(things);
  return type === undefined || type === 'creature'
    ? { creature: { ...rest, controller: 'you' } }
    : { permanent: { ...mappingOf(things), controller: 'you' } };
};

/** CR 702.6a */
const equip = (costs: FileForm, creature: FileForm): readonly FileMapping[] => [
  { activated: [{ attach: 'target' }], costs, timing: 'sorcery', targets: [creature] },
];

const EQUIP: TemplateEntries = [
  [
    'equip <a:subtype> , <b:subtype> , or <c:subtype> <mana>',
    ({ a = '', b = '', c = '', mana = '' }) =>
      equip(
        [{ mana }],
        onesOwnCreature({ 'any-of': [{ subtype: a }, { subtype: b }, { subtype: c }] }),
      ),
    'equip elf, goblin, or wizard {2}',
  ],
  [
    'equip <adjectives> <mana>',
    ({ adjectives, mana = '' }) => equip([{ mana }], onesOwnCreature(adjectives)),
    'equip legendary {2}',
  ],
  [
    'equip — <costs>',
    ({ costs = [] }) => (hasMark(costs) ? undefined : equip(costs, onesOwnCreature({}))),
    'equip — pay 3 life',
  ],
];

const COUNTERS: TemplateEntries = [
  // CR 702.43a
  [
    'modular <number>',
    ({ number = 1 }) => [
      { 'enters-with': { counters: '+1/+1', n: number } },
      {
        trigger: 'dies',
        optional: true,
        targets: [{ creature: { 'any-of': [{ type: 'artifact' }] } }],
        effects: [{ 'add-counters': '+1/+1', n: { counters: '+1/+1', on: 'self' }, on: 'target' }],
      },
    ],
    'modular 2',
  ],
  // CR 702.123a
  [
    'fabricate <number>',
    ({ number = 1 }) => [
      {
        trigger: 'enters',
        effects: [
          {
            either: [
              [{ 'add-counters': '+1/+1', n: number }],
              [{ 'create-token': SERVO, n: number }],
            ],
          },
        ],
      },
    ],
    'fabricate 2',
  ],
  // CR 702.107a
  [
    'outlast <mana>',
    ({ mana = '' }) => [
      {
        activated: [{ 'add-counters': '+1/+1' }],
        costs: [{ mana }, 'tap-self'],
        timing: 'sorcery',
      },
    ],
    'outlast {W}',
  ],
];

const SERVO = { creature: '1/1', subtypes: ['servo'], types: ['artifact', 'creature'] };
const SPIRIT = {
  creature: '1/1',
  colors: ['white', 'black'],
  subtypes: ['spirit'],
  abilities: ['flying'],
};

/** Keywords that the engine has none of, but of what they stand for. */
export const SPELLED_OUT_TEMPLATES = templates('keyword', [
  ...EQUIP,
  ...COUNTERS,
  [
    'living weapon',
    entersOn({ creature: '0/0', colors: ['black'], subtypes: ['phyrexian', 'germ'] }),
  ],
  ['for mirrodin!', entersOn({ creature: '2/2', colors: ['red'], subtypes: ['rebel'] })],
  ['job select', entersOn({ creature: '1/1', subtypes: ['hero'] })],
  // CR 702.135a
  [
    'afterlife <number>',
    ({ number = 1 }) => [{ trigger: 'dies', effects: [{ 'create-token': SPIRIT, n: number }] }],
    'afterlife 2',
  ],
  // CR 702.110a
  [
    'exploit',
    [
      {
        trigger: 'enters',
        effects: [
          { may: [{ choose: { type: 'creature', controller: 'you' } }, { sacrifice: 'chosen' }] },
        ],
      },
    ],
  ],
  // CR 702.114a
  ['devoid', [{ static: { 'set-colors': [] } }]],
]);
