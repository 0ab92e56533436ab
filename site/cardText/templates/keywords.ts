import { EVERY_KEYWORD, kebab } from '../../engine.ts';
import { listOf } from '../fileForm.ts';
import { type TemplateEntries, templates } from '../grammar/templates.ts';
import { elsewhere } from '../marks.ts';

const written = (shape: string): readonly string[] =>
  EVERY_KEYWORD.filter((one) => one.shape === shape).map(({ keyword }) => kebab(keyword));

const inWords = (keyword: string): string => keyword.replaceAll('-', ' ');

const PLAIN: readonly string[] = written('plain');

/** The name of a keyword that filters ask for. */
const NAMED = templates('keyword-named', [
  ['<plain-keyword>', ({ 'plain-keyword': keyword = '' }) => keyword, 'flying'],
]);

const NUMBERED: TemplateEntries = written('numbered').map((keyword) => [
  `${inWords(keyword)} <number>`,
  ({ number = 0 }) => ({ [keyword]: number }),
  `${inWords(keyword)} 2`,
]);

const COSTED: TemplateEntries = [...written('costed'), ...written('activated')].map((keyword) => [
  `${inWords(keyword)} [—] <mana>`,
  ({ mana = '' }) => ({ [keyword]: mana }),
  `${inWords(keyword)} {2}`,
]);

const QUALITY_FROM = templates('quality-from', [
  ['<color>', ({ color = '' }) => ({ color }), 'black'],
  ['<things>', ({ things }) => things, 'black creatures'],
  ['multicolored', { multicolored: true }],
  ['monocolored', { monocolored: true }],
  ['mana value <bounds>', ({ bounds = {} }) => ({ 'mana-value': bounds }), 'mana value 3 or less'],
  ['everything', {}],
  ['all colors', { 'none-of': [{ colorless: true }] }],
]);

const QUALIFIED: TemplateEntries = [
  [
    'protection from <quality-from>',
    ({ 'quality-from': of = {} }) => [{ protection: of }],
    'protection from red',
  ],
  [
    'protection from <a:quality-from> and from <b:quality-from>',
    ({ a = {}, b = {} }) => [{ protection: a }, { protection: b }],
    'protection from black and from red',
  ],
  [
    'protection from <a:quality-from> , from <b:quality-from> , and from <c:quality-from>',
    ({ a = {}, b = {}, c = {} }) => [{ protection: a }, { protection: b }, { protection: c }],
    'protection from black, from blue, and from red',
  ],
  ['hexproof from <of:quality-from>', ({ of = {} }) => [{ hexproof: of }], 'hexproof from black'],
  [
    'hexproof from <a:quality-from> and from <b:quality-from>',
    ({ a = {}, b = {} }) => [{ hexproof: a }, { hexproof: b }],
    'hexproof from black and from red',
  ],
  ['plainswalk', [{ landwalk: { subtype: 'plains' } }]],
  ['islandwalk', [{ landwalk: { subtype: 'island' } }]],
  ['swampwalk', [{ landwalk: { subtype: 'swamp' } }]],
  ['mountainwalk', [{ landwalk: { subtype: 'mountain' } }]],
  ['forestwalk', [{ landwalk: { subtype: 'forest' } }]],
  ['desertwalk', [{ landwalk: { subtype: 'desert' } }]],
  ['nonbasic landwalk', [{ landwalk: { type: 'land', 'not-supertype': 'basic' } }]],
  ['legendary landwalk', [{ landwalk: { type: 'land', supertype: 'legendary' } }]],
  ['snow landwalk', [{ landwalk: { type: 'land', supertype: 'snow' } }]],
];

const SUSPEND: TemplateEntries = [
  [
    'suspend <number> — <mana>',
    ({ number = 0, mana = '' }) => ({ suspend: number, cost: mana }),
    'suspend 4—{U}',
  ],
];

/** A keyword with what stands with it, in the forms of card files; what stands for several is a list. */
const KEYWORDS_SAID = templates('keyword', [
  [
    '<plain-keyword>',
    ({ 'plain-keyword': keyword = '' }) =>
      PLAIN.some((one) => one === keyword) ? [keyword] : undefined,
    'flying',
  ],
  ...NUMBERED,
  ...COSTED,
  ...QUALIFIED,
  ...SUSPEND,
]);

/** Keywords that do nothing to what is on the battlefield, and nothing in combat. */
const FAR_KEYWORDS = templates('far-keyword', [
  ...[
    ...['storm', 'cascade', 'delve', 'improvise', 'assist', 'undaunted', 'retrace', 'ascend'],
    ...['partner', 'friends forever', "doctor's companion", 'choose a background', 'ingest'],
    ...['start your engines!', 'gravestorm', 'split second', 'demonstrate', 'read ahead'],
  ].map((keyword): TemplateEntries[number] => [keyword, elsewhere(keyword), keyword]),
  ...['cycling', 'foretell', 'plot', 'plainscycling', 'islandcycling', 'swampcycling'].map(far),
  ...['mountaincycling', 'forestcycling', 'basic landcycling', 'landcycling', 'transmute'].map(far),
  ...['hideaway', 'soulshift'].map((keyword): TemplateEntries[number] => [
    `${keyword} <number>`,
    elsewhere(keyword),
    `${keyword} 4`,
  ]),
  ['affinity for <things>', elsewhere('affinity'), 'affinity for artifacts'],
]);

function far(keyword: string): TemplateEntries[number] {
  return [`${keyword} <mana>`, elsewhere(keyword), `${keyword} {2}`];
}

/** What may stand together in a line of keywords. */
const LINES = templates('keyword-line', [
  ['<keyword>', ({ keyword }) => listOf(keyword), 'flying'],
  ['<far-keyword>', ({ 'far-keyword': one }) => listOf(one), 'storm'],
  [
    '<keyword> (,|;|and|, and) <more:keyword-line>',
    ({ keyword, more }) => [...listOf(keyword), ...listOf(more)],
    'flying, vigilance',
  ],
  [
    '<far-keyword> (,|;|and|, and) <more:keyword-line>',
    ({ 'far-keyword': one, more }) => [...listOf(one), ...listOf(more)],
    'storm, flying',
  ],
]);

/** `flying, vigilance`, `flying and trample`. */
const LISTS = templates('keywords', [
  ['<keyword>', ({ keyword }) => listOf(keyword), 'flying'],
  [
    '<keyword> (,|;|and|, and) <keywords>',
    ({ keyword, keywords }) => [...listOf(keyword), ...listOf(keywords)],
    'flying, vigilance',
  ],
]);

export const KEYWORD_TEMPLATES = [
  ...NAMED,
  ...QUALITY_FROM,
  ...KEYWORDS_SAID,
  ...FAR_KEYWORDS,
  ...LINES,
  ...LISTS,
];
