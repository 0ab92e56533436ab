import { type FileForm, type FileMapping, listOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';

/** Each of these about the same objects for the same time. */
const each = (
  parts: readonly FileMapping[],
  on: FileForm | undefined,
  until: FileForm | undefined,
): readonly FileMapping[] =>
  parts.map((part) => ({
    ...part,
    ...(on === undefined || on === 'self' ? {} : { on }),
    ...(until === undefined ? {} : { until }),
  }));

const grants = (keywords: FileForm | undefined): readonly FileMapping[] =>
  listOf(keywords).map((ability) => ({ grant: ability }));

const SIZE_AND_KEYWORDS = templates('effect', [
  [
    '<doers> (gets|get) <n:size-change> <until>',
    ({ doers, n = 0, until }) => each([{ pump: n }], doers, until),
    'target creature gets +1/+1 until end of turn',
  ],
  [
    '<until> , <doers> (gets|get) <n:size-change>',
    ({ doers, n = 0, until }) => each([{ pump: n }], doers, until),
    'until end of turn, target creature gets +1/+1',
  ],
  [
    '<doers> (gains|gain) <keywords> <until>',
    ({ doers, keywords, until }) => each(grants(keywords), doers, until),
    'target creature gains flying until end of turn',
  ],
  [
    '<doers> (gets|get) <n:size-change> and (gains|gain) <keywords> <until>',
    ({ doers, n = 0, keywords, until }) => each([{ pump: n }, ...grants(keywords)], doers, until),
    'target creature gets +2/+2 and gains trample until end of turn',
  ],
]);

const ON_OBJECTS = templates('effect', [
  ['destroy <objects>', ({ objects = '' }) => [{ destroy: objects }], 'destroy target creature'],
  ['exile <objects>', ({ objects = '' }) => [{ exile: objects }], 'exile target creature'],
  ['tap <objects>', ({ objects = '' }) => [{ tap: objects }], 'tap target creature'],
  ['untap <objects>', ({ objects = '' }) => [{ untap: objects }], 'untap target creature'],
  [
    'regenerate <objects>',
    ({ objects = '' }) => [{ regenerate: objects }],
    'regenerate target creature',
  ],
  ['goad <objects>', ({ objects = '' }) => [{ goad: objects }], 'goad target creature'],
  ['sacrifice <object>', ({ object = '' }) => [{ sacrifice: object }], 'sacrifice ~'],
  [
    "return <objects> to (its owner's hand|their owner's hand|their owners' hands)",
    ({ objects = '' }) => [{ 'return-to-hand': objects }],
    "return target creature to its owner's hand",
  ],
  [
    'put <n:how-many> <c:counter-kind> (counter|counters) on <objects>',
    ({ n = 1, c = '', objects = '' }) => [
      {
        'add-counters': c,
        ...(n === 1 ? {} : { n }),
        ...(objects === 'self' ? {} : { on: objects }),
      },
    ],
    'put a +1/+1 counter on target creature',
  ],
  [
    '(~|it|that creature) deals <n:amount> damage to <damaged>',
    ({ n = 0, damaged = '' }) => [{ 'deal-damage': n, on: damaged }],
    '~ deals 3 damage to any target',
  ],
]);

const ON_PLAYERS = templates('effect', [
  ['draw <n:how-many> (card|cards)', ({ n = 1 }) => [{ draw: n }], 'draw a card'],
  ['you gain <n:amount> life', ({ n = 1 }) => [{ 'gain-life': n }], 'you gain 3 life'],
  [
    '<players> (gains|gain) <n:amount> life',
    ({ players = '', n = 1 }) =>
      players === 'you' ? undefined : [{ 'gain-life': n, on: players }],
    'target player gains 3 life',
  ],
  [
    '<players> (loses|lose) <n:amount> life',
    ({ players = '', n = 1 }) => [{ 'lose-life': n, on: players }],
    'each opponent loses 1 life',
  ],
]);

const IMPOSED = templates('effect', [
  [
    "<doers> can't (block|blocks) <until>",
    ({ doers = '', until = '' }) =>
      each([{ impose: { restriction: 'cannot-block' } }], doers, until),
    "target creature can't block this turn",
  ],
  [
    "<doers> can't be blocked <until>",
    ({ doers = '', until = '' }) =>
      each([{ impose: { restriction: 'cannot-be-blocked' } }], doers, until),
    "target creature can't be blocked this turn",
  ],
]);

/** What is done in one sentence. */
const CLAUSES = templates('clause', [
  ['<effect>', ({ effect }) => listOf(effect), 'draw a card'],
  [
    '<effect> (, then|and|, and|,) <clause>',
    ({ effect, clause }) => [...listOf(effect), ...listOf(clause)],
    'destroy target creature and draw a card',
  ],
]);

const SENTENCES = templates('sentence', [
  ['<clause>', ({ clause }) => clause, 'draw a card'],
  ['you may <clause>', ({ clause = [] }) => [{ may: clause }], 'you may draw a card'],
  [
    'you may <clause> . (if you do|when you do) , <then:clause>',
    ({ clause, then: done }) => [{ may: [...listOf(clause), ...listOf(done)] }],
    'you may sacrifice ~. If you do, draw a card',
  ],
]);

const SEQUENCES = templates('effects', [
  ['<sentence>', ({ sentence }) => sentence, 'draw a card'],
  [
    '<sentence> . [then] <effects>',
    ({ sentence, effects }) => [...listOf(sentence), ...listOf(effects)],
    'destroy target creature. draw a card',
  ],
]);

export const EFFECT_TEMPLATES = [
  ...SIZE_AND_KEYWORDS,
  ...ON_OBJECTS,
  ...ON_PLAYERS,
  ...IMPOSED,
  ...CLAUSES,
  ...SENTENCES,
  ...SEQUENCES,
];
