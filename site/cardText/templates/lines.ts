import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { TIMING, UNSAID_COST } from '../marks.ts';
import { activatedAbility, POINTS, triggeredAbilities } from '../playedAbility.ts';
import { beginningOf } from './triggerActors.ts';

const STANDING = templates('line', [
  ['enchant player', [{ enchant: 'player' }]],
  ['enchant opponent', [{ enchant: 'opponent' }]],
  [
    "if ~ would be put into a graveyard from anywhere , [reveal ~ and] shuffle (it|~) into its owner's library instead .",
    [{ static: { 'shuffled-instead-of-graveyard': true } }],
    "if ~ would be put into a graveyard from anywhere, shuffle it into its owner's library instead.",
  ],
  ['enchant <things>', ({ things }) => [{ enchant: enchanted(things) }], 'enchant creature'],
  [
    '~ enters with <n:how-many> <c:counter-kind> (counter|counters) on (it|him|her) .',
    ({ n = 1, c = '' }) => [{ 'enters-with': { counters: c, ...(n === 1 ? {} : { n }) } }],
    '~ enters with two +1/+1 counters on it.',
  ],
  ['~ enters tapped .', [{ 'enters-with': { tapped: true } }]],
]);

function enchanted(things: FileForm | undefined): FileForm {
  const { type, ...rest } = mappingOf(things);
  if (type !== 'creature') return { permanent: mappingOf(things) };
  return Object.keys(rest).length === 0 ? 'creature' : { creature: rest };
}

const TRIGGERED = templates('line', [
  [
    '(when|whenever) <events> , <does>',
    ({ events, does }) => triggeredAbilities(events, does),
    'whenever ~ attacks, draw a card.',
  ],
  [
    '(when|whenever) <events> , if <condition> , <does>',
    ({ events, condition = '', does }) => triggeredAbilities(events, does, { if: condition }),
    'whenever ~ attacks, if you control an artifact, draw a card.',
  ],
  [
    'at the beginning of <beginning> , <does>',
    ({ beginning, does }) => triggeredAbilities(beginningOf(beginning), does),
    'at the beginning of your upkeep, draw a card.',
  ],
  [
    'at the beginning of <beginning> , if <condition> , <does>',
    ({ beginning, condition = '', does }) =>
      triggeredAbilities(beginningOf(beginning), does, { if: condition }),
    'at the beginning of your upkeep, if you control an artifact, draw a card.',
  ],
]);

/** CR 603.2: of two events there are two abilities, and neither knows how often the other has triggered. */
const once = (
  events: FileForm | undefined,
  does: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] | undefined =>
  listOf(events).length === 1
    ? triggeredAbilities(events, does, { ...more, 'once-each-turn': true })
    : undefined;

const TRIGGERED_ONCE = templates('line', [
  [
    '(when|whenever) <events> , <does> this ability triggers only once each turn .',
    ({ events, does }) => once(events, does),
    'whenever ~ attacks, draw a card. This ability triggers only once each turn.',
  ],
  [
    '(when|whenever) <events> , if <condition> , <does> this ability triggers only once each turn .',
    ({ events, condition = '', does }) => once(events, does, { if: condition }),
    'whenever ~ attacks, if you control an artifact, draw a card. This ability triggers only once each turn.',
  ],
  [
    'when <condition> , <does>',
    ({ condition = '', does }) =>
      triggeredAbilities([{ trigger: 'state-holds', [POINTS]: { it: 'self' } }], does, {
        if: condition,
      }),
    'when you control no creatures, sacrifice ~.',
  ],
]);

const TRIGGERED_TWICE = templates('line', [
  [
    'at the beginning of <beginning> (and|or) (when|whenever) <events> , <does>',
    ({ beginning, events, does }) =>
      triggeredAbilities([beginningOf(beginning), ...listOf(events)], does),
    'at the beginning of your upkeep or whenever ~ attacks, draw a card.',
  ],
]);

const ACTIVATED = templates('line', [
  ['<costs> : <does>', ({ costs, does }) => activatedAbility(costs, does), '{T}: draw a card.'],
  [
    '<costs> : <does> <played>',
    ({ costs, does, played }) => activatedAbility(costs, does, mappingOf(played)),
    '{T}: draw a card. Activate only as a sorcery.',
  ],
  // CR 606.3: when a loyalty ability may be activated need not be said.
  [
    '<loyalty> : <does>',
    ({ loyalty = 0, does }) => activatedAbility([{ loyalty }], does),
    '+1: draw a card.',
  ],
]);

/** What stands in a line of an instant or sorcery: what it does, and besides that keywords, and when it may be cast. */
const OF_SPELLS = templates('spell-line', [
  ['<does>', ({ does = [] }) => [does], 'draw a card.'],
  ['<keywords>', ({ keywords }) => listOf(keywords), 'flashback {2}{R}'],
  [
    'cast ~ only <casting> .',
    ({ casting = '' }) => [{ [TIMING]: casting }],
    'cast ~ only during combat.',
  ],
  [
    'as an additional cost to cast ~ , <paid:costs-unsaid> .',
    [{ [UNSAID_COST]: true }],
    'as an additional cost to cast ~, sacrifice a creature.',
  ],
]);

/** One line of a permanent card, or of an instant or sorcery, with its full stop or without. */
export const LINE_TEMPLATES = [
  ...STANDING,
  ...TRIGGERED,
  ...TRIGGERED_ONCE,
  ...TRIGGERED_TWICE,
  ...ACTIVATED,
  ...OF_SPELLS,
];
