import { type FileForm, isMapping, listOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { isElsewhere } from '../marks.ts';
import { BECOMING_TEMPLATES } from './becoming.ts';
import { TOKEN_TEMPLATES } from './createTokens.ts';
import { DAMAGE_TEMPLATES } from './damage.ts';
import { FEAT_TEMPLATES } from './feats.ts';
import { HANDLING_TEMPLATES } from './handleObjects.ts';
import { MOVING_TEMPLATES } from './moveObjects.ts';
import { saysX, withX } from './ofEach.ts';
import { PLAYER_TEMPLATES } from './players.ts';
import { COUNTER_TEMPLATES } from './putCounters.ts';

/** CR 603.7: an effect, or one that is put off. */
const ACTS = templates('act', [
  ['<effect>', ({ effect }) => listOf(effect), 'draw a card'],
  [
    '<effect> if <condition>',
    ({ effect, condition = '' }) => [{ if: condition, effects: listOf(effect) }],
    'draw a card if you control an artifact',
  ],
  [
    '<effect> <moment>',
    ({ effect, moment = '' }) => [{ delayed: moment, effects: listOf(effect) }],
    'sacrifice ~ at end of combat',
  ],
]);

/** What is done in one sentence. */
const CLAUSES = templates('clause', [
  ['<acts>', ({ acts }) => acts, 'draw a card'],
  [
    '<acts> , where x is <counted>',
    ({ acts, counted = 0 }) => (saysX(acts) ? withX(acts ?? [], counted) : undefined),
    'you gain x life, where x is the number of artifacts you control',
  ],
  [
    '<moment> , <clause>',
    ({ moment = '', clause }) => [{ delayed: moment, effects: listOf(clause) }],
    'at the beginning of the next end step, sacrifice ~',
  ],
]);

const ACT_LISTS = templates('acts', [
  ['<act>', ({ act }) => listOf(act), 'draw a card'],
  [
    '<act> (, then|and|, and|,) <acts>',
    ({ act, acts }) =>
      // Whether the first is put off too is not known.
      isPutOff(listOf(acts)) ? undefined : [...listOf(act), ...listOf(acts)],
    'destroy target creature and draw a card',
  ],
]);

const isPutOff = (effects: readonly FileForm[]): boolean =>
  effects.some((effect) => isMapping(effect) && Object.hasOwn(effect, 'delayed'));

/** What can be paid as something resolves. */
const PAYMENTS = templates('payment', [
  ['pay <mana>', ({ mana = '' }) => ({ mana }), 'pay {1}'],
  ['pay <number> life', ({ number = 1 }) => ({ 'pay-life': number }), 'pay 2 life'],
  ['sacrifice ~', 'sacrifice-self'],
  ['sacrifice <one>', ({ one = {} }) => ({ sacrifice: one }), 'sacrifice a creature'],
  [
    'sacrifice <number> <things>',
    ({ number = 1, things = {} }) => ({ sacrifice: things, n: number }),
    'sacrifice two creatures',
  ],
  [
    'remove (a|an) <c:counter-kind> counter from ~',
    ({ c = '' }) => ({ 'remove-counters': c }),
    'remove a +1/+1 counter from ~',
  ],
]);

const SENTENCES = templates('sentence', [
  ['<clause>', ({ clause }) => clause, 'draw a card'],
  ['you may <clause>', ({ clause = [] }) => [{ may: clause }], 'you may draw a card'],
  [
    'you may have <clause>',
    ({ clause = [] }) => [{ may: clause }],
    'you may have ~ deal 1 damage to any target',
  ],
  [
    'you may <clause> . if you do , <then:clause>',
    ({ clause, then: done }) =>
      listOf(clause).every(canBeDone) ? [{ may: [...listOf(clause), ...listOf(done)] }] : undefined,
    'you may draw a card. If you do, you lose 1 life',
  ],
  [
    'you may have <clause> . if you do , <then:clause>',
    ({ clause, then: done }) =>
      listOf(clause).every(canBeDone) ? [{ may: [...listOf(clause), ...listOf(done)] }] : undefined,
    'you may have ~ deal 1 damage to any target. If you do, you lose 1 life',
  ],
  [
    "you may <payment> . if you do , <clause> . (if you don't|otherwise) , <other:clause>",
    ({ payment = '', clause = [], other = [] }) => [
      { 'may-pay': payment, effects: clause, otherwise: other },
    ],
    "you may pay {1}. If you do, draw a card. If you don't, you lose 1 life",
  ],
  [
    '<effect> unless you <payment>',
    ({ effect = [], payment = '' }) => [{ 'may-pay': payment, otherwise: effect }],
    'sacrifice ~ unless you pay {1}',
  ],
  [
    "you may <payment> . if you don't , <clause>",
    ({ payment = '', clause = [] }) => [{ 'may-pay': payment, otherwise: clause }],
    "you may pay {1}. If you don't, you lose 1 life",
  ],
  [
    'you may <payment> . if you do , <clause>',
    ({ payment = '', clause = [] }) => [{ 'may-pay': payment, effects: clause }],
    'you may pay {1}. If you do, draw a card',
  ],
]);

/** Of these it is not certain that they can be done: whether something else is depends on it. */
const UNCERTAIN = [
  'sacrifice',
  'sacrifice-chosen',
  'discard',
  'choose',
  'remove-counters',
  'exile',
];

const canBeDone = (effect: FileForm): boolean =>
  isMapping(effect) &&
  !isElsewhere(effect) &&
  !UNCERTAIN.some((head) => Object.hasOwn(effect, head));

/** CR 608.2c: what depends on something is looked at in its turn. */
const LATER_SENTENCES = templates('later-sentence', [
  ['<sentence>', ({ sentence }) => sentence, 'draw a card'],
  [
    'if <condition> , <sentence>',
    ({ condition = '', sentence = [] }) => [{ if: condition, effects: sentence }],
    'if you control an artifact, draw a card',
  ],
]);

const LATER = templates('later', [
  ['[then] <later-sentence>', ({ 'later-sentence': said }) => said, 'draw a card'],
  [
    '[then] <later-sentence> . <later>',
    ({ 'later-sentence': said, later }) => [...listOf(said), ...listOf(later)],
    'draw a card. you lose 1 life',
  ],
]);

const SEQUENCES = templates('effects', [
  ['<sentence>', ({ sentence }) => sentence, 'draw a card'],
  [
    '<sentence> . <later>',
    ({ sentence, later }) => [...listOf(sentence), ...listOf(later)],
    'destroy target creature. draw a card',
  ],
]);

export const EFFECT_TEMPLATES = [
  ...FEAT_TEMPLATES,
  ...BECOMING_TEMPLATES,
  ...DAMAGE_TEMPLATES,
  ...COUNTER_TEMPLATES,
  ...TOKEN_TEMPLATES,
  ...MOVING_TEMPLATES,
  ...HANDLING_TEMPLATES,
  ...PLAYER_TEMPLATES,
  ...ACTS,
  ...CLAUSES,
  ...ACT_LISTS,
  ...PAYMENTS,
  ...SENTENCES,
  ...LATER_SENTENCES,
  ...LATER,
  ...SEQUENCES,
];
