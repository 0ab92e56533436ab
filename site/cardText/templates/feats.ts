import { COLORS } from '../../engine.ts';
import { type FileForm, type FileMapping, isMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { ASIDE, targeted } from '../marks.ts';
import { CHOICE, onEach } from './ofEach.ts';

const grants = (abilities: FileForm | undefined): readonly FileMapping[] =>
  listOf(abilities).map((ability) => ({ grant: ability }));

const choice = (...abilities: readonly (FileForm | undefined)[]): readonly FileMapping[] => [
  { [CHOICE]: abilities.map((one) => grants(one)) },
];

/** `+1/+1 for each …`: so many times, once for each. */
function timesEach(size: FileForm | undefined, filter: FileForm): FileForm | undefined {
  const parts = listOf(size).map((part) => {
    if (part === 0) return 0;
    if (typeof part !== 'number' || part < 0) return undefined;
    return part === 1 ? { count: filter } : { count: filter, times: part };
  });
  const known = parts.filter((part) => part !== undefined);
  return known.length === 2 ? known : undefined;
}

/** Without what they do elsewhere, and without those that do nothing else. */
export const playedHere = (abilities: FileForm | undefined): readonly FileForm[] =>
  listOf(abilities).flatMap((ability): readonly FileForm[] => {
    if (!isMapping(ability)) return [ability];
    const { [ASIDE]: aside, ...here } = ability;
    const does = here.effects ?? here.activated;
    const doesNothing = does !== undefined && listOf(does).length === 0;
    return doesNothing || Object.keys(here).length === 0 ? [] : [here];
  });

/** What is done to sizes, keywords and abilities; for how long stands behind it. */
const CHANGES = templates('feat', [
  ['(gets|get) <n:size-change>', ({ n = 0 }) => [{ pump: n }], 'gets +1/+1'],
  [
    '(gets|get) <n:size-change> for each <things>',
    ({ n, things = {} }) => {
      const size = timesEach(n, things);
      return size && [{ pump: size }];
    },
    'gets +1/+1 for each artifact you control',
  ],
  ['(gains|gain|has|have) <given>', ({ given }) => grants(playedHere(given)), 'gains flying'],
  [
    '(gains|gain) your choice of <a:keyword> or <b:keyword>',
    ({ a, b }) => choice(a, b),
    'gains your choice of flying or haste',
  ],
  [
    '(gains|gain) your choice of <a:keyword> , <b:keyword> , or <c:keyword>',
    ({ a, b, c }) => choice(a, b, c),
    'gains your choice of flying, haste, or trample',
  ],
  [
    '(gains|gain) protection from the color of your choice',
    choice(...COLORS.map((color) => ({ protection: { color } }))),
    'gains protection from the color of your choice',
  ],
  ['(loses|lose) <k:plain-keyword>', ({ k = '' }) => [{ lose: k }], 'loses flying'],
  ['(loses|lose) all abilities', [{ 'lose-all-abilities': true }], 'loses all abilities'],
  [
    '(has|have) base power and toughness <size>',
    ({ size = '' }) => [{ 'set-size': size }],
    'has base power and toughness 0/1',
  ],
  ['(becomes|become) <color>', ({ color = '' }) => [{ 'set-colors': [color] }], 'becomes red'],
]);

const imposed = (impose: FileMapping): readonly FileMapping[] => [{ impose }];

/** Of creatures nothing else need be said where only creatures are meant. */
const ofCreatures = (things: FileForm | undefined): FileMapping => {
  const { type, ...rest } = mappingOf(things);
  return type === 'creature' ? rest : mappingOf(things);
};

/** What is allowed or forbidden in combat. */
const IMPOSED = templates('feat', [
  ["can't (block|blocks)", imposed({ restriction: 'cannot-block' }), "can't block"],
  ["can't attack", imposed({ restriction: 'cannot-attack' })],
  [
    "can't attack or block",
    [...imposed({ restriction: 'cannot-attack' }), ...imposed({ restriction: 'cannot-block' })],
  ],
  ["can't be blocked", imposed({ restriction: 'cannot-be-blocked' })],
  [
    "can't be blocked by <things>",
    ({ things }) => imposed({ restriction: 'cannot-be-blocked-by', filter: ofCreatures(things) }),
    "can't be blocked by red creatures",
  ],
  [
    "can't be blocked except by <things>",
    ({ things }) =>
      imposed({ restriction: 'cannot-be-blocked-except-by', filter: ofCreatures(things) }),
    "can't be blocked except by red creatures",
  ],
  [
    "can't be blocked except by <number> or more creatures",
    ({ number = 0 }) => imposed({ restriction: 'min-blockers', n: number }),
    "can't be blocked except by two or more creatures",
  ],
  ['can block an additional creature', imposed({ permission: 'block-additional', n: 1 })],
  ['can block any number of creatures', imposed({ permission: 'block-additional' })],
  [
    "can attack as though (it|they) didn't have defender",
    imposed({ permission: 'attack-despite-defender' }),
    "can attack as though it didn't have defender",
  ],
  [
    '(assigns|assign) no combat damage',
    [{ 'assigns-no-combat-damage': true }],
    'assigns no combat damage',
  ],
  [
    '(assigns|assign) combat damage equal to (its|their) toughness rather than (its|their) power',
    [{ 'assigns-by-toughness': true }],
    'assigns combat damage equal to its toughness rather than its power',
  ],
]);

const FEAT_LISTS = templates('feats', [
  ['<feat>', ({ feat }) => feat, 'gets +1/+1'],
  [
    '<feat> (and|,|, and) <feats>',
    ({ feat, feats }) => [...listOf(feat), ...listOf(feats)],
    'gets +1/+1 and gains flying',
  ],
]);

const forTime = (parts: FileForm | undefined, until: FileForm | undefined): readonly FileForm[] =>
  listOf(parts).map((part) => (isMapping(part) && until !== undefined ? { ...part, until } : part));

/** What is done, for how long stands with it. */
const DOINGS = templates('doing', [
  ['<feats> <until>', ({ feats, until }) => forTime(feats, until), 'gets +1/+1 until end of turn'],
  [
    '(attacks|attack) <until> if able',
    ({ until }) => forTime(imposed({ requirement: 'attacks-if-able' }), until),
    'attacks this turn if able',
  ],
  [
    '(blocks|block) <until> if able',
    ({ until }) => forTime(imposed({ requirement: 'blocks-if-able' }), until),
    'blocks this turn if able',
  ],
  [
    '(attacks|attack) or (blocks|block) <until> if able',
    ({ until }) =>
      forTime(
        [
          ...imposed({ requirement: 'attacks-if-able' }),
          ...imposed({ requirement: 'blocks-if-able' }),
        ],
        until,
      ),
    'attacks or blocks this turn if able',
  ],
  [
    '(blocks|block) ~ <until> if able',
    ({ until }) =>
      forTime(imposed({ requirement: 'blocks-if-able', filter: { 'is-source': true } }), until),
    'blocks ~ this turn if able',
  ],
  [
    "can attack <until> as though (it|they) didn't have defender",
    ({ until }) => forTime(imposed({ permission: 'attack-despite-defender' }), until),
    "can attack this turn as though it didn't have defender",
  ],
  [
    'must be blocked <until> if able',
    ({ until }) => forTime(imposed({ requirement: 'must-be-blocked' }), until),
    'must be blocked this turn if able',
  ],
  [
    "(doesn't|don't) untap during (its controller's|their controllers'|your) next untap (step|steps)",
    [{ 'does-not-untap': true, until: 'next-untap-step' }],
    "doesn't untap during its controller's next untap step",
  ],
]);

const DOING_LISTS = templates('doings', [
  ['<doing>', ({ doing }) => doing, 'gets +1/+1 until end of turn'],
  [
    '<doing> (and|, and) <doings>',
    ({ doing, doings }) => [...listOf(doing), ...listOf(doings)],
    "gets +1/+1 until end of turn and can't be blocked this turn",
  ],
]);

/** Whether more of it is said in words that could be left out: a choice lasts as its parts do. */
const CHANGED = templates('effect', [
  [
    '<doers> [each] <doings>',
    ({ doers, doings }) => onEach(doings, doers),
    'target creature gets +1/+1 until end of turn',
  ],
  [
    '<until> , <doers> [each] <feats>',
    ({ doers, feats, until }) => onEach(feats, doers, until),
    'until end of turn, target creature gets +1/+1',
  ],
  [
    '<doers> (gets|get) <n:size-change> <until> for each <things>',
    ({ doers, n, until, things = {} }) => {
      const size = timesEach(n, things);
      return size && onEach([{ pump: size }], doers, until);
    },
    'target creature gets +1/+1 until end of turn for each artifact you control',
  ],
  [
    "switch ~'s power and toughness <until>",
    ({ until }) => onEach([{ 'switch-power-toughness': true }], 'self', until),
    "switch ~'s power and toughness until end of turn",
  ],
  [
    "switch target creature's power and toughness <until>",
    ({ until }) => onEach([{ 'switch-power-toughness': true }], targeted('creature'), until),
    "switch target creature's power and toughness until end of turn",
  ],
  [
    'all creatures able to block <object> <until> do so',
    ({ object, until }) =>
      onEach([{ impose: { requirement: 'must-be-blocked-by-all' } }], object, until),
    'all creatures able to block target creature this turn do so',
  ],
]);

export const FEAT_TEMPLATES = [
  ...CHANGES,
  ...IMPOSED,
  ...FEAT_LISTS,
  ...DOINGS,
  ...DOING_LISTS,
  ...CHANGED,
];
