import { type FileForm, type FileMapping, isMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { POINTS } from '../playedAbility.ts';
import {
  beginningOf,
  departureOf,
  eventAmong,
  eventOf,
  eventOfPlayer,
  eventWith,
} from './triggerActors.ts';

const MUCH = { much: 'event-amount' };
const OF_PLAYER = { player: 'event-player' };

/** Whether it is combat damage. */
const DEALINGS = templates('dealing', [
  ['deals combat damage', 'deals-combat-damage'],
  ['deals damage', 'deals-damage'],
]);

const DAMAGE = templates('event', [
  [
    '<actor> <d:dealing>',
    ({ actor, d = '' }) => eventAmong(actor, { trigger: d }, MUCH),
    '~ deals combat damage',
  ],
  [
    '<actor> <d:dealing> to <p:player-meant>',
    ({ actor, d = '', p }) =>
      eventOf(actor, { trigger: d, ...mappingOf(p) }, { ...OF_PLAYER, ...MUCH }),
    '~ deals combat damage to a player',
  ],
  [
    '<actor> <d:dealing> to <one>',
    ({ actor, d = '', one = {} }) => eventWith(actor, { trigger: d, filter: one }, MUCH),
    '~ deals combat damage to a creature',
  ],
  [
    '<actor> <d:dealing> to <p:player-meant> or <t:card-type>',
    ({ actor, d = '', p, t = '' }) =>
      eventAmong(actor, { trigger: d, filter: { type: t }, ...mappingOf(p) }, MUCH),
    '~ deals combat damage to a player or planeswalker',
  ],
  [
    '<actor> <d:dealing> to <p:player-meant> or a <t:card-type>',
    ({ actor, d = '', p, t = '' }) =>
      eventAmong(actor, { trigger: d, filter: { type: t }, ...mappingOf(p) }, MUCH),
    '~ deals combat damage to a player or a planeswalker',
  ],
  [
    'one or more <things> deal combat damage to <p:player-meant>',
    ({ things = {}, p }) => [
      {
        trigger: 'one-or-more-deal-combat-damage',
        filter: things,
        ...mappingOf(p),
        [POINTS]: { ...OF_PLAYER, them: 'event-creatures' },
      },
    ],
    'one or more creatures you control deal combat damage to a player',
  ],
  [
    '<actor> is dealt damage',
    ({ actor }) => eventAmong(actor, { trigger: 'is-dealt-damage' }, MUCH),
    '~ is dealt damage',
  ],
  [
    '<actor> is dealt combat damage',
    ({ actor }) => eventAmong(actor, { trigger: 'is-dealt-combat-damage' }, MUCH),
    '~ is dealt combat damage',
  ],
  [
    "(you're|you are) dealt damage",
    eventOfPlayer({ of: 'you' }, { trigger: 'is-dealt-damage' }, MUCH),
    "you're dealt damage",
  ],
  [
    "(you're|you are) dealt combat damage",
    eventOfPlayer({ of: 'you' }, { trigger: 'is-dealt-combat-damage' }, MUCH),
    "you're dealt combat damage",
  ],
]);

const ZONES = templates('event', [
  ['<actor> dies', ({ actor }) => departureOf(actor, { trigger: 'dies' }), '~ dies'],
  [
    '<one> is put into a graveyard from the battlefield',
    ({ one }) =>
      isCreatures(one) ? eventOf([{ of: one ?? {} }], { trigger: 'dies' }, DEPARTED) : undefined,
    'a creature is put into a graveyard from the battlefield',
  ],
  [
    '<actor> enters [the battlefield]',
    ({ actor }) => eventOf(actor, { trigger: 'enters' }),
    '~ enters',
  ],
  [
    '<actor> enters [the battlefield] under your control',
    ({ actor }) => underYourControl(eventOf(actor, { trigger: 'enters' })),
    'a creature enters under your control',
  ],
  [
    '<actor> leaves the battlefield',
    ({ actor }) => departureOf(actor, { trigger: 'leaves-battlefield' }),
    '~ leaves the battlefield',
  ],
  [
    '<actor> enters or leaves the battlefield',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'enters' }),
      ...eventOf(actor, { trigger: 'leaves-battlefield' }),
    ],
    '~ enters or leaves the battlefield',
  ],
  [
    '<actor> enters or attacks',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'enters' }),
      ...eventOf(actor, { trigger: 'attacks' }),
    ],
    '~ enters or attacks',
  ],
  [
    '<actor> enters or dies',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'enters' }),
      ...eventOf(actor, { trigger: 'dies' }),
    ],
    '~ enters or dies',
  ],
  [
    '<actor> enters or is turned face up',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'enters' }),
      ...eventOf(actor, { trigger: 'turns-face-up' }),
    ],
    '~ enters or is turned face up',
  ],
  [
    '<actor> enters or blocks',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'enters' }),
      ...eventOf(actor, { trigger: 'blocks' }),
    ],
    '~ enters or blocks',
  ],
  [
    '<actor> attacks or dies',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'attacks' }),
      ...eventOf(actor, { trigger: 'dies' }),
    ],
    '~ attacks or dies',
  ],
  [
    '~ is put into a graveyard from anywhere',
    eventOf([{ [POINTS]: { it: 'self' } }], {
      trigger: 'goes-to-graveyard',
    }),
  ],
  [
    '<actor> becomes untapped',
    ({ actor }) => eventOf(actor, { trigger: 'becomes-untapped' }),
    '~ becomes untapped',
  ],
  [
    '<actor> is turned face up',
    ({ actor }) => eventOf(actor, { trigger: 'turns-face-up' }),
    '~ is turned face up',
  ],
]);

