import { type FileForm, type FileMapping, mappingOf } from '../fileForm.ts';
import { type TemplateEntries, templates } from '../grammar/templates.ts';
import { targeted } from '../marks.ts';

/** What can be asked of a spell, which has characteristics only. */
const OF_SPELLS = [
  ...['type', 'not-type', 'color', 'not-color', 'supertype', 'not-supertype'],
  ...['subtype', 'not-subtype', 'colorless', 'any-of'],
];

const described = (adjectives: FileForm | undefined): FileMapping | undefined => {
  const filter = mappingOf(adjectives);
  return Object.keys(filter).every((key) => OF_SPELLS.includes(key)) ? filter : undefined;
};

const SPELLS = templates('spell-said', [
  ['spell', {}],
  ['<adjectives> spell', ({ adjectives }) => described(adjectives), 'noncreature spell'],
  [
    '<a:card-type> or <b:card-type> spell',
    ({ a = '', b = '' }) => ({ 'any-of': [{ type: a }, { type: b }] }),
    'instant or sorcery spell',
  ],
]);

const targetSpell = (filter: FileForm | undefined): FileForm =>
  targeted(Object.keys(mappingOf(filter)).length === 0 ? 'spell' : { spell: mappingOf(filter) });

/** CR 701.6a */
const COUNTERING = templates('effect', [
  [
    'counter target <s:spell-said>',
    ({ s }) => [{ counter: targetSpell(s) }],
    'counter target creature spell',
  ],
  [
    'counter target <s:spell-said> an opponent controls',
    ({ s }) => [{ counter: targeted({ spell: { ...mappingOf(s), controller: 'opponent' } }) }],
    'counter target spell an opponent controls',
  ],
]);

/** CR 601.2f: how much less it costs to cast. */
const CHEAPER: TemplateEntries = [
  [
    '~ costs <less:generic-mana> less to cast .',
    ({ less = 0 }) => [{ 'costs-less': less }],
    '~ costs {2} less to cast.',
  ],
  [
    '~ costs <less:generic-mana> less to cast if <condition> .',
    ({ less = 0, condition = '' }) => [{ 'costs-less': less, if: condition }],
    '~ costs {2} less to cast if you control an artifact.',
  ],
  [
    '~ costs <less:generic-mana> less to cast as long as <condition> .',
    ({ less = 0, condition = '' }) => [{ 'costs-less': less, if: condition }],
    '~ costs {2} less to cast as long as you control an artifact.',
  ],
  [
    '~ costs <less:generic-mana> less to cast for each other spell cast this turn .',
    ({ less = 0 }) => [{ 'costs-less': less, 'per-spell-cast': true }],
    '~ costs {1} less to cast for each other spell cast this turn.',
  ],
];

export const SPELL_TEMPLATES = [
  ...SPELLS,
  ...COUNTERING,
  ...templates('line', CHEAPER),
  ...templates('spell-line', CHEAPER),
];
