import { EVERY_KEYWORD, kebab } from '../../engine.ts';
import { listOf } from '../fileForm.ts';
import { type TemplateEntries, templates } from '../grammar/templates.ts';

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
  ['hexproof from <color>', ({ color = '' }) => [{ hexproof: { color } }], 'hexproof from black'],
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

/** `flying, vigilance`, `flying and trample`. */
const LISTS = templates('keywords', [
  ['<keyword>', ({ keyword }) => listOf(keyword), 'flying'],
  [
    '<keyword> (,|;|and|, and) <keywords>',
    ({ keyword, keywords }) => [...listOf(keyword), ...listOf(keywords)],
    'flying, vigilance',
  ],
]);

export const KEYWORD_TEMPLATES = [...NAMED, ...QUALITY_FROM, ...KEYWORDS_SAID, ...LISTS];