const DEPARTED = { it: 'event-creature', that: 'event-creature' };

const isCreatures = (one: FileForm | undefined): boolean => mappingOf(one).type === 'creature';

/** What enters under your control is yours as it enters. */
function underYourControl(events: readonly FileMapping[]): readonly FileMapping[] | undefined {
  const yours = events.map((event) => {
    const { of } = event;
    if (of === undefined) return event;
    return isMapping(of) && of.controller === undefined
      ? { ...event, of: { ...of, controller: 'you' } }
      : undefined;
  });
  const known = yours.filter((one) => one !== undefined);
  const isOfAny = known.some(({ of }) => of !== undefined);
  return known.length === yours.length && isOfAny ? known : undefined;
}

const OF_PLAYERS = templates('event', [
  [
    '<p:player-actor> (gains|gain) life',
    ({ p }) => eventOfPlayer(p, { trigger: 'gains-life' }, { ...OF_PLAYER, ...MUCH }),
    'you gain life',
  ],
  [
    '<p:player-actor> (casts|cast) <s:spell-cast>',
    ({ p, s }) => eventOfPlayer(p, { trigger: 'casts-spell', ...mappingOf(s) }, OF_PLAYER),
    'you cast a spell',
  ],
  ['you cast (~|this spell)', eventOf([{}], { trigger: 'is-cast' }), 'you cast ~'],
  [
    '<p:player-actor> (discards|discard) a card',
    ({ p }) => eventOfPlayer(p, { trigger: 'discards' }, OF_PLAYER),
    'you discard a card',
  ],
  [
    '<p:player-actor> (becomes|become) the monarch',
    ({ p }) => eventOfPlayer(p, { trigger: 'becomes-monarch' }, OF_PLAYER),
    'you become the monarch',
  ],
]);

/** Of a spell nothing is asked but its characteristics. */
const SPELLS_CAST = templates('spell-cast', [
  ['(a|an) spell', {}, 'a spell'],
  ['(a|an) <a:adjectives> spell', ({ a }) => askedOfSpells(a), 'a red spell'],
  [
    '(a|an) <a:spell-sort> or <b:spell-sort> spell',
    ({ a, b }) => ({ filter: { 'any-of': [mappingOf(a), mappingOf(b)] } }),
    'an instant or sorcery spell',
  ],
  [
    '(a|an) <a:spell-sort> , <b:spell-sort> , or <c:spell-sort> spell',
    ({ a, b, c }) => ({ filter: { 'any-of': [mappingOf(a), mappingOf(b), mappingOf(c)] } }),
    'an artifact, instant, or sorcery spell',
  ],
]);

const SPELL_SORTS = templates('spell-sort', [
  ['<t:card-type>', ({ t = '' }) => ({ type: t }), 'instant'],
  ['<subtype>', ({ subtype = '' }) => ({ subtype }), 'goblin'],
]);

function askedOfSpells(filter: FileForm | undefined): FileMapping | undefined {
  const asked = Object.keys(mappingOf(filter));
  return asked.every((key) => OF_SPELLS.includes(key)) && filter !== undefined
    ? { filter }
    : undefined;
}

const OF_SPELLS = [
  ...['type', 'not-type', 'subtype', 'not-subtype', 'supertype', 'not-supertype'],
  ...['color', 'not-color', 'colorless'],
];

/** Several events, of which one at a time triggers. */
const EVENT_LISTS = templates('events', [
  ['<event>', ({ event }) => event, '~ attacks'],
  [
    '<event> (and|or) (when|whenever) <events>',
    ({ event, events }) => [...listOf(event), ...listOf(events)],
    '~ enters and whenever ~ attacks',
  ],
  [
    '<event> (and|or) at the beginning of <beginning>',
    ({ event, beginning }) => [...listOf(event), beginningOf(beginning)],
    '~ enters and at the beginning of your upkeep',
  ],
]);

const STEPS = templates('beginning', [
  ['your upkeep', { step: 'upkeep', whose: 'you' }],
  ["(each upkeep|each player's upkeep)", { step: 'upkeep', whose: 'each' }, 'each upkeep'],
  ['your draw step', { step: 'draw', whose: 'you' }],
  ["(each draw step|each player's draw step)", { step: 'draw', whose: 'each' }, 'each draw step'],
  [
    '(your first main phase|your precombat main phase|each of your precombat main phases)',
    { step: 'precombat-main', whose: 'you' },
    'your first main phase',
  ],
  [
    '(your second main phase|your postcombat main phase|each of your postcombat main phases)',
    { step: 'postcombat-main', whose: 'you' },
    'your second main phase',
  ],
  [
    '(combat on your turn|each combat on your turn)',
    { step: 'beginning-of-combat', whose: 'you' },
    'combat on your turn',
  ],
  ['each combat', { step: 'beginning-of-combat', whose: 'each' }],
  [
    '(your declare attackers step|the declare attackers step on your turn)',
    { step: 'declare-attackers', whose: 'you' },
    'your declare attackers step',
  ],
  [
    '(the end of combat step|each end of combat step)',
    { step: 'end-of-combat', whose: 'each' },
    'the end of combat step',
  ],
  ['your end step', { step: 'end-step', whose: 'you' }],
  [
    "(each end step|the end step|each player's end step)",
    { step: 'end-step', whose: 'each' },
    'each end step',
  ],
]);

export const OTHER_TRIGGER_TEMPLATES = [
  ...DEALINGS,
  ...DAMAGE,
  ...ZONES,
  ...OF_PLAYERS,
  ...SPELLS_CAST,
  ...SPELL_SORTS,
  ...EVENT_LISTS,
  ...STEPS,
];
